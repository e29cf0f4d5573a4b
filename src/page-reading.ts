import { printBetza } from './emit/betza/print-betza.js';
import type { Movement } from './ir/movement.js';
import { readTelling } from './read/telling/reading.js';
import type { Verdict } from './read/telling/told-pieces.js';
import type { ToldRule } from './read/telling/told-rules.js';
import { blocksOf } from './read/page/blocks.js';
import { gameInTitle } from './read/prose/read-prose.js';
import { findDiagrams } from './read/diagram/find-diagrams.js';
import { nameOf } from './read/page/page-name.js';
import { isHtmlPage, visibleText } from './read/page/visible-text.js';
import { lineColumnsOf, type Source } from './text/source.js';
import type { Span } from './text/span.js';

/** What `fairyc read` shows: what was made of each sentence of a page. Lines and columns count from 1. */
export interface PageReading {
  readonly games: readonly GameReading[];
  readonly sentences: readonly SentenceReading[];
}

interface GameReading {
  readonly title: string;
  readonly id: string;
  /** Null: no sentence says it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly pieces: readonly PieceReading[];
  readonly rules: readonly RuleReading[];
}

export interface PieceReading {
  readonly names: readonly string[];
  readonly letter: string | null;
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** In Fairy-Stockfish's dialect; null: it has no text for it, or the piece was not understood. */
  readonly betza: string | null;
  readonly movement: Movement | null;
  readonly sources: readonly string[];
  readonly at: Place;
  /** What was not understood. */
  readonly unread: readonly Place[];
}

interface RuleReading {
  /** The key of variants.ini; null: no option says it, but `meaning` does. */
  readonly option: string | null;
  readonly value: string | null;
  readonly meaning?: string;
  readonly at: Place;
  readonly text: string;
}

interface SentenceReading {
  readonly at: Place;
  readonly text: string;
  readonly verdict: Verdict;
}

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Reads a page, and says what was made of it. */
export function readingOf(source: Source): PageReading {
  const diagrams = findDiagrams(source, isHtmlPage(source));
  const blocks = blocksOf(
    visibleText(source),
    diagrams.map(({ place, text }) => place(0, text.length)),
  );
  const { id, title } = nameOf(source, blocks);
  const base = gameInTitle(title);
  const told = readTelling(blocks, { base, ranks: null });
  const { pieces } = told.piecesBy({ base, known: new Map(), decided: new Map() });
  const lineColumn = lineColumnsOf(source.text);
  const at = ({ end, start }: Span): Place => {
    const [from, to] = [lineColumn(start), lineColumn(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
  const { files, ranks } = told.size ?? {};
  return {
    games: [
      {
        title,
        id,
        size: files === undefined || ranks === undefined ? null : { files, ranks },
        pieces: pieces.map(({ letters, names, readings, sources, span, unread, verdict }) => {
          const movement = readings[0]?.movement ?? null;
          const printed = movement === null ? null : printBetza(movement, 'fairy-stockfish');
          return {
            names,
            letter: letters[0] ?? null,
            verdict,
            betza: printed?.kind === 'printed' ? printed.text : null,
            movement,
            sources,
            at: at(span),
            unread: unread.map(at),
          };
        }),
        rules: told.rules.map((rule: ToldRule) => ({
          option: rule.option,
          value: rule.value,
          ...(rule.meaning === undefined ? {} : { meaning: rule.meaning }),
          at: at(rule.span),
          text: rule.text,
        })),
      },
    ],
    sentences: told.sentences.map(({ span, text, verdict }) => ({ at: at(span), text, verdict })),
  };
}
