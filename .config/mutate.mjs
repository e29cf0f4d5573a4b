// Changes the program in one place at a time and runs the tests that reach it, in a copy: `npm run mutate -- --sample 100 --seed 7`.
// A change that no test notices is a survivor. Fails if fewer than `--least` percent (95) are noticed. For a nightly job: it takes an hour or more.
// It asks the nearest and all quick test files that can reach the change, so that its number is a lower bound; `--all` asks the slow ones, too.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '95' },
    under: { type: 'string', multiple: true, default: ['src', 'grammar'] },
    all: { type: 'boolean', default: false },
    // Only these tests are asked: to see what the tests of a folder notice by themselves.
    tests: { type: 'string', multiple: true, default: ['test'] },
    // For the process that runs the tests of the changes in a file: the file, and which comes first.
    changes: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});

/** What a test says that starts the built program. */
const PROGRAM = /\bdist\b|fairyc\.cjs/;

/** A test file that takes so long hangs, and so has noticed the change. */
const PATIENCE_MS = 4 * 60_000;

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
  const add = (node, instead) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    places.push({ file, line, start, was: text.slice(start, end), instead });
  };
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

function withChange(text, { instead, start, was }) {
  return text.slice(0, start) + instead + text.slice(start + was.length);
}

function isBelow(file, places) {
  return places.some((place) => file === place || file.startsWith(`${place}/`));
}

/** The sample that the seed gives, each place with the tests that reach it. */
function changesFor(tracked) {
  const files = tracked.filter(
    (file) =>
      file.endsWith('.ts') &&
      isBelow(file, values.under) &&
      !/^src\/(?:workbench|vscode|catalog\/data)\//.test(file),
  );
  const random = randomFrom(Number(values.seed));
  const places = files.flatMap(placesIn);
  const testsOf = testsByImports(tracked);
  return Array.from(
    { length: Math.min(Number(values.sample), places.length) },
    () => places.splice(Math.floor(random() * places.length), 1)[0],
  ).map((place) => ({ ...place, ...testsOf(place.file) }));
}

/** For a file the test files from which imports lead to it, the nearest first: those mostly notice a change. */
function testsByImports(tracked) {
  const sources = tracked.filter((name) => /^(?:src|grammar|test)\/.*\.ts$/.test(name));
  const importers = new Map();
  for (const file of sources) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles.filter((one) => one.fileName.startsWith('.'))) {
      const target = path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, '.ts');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const testsFrom = (files) => {
    const reached = new Set(files);
    for (const one of reached) for (const from of importers.get(one) ?? []) reached.add(from);
    return [...reached].filter((name) => name.endsWith('.test.ts') && isBelow(name, values.tests));
  };
  // The command line is tested as a process, which no import shows.
  const ofProgram = testsFrom(
    sources.filter((name) => name.startsWith('test/') && PROGRAM.test(readFileSync(name, 'utf8'))),
  );
  const first = (tests, isFirst) => [
    ...tests.filter(isFirst),
    ...tests.filter((name) => !isFirst(name)),
  ];
  return (file) => {
    const mirror = `${file.replace(/^src\//, 'test/').replace(/\.ts$/, '')}.test.ts`;
    const base = path.basename(file, '.ts');
    return {
      near: first(
        testsFrom([file]).filter((name) => !ofProgram.includes(name)),
        (name) => name === mirror,
      ),
      program: first(ofProgram, (name) => name.includes(base)),
    };
  };
}

