import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadResult } from './engine.js';
import type { Line } from '../../play/player.js';
import { wordsOfExit, wordsOfStart } from './death-words.js';
import { EngineDied, printLine, type Opponent, type OpponentGame } from './opponent.js';

/** How long an engine may take to come up, to answer one question, and to go when it is told to. */
const GREETING_MS = 20_000;
const PATIENCE_MS = 120_000;
const GRACE_MS = 2000;

/** Longest line and longest answer, in characters: a list of all variants or moves is far below. */
const MAX_LINE = 1 << 20;
const MAX_ANSWER = 1 << 24;

/** Where and how long. */
interface UciSetting {
  /** The folder for texts that the engine loads. */
  readonly scratch?: string;
  readonly patience?: number;
}

/**
 * Any engine that speaks UCI with the extensions of Stockfish (`go perft`, `d`), as a process of its own. It takes the name of a variant that it does
 * not know without a word and goes on with another, so that its own list is asked first.
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
    const lines = await talk.ask('uci', (line) => line === 'uciok', GREETING_MS);
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
      talk.tell(`setoption name VariantPath value ${file}`);
      await greet();
      return { added: [...variants].filter((known) => !before.has(known)), messages: [] };
    },
    async open(variant): Promise<OpponentGame | null> {
      if (!variants.has(variant)) return null;
      talk.tell(`setoption name UCI_Variant value ${variant}`);
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
    talk.tell(`position ${position}`);
    talk.tell('d');
    return talk.ask('isready', ready);
  };
  const perft = async (depth: number): Promise<ReadonlyMap<string, number>> => {
    const lines = await talk.ask(`go perft ${depth}`, (line) => line.startsWith('Nodes searched'));
    return new Map(
      lines
        .map((line) => /^(\S+): (\d+)$/.exec(line))
        .flatMap((match) => (match === null ? [] : [[match[1] ?? '', Number(match[2])] as const]))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  const fieldOf = (lines: readonly string[], name: string): string | null =>
    lines
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim() ?? null;
  const positionOf = (line: Line): string => `fen ${printLine(line)}`;
  return {
    startFen: fieldOf(await describe('startpos'), 'Fen:') ?? '',
    async look(line) {
      const lines = await describe(positionOf(line));
      if (!hasPlayed(line, fieldOf(lines, 'Fen:'))) return null;
      const checkers = fieldOf(lines, 'Checkers:');
      const moves = [...(await perft(1)).keys()];
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
      return hasPlayed(line, fieldOf(lines, 'Fen:')) ? perft(depth) : null;
    },
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}

/** Engines stop at a move that is not legal, without a word: the plies of both FENs say whether all were played. */
function hasPlayed({ fen, moves }: Line, reached: string | null): boolean {
  return reached === null || plyOf(reached) - plyOf(fen) === moves.length;
}

function plyOf(fen: string): number {
  return 2 * Number(/ (\d+)$/.exec(fen)?.[1] ?? 1) + (/ b /.test(fen) ? 1 : 0);
}

/** Questions and answers, one after another. */
interface Talk {
  /** Says something that has no answer. */
  tell(text: string): void;
  /** Says something and gives all lines up to the one that ends the answer. */
  ask(
    text: string,
    isLast: (line: string) => boolean,
    patience?: number,
  ): Promise<readonly string[]>;
  /** Says goodbye; one that stays is killed. */
  end(): void;
  readonly process: number | null;
}

interface Question {
  readonly isLast: (line: string) => boolean;
  readonly resolve: (lines: readonly string[]) => void;
  readonly reject: (error: EngineDied) => void;
}

function startTalk(program: string, longest: number): Talk {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'ignore'] });
  let question: Question | null = null;
  let heard: string[] = [];
  /** Characters since the last question, and a line that is not whole yet. */
  let length = 0;
  let rest = '';
  /** The last position is what it died of. */
  let position = '';
  let death: string | null = null;
  const die = (why: string): void => {
    death ??= why;
    question?.reject(new EngineDied(position, death));
    question = null;
  };
  const kill = (): void => {
    child.kill('SIGKILL');
    // What it started may hold the other end.
    child.stdout.destroy();
    child.stdin.destroy();
  };
  child.on('error', (error) => {
    die(wordsOfStart(error));
  });
  child.on('exit', (code, signal) => {
    die(wordsOfExit(code, signal));
  });
  // Writing to one that is gone is told by its exit.
  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    length += text.length;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line.replace(/\r$/, ''));
    if (rest.length <= MAX_LINE && length <= MAX_ANSWER) return;
    die(rest.length > MAX_LINE ? 'it writes an endless line' : 'it writes endless output');
    kill();
  });
  const hear = (line: string): void => {
    if (question === null) return;
    heard.push(line);
    if (!question.isLast(line)) return;
    const { resolve } = question;
    question = null;
    resolve(heard);
  };
  const tell = (text: string): void => {
    if (text.startsWith('position')) position = text;
    if (death === null) child.stdin.write(`${text}\n`);
  };
  return {
    process: child.pid ?? null,
    tell,
    ask(text, isLast, patience = longest) {
      if (question !== null) throw new Error('One question after another.');
      heard = [];
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
        question = {
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
        tell(text);
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
