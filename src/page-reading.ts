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
export type PageReading = ReadingWith<Place>;

/** The same, its places given in some way. */
interface ReadingWith<P> {
  readonly games: readonly GameReading<P>[];
  readonly sentences: readonly SentenceReading<P>[];
}

interface GameReading<P> {
  readonly title: string;
  readonly id: string;
  /** Null: no sentence says it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly pieces: readonly PieceReading<P>[];
  readonly rules: readonly RuleReading<P>[];
}

export interface PieceReading<P = Place> {
  readonly names: readonly string[];
  readonly letter: string | null;
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** In Fairy-Stockfish's dialect; null: it has no text for it, or the piece was not understood. */
  readonly betza: string | null;
  readonly movement: Movement | null;
  readonly sources: readonly string[];
  readonly at: P;
  /** What was not understood. */
  readonly unread: readonly P[];
}

interface RuleReading<P> {
  /** The key of variants.ini; null: no option says it, but `meaning` does. */
  readonly option: string | null;
  readonly value: string | null;
  readonly meaning?: string;
  readonly at: P;
  readonly text: string;
}

interface SentenceReading<P> {
  readonly at: P;
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
  const lineColumn = lineColumnsOf(source.text);
  return readWith(source, ({ end, start }) => {
    const [from, to] = [lineColumn(start), lineColumn(end)];
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  });
}

/** The same with offsets in the page. */
export function spannedReadingOf(source: Source): ReadingWith<Span> {
  return readWith(source, (span) => span);
}

function readWith<P>(source: Source, at: (this: void, span: Span) => P): ReadingWith<P> {
  const diagrams = findDiagrams(source, isHtmlPage(source));
  const blocks = blocksOf(
    visibleText(source),
    diagrams.map(({ place, text }) => place(0, text.length)),
  );
  const { id, title } = nameOf(source, blocks);
  const base = gameInTitle(title);
  const told = readTelling(blocks, { base, ranks: null });
  const { pieces } = told.piecesBy({ base, known: new Map(), decided: new Map() });
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

/** What a piece of a page became: `Camel (C): C [prose]`. */
export function pieceNote({
  betza,
  letter,
  names,
  sources,
  verdict,
}: Omit<PieceReading<unknown>, 'at' | 'unread'>): string {
  const name = `${names.join(' / ')}${letter === null ? '' : ` (${letter})`}`;
  if (verdict !== 'read') return `${name}: ${verdict}`;
  const moves =
    betza === '' ? 'does not move' : (betza ?? "not expressible in Fairy-Stockfish's Betza");
  return `${name}: ${moves} [${sources.join(', ')}]`;
}

/** What a rule of a page became: `stalemateValue = loss`. */
export function ruleNote({
  meaning,
  option,
  value,
}: Pick<RuleReading<unknown>, 'meaning' | 'option' | 'value'>): string {
  return option === null ? `${meaning ?? ''} (no option says it)` : `${option} = ${value ?? ''}`;
}
