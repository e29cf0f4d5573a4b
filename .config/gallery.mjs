// Writes pages of all 121 built-in variants, the 143 sections of the engine's variants.ini and the shipped documents to build/gallery, which is not committed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const { variants } = JSON.parse(readFileSync('src/catalog/data/builtin-variants.json', 'utf8'));
const documents = readdirSync('variants').filter((name) => name.endsWith('.md'));

await import('./build.mjs');
const games = [
  ...documents.map((name) => `variants/${name}`),
  ...variants.map(({ name }) => name),
  'test/fixtures/ini/variants.ini',
];
const words = ['dist/fairyc.cjs', 'page', ...games, '-o', 'build/gallery', '--force'];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 2;
