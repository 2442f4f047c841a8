// Says how large the built page is, gzipped, and fails where the scripts that every visit loads
// pass the limit: those index.html names and what they import at once. What is fetched later, when
// it is opened (the rules and their languages), is listed and not counted.
//   node scripts/size.mjs DIST
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kMostScript = 100_000; // bytes, gzipped

const dist = process.argv[2] ?? 'dist';
const assets = join(dist, 'assets');
const size = (name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const waiting = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
  (found) => found[1],
);
const first = new Set();
while (waiting.length > 0) {
  const name = waiting.pop();
  if (first.has(name)) continue;
  first.add(name);
  const text = readFileSync(join(assets, name), 'utf8');
  for (const [, path] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
    waiting.push(basename(path));
  }
}

let script = 0;
let later = 0;
for (const name of readdirSync(assets).sort()) {
  if (first.has(name)) {
    script += size(name);
    console.log(`${name}: ${size(name)} bytes gzipped`);
  } else if (name.endsWith('.js')) {
    later += size(name);
  } else {
    console.log(`${name}: ${size(name)} bytes gzipped`);
  }
}
console.log(`loaded when opened: ${later} bytes gzipped`);
console.log(`scripts of every visit: ${script} bytes gzipped, at most ${kMostScript}`);
process.exit(script > 0 && script <= kMostScript ? 0 : 1);
