// Runs the end-to-end tests: the real program, a real browser.
//   node tests/e2e/run.mjs PROGRAM [vitest arguments]
// Exit code 77 (skipped) where there is no Chromium; TOLLKEEPER_CHROMIUM names one elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '..', '..');
const [program, ...more] = process.argv.slice(2);
if (!program || !existsSync(program)) {
  console.error('usage: node tests/e2e/run.mjs PROGRAM [vitest arguments]');
  process.exit(2);
}

function find_chromium() {
  const named = process.env.TOLLKEEPER_CHROMIUM;
  if (named) return named;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return '';
}

const chromium = find_chromium();
if (!chromium || !existsSync(chromium)) {
  console.log('skipped: the end-to-end tests need Chromium (apt-get install chromium)');
  process.exit(77);
}

const result = spawnSync(
  process.execPath,
  [
    join(web, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    join(here, 'vitest.config.ts'),
    ...more,
  ],
  {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, TOLLKEEPER_PROGRAM: resolve(program), TOLLKEEPER_CHROMIUM: chromium },
  },
);
process.exit(result.status ?? 1);
