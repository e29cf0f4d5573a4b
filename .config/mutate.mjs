// Changes the program in one place at a time, in a copy, and runs the tests that reach it: `npm run mutate -- --sample 100 --seed 7`.
// A change that no test notices is a survivor. Fails if less than `--least` percent (95) are noticed. Takes half an hour, for a nightly job.
//
// All changes of the sample are written into the copy together, each behind a switch, and the program is built once. A first run of all
// tests without any change records which test files reach which places, in their own process or in programs that they start (not in
// the site in a browser). Then each change is switched on, and those files run, the nearest and fastest first, until one fails.
import { fork, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { placesIn, switched } from './mutate-places.mjs';

const HELP = `npm run mutate -- [options]
  --sample N       how many changes are tried (100)
  --seed N         which (1)
  --least PERCENT  fails if fewer are noticed (95)
  --under PATH     changes these folders or files only (src, grammar); may be given more than once
  --tests PATH     asks these tests only, to see what those of a folder notice by themselves; may be given more than once
  --reach          only lists the places that no test reaches

What is changed: < <= > >= === !== && || - * become another operator; true and false change places; a number grows by one;
!x becomes x; the condition of ?: is turned round; an if is never taken. Left alone are
- types, and tables of data;
- how large a limit is, and whether it is within itself (MOST_…, LONGEST_…, LARGEST_…, DEEPEST_…): others are as good;
- the number in a[i] ?? 0 and [a = 0]: the compiler asks for it where the element is always there;
- throw new Error(…) and whether it is reached: it tells of a bug, and no test can bring it about;
- what runs in a browser or an editor alone (src/workbench, src/vscode): other processes run it;
- what makes up games for \`fairyc cross --random\` (src/cross/invent): others are as good.`;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '95' },
    under: { type: 'string', multiple: true, default: ['src', 'grammar'] },
    tests: { type: 'string', multiple: true, default: ['test'] },
    reach: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    // For the child processes that run tests.
    serve: { type: 'boolean', default: false },
  },
});

/** A test file that takes this many times as long as without the change, plus the time to start, hangs, and so has noticed the change. */
const PATIENCE = 5;
const START_MS = 60_000;

/** Matches tests that use the site in a browser, in which nothing is changed. */
const IN_BROWSER = /-site\.js'/;

/** Random numbers from 0 to 1, repeatable with a seed (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function isBelow(file, places) {
  return places.some((place) => file === place || file.startsWith(`${place}/`));
}

/** The sample for the seed. */
function changesFor(tracked) {
  const files = tracked.filter(
    (file) =>
      file.endsWith('.ts') &&
      isBelow(file, values.under) &&
      !/^src\/(?:workbench|vscode|catalog\/data|cross\/invent)\//.test(file),
  );
  const random = randomFrom(Number(values.seed));
  const places = files.flatMap(placesIn);
  return Array.from(
    { length: Math.min(Number(values.sample), places.length) },
    () => places.splice(Math.floor(random() * places.length), 1)[0],
  ).map((place, index) => ({ ...place, index }));
}

/** The settings in the copy: as usual, but without a build, in our order, and with the recording of reached places. */
const CONFIG = `
import config from './vitest.config.js';
import { SlowestFirst } from './slowest-first.js';

class AsGiven extends SlowestFirst {
  override async sort(files: Parameters<SlowestFirst['sort']>[0]) {
    return process.env.FAIRYC_REACHED === undefined ? files : super.sort(files);
  }
}
const setupFiles = ['.config/reached.ts'];
export default { plugins: config.plugins, test: { ...config.test, globalSetup: [], setupFiles, sequence: { sequencer: AsGiven } } };
`;
const REACHED = `
import path from 'node:path';
import { expect } from 'vitest';

const { FAIRYC_REACHED: folder } = process.env;
if (folder) {
  const name = path.relative(process.cwd(), expect.getState().testPath ?? '');
  process.env.FAIRYC_REACHED = path.join(folder, encodeURIComponent(name));
}
`;

