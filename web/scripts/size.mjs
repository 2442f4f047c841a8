// Says how large the built page is, gzipped, and fails where its scripts pass the limit.
//   node scripts/size.mjs DIST
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kMostScript = 100_000; // bytes, gzipped

const folder = join(process.argv[2] ?? 'dist', 'assets');
let script = 0;
for (const name of readdirSync(folder).sort()) {
  const size = gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  console.log(`${name}: ${size} bytes gzipped`);
  if (name.endsWith('.js')) script += size;
}
console.log(`scripts: ${script} bytes gzipped, at most ${kMostScript}`);
process.exit(script > 0 && script <= kMostScript ? 0 : 1);