/** How long each test file took when it was last run here, in seconds. */
function lastDurations() {
  const folder = 'node_modules/.vite/vitest';
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const results = files
    .map((name) => path.join(folder, name, 'results.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).results)
    .map(([name, { duration }]) => [name.replace(/^[^:]*:/, ''), duration / 1000]);
  return new Map(results);
}

/** The process that changes the copy and runs its tests, in one Vitest, which keeps what it has compiled. */
async function runChanges(changes) {
  const { createVitest } = await import('vitest/node');
  const seconds = lastDurations();
  const secondsOf = (name) => seconds.get(`/${name}`) ?? seconds.get(name) ?? 0;
  let failed = [];
  const vitest = await createVitest('test', {
    root: process.cwd(),
    config: '.config/mutants.vitest.config.ts',
    watch: false,
    bail: 1,
    // What runTestSpecifications returns is of all runs so far, so what fails is heard here.
    reporters: [
      {
        onTestModuleEnd(module) {
          process.send({ isAlive: true });
          if (!module.ok()) failed.push(module.relativeModuleId);
        },
      },
    ],
  });
  const project = vitest.getRootProject();
  /** The test files that fail, as far as they were run until one did. */
  const failing = async (tests) => {
    failed = [];
    const specifications = tests.map((name) => project.createSpecification(path.resolve(name)));
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return unhandledErrors.length > 0 && failed.length === 0 ? tests : failed;
  };
  const noticedBy = async ({ file, near, program }) => {
    const isQuick = (name) => secondsOf(name) < 2;
    const others = near.slice(6).filter((name) => secondsOf(name) < 10);
    // Where none has been measured, the nearest have to do.
    const quick = others.filter(isQuick).slice(0, seconds.size === 0 ? 42 : undefined);
    const steps = [
      near.slice(0, 6).filter((name) => secondsOf(name) < 10),
      quick.slice(0, 24),
      quick.slice(24),
      others.filter((name) => !isQuick(name)).slice(0, 12),
    ];
    if (values.all) steps.push(near.filter((name) => !steps.flat().includes(name)));
    for (const step of steps) {
      const found = step.length === 0 ? [] : await failing(step);
      if (found.length > 0) return found;
    }
    const isOfProgram = values.all || /^(?:src\/cli|test)\//.test(file);
    return isOfProgram && program.length > 0 && !passesBuilt(program) ? program : [];
  };
  const put = (file, text) => {
    writeFileSync(file, text);
    vitest.invalidateFile(path.resolve(file));
  };
  for (const [index, change] of changes.entries()) {
    if (index < Number(values.from)) continue;
    const text = readFileSync(change.file, 'utf8');
    put(change.file, withChange(text, change));
    const by = await noticedBy(change);
    put(change.file, text);
    process.send({ index, by });
  }
  await vitest.close();
}

/** Whether the tests that start the program pass, with the program built anew. */
function passesBuilt(tests) {
  const words = ['vitest', 'run', ...tests, '--config', '.config/vitest.config.ts', '--bail', '1'];
  return spawnSync('npx', words, { stdio: 'ignore' }).status === 0;
}

/** Runs all changes, in a new process wherever one hangs or ends. `said` hears of each and of the tests that noticed it. */
async function verdicts(root, list, changes, said) {
  for (let next = 0; next < changes.length;) {
    const own = fileURLToPath(import.meta.url);
    const words = [own, '--changes', list, '--from', String(next)];
    const child = spawn(process.execPath, values.all ? [...words, '--all'] : words, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const errors = [];
    createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
    const kill = () => process.kill(-child.pid, 'SIGKILL');
    const end = () => {
      kill();
      process.exit(1);
    };
    process.once('SIGINT', end).once('SIGTERM', end);
    let watch = setTimeout(kill, PATIENCE_MS);
    const before = next;
    child.on('message', ({ by, index }) => {
      clearTimeout(watch);
      watch = setTimeout(kill, PATIENCE_MS);
      if (index === undefined) return;
      said(changes[index], index, by);
      next = index + 1;
    });
    const status = await new Promise((resolve) => child.on('exit', (code) => resolve(code)));
    clearTimeout(watch);
    process.off('SIGINT', end).off('SIGTERM', end);
    if (next >= changes.length) return;
    if (status !== null && next === before) throw new Error(errors.slice(-20).join('\n'));
    // It hangs, or takes all memory: the copy is put right.
    const { file, instead, start, was } = changes[next];
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.startsWith(instead, start)) throw new Error(errors.slice(-20).join('\n'));
    writeFileSync(path.join(root, file), withChange(text, { start, was: instead, instead: was }));
    said(changes[next], next, ['a hang']);
    next += 1;
  }
}

async function main() {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const tracked = stdout.split('\n').filter(Boolean);
  const changes = changesFor(tracked);
  const copy = mkdtempSync(path.join(tmpdir(), 'fairyc-mutants-'));
  const root = path.join(copy, 'fairyc');
  const noticed = new Map();
  const failsAnyway = new Set();
  try {
    for (const file of tracked) cpSync(file, path.join(root, file), { verbatimSymlinks: true });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    if (existsSync('../shared')) symlinkSync(path.resolve('../shared'), path.join(copy, 'shared'));
    // What tests of the program need is built when they are run; a busy machine is slow.
    const config = readFileSync('.config/vitest.config.ts', 'utf8');
    writeFileSync(
      path.join(root, '.config/mutants.vitest.config.ts'),
      config
        .replace(/ *globalSetup: .*\n/, '')
        .replace(/testTimeout: [\d_]+/, `testTimeout: ${PATIENCE_MS}`),
    );
    const list = path.join(copy, 'changes.json');
    const judge = async (some, said) => {
      writeFileSync(list, JSON.stringify(some));
      await verdicts(root, list, some, said);
    };
    await judge(changes, (change, index, by) => {
      if (by.length > 0) noticed.set(change, by);
      const { file, instead, line, was } = change;
      const what = `${was} -> ${instead}`.replace(/\s+/g, ' ');
      const word = by.length > 0 ? 'noticed' : 'SURVIVES';
      console.log(`${index + 1}/${changes.length} ${word} ${file}:${line}: ${what}`);
      if (by.length > 0) console.log(`  by ${by[0]}`);
    });
    // A test that fails in the unchanged copy has noticed nothing.
    const heard = [...new Set([...noticed.values()].map(([first]) => first))];
    const unchanged = heard
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => ({ file: name, start: 0, was: '', instead: '', ...runAlone(name, changes) }));
    await judge(unchanged, ({ file }, _, by) => {
      if (by.length > 0) failsAnyway.add(file);
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  for (const [change, [by]] of noticed) {
    if (!failsAnyway.has(by)) continue;
    noticed.delete(change);
    console.log(`NOT NOTICED ${change.file}:${change.line}: ${by} fails without the change, too`);
  }
  const share = changes.length === 0 ? 100 : (100 * noticed.size) / changes.length;
  console.log(`${share.toFixed(1)} % of ${changes.length} changes noticed (seed ${values.seed})`);
  process.exitCode = share < Number(values.least) ? 1 : 0;
}

/** How a test file is asked: with the others, or with the program built. */
function runAlone(name, changes) {
  const isOfProgram = changes.some(({ program }) => program.includes(name));
  return isOfProgram ? { near: [], program: [name] } : { near: [name], program: [] };
}

if (values.changes === undefined) await main();
else await runChanges(JSON.parse(readFileSync(values.changes, 'utf8')));
