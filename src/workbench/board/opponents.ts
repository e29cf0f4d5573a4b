import type { Color } from '../../ir/board.js';
import { createWorkerClient, type WorkerClient } from '../worker-client.js';
import type { Bench } from '../bench.js';
import { canRunEngine, realEngine, type EngineLine, type RealEngine } from '../real-engine.js';
import type { Shown } from '../workers/play.js';

const WORDS = {
  refused: (why: string): string =>
    `The practice opponent plays, because Fairy-Stockfish cannot play this game: ${why}`,
  lost: 'Fairy-Stockfish did not return a legal move. The practice opponent plays instead.',
  broken: 'Fairy-Stockfish could not be started. The practice opponent plays instead.',
} as const;

/** The opponents: Fairy-Stockfish, or our own small program. */
export const PLAYERS = ['engine', 'practice'] as const;
export type Player = (typeof PLAYERS)[number];

interface Choices {
  readonly player: Player;
  /** The engine's skill level, -20 to 20. */
  readonly skill: number;
  /** The time for a move. */
  readonly milliseconds: number;
}

/** An engine line as shown. */
interface ShownLine {
  /** From White's point of view: `+0.31`, `+#3`. */
  readonly score: string;
  readonly depth: number;
  readonly moves: readonly string[];
}

interface Opponents {
  readonly choices: Choices;
  /** Why the chosen opponent does not play; null if it does. */
  readonly note: string | null;
  /** The engine's lines for the position it last searched. */
  readonly lines: readonly ShownLine[];
  choose(choices: Partial<Choices>): void;
  /** A legal move in UCI; null if none was found or the search was stopped. */
  move(shown: Shown): Promise<string | null>;
  /** Fetches lines of the engine without playing a move. */
  evaluate(shown: Shown): Promise<void>;
  stop(): void;
}

/** How many lines an evaluation shows. */
const LINES = 3;

export function createOpponents(bench: Bench, board: WorkerClient): Opponents {
  const practice = createWorkerClient();
  let choices: Choices = {
    player: canRunEngine() ? 'engine' : 'practice',
    skill: 20,
    milliseconds: 2000,
  };
  let note: string | null = null;
  let lines: readonly ShownLine[] = [];
  let running: RealEngine | null = null;
  let isPractising = false;
  let isWritingLines = false;

  /** Shows lines in standard notation. Lines that arrive while others are being converted are skipped. */
  async function showLines(found: readonly EngineLine[], turn: Color): Promise<void> {
    if (isWritingLines) return;
    isWritingLines = true;
    lines = await Promise.all(
      found.map(async ({ depth, moves, score }) => ({
        score: scoreFor(score, turn),
        depth,
        moves: await board.call('play', 'sanOf', moves.slice(0, 8)),
      })),
    );
    isWritingLines = false;
    bench.redraw();
  }

  async function askEngine(shown: Shown, count: number): Promise<string | null> {
    lines = [];
    const variant = await bench.games.call('engine', 'engineText', bench.ref());
    if (typeof variant === 'string') {
      note = WORDS.refused(variant);
      return null;
    }
    try {
      running = await realEngine();
    } catch {
      note = WORDS.broken;
      return null;
    }
    let last: readonly EngineLine[] = [];
    const { milliseconds, skill } = choices;
    const { played, startFen, turn } = shown;
    const moves = played.map(({ uci }) => uci);
    const request = { variant, fen: startFen, moves, milliseconds, skill, lines: count };
    const found = await running.think(request, (lines) => {
      last = lines;
      void showLines(lines, turn);
    });
    running = null;
    await showLines(last, turn);
    note = found === null ? WORDS.lost : null;
    return found;
  }

  return {
    get choices() {
      return choices;
    },
    get note() {
      return note;
    },
    get lines() {
      return lines;
    },
    choose(chosen) {
      choices = { ...choices, ...chosen };
      note = null;
      lines = [];
      bench.redraw();
    },
    async move(shown) {
      if (choices.player === 'engine') {
        const found = await askEngine(shown, 1);
        if (found !== null && shown.moves.some(({ uci }) => uci === found)) return found;
        note ??= WORDS.lost;
      }
      const moves = shown.played.map(({ uci }) => uci);
      const { milliseconds } = choices;
      isPractising = true;
      const found = await practice
        .call('opponent', 'move', bench.ref(), shown.startFen, moves, { milliseconds })
        .catch(() => null);
      isPractising = false;
      return found;
    },
    async evaluate(shown) {
      await askEngine(shown, LINES);
      bench.redraw();
    },
    stop() {
      running?.stop();
      if (isPractising) practice.stop();
    },
  };
}

function scoreFor({ kind, value }: EngineLine['score'], turn: Color): string {
  const forWhite = turn === 'white' ? value : -value;
  const sign = forWhite > 0 ? '+' : forWhite < 0 ? '−' : '';
  const size = Math.abs(forWhite);
  return kind === 'mate' ? `${sign}#${size}` : `${sign}${(size / 100).toFixed(2)}`;
}
