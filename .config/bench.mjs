// `npm run bench [-- --engine PATH]`: whole processes against the engine's own `check`, then the benchmarks in test/bench/.
// `npm run bench -- --growth`: what every reader takes of time and memory for n, 2n, 4n and 8n of everything that there may be many of.
// What is to be compared takes turns in one run, so that whatever else the machine does falls on all of it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { parse } from 'ini';
import { benchPerft } from './bench-perft.mjs';

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string' },
    growth: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
  },
  allowPositionals: true,
});
if (values.growth) {
  await build({
    entryPoints: ['.config/bench-growth.ts'],
    outfile: 'build/bench-growth.mjs',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  const words = ['--expose-gc', 'build/bench-growth.mjs'];
  process.exit(spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1);
}

await import('./build.mjs');

// The engine's own file, or the same sections without its comments.
const file = ['../shared/corpus/variants.ini', 'test/fixtures/ini/variants.ini'].find(existsSync);
const commands = [
  ['node alone', [process.execPath, '-e', '0']],
  ['fairyc --version', [process.execPath, 'dist/fairyc.cjs', '--version']],
  ['fairyc lint', [process.execPath, 'dist/fairyc.cjs', 'lint', file]],
  ...(values.engine === undefined ? [] : [['engine check', [values.engine, 'check', file]]]),
];
// Where it is set, Node reads certificates at every start, which is nobody's work here.
const env = { ...process.env };
delete env.NODE_EXTRA_CA_CERTS;

const times = new Map(commands.map(([name]) => [name, []]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, [program, ...words]] of commands) {
    const start = performance.now();
    const { error } = spawnSync(program, words, { env, stdio: 'ignore' });
    if (error !== undefined) throw error;
    times.get(name).push(performance.now() - start);
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const lint = median(times.get('fairyc lint'));
console.log(`Whole processes on ${file}: median of ${values.rounds} alternating runs\n`);
for (const [name, each] of times) {
  const [took, least] = [median(each), Math.min(...each)].map((ms) => ms.toFixed(1).padStart(7));
  const ratio = (lint / median(each)).toFixed(2).padStart(6);
  console.log(
    `${name.padEnd(18)}${took} ms  least ${least} ms  fairyc lint takes ${ratio} times that`,
  );
}

// In process and warm, bundled as users run it: what vitest makes of modules is three times slower.
await build({
  entryPoints: ['src/check/lint.ts'],
  outfile: 'build/bench-lint.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { iniJudge, lintIni } = await import('../build/bench-lint.mjs');
const text = readFileSync(file, 'utf8');
const [lints, parses, edits] = [[], [], []];
const judge = iniJudge('fairy-stockfish');
const ends = [...text.matchAll(/\n(?=\[)/g)].map(({ index }) => index);
const time = (into, work) => {
  const start = performance.now();
  work();
  into.push(performance.now() - start);
};
for (let round = 0; round < 300; round += 1) {
  time(lints, () => lintIni({ file, text }, 'fairy-stockfish'));
  time(parses, () => parse(text));
  const at = ends[round % ends.length];
  const edited = `${text.slice(0, at)}\nnMoveRule = ${round}${text.slice(at)}`;
  time(edits, () => judge({ file, text: edited }));
}
const [warm, parsed, edit] = [lints, parses, edits].map((each) => median(each.slice(-150)));
const least = Math.min(...lints).toFixed(2);
console.log(
  `\nIn process, warm: lintIni ${warm.toFixed(2)} ms, least ${least} ms; ${(warm / parsed).toFixed(1)} times the parse of npm's ini; after an edit ${edit.toFixed(2)} ms\n`,
);

await benchPerft(values.engine);

const vitest = ['vitest', 'bench', '--run', '--config', '.config/vitest.config.ts', ...positionals];
process.exitCode = spawnSync('npx', vitest, { stdio: 'inherit' }).status ?? 1;
