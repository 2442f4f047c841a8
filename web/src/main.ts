import './net/early_line';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './game/settings.svelte';
import { language } from './text/language.svelte';
import { wanted_language } from './text/languages';
import './theme.css';

// First the words: nobody should see the page in one language and then in another.
await language.use(wanted_language(settings.language, navigator.languages));
// A line that was begun early can join while the page is made.
if (window.tollkeeper_early) await new Promise((resolve) => setTimeout(resolve));
mount(App, { target: document.getElementById('app')! });