/** Runs test files on request, in one Vitest process, which keeps compiled modules. */
async function serve() {
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: process.cwd(),
    config: '.config/mutants.vitest.config.ts',
    watch: false,
    reporters: [
      {
        onTestModuleEnd(module) {
          const { collectDuration, duration } = module.diagnostic();
          const [name, isFailed] = [module.relativeModuleId, !module.ok()];
          process.send({ name, isFailed, duration, whole: duration + collectDuration });
        },
      },
    ],
  });
  const project = vitest.getRootProject();
  process.on('message', async ({ env, files, settings }) => {
    Object.assign(process.env, env);
    Object.assign(vitest.config, settings);
    Object.assign(project.config, settings);
    const specifications = files.map((name) => project.createSpecification(path.resolve(name)));
    let crash;
    try {
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      if (unhandledErrors.length > 0)
        crash = String(unhandledErrors[0]?.stack ?? unhandledErrors[0]);
    } catch (error) {
      crash = String(error?.stack ?? error);
    }
    process.send({ isOver: true, crash });
  });
  process.send({ isReady: true });
}

/** Sends requests to a child process in a copy. It is started when needed, and again after it hangs. */
function askerIn(root) {
  let child = null;
  const end = () => {
    if (child !== null) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };
  const start = () =>
    new Promise((resolve, reject) => {
      child = fork(fileURLToPath(import.meta.url), ['--serve'], {
        cwd: root,
        // Files left by a hanging test are deleted with the copy.
        env: { ...process.env, TMPDIR: path.dirname(root) },
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child.once('exit', () => reject(new Error('Vitest did not start')));
      child.once('message', resolve);
    });
  /** The result of each file, and other errors. `limit` gives the maximum time for a file. */
  const ask = async (request, limit = () => Infinity) => {
    if (child === null) await start();
    const ended = [];
    const asked = child;
    const crash = await new Promise((resolve) => {
      let watch;
      const wait = () => {
        clearTimeout(watch);
        const most = limit(request.files[Math.min(ended.length, request.files.length - 1)]);
        if (most < Infinity) watch = setTimeout(() => over('a hang', end()), most);
      };
      const over = (what) => {
        clearTimeout(watch);
        asked.removeAllListeners();
        resolve(what);
      };
      asked.on('exit', () => over('a crash', (child = null)));
      asked.on('message', (message) => {
        if (message.isOver) over(message.crash);
        else ended.push(message);
        if (!message.isOver) wait();
      });
      wait();
      asked.send(request);
    });
    return { ended, crash };
  };
  return { ask, end };
}

/** Links each file of the packages into a copy, because packaging and bundling do not follow links to folders. */
function linkModules(root) {
  const { status } = spawnSync('cp', ['-al', realpathSync('node_modules'), `${root}/node_modules`]);
  if (status === 0) return;
  // On another disk, or without `cp`. Tests that fail because of this are left out.
  rmSync(`${root}/node_modules`, { recursive: true, force: true });
  symlinkSync(path.resolve('node_modules'), `${root}/node_modules`);
}

/** Writes and builds a copy of the program with all changes. */
function writeCopy(root, tracked, changes) {
  for (const file of tracked) cpSync(file, path.join(root, file), { verbatimSymlinks: true });
  linkModules(root);
  // Some tests list the tracked files.
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
  ])
    spawnSync('git', words, { cwd: root });
  for (const file of new Set(changes.map((change) => change.file))) {
    const own = changes.filter((change) => change.file === file);
    writeFileSync(path.join(root, file), switched(readFileSync(file, 'utf8'), own));
  }
  writeFileSync(path.join(root, '.config/mutants.vitest.config.ts'), CONFIG);
  writeFileSync(path.join(root, '.config/reached.ts'), REACHED);
  for (const script of ['.config/build.mjs', '.config/site.mjs']) {
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${script} failed`);
  }
}

/** The number of path parts that a test shares with a file. The more, the more likely it notices a change. */
function nearness(file, test) {
  const parts = file.replace(/^src\/|\.ts$/g, '').split('/');
  const others = test.replace(/^test\/|\.test\.ts$/g, '').split('/');
  return [...parts, null].findIndex((part, index) => part !== others[index]);
}

/** Runs all tests without changes, and measures the time of each file and the places that it reaches. Files that fail are left out. */
async function reach(asker, tests, folder) {
  mkdirSync(folder);
  const env = { FAIRYC_REACHED: folder };
  const { crash, ended } = await asker.ask({
    env,
    files: tests,
    settings: { isolate: true, bail: 0 },
  });
  asker.end();
  if (ended.length === 0) throw new Error(crash);
  const [failed, passed] = [true, false].map((is) => ended.filter((one) => one.isFailed === is));
  for (const { name } of failed) console.log(`left out, because it fails in the copy: ${name}`);
  if (crash !== undefined) console.log(crash);
  const places = new Map();
  for (const { name } of passed) {
    const file = path.join(folder, encodeURIComponent(name));
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    places.set(name, new Set(lines.map(Number)));
  }
  const times = new Map(passed.map(({ name, whole }) => [name, whole]));
  const testsOf = ({ file, index }) =>
    passed
      .filter(({ name }) => places.get(name).has(index))
      .map(({ duration, name }) => ({ name, cost: (duration + 300) / 4 ** nearness(file, name) }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ name }) => name);
  return { testsOf, limit: (name) => START_MS + PATIENCE * (times.get(name) ?? 0) };
}

async function main() {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const tracked = stdout.split('\n').filter(Boolean);
  const changes = changesFor(tracked);
  const tests = tracked.filter(
    (name) =>
      name.endsWith('.test.ts') &&
      isBelow(name, values.tests) &&
      !IN_BROWSER.test(readFileSync(name, 'utf8')),
  );
  const copy = mkdtempSync(path.join(tmpdir(), 'fairyc-mutants-'));
  const roots = [0, 1].map((number) => path.join(copy, String(number), 'fairyc'));
  const askers = roots.map(askerIn);
  const clean = () => {
    for (const asker of askers) asker.end();
    rmSync(copy, { recursive: true, force: true, maxRetries: 9 });
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  const noticed = new Map();
  const print = (word, { what, where }, by) =>
    console.log(`${word} ${where}: ${what}${by === '' ? '' : `\n  ${by}`}`);
  try {
    writeCopy(roots[0], tracked, changes);
    const shared = path.resolve('../shared');
    for (const number of existsSync(shared) ? ['0', '1'] : []) {
      mkdirSync(path.join(copy, number), { recursive: true });
      symlinkSync(shared, path.join(copy, number, 'shared'));
    }
    const [first] = askers;
    const { limit, testsOf } = await reach(first, tests, path.join(copy, 'reached'));
    const env = { FAIRYC_REACHED: '' };
    const reached = changes.filter((change) => testsOf(change).length > 0);
    for (const change of changes)
      if (!reached.includes(change)) print('SURVIVES', change, 'no test reaches it');
    if (values.reach) {
      console.log(`${reached.length} of ${changes.length} places reached`);
      return;
    }
    const modules = path.join(roots[0], 'node_modules');
    const filter = (file) => file !== modules;
    cpSync(roots[0], roots[1], { recursive: true, verbatimSymlinks: true, filter });
    linkModules(roots[1]);
    const queue = reached.values();
    const settings = { isolate: false, bail: 1, maxWorkers: 1 };
    await Promise.all(
      askers.map(async ({ ask }) => {
        for (const change of queue) {
          const files = testsOf(change);
          const endOf = async (made, names) => {
            const request = { env: { ...env, FAIRYC_CHANGE: made }, files: names, settings };
            const { crash, ended } = await ask(request, limit);
            const by = ended.find(({ isFailed }) => isFailed)?.name ?? crash;
            const at = names[Math.min(ended.length, names.length - 1)];
            return by === undefined ? null : { by, at, isTest: names.includes(by) };
          };
          const made = String(change.index);
          let found = await endOf(made, files);
          // The machine may cause a hang or crash, so it counts only if it occurs again, and not without the change.
          if (found?.isTest === false) found = await endOf(made, files);
          if (found?.isTest === false && (await endOf('', [found.at])) !== null) found = null;
          const by = found?.by;
          if (by !== undefined) noticed.set(change, by);
          const few = [...files.slice(0, 9), ...(files.length > 9 ? [`… ${files.length}`] : [])];
          if (by === undefined) print('SURVIVES', change, `reached by ${few.join(', ')}`);
          else print('noticed', change, `by ${by.split('\n')[0]}`);
        }
      }),
    );
    // A flaky test has noticed nothing.
    const files = [...new Set(noticed.values())].filter((name) => tests.includes(name));
    const again = { env: { ...env, FAIRYC_CHANGE: '' }, files, settings: { ...settings, bail: 0 } };
    const { ended } = await first.ask(again, limit);
    for (const { name } of ended.filter(({ isFailed }) => isFailed))
      for (const [change, by] of noticed)
        if (by === name && noticed.delete(change))
          print('SURVIVES', change, `${by} also fails without it`);
  } finally {
    clean();
  }
  const share = changes.length === 0 ? 100 : (100 * noticed.size) / changes.length;
  console.log(`${share.toFixed(1)} % of ${changes.length} changes noticed (seed ${values.seed})`);
  process.exitCode = share < Number(values.least) ? 1 : 0;
}

if (values.help) console.log(HELP);
else if (values.serve) await serve();
else await main();
