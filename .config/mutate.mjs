// Changes the program in one place at a time and runs the tests that reach it, in a copy: `npm run mutate -- --sample 100 --seed 7`.
// `--quick` stops after the 48 nearest test files.
// A change that no test notices is a survivor. Fails if fewer than `--least` percent (95) are noticed. For a nightly job: it takes hours.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '95' },
    under: { type: 'string', multiple: true, default: ['src', 'grammar'] },
    quick: { type: 'boolean', default: false },
  },
});

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '+',
};

/** The places of a file that can be changed, each with the text instead. */
function placesIn(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places = [];
  const add = (node, instead) =>
    places.push({ file, start: node.getStart(), end: node.getEnd(), instead });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isBinaryExpression(node)) {
      const instead = OPERATORS[node.operatorToken.getText()];
      if (instead !== undefined) add(node.operatorToken, instead);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      add(node, String(Number(node.text) + 1));
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, `(${node.operand.getText()})`);
    else if (ts.isConditionalExpression(node))
      add(node.condition, `!(${node.condition.getText()})`);
    else if (ts.isIfStatement(node)) add(node.expression, 'false');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

const git = (...words) => spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;
const tracked = git('ls-files').split('\n').filter(Boolean);
const files = tracked.filter(
  (file) =>
    file.endsWith('.ts') &&
    values.under.some((folder) => file.startsWith(`${folder}/`)) &&
    !/^src\/(?:workbench|vscode|catalog\/data)\//.test(file),
);
const random = randomFrom(Number(values.seed));
const places = files.flatMap(placesIn);
const sample = Array.from(
  { length: Math.min(Number(values.sample), places.length) },
  () => places.splice(Math.floor(random() * places.length), 1)[0],
);

const copy = mkdtempSync(path.join(tmpdir(), 'fairyc-mutants-'));
const root = path.join(copy, 'fairyc');
for (const file of tracked) cpSync(file, path.join(root, file), { verbatimSymlinks: true });
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
if (existsSync('../shared')) symlinkSync(path.resolve('../shared'), path.join(copy, 'shared'));

const VITEST = [
  '--config',
  '.config/vitest.config.ts',
  '--bail',
  '1',
  '--reporter',
  'dot',
  '--passWithNoTests',
];

/** Whether all of these test files pass. One that hangs has noticed the change. */
function passes(tests) {
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests, ...VITEST], {
    cwd: root,
    stdio: 'ignore',
    timeout: 30 * 60_000,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

/** What each file of ours imports, by its path from the root. */
const imports = new Map(
  tracked
    .filter((file) => /^(?:src|grammar|test)\/.*\.ts$/.test(file))
    .map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const near = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
      const at = ({ fileName }) => path.posix.join(path.posix.dirname(file), fileName);
      return [file, near.map((it) => at(it).replace(/\.js$/, '.ts'))];
    }),
);

/** The test files from which imports lead to a file, the nearest first: those mostly notice a change. */
function testsOf(file) {
  const importers = new Map();
  for (const [from, targets] of imports)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set([file]);
  for (const one of reached) for (const from of importers.get(one) ?? []) reached.add(from);
  const mirror = `${file.replace(/^src\//, 'test/').replace(/\.ts$/, '')}.test.ts`;
  const all = [...reached].filter((name) => name.endsWith('.test.ts') && name !== mirror);
  // Those that need the program built come last.
  const needsBuild = (name) => /\bdist\b|fairyc\.cjs/.test(readFileSync(name, 'utf8'));
  const tests = [...all.filter((name) => !needsBuild(name)), ...all.filter(needsBuild)];
  if (imports.has(mirror)) tests.unshift(mirror);
  if (!/^src\/(?:cli|lsp)\//.test(file)) return tests;
  // The command line is tested as a process: those with the name of the file first.
  const started = tracked.filter((name) => /^test\/(?:cli|prove)\/.*\.test\.ts$/.test(name));
  const isNamed = (name) => name.includes(path.basename(file, '.ts'));
  return [...new Set([...started.filter(isNamed), ...tests, ...started])];
}

/** A few test files at a time, so that a change that is noticed soon costs little. */
function survives({ file }) {
  const tests = testsOf(file);
  const steps = [tests.slice(0, 4), tests.slice(4, 16), tests.slice(16, 48), tests.slice(48)];
  const run = values.quick ? steps.slice(0, 3) : steps;
  return run.every((step) => step.length === 0 || passes(step));
}

let survivors = 0;
try {
  for (const [index, place] of sample.entries()) {
    const { end, file, instead, start } = place;
    const text = readFileSync(file, 'utf8');
    writeFileSync(path.join(root, file), text.slice(0, start) + instead + text.slice(end));
    const isSurvivor = survives(place);
    writeFileSync(path.join(root, file), text);
    if (isSurvivor) survivors += 1;
    const line = text.slice(0, start).split('\n').length;
    const what = `${text.slice(start, end).replace(/\s+/g, ' ')} -> ${instead.replace(/\s+/g, ' ')}`;
    console.log(
      `${index + 1}/${sample.length} ${isSurvivor ? 'SURVIVES' : 'noticed'} ${file}:${line}: ${what}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const noticed = sample.length === 0 ? 100 : (100 * (sample.length - survivors)) / sample.length;
console.log(`${noticed.toFixed(1)} % of ${sample.length} changes noticed (seed ${values.seed})`);
process.exitCode = noticed < Number(values.least) ? 1 : 0;
