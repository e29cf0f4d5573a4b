import type { EngineOptions } from '../emit/lower/engine/lower-to-engine.js';
import type { PieceInWords } from '../explain/pieces.js';
import type { DescribedGame } from '../explain/described-game.js';
import { explainVariant, type ExplainedChapter } from '../explain/variant.js';
import type { AuthorWords } from '../ir/author-words.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { findPiece, type Variant } from '../ir/variant.js';
import type { Game, GamePiece } from '../play/game.js';
import { capitalized } from '../text/words.js';
import { documentBlocks, engineBlocks, type ProgramBlock, type WrittenSection } from './blocks.js';
import { lookInDocument, lookInEngine, type PieceLook } from './look.js';
import { promotionsOf } from './promotions.js';
import { startPositionOf, type StartPosition } from './start-position.js';

/** The definition of the variant of a page: a document, or the engine's rules from a section or a built-in variant. */
export type PageDefinition =
  | { readonly kind: 'document'; readonly variant: Variant }
  | {
      readonly kind: 'engine';
      readonly name: string;
      readonly rules: EngineRules;
      /** Null for a built-in variant. */
      readonly section: WrittenSection | null;
    };

/** A piece type as a page shows it. */
export interface PagePiece {
  readonly piece: GamePiece;
  /** The name as a heading, with a capital. */
  readonly name: string;
  /** The name as in a sentence, without an article. */
  readonly noun: string;
  readonly look: PieceLook;
  /** Other glyphs of the same piece. */
  readonly otherGlyphs: readonly string[];
  /** The letters in positions and moves; null if the piece is only the promoted form of another. */
  readonly letters: string | null;
  /** Its Betza notation in the document or the engine. */
  readonly betza: string | null;
  readonly value: number | null;
  readonly royal: boolean;
  /** The author's notes that are not rules. */
  readonly remarks: readonly string[];
  /** Sentences about its moves, from White's view. */
  readonly moves: readonly string[];
}

/** A piece and the pieces it can promote to. */
export interface PromotionPair {
  readonly from: PagePiece;
  readonly to: readonly PagePiece[];
}

/** The data for the page of a variant. */
export interface PageSubject {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly pieces: readonly PagePiece[];
  readonly promotions: readonly PromotionPair[];
  readonly start: StartPosition | null;
  /** The rules in words, chapter by chapter. */
  readonly chapters: readonly ExplainedChapter[];
  /** Whether its pieces are wedges, so that shogi coordinates can apply. */
  readonly isShogiLike: boolean;
  /** Whether the board has light and dark squares. */
  readonly isCheckered: boolean;
  readonly blocks: readonly ProgramBlock[];
  /** The author's text besides the rules; null if no document defines the game. */
  readonly words: AuthorWords | null;
}

/** The data for the page of a definition; `described` is the same game with the names of its pieces. */
export function pageSubject(
  definition: PageDefinition,
  described: DescribedGame,
  applyOptions: EngineOptions['applyOptions'],
): PageSubject {
  switch (definition.kind) {
    case 'document': {
      const { variant } = definition;
      return {
        ...describedSubject(described, (piece, words) => documentPiece(variant, piece, words)),
        id: variant.id,
        title: variant.title,
        isCheckered: variant.family === 'chess',
        blocks: documentBlocks(variant, applyOptions),
        words: variant.words ?? null,
      };
    }
    case 'engine': {
      const { name, rules, section } = definition;
      return {
        ...describedSubject(described, (piece, words) => enginePiece(rules, piece, words)),
        id: name,
        title: capitalized(name),
        isCheckered: !PLAIN_BOARDS.includes(rules.variantTemplate),
        blocks: engineBlocks(name, rules, section),
        words: null,
      };
    }
  }
}

/** The values of `variantTemplate` whose boards are drawn with lines only. */
const PLAIN_BOARDS: readonly string[] = ['shogi', 'xiangqi', 'janggi'];

/** The part of the data that depends only on the game, not on who defines it. */
function describedSubject(
  described: DescribedGame,
  show: (piece: GamePiece, words: PieceInWords) => PagePiece,
): Omit<PageSubject, 'id' | 'title' | 'isCheckered' | 'blocks' | 'words'> {
  const { game } = described;
  const { chapters, pieces: inWords } = explainVariant(described);
  const pieces = game.pieces.flatMap((piece) => {
    const words = inWords.find(({ id }) => id === piece.id);
    return words === undefined ? [] : [show(piece, words)];
  });
  return {
    game,
    pieces,
    promotions: promotionsOf(described).map(({ from, to }) => ({
      from: pagePiece({ pieces }, from),
      to: to.map((id) => pagePiece({ pieces }, id)),
    })),
    start: startPositionOf(described),
    chapters,
    isShogiLike: pieces.some(({ look }) => look.shape === 'wedge'),
  };
}

/** The piece of a page with an id, which must exist. */
export function pagePiece({ pieces }: Pick<PageSubject, 'pieces'>, id: string): PagePiece {
  const found = pieces.find(({ piece }) => piece.id === id);
  if (found === undefined) throw new Error(`no piece "${id}" on this page`);
  return found;
}

function documentPiece(
  variant: Variant,
  piece: GamePiece,
  { moves, name, royal }: PieceInWords,
): PagePiece {
  const written = findPiece(variant, piece.id);
  if (written === null) throw new Error(`no piece "${piece.id}" in ${variant.id}`);
  return {
    piece,
    name: written.name ?? capitalized(name),
    noun: name,
    look: lookInDocument(variant, written, piece),
    otherGlyphs: written.glyphs.slice(1),
    letters: written.abbreviation,
    betza: written.betza?.text ?? null,
    value: written.value,
    remarks: written.remarks ?? [],
    royal,
    moves,
  };
}

function enginePiece(
  rules: EngineRules,
  piece: GamePiece,
  { letter, moves, name, royal }: PieceInWords,
): PagePiece {
  const betza = rules.pieces.find(({ type }) => type === piece.id)?.betza ?? '';
  return {
    piece,
    name: capitalized(name),
    noun: name,
    look: lookInEngine(rules, piece, name),
    otherGlyphs: [],
    letters: letter,
    betza: betza === '' ? null : betza,
    value: null,
    remarks: [],
    royal,
    moves,
  };
}
