// What main.ts imports first; the built page loads it as a script of its own (vite.config.ts).
import { parse_route } from '../route';
import { begin_early_line } from './early';

const route = parse_route(location.pathname, location.search);
if (route.page === 'game') begin_early_line(route.id);
