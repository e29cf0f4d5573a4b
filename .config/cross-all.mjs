// Compares all 121 built-in variants and all 143 sections of the engine's variants.ini with the real engine, and writes the report to generated/cross/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const { variants } = JSON.parse(readFileSync('src/catalog/data/builtin-variants.json', 'utf8'));
const names = variants.map(({ name }) => name);
// Depth 3, except if it has more than 20 million sequences: amazons, duck, atomicduck, cetus.
const effort = ['--games', '30', '--depth', '3', '--nodes', '20000000'];

await import('./build.mjs');
mkdirSync('generated/cross', { recursive: true });
const { shard, text } = report();
writeFileSync('generated/cross/report.json', text);
const words = fairyc(['--merge', 'generated/cross/report.json']);
writeFileSync('generated/cross/report.txt', words.stdout);
process.stdout.write(words.stdout);
process.exitCode = shard.status ?? 2;

/** The report, with one line for each variant so that people can read it. */
function report() {
  const shard = fairyc([...names, 'test/fixtures/ini/variants.ini', ...effort, '--json']);
  const { variants: verdicts, ...head } = JSON.parse(shard.stdout);
  const lines = verdicts.map((verdict) => JSON.stringify(verdict)).join(',\n');
  const text = `${JSON.stringify(head).slice(0, -1)},"variants":[\n${lines}\n]}\n`;
  return { shard, text };
}

function fairyc(words) {
  return spawnSync(process.execPath, ['dist/fairyc.cjs', 'cross', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
}
