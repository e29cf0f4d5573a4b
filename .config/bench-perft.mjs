// Part of `npm run bench`: perft on the same positions by our generator, by ffish in its best form (numbers of legal moves at the
// leaves), and by a native engine if one is given. They take turns; each figure is the best of its rounds, so that what else the machine does falls out.
import { spawn } from 'node:child_process';
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
const ROUNDS = 5;
const LEAST_MS = 150;

export async function benchPerft(enginePath) {
  const ours = await loadOurs();
  const ffish = await loadFfish();
  const engine = enginePath === undefined ? null : await startEngine(enginePath);
  console.log('Perft, leaves counted in bulk: million leaves a second, best of the rounds\n');
  for (const [variant, fen, depth] of CASES) {
    const runs = [
      ['fairyc', ours(variant, fen)],
      ['ffish', ffish(variant, fen)],
      ...(engine === null || !engine.knows(variant)
        ? []
        : [['engine', engine.perft(variant, fen)]]),
    ];
    const best = new Map();
    const counts = new Set();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, perft] of runs) {
        // Depth 3 is as good a measure of ffish, and takes a thirtieth of the time.
        const plies = name === 'ffish' ? Math.min(depth, 3) : depth;
        let nodes = 0;
        let last = 0;
        const start = performance.now();
        do {
          last = await perft(plies);
          nodes += last;
        } while (performance.now() - start < LEAST_MS);
        const speed = nodes / (performance.now() - start) / 1000;
        best.set(name, Math.max(best.get(name) ?? 0, speed));
        if (name !== 'ffish') counts.add(last);
      }
    }
    if (counts.size !== 1) throw new Error(`${variant}: ${[...counts].join(' and ')} leaves`);
    const [fairyc] = best.values();
    const cells = [...best].map(([name, speed]) => {
      const ratio = name === 'fairyc' ? '' : ` (ours is ${(fairyc / speed).toFixed(1)} times that)`;
      return `${name} ${speed.toFixed(1)}${ratio}`;
    });
    const place = fen === null ? '' : ' Kiwipete';
    console.log(
      `${(variant + place).padEnd(16)} ${String([...counts][0]).padStart(9)}  ${cells.join(', ')}`,
    );
  }
  engine?.stop();
  console.log('');
}

async function loadOurs() {
  await build({
    stdin: {
      contents: `
        export { compileGame } from './src/play/core.js';
        export { createPosition } from './src/play/changes.js';
        export { setFen } from './src/play/notation/set-fen.js';
        export { perft } from './src/play/perft.js';
        export { lowerEngineRules } from './src/play/lower-engine.js';
        export { conclude } from './src/ir/engine-conclusion.js';
        export { builtinRulesBeforeConclusion } from './src/read/builtins.js';
        export { readBetza } from './src/read/betza/read-betza.js';`,
      resolveDir: '.',
      loader: 'ts',
    },
    outfile: 'build/bench-play.mjs',
    bundle: true,
    // As the command line is bundled: constants are written out.
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
    // V8 needs about a second to see what is hot.
    for (const start = performance.now(); performance.now() - start < 1200;)
      play.perft(machine, position, 3);
    return (depth) => play.perft(machine, position, depth);
  };
}

async function loadFfish() {
  const { readFileSync } = await import('node:fs');
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
    return count;
  };
}

/** A UCI engine, asked one perft after another. It answers for chess if it does not know a variant, so its list is asked first. */
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
      return async (depth) => {
        const answer = await ask(`go perft ${depth}`, /^Nodes searched/);
        return Number(answer.at(-1).split(': ')[1]);
      };
    },
    stop: () => {
      child.stdin.write('quit\n');
    },
  };
}
