// Part of `npm run bench`, or separately: `node .config/bench-perft.mjs [ENGINE [SMALL [MADE]]]`. Runs perft on the same positions with our
// generator, with ffish in its fastest form (counting legal moves at the leaves), and optionally with native engines: one built for boards
// of 12x10, one for 8x8, and one patched to make every leaf move. They alternate in short slices, and each goes first in turn. The best
// slice of each counts, in processor time of its process, so that other work on the machine does not matter.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const CASES = [
  ['chess', null, 4],
  ['chess', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 4],
  ['shogi', null, 4],
  ['torishogi', null, 4],
  ['crazyhouse', null, 4],
  ['capablanca', null, 4],
  ['xiangqi', null, 4],
];
const ROUNDS = 15;
const SLICE_MS = 60;
/** How often a game is compiled. The shortest time counts. */
const COMPILED = 8;
/** V8 needs about a second to optimise hot code; the others only have to read their tables once. */
const WARM_UP_MS = 1500;

/** How many times faster than each of the others we must be. */
export const LEAST_TIMES = { engine: 3, small: 2, ffish: 15, engineMade: 3 };

/** `paths` of the native engines, under the names of `LEAST_TIMES`. */
export async function benchPerft(paths) {
  const ours = await loadOurs();
  const ffish = await loadFfish();
  const engines = [];
  for (const [name, file] of Object.entries(paths))
    if (file) engines.push([name, await startEngine(file)]);
  const rows = [];
  console.log(
    'Perft, leaves counted in bulk or made: million leaves a second, best of the rounds\n',
  );
  for (const [variant, fen, depth] of CASES) {
    const { compiled, made, perft } = ours(variant, fen);
    const contenders = [
      { name: 'fairyc', perft, depth, clock: ownTime },
      { name: 'fairycMade', perft: made, depth, clock: ownTime },
      // For ffish, depth 3 gives the same result in a thirtieth of the time.
      { name: 'ffish', perft: ffish(variant, fen), depth: Math.min(depth, 3), clock: ownTime },
    ];
    for (const [name, engine] of engines)
      if (engine.knows(variant))
        contenders.push({ name, perft: engine.perft(variant, fen), depth, clock: engine.time });
    for (const contender of contenders) await warmUp(contender);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const index of contenders.keys())
        await slice(contenders[(index + round) % contenders.length]);
    const counts = new Set(
      contenders.filter((one) => one.depth === depth).map((one) => one.leaves),
    );
    if (counts.size !== 1) throw new Error(`${variant}: ${[...counts].join(' and ')} leaves`);
    const [fairyc] = contenders;
    const bestOf = (wanted) => contenders.find(({ name }) => name === wanted)?.best ?? null;
    rows.push({
      position: fen === null ? variant : `${variant}, Kiwipete`,
      leaves: fairyc.leaves,
      compiled,
      fairyc: fairyc.best,
      fairycMade: bestOf('fairycMade'),
      ffish: bestOf('ffish'),
      engine: bestOf('engine'),
      small: bestOf('small'),
      engineMade: bestOf('engineMade'),
    });
    const cells = contenders.map(({ name, best }) => {
      const must = LEAST_TIMES[name];
      if (must === undefined) return `${name} ${best.toFixed(1)}`;
      const times = (name === 'engineMade' ? bestOf('fairycMade') : fairyc.best) / best;
      return `${name} ${best.toFixed(1)} (${times.toFixed(2)} times, must ${must}${times < must ? ': NOT held' : ''})`;
    });
    cells.push(`compiled in ${compiled.toFixed(1)} ms`);
    const place = fen === null ? '' : ' Kiwipete';
    console.log(
      `${(variant + place).padEnd(16)} ${String(fairyc.leaves).padStart(9)}  ${cells.join(', ')}`,
    );
  }
  for (const [, engine] of engines) engine.stop();
  console.log('');
  return rows;
}

/** Warms a contender up, and measures how many runs fit into one slice. */
async function warmUp(contender) {
  const { name, perft, depth, clock } = contender;
  const start = clock();
  let times = 0;
  let last = start;
  let took = Infinity;
  do {
    contender.leaves = await perft(depth, 1);
    const now = clock();
    took = Math.min(took, now - last);
    last = now;
    times += 1;
  } while (last - start < (name.startsWith('fairyc') ? WARM_UP_MS : SLICE_MS) || times < 2);
  contender.times = Math.max(1, Math.round(SLICE_MS / took));
  contender.best = 0;
}

async function slice(contender) {
  const { perft, depth, times, leaves, best, clock } = contender;
  const start = clock();
  await perft(depth, times);
  contender.best = Math.max(best, (times * leaves) / (clock() - start) / 1000);
}

