import type { EngineText } from './workers/engine.js';

/** Fairy-Stockfish in WebAssembly with threads, which only work on a cross-origin isolated page. */

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

/** The engine module that the script of the package starts. */
interface Program {
  postMessage(line: string): void;
  addMessageListener(listener: (line: string) => void): void;
  readonly FS: { writeFile(path: string, text: string): void };
}
type StartProgram = (options: { locateFile(file: string): string }) => Promise<Program>;

/** A line of moves from the engine's search. */
export interface EngineLine {
  /** For the player to move: `cp` in hundredths of a pawn, `mate` in moves to mate, negative if that player is mated. */
  readonly score: { readonly kind: 'cp' | 'mate'; readonly value: number };
  readonly depth: number;
  /** In UCI. */
  readonly moves: readonly string[];
}

/** A position to search, and how. */
interface SearchRequest {
  readonly variant: EngineText;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly milliseconds: number;
  /** The engine's skill level, -20 to 20. */
  readonly skill: number;
  readonly lines: number;
}

export interface RealEngine {
  /** The best move; null if there is none or the engine did not accept the variant. `onLines` gets the best lines as they change. */
  think(
    request: SearchRequest,
    onLines: (lines: readonly EngineLine[]) => void,
  ): Promise<string | null>;
  /** Ends the current search at once. */
  stop(): void;
}

/** Whether this page can run the engine. */
export function canRunEngine(): boolean {
  return crossOriginIsolated;
}

let running: Promise<RealEngine> | null = null;

/** The engine, fetched and started on the first call. */
export function realEngine(): Promise<RealEngine> {
  running ??= start();
  return running;
}

/** How long the engine may take to answer beyond its thinking time, in milliseconds. */
const PATIENCE = 60_000;

async function start(): Promise<RealEngine> {
  const address = (file: string): string => FILES[file]?.href ?? file;
  const startProgram = await scriptOf(address('stockfish.js'));
  const program = await startProgram({ locateFile: address });
  const listeners = new Set<(line: string) => void>();
  program.addMessageListener((line) => {
    for (const listener of listeners) listener(line);
  });

  /** Sends lines and waits for the answer; null if it does not come in time. */
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
  let loaded: string | null = null;

  /** Sends the variant to the engine; false if the engine did not accept it. */
  async function loadVariant({ name, text }: EngineText): Promise<boolean> {
    if (loaded === name) return true;
    loaded = null;
    const rules: string[] = [];
    if (text !== null) {
      const file = `/${name}.ini`;
      program.FS.writeFile(file, text);
      rules.push(`setoption name VariantPath value ${file}`);
    }
    const confirmations: string[] = [];
    const onLine = (line: string): void => {
      if (line.startsWith(`info string variant ${name} `)) confirmations.push(line);
    };
    listeners.add(onLine);
    // Another variant first, because the engine reports its variant only when that changes.
    const other = name === 'chess' ? 'shogi' : 'chess';
    const chosen = [other, name].map((one) => `setoption name UCI_Variant value ${one}`);
    await answerTo([...rules, ...chosen, 'isready'], (line) => line === 'readyok');
    listeners.delete(onLine);
    if (confirmations.length > 0) loaded = name;
    return confirmations.length > 0;
  }

  return {
    async think({ fen, lines, milliseconds, moves, skill, variant }, onLines) {
      if (!(await loadVariant(variant))) return null;
      const best: EngineLine[] = [];
      const onLine = (line: string): void => {
        const found = readLine(line);
        if (found === null) return;
        best[found.index] = found.line;
        onLines(best.filter((one) => one.moves.length > 0));
      };
      listeners.add(onLine);
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
      listeners.delete(onLine);
      const [, move = '(none)'] = answer?.split(' ') ?? [];
      return move === '(none)' ? null : move;
    },
    stop() {
      program.postMessage('stop');
    },
  };
}

/** Parses `info depth 9 … multipv 2 score cp 31 … pv e2e4 e7e5`; null for any other line. */
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

/** Loads the script of the package, which is not a module: it defines a global name. */
function scriptOf(address: string): Promise<StartProgram> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const { Stockfish } = globalThis as { Stockfish?: StartProgram };
      if (Stockfish === undefined) reject(new Error('the engine script does not define Stockfish'));
      else resolve(Stockfish);
    };
    script.onerror = () => {
      reject(new Error('the engine could not be loaded'));
    };
    document.head.append(script);
  });
}
