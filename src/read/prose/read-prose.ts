import { joinedChoices, parseChoices } from '../../../grammar/prose/choices.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Board } from '../../ir/board.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { baseGame } from '../page/base-game.js';
import type { Block } from '../page/blocks.js';
import { misspeltIn } from '../telling/misspellings.js';
import type { Telling } from '../telling/reading.js';
import type { ToldSentence } from '../telling/told-rules.js';
import type { PageProse, ProsePiece } from './page-prose.js';
import type { KnownPieces } from './piece-movements.js';
import { readPieces } from './read-pieces.js';

/** What is known before the pieces of a page are read. */
export interface PieceProseOptions {
  readonly title: string;
  readonly known: KnownPieces['known'];
  /** Null: as the game has it to which the page refers. */
  readonly board: Board | null;
  /** What was decided of what texts leave open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
}

/** Reads the sentences of a page as those of pieces; the rest of them are its rules, which are read already. */
export function readPieceProse(
  blocks: readonly Block[],
  { facts, rules, sentences }: Telling,
  { board, decided, known, title }: PieceProseOptions,
): Parsed<PageProse> {
  const base = baseGame(facts)?.name ?? gameInTitle(title);
  const { diagnostics, value } = readPieces(blocks, { board, known, base, decided, facts });
  const prose = blocks.filter(({ kind }) => kind === 'prose');
  const texts = blocks.filter(({ kind }) => kind === 'prose' || kind === 'heading');
  return {
    value: {
      ...value,
      rules,
      facts,
      choices: joinedChoices(prose.flatMap(({ excerpt }) => parseChoices(excerpt))),
      notUnderstood: strangeParts(sentences, value.pieces),
      others: sentences.filter(({ verdict }) => verdict === 'prose').length,
    },
    diagnostics: [...diagnostics, ...texts.flatMap(({ excerpt }) => misspeltIn(excerpt))],
  };
}

/** From the first words that were not understood, but for sentences that were read as those of a piece. */
function strangeParts(
  sentences: readonly ToldSentence[],
  pieces: readonly ProsePiece[],
): readonly Span[] {
  const read = pieces.filter(({ moves }) => moves?.isComplete === true);
  const isOfPiece = (span: Span): boolean =>
    read.some(({ movesSpan }) => movesSpan.start <= span.start && span.end <= movesSpan.end);
  return sentences.flatMap(({ span, strange, verdict }) =>
    (verdict === 'unread' || verdict === 'partly') && !isOfPiece(span) ? [strange] : [],
  );
}

/** The built-in game of which a title says that this is a kind: `Zo Shogi`, `Chess with …`. */
export function gameInTitle(title: string): string | null {
  const whole = builtinNamed(title);
  if (whole !== null) return whole;
  const words = title.split(/[^\p{L}\p{N}]+/u, MOST_TITLE_WORDS);
  return words.map(builtinNamed).find((name) => name !== null) ?? null;
}

const MOST_TITLE_WORDS = 12;
