import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './game/settings.svelte';
import { language } from './text/language.svelte';
import { wanted_language } from './text/languages';
import './theme.css';

// First the words: nobody should see the page in one language and then in another.
await language.use(wanted_language(settings.language, navigator.languages));
mount(App, { target: document.getElementById('app')! });
