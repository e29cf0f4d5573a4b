// `npm run bench [-- --engine PATH [--engine-small PATH] [--engine-made PATH]]` compares whole processes with the engine's `check`, runs perft,
// then the benchmarks in test/bench/. With an engine, the results are written to generated/bench/. The small engine is built for boards of
// 8x8; the last one makes every leaf move of a perft.
// `npm run bench -- --growth` measures the time and memory of all readers for n, 2n, 4n and 8n of everything that can be repeated.
// The programs that are compared alternate in one run, so that other work on the machine affects all of them equally.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { parse } from 'ini';
import { benchPerft } from './bench-perft.mjs';
import {
  engineFile,
  keepReport,
  median,
  processorTime,
  shippedDocuments,
  surroundings,
} from './bench-report.mjs';

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string' },
    'engine-small': { type: 'string' },
    'engine-made': { type: 'string' },
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

const file = engineFile();
const fairyc = [process.execPath, 'dist/fairyc.cjs'];
const out = mkdtempSync(path.join(tmpdir(), 'fairyc-bench-'));
const documents = shippedDocuments();
// Limits are a share of the first command, or milliseconds of processor time.
const commands = [
  ...(values.engine === undefined
    ? []
    : [
        { name: 'engine check', words: [values.engine, 'check', file] },
        { name: 'engine go perft 5', words: [values.engine, 'go', 'perft', '5'] },
      ]),
  { name: 'node alone', words: [process.execPath, '-e', '0'] },
  { name: 'fairyc --version', words: [...fairyc, '--version'], of: ['node alone', 1.3] },
  { name: 'fairyc lint', words: [...fairyc, 'lint', file], of: ['engine check', 0.35] },
  {
    name: 'fairyc perft chess',
    words: [...fairyc, 'perft', 'chess', '--depth', '5'],
    of: ['engine go perft 5', 0.5],
  },
  { name: 'fairyc explain nN', words: [...fairyc, 'explain', 'nN'], most: 150 },
  { name: 'fairyc lint shogi.md', words: [...fairyc, 'lint', 'variants/shogi.md'] },
  {
    name: 'fairyc build shogi.md',
    words: [...fairyc, 'build', 'variants/shogi.md', '-o', out],
    most: 250,
  },
  {
    name: 'fairyc build, all documents',
    words: [...fairyc, 'build', ...documents, '-o', out, '--approximate'],
    most: 1000,
  },
  {
    name: 'fairyc page, all documents',
    words: [...fairyc, 'page', ...documents, '-o', out],
    most: 2000,
  },
];
// If this is set, Node reads certificates at every start, which must not be measured.
const env = { ...process.env };
delete env.NODE_EXTRA_CA_CERTS;

const times = new Map(commands.map(({ name }) => [name, []]));
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { name, words } of commands) times.get(name).push(processorTime(words, env));
rmSync(out, { recursive: true });

const processes = commands.map(({ most = null, name, of = null }) => {
  const whole = of === null ? undefined : times.get(of[0]);
  const must = whole === undefined ? most : of[1] * median(whole);
  return { name, median: median(times.get(name)), least: Math.min(...times.get(name)), must };
});
console.log(`Processor time of whole processes: median of ${values.rounds} alternating runs\n`);
for (const { least, median: middle, must, name } of processes) {
  const [took, quickest] = [middle, least].map((ms) => ms.toFixed(0).padStart(6));
  const limit =
    must === null ? '' : `  must ${must.toFixed(0)} ms${middle <= must ? '' : ': NOT held'}`;
  console.log(`${name.padEnd(28)}${took} ms  least ${quickest} ms${limit}`);
}

// In process and warm, bundled as users run it, because modules are three times slower in vitest.
await build({
  entryPoints: ['src/check/lint.ts'],
  outfile: 'build/bench-lint.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { iniLinter, lintIni } = await import('../build/bench-lint.mjs');
const text = readFileSync(file, 'utf8');
const [lints, parses, edits] = [[], [], []];
const judge = iniLinter('fairy-stockfish');
const ends = [...text.matchAll(/\n(?=\[)/g)].map(({ index }) => index);
const time = (into, work) => {
  const start = performance.now();
  work();
  into.push(performance.now() - start);
};
for (let round = 0; round < 300; round += 1) {
  time(lints, () => lintIni({ file, text }, 'fairy-stockfish'));
  time(parses, () => parse(text));
}
// A separate loop, as in an editor, which checks the same text repeatedly.
for (let round = 0; round < 300; round += 1) {
  const at = ends[round % ends.length];
  const edited = `${text.slice(0, at)}\nnMoveRule = ${round}${text.slice(at)}`;
  time(edits, () => judge({ file, text: edited }));
}
const [warm, parsed, edit] = [lints, parses, edits].map((each) => median(each.slice(-150)));
const least = Math.min(...lints).toFixed(2);
console.log(
  `\nIn process, warm: lintIni ${warm.toFixed(2)} ms, least ${least} ms; ${(warm / parsed).toFixed(1)} times the parse of npm's ini; after an edit ${edit.toFixed(2)} ms\n`,
);

const perft = await benchPerft({
  engine: values.engine,
  small: values['engine-small'],
  engineMade: values['engine-made'],
});
if (values.engine !== undefined)
  await keepReport({ surroundings: surroundings(values.engine), processes, perft });

const vitest = ['vitest', 'bench', '--run', '--config', '.config/vitest.config.ts', ...positionals];
process.exitCode = spawnSync('npx', vitest, { stdio: 'inherit' }).status ?? 1;
