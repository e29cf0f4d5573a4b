import type { EngineText } from './workers/engine.js';

/** Fairy-Stockfish itself, in WebAssembly with threads: a page must be cross-origin isolated for those. */

const FILES: Readonly<Record<string, URL>> = {
  'stockfish.js': new URL(
    '../../node_modules/fairy-stockfish-nnue.wasm/stockfish.js',
    import.meta.url,
  ),
  'stockfish.wasm': new URL(
    '../../node_modules/fairy-stockfish-nnue.wasm/stockfish.wasm',
    import.meta.url,
  ),
  'stockfish.worker.js': new URL(
    '../../node_modules/fairy-stockfish-nnue.wasm/stockfish.worker.js',
    import.meta.url,
  ),
};

/** What the script of the package gives. */
interface Program {
  postMessage(line: string): void;
  addMessageListener(listener: (line: string) => void): void;
  readonly FS: { writeFile(path: string, text: string): void };
}
type StartProgram = (options: { locateFile(file: string): string }) => Promise<Program>;

/** A line that it would play. */
export interface EngineLine {
  /** In hundredths of a pawn, for the player to move; `mate`: moves to mate, negative if it is mated. */
  readonly score: { readonly kind: 'cp' | 'mate'; readonly value: number };
  readonly depth: number;
  /** In UCI. */
  readonly moves: readonly string[];
}

/** What it is to think about. */
interface Thought {
  readonly variant: EngineText;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly milliseconds: number;
  /** -20 to 20, as the engine has it. */
  readonly skill: number;
  readonly lines: number;
}

export interface RealEngine {
  /** Its move; null: none, or it cannot hold the game. `onLines` hears its best lines as they change. */
  think(thought: Thought, onLines: (lines: readonly EngineLine[]) => void): Promise<string | null>;
  /** Ends the thought under way at once. */
  stop(): void;
}

/** Can this page run it at all? */
export function canRunEngine(): boolean {
  return crossOriginIsolated;
}

let running: Promise<RealEngine> | null = null;

/** It is fetched and started when it is first wanted. */
export function realEngine(): Promise<RealEngine> {
  running ??= start();
  return running;
}

/** How long it may take to answer what needs no thinking, in milliseconds. */
const PATIENCE = 60_000;

async function start(): Promise<RealEngine> {
  const address = (file: string): string => FILES[file]?.href ?? file;
  const startProgram = await scriptOf(address('stockfish.js'));
  const program = await startProgram({ locateFile: address });
  const listeners = new Set<(line: string) => void>();
  program.addMessageListener((line) => {
    for (const listener of listeners) listener(line);
  });

  /** Sends lines and waits for an answer; null: it did not come. */
  function answerTo(
    lines: readonly string[],
    isAnswer: (line: string) => boolean,
    patience = PATIENCE,
  ): Promise<string | null> {
    return new Promise((resolve) => {
      const end = (answer: string | null): void => {
        listeners.delete(listener);
        clearTimeout(timer);
        resolve(answer);
      };
      const listener = (line: string): void => {
        if (isAnswer(line)) end(line);
      };
      const timer = setTimeout(() => {
        end(null);
      }, patience);
      listeners.add(listener);
      for (const line of lines) program.postMessage(line);
    });
  }

  await answerTo(['uci'], (line) => line === 'uciok');
  let held: string | null = null;

  /** Tells it the rules; false: it has not taken them. */
  async function hold({ name, text }: EngineText): Promise<boolean> {
    if (held === name) return true;
    held = null;
    const rules: string[] = [];
    if (text !== null) {
      const file = `/${name}.ini`;
      program.FS.writeFile(file, text);
      rules.push(`setoption name VariantPath value ${file}`);
    }
    const taken: string[] = [];
    const hears = (line: string): void => {
      if (line.startsWith(`info string variant ${name} `)) taken.push(line);
    };
    listeners.add(hears);
    // Another variant first: it says which one it has when that changes.
    const other = name === 'chess' ? 'shogi' : 'chess';
    const chosen = [other, name].map((one) => `setoption name UCI_Variant value ${one}`);
    await answerTo([...rules, ...chosen, 'isready'], (line) => line === 'readyok');
    listeners.delete(hears);
    if (taken.length > 0) held = name;
    return taken.length > 0;
  }

  return {
    async think({ fen, lines, milliseconds, moves, skill, variant }, onLines) {
      if (!(await hold(variant))) return null;
      const best: EngineLine[] = [];
      const hears = (line: string): void => {
        const found = readLine(line);
        if (found === null) return;
        best[found.index] = found.line;
        onLines(best.filter((one) => one.moves.length > 0));
      };
      listeners.add(hears);
      const played = moves.length === 0 ? '' : ` moves ${moves.join(' ')}`;
      const answer = await answerTo(
        [
          `setoption name Skill Level value ${skill}`,
          `setoption name MultiPV value ${lines}`,
          `position fen ${fen}${played}`,
          `go movetime ${milliseconds}`,
        ],
        (line) => line.startsWith('bestmove'),
        milliseconds + PATIENCE,
      );
      listeners.delete(hears);
      const [, move = '(none)'] = answer?.split(' ') ?? [];
      return move === '(none)' ? null : move;
    },
    stop() {
      program.postMessage('stop');
    },
  };
}

/** `info depth 9 … multipv 2 score cp 31 … pv e2e4 e7e5`; null: it is about something else. */
function readLine(line: string): { readonly index: number; readonly line: EngineLine } | null {
  const found = /^info depth (\d+) .*?score (cp|mate) (-?\d+) (?!upperbound|lowerbound)/.exec(line);
  const moves = /\spv (.+)$/.exec(line)?.[1];
  if (found === null || moves === undefined) return null;
  const [, depth, kind, value] = found;
  return {
    index: Number(/ multipv (\d+)/.exec(line)?.[1] ?? 1) - 1,
    line: {
      depth: Number(depth),
      score: { kind: kind === 'mate' ? 'mate' : 'cp', value: Number(value) },
      moves: moves.split(' '),
    },
  };
}

/** A script as the package has it: no module, one name for all. */
function scriptOf(address: string): Promise<StartProgram> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const { Stockfish } = globalThis as { Stockfish?: StartProgram };
      if (Stockfish === undefined) reject(new Error('the engine has no start'));
      else resolve(Stockfish);
    };
    script.onerror = () => {
      reject(new Error('the engine could not be loaded'));
    };
    document.head.append(script);
  });
}
