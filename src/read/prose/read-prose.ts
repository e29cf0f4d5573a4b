import { joinedChoices, parseChoices } from '../../../grammar/prose/choices.js';
import { misspeltInHeading, parseRuleProse } from '../../../grammar/prose/parse-rules.js';
import type { RuleSentence } from '../../../grammar/prose/parse-rules.js';
import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Board } from '../../ir/board.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { baseGame } from '../page/base-game.js';
import type { Block } from '../page/blocks.js';
import type { PageProse, ProsePiece } from './page-prose.js';
import type { KnownPieces } from './piece-movements.js';
import { readPieces } from './read-pieces.js';

/** What is known before the rules of a page are read. */
export interface RuleProseOptions {
  readonly title: string;
  /** Ranks of the board, if another source has them. */
  readonly ranks: number | null;
}

/** What the sentences of a page say of its rules, and how far each was understood. */
export interface RuleProse {
  readonly rules: readonly RuleStatement[];
  readonly sentences: readonly RuleSentence[];
}

/** Reads the sentences of a page as rules. */
export function readRuleProse(
  blocks: readonly Block[],
  { ranks, title }: RuleProseOptions,
): Parsed<RuleProse> {
  const read = blocks.flatMap(({ excerpt, kind, topic }) =>
    kind === 'prose' ? [parseRuleProse(excerpt, { topic: topic?.text ?? null, title, ranks })] : [],
  );
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return {
    value: {
      rules: read.flatMap(({ value }) => value.statements),
      sentences: read.flatMap(({ value }) => value.sentences),
    },
    diagnostics: [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...headings.flatMap(({ excerpt }) => misspeltInHeading(excerpt)),
    ],
  };
}

/** What is known before the pieces of a page are read. */
export interface PieceProseOptions {
  readonly title: string;
  readonly known: KnownPieces['known'];
  /** Null: as the game has it to which the page refers. */
  readonly board: Board | null;
  /** What was decided of what texts leave open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
}

/** Reads the sentences of a page as those of pieces; the rest of them are its rules. */
export function readPieceProse(
  blocks: readonly Block[],
  { rules, sentences }: RuleProse,
  { board, decided, known, title }: PieceProseOptions,
): Parsed<PageProse> {
  const base = baseGame(rules)?.name ?? gameInTitle(title);
  const { diagnostics, value } = readPieces(blocks, { board, known, base, decided, rules });
  const prose = blocks.filter(({ kind }) => kind === 'prose');
  return {
    value: {
      ...value,
      rules,
      choices: joinedChoices(prose.flatMap(({ excerpt }) => parseChoices(excerpt))),
      notUnderstood: strangeParts(sentences, value.pieces),
      others: sentences.filter(({ reading }) => reading === 'other').length,
    },
    diagnostics,
  };
}

/** From the first words that were not understood, but for sentences that were read as those of a piece. */
function strangeParts(
  sentences: readonly RuleSentence[],
  pieces: readonly ProsePiece[],
): readonly Span[] {
  const read = pieces.filter(({ moves }) => moves?.isComplete === true);
  const isOfPiece = (span: Span): boolean =>
    read.some(({ movesSpan }) => movesSpan.start <= span.start && span.end <= movesSpan.end);
  return sentences.flatMap(({ reading, span, strange }) =>
    reading === 'partly' && !isOfPiece(span) ? [strange ?? span] : [],
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