/** The processor time of this process in milliseconds, including the compiler's threads. */
function ownTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time of another process in milliseconds, over all its threads; wall-clock time if the system does not report it. */
function timeOf(pid) {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(`${tasks}/${pid}/schedstat`)) return performance.now();
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

async function loadOurs() {
  await build({
    stdin: {
      contents: `
        export { compileGame } from './src/play/move-api.js';
        export { createPosition } from './src/play/changes.js';
        export { setFen } from './src/play/notation/set-fen.js';
        export { perft } from './src/play/perft.js';
        export { compileNative } from './src/play/wasm/compile.js';
        export { lowerEngineRules } from './src/play/lower-engine.js';
        export { conclude } from './src/ir/engine-conclusion.js';
        export { builtinRulesBeforeConclusion } from './src/read/builtins.js';
        export { readBetza } from './src/read/betza/read-betza.js';`,
      resolveDir: '.',
      loader: 'ts',
    },
    outfile: 'build/bench-play.mjs',
    bundle: true,
    // As in the bundle of the command line: constants are inlined.
    minifySyntax: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const play = await import('../build/bench-play.mjs');
  const readMovement = (text) =>
    play.readBetza(text, 'fairy-stockfish', { file: 'bench', start: 0, end: text.length }).value
      .asRead;
  return (variant, fen) => {
    const rules = play.conclude(play.builtinRulesBeforeConclusion(variant));
    const machine = play.compileGame(play.lowerEngineRules(variant, rules, readMovement));
    const position = play.createPosition(machine.tables);
    const problem = play.setFen(machine, position, fen ?? rules.startFen);
    if (problem !== null) throw new Error(problem.message);
    let native = '';
    let compiled = Infinity;
    for (let times = 0; times < COMPILED; times += 1) {
      const begun = ownTime();
      native = play.compileNative(machine);
      compiled = Math.min(compiled, ownTime() - begun);
    }
    if (typeof native === 'string') throw new Error(`${variant}: ${native}`);
    return {
      compiled,
      perft: repeated((depth) => play.perft(machine, position, depth)),
      made: repeated((depth) => native.perft(position, depth, false)),
    };
  };
}

async function loadFfish() {
  const { default: Module } = await import('ffish-es6');
  const wasmBinary = readFileSync('node_modules/ffish-es6/ffish.wasm');
  const ffish = await Module({ wasmBinary, printErr: () => {} });
  ffish.loadVariantConfig('');
  return (variant, fen) => {
    const board = new ffish.Board(variant);
    if (fen !== null) board.setFen(fen);
    const count = (depth) => {
      if (depth === 1) return board.numberLegalMoves();
      let nodes = 0;
      for (const move of board.legalMoves().split(' ').filter(Boolean)) {
        board.push(move);
        nodes += count(depth - 1);
        board.pop();
      }
      return nodes;
    };
    return repeated(count);
  };
}

/** Repeats a count and returns the last result. */
function repeated(count) {
  return (depth, times) => {
    let leaves = 0;
    for (let i = 0; i < times; i += 1) leaves = count(depth);
    return leaves;
  };
}

/** A UCI engine for consecutive perft runs. For an unknown variant it would silently play chess, so its list of variants is read first. */
async function startEngine(path) {
  const child = spawn(path, { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = [];
  const lines = createInterface({ input: child.stdout });
  let heard = [];
  lines.on('line', (line) => {
    heard.push(line);
    if (waiting[0]?.ends.test(line)) {
      waiting.shift().resolve(heard);
      heard = [];
    }
  });
  const ask = (text, ends) =>
    new Promise((resolve) => {
      waiting.push({ ends, resolve });
      child.stdin.write(`${text}\n`);
    });
  const options = await ask('uci', /^uciok/);
  const variants = options.find((line) => line.includes('UCI_Variant'))?.split(' var ') ?? [];
  return {
    knows: (variant) => variants.map((name) => name.trim()).includes(variant),
    perft: (variant, fen) => {
      child.stdin.write(`setoption name UCI_Variant value ${variant}\n`);
      child.stdin.write(`position ${fen === null ? 'startpos' : `fen ${fen}`}\n`);
      // Send all commands at once. Waiting for each answer would be counted as work.
      return async (depth, times) => {
        const answers = Array.from({ length: times }, () =>
          ask(`go perft ${depth}`, /^Nodes searched/),
        );
        const answer = (await Promise.all(answers)).at(-1);
        return Number(answer.at(-1).split(': ')[1]);
      };
    },
    time: () => timeOf(child.pid),
    stop: () => {
      child.stdin.write('quit\n');
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const [, , engine, small, engineMade] = process.argv;
  await benchPerft({ engine, small, engineMade });
}
