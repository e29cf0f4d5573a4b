import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadResult } from './engine.js';
import type { Line } from '../../play/player.js';
import { wordsOfExit, wordsOfStart } from './death-words.js';
import { EngineDied, printLine, type Opponent, type OpponentGame } from './opponent.js';

/** Time limits for the engine's start, for one answer, and for quitting. */
const GREETING_MS = 20_000;
const PATIENCE_MS = 120_000;
const GRACE_MS = 2000;

/** Maximum length of a line and of an answer, in characters. Even a list of all variants or moves is far shorter. */
const MAX_LINE = 1 << 20;
const MAX_ANSWER = 1 << 24;

interface UciSetting {
  /** The folder for texts that the engine loads. */
  readonly scratch?: string;
  readonly patience?: number;
}

/**
 * Starts a program that speaks UCI with Stockfish's extensions (`go perft`, `d`) as a separate process. Such an engine silently ignores the
 * name of an unknown variant and keeps playing another, so its own list is checked first.
 */
export async function openUci(
  program: string,
  { patience = PATIENCE_MS, scratch = tmpdir() }: UciSetting = {},
): Promise<Opponent> {
  const talk = startTalk(program, patience);
  let variants: ReadonlySet<string> = new Set();
  let folder: string | null = null;
  let loads = 0;
  const greet = async (): Promise<string> => {
    const lines = await talk.request('uci', (line) => line === 'uciok', GREETING_MS);
    const combo = lines.find((line) => line.startsWith('option name UCI_Variant ')) ?? '';
    variants = new Set(
      combo
        .split(' var ')
        .slice(1)
        .map((name) => name.trim()),
    );
    return lines.find((line) => line.startsWith('id name '))?.slice('id name '.length) ?? program;
  };
  const name = await greet().catch((error: unknown) => {
    if (!(error instanceof EngineDied)) throw error;
    throw new Error(`${program}: ${error.why}. It must be a chess engine that speaks UCI.`);
  });
  return {
    name,
    process: talk.process,
    async load(text): Promise<LoadResult> {
      const before = variants;
      folder ??= mkdtempSync(path.join(scratch, 'fairyc-cross-'));
      loads += 1;
      const file = path.join(folder, `${loads}.ini`);
      writeFileSync(file, text);
      talk.send(`setoption name VariantPath value ${file}`);
      await greet();
      return { added: [...variants].filter((known) => !before.has(known)), messages: [] };
    },
    async open(variant): Promise<OpponentGame | null> {
      if (!variants.has(variant)) return null;
      talk.send(`setoption name UCI_Variant value ${variant}`);
      return uciGame(talk);
    },
    close(): void {
      talk.end();
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function uciGame(talk: Talk): Promise<OpponentGame> {
  const ready = (line: string): boolean => line === 'readyok';
  const describe = async (position: string): Promise<readonly string[]> => {
    talk.send(`position ${position}`);
    talk.send('d');
    return talk.request('isready', ready);
  };
  /** May list a text twice: a pass that is allowed for two reasons is two moves. */
  const perft = async (depth: number): Promise<readonly (readonly [string, number])[]> => {
    const lines = await talk.request(`go perft ${depth}`, (line) =>
      line.startsWith('Nodes searched'),
    );
    return lines
      .map((line) => /^(\S+): (\d+)$/.exec(line))
      .flatMap((match) => (match === null ? [] : [[match[1] ?? '', Number(match[2])] as const]))
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  };
  const fieldOf = (lines: readonly string[], name: string): string | null =>
    lines
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim() ?? null;
  const positionOf = (line: Line): string => `fen ${printLine(line)}`;
  return {
    startFen: fieldOf(await describe('startpos'), 'Fen:') ?? '',
    // Stockfish's `go perft` sets up the FEN again.
    listsFromFen: true,
    async look(line) {
      const lines = await describe(positionOf(line));
      if (!hasPlayed(line, fieldOf(lines, 'Fen:'))) return null;
      const checkers = fieldOf(lines, 'Checkers:');
      const moves = (await perft(1)).map(([move]) => move);
      return {
        moves,
        fen: fieldOf(lines, 'Fen:'),
        inCheck: checkers === null ? null : checkers !== '',
        isThreatened: null,
        result: null,
      };
    },
    async divide(line, depth) {
      const lines = await describe(positionOf(line));
      return hasPlayed(line, fieldOf(lines, 'Fen:')) ? new Map(await perft(depth)) : null;
    },
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}

/** Engines silently stop at an illegal move. The ply numbers of both FENs show whether all moves were played. */
function hasPlayed({ fen, moves }: Line, reached: string | null): boolean {
  return reached === null || plyOf(reached) - plyOf(fen) === moves.length;
}

function plyOf(fen: string): number {
  return 2 * Number(/ (\d+)$/.exec(fen)?.[1] ?? 1) + (/ b /.test(fen) ? 1 : 0);
}

/** Requests and answers, one after another. */
interface Talk {
  /** Sends a line that has no answer. */
  send(text: string): void;
  /** Sends a line and returns all lines of output up to the one that ends the answer. */
  request(
    text: string,
    isLast: (line: string) => boolean,
    patience?: number,
  ): Promise<readonly string[]>;
  /** Asks the engine to quit, and kills it if it does not. */
  end(): void;
  readonly process: number | null;
}

interface PendingRequest {
  readonly isLast: (line: string) => boolean;
  readonly resolve: (lines: readonly string[]) => void;
  readonly reject: (error: EngineDied) => void;
}

function startTalk(program: string, longest: number): Talk {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'ignore'] });
  let pending: PendingRequest | null = null;
  let output: string[] = [];
  /** The characters received since the last request, and an incomplete line. */
  let length = 0;
  let rest = '';
  /** The last position, reported as the cause if the engine crashes. */
  let position = '';
  let death: string | null = null;
  const die = (why: string): void => {
    death ??= why;
    pending?.reject(new EngineDied(position, death));
    pending = null;
  };
  const kill = (): void => {
    child.kill('SIGKILL');
    // Child processes of the engine may keep the other end open.
    child.stdout.destroy();
    child.stdin.destroy();
  };
  child.on('error', (error) => {
    die(wordsOfStart(error));
  });
  child.on('exit', (code, signal) => {
    die(wordsOfExit(code, signal));
  });
  // If the engine is gone, its exit is reported; errors of the pipes add nothing.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    length += text.length;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) receive(line.replace(/\r$/, ''));
    if (rest.length <= MAX_LINE && length <= MAX_ANSWER) return;
    die(rest.length > MAX_LINE ? 'it wrote an endless line' : 'it wrote endless output');
    kill();
  });
  const receive = (line: string): void => {
    if (pending === null) return;
    output.push(line);
    if (!pending.isLast(line)) return;
    const { resolve } = pending;
    pending = null;
    resolve(output);
  };
  const send = (text: string): void => {
    if (text.startsWith('position')) position = text;
    if (death === null) child.stdin.write(`${text}\n`);
  };
  return {
    process: child.pid ?? null,
    send,
    request(text, isLast, patience = longest) {
      if (pending !== null)
        throw new Error('The engine has not answered the previous request yet.');
      output = [];
      length = rest.length;
      return new Promise((resolve, reject) => {
        if (death !== null) {
          reject(new EngineDied(position, death));
          return;
        }
        const timer = setTimeout(() => {
          die('it does not answer');
          kill();
        }, patience);
        pending = {
          isLast,
          resolve: (lines) => {
            clearTimeout(timer);
            resolve(lines);
          },
          reject: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        };
        send(text);
      });
    },
    end() {
      const timer = setTimeout(kill, GRACE_MS);
      child.on('exit', () => {
        clearTimeout(timer);
        kill();
      });
      if (death === null) child.stdin.end('quit\n');
      else kill();
    },
  };
}
