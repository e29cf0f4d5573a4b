import type { Board } from '../ir/board.js';
import { boardLines } from './board-lines.js';
import { RULE_FAMILIES } from './families.js';
import { piecesInWords, type PieceInWords } from './pieces.js';
import { CHAPTERS, type RuleFamily } from './rule-family.js';
import { startInWords } from './start.js';
import type { DescribedGame } from './described-game.js';

/** The rules of a game in words. */
export interface VariantExplanation {
  readonly title: string;
  readonly board: Board;
  /** Sentences about the board and the start of the game. */
  readonly opening: readonly string[];
  /** The start position, a1 at the bottom left; null if it cannot be set up. */
  readonly diagram: readonly string[] | null;
  readonly pieces: readonly PieceInWords[];
  /** Only chapters with at least one sentence. */
  readonly chapters: readonly ExplainedChapter[];
}

/** A heading and the sentences of its chapter. */
export interface ExplainedChapter {
  readonly heading: string;
  readonly sentences: readonly string[];
}

const FAMILIES: readonly RuleFamily[] = RULE_FAMILIES;

/** Describes a game. Leaves out what players expect anyway. */
export function explainVariant(described: DescribedGame): VariantExplanation {
  const { game, start, title } = described;
  const chapters = CHAPTERS.map((heading) => ({
    heading,
    sentences: FAMILIES.filter(({ chapter }) => chapter === heading).flatMap(({ describe }) =>
      describe(described),
    ),
  }));
  return {
    title,
    board: game.board,
    opening: startInWords(described),
    diagram: start === null ? null : boardLines(start.compiled, start.position),
    pieces: piecesInWords(described),
    chapters: chapters.filter(({ sentences }) => sentences.length > 0),
  };
}
