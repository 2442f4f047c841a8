// Makes src/protocol/messages.ts from docs/protocol.schema.json; with --check only says whether it
// is up to date.
import fs from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schemaFile = new URL('../../docs/protocol.schema.json', import.meta.url);
const typesFile = new URL('../src/protocol/messages.ts', import.meta.url);

const schema = JSON.parse(fs.readFileSync(schemaFile, 'utf8'));
// The compiler writes out every length an array may have: right for pairs, unreadable for seats.
const shorten = (node) => {
  if (typeof node !== 'object' || node === null) return;
  if (node.maxItems > 3 || (node.minItems > 0 && node.maxItems === undefined)) {
    delete node.minItems;
    delete node.maxItems;
  }
  Object.values(node).forEach(shorten);
};
shorten(schema);
// A definition gets its own name only when the top level refers to it.
schema.type = 'object';
schema.additionalProperties = false;
schema.properties = Object.fromEntries(
  Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
);
schema.title = 'Protocol';
const text = await compile(schema, 'Protocol', {
  bannerComment: '// Made by `npm run types` from docs/protocol.schema.json. Do not edit.',
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100, trailingComma: 'all' },
});

if (process.argv.includes('--check')) {
  const now = fs.existsSync(typesFile) ? fs.readFileSync(typesFile, 'utf8') : '';
  if (now !== text) {
    console.error('src/protocol/messages.ts is not up to date: run `npm run types`.');
    process.exit(1);
  }
} else {
  fs.writeFileSync(typesFile, text);
}
