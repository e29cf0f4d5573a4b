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

/** Who defines the variant of a page: a document, or what the engine holds after reading a section or its own tables. */
export type PageDefinition =
  | { readonly kind: 'document'; readonly variant: Variant }
  | {
      readonly kind: 'engine';
      readonly name: string;
      readonly rules: EngineRules;
      /** Null: the engine has it built in. */
      readonly section: WrittenSection | null;
    };

/** One type of piece as a page shows it. */
export interface PagePiece {
  readonly piece: GamePiece;
  /** As a heading: with a capital. */
  readonly name: string;
  /** As in a sentence, without an article. */
  readonly noun: string;
  readonly look: PieceLook;
  /** Other glyphs that mean the same. */
  readonly otherGlyphs: readonly string[];
  /** How it is written in positions and moves; null: only as the promoted form of another. */
  readonly letters: string | null;
  /** Its moves as the document or the engine notes them. */
  readonly betza: string | null;
  readonly value: number | null;
  readonly royal: boolean;
  /** Notes of the author that are no rules. */
  readonly remarks: readonly string[];
  /** Sentences on its moves, White's view. */
  readonly moves: readonly string[];
}

/** A piece and what it may become. */
export interface PromotionPair {
  readonly from: PagePiece;
  readonly to: readonly PagePiece[];
}

/** All that a page shows of a variant. */
export interface PageSubject {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly pieces: readonly PagePiece[];
  readonly promotions: readonly PromotionPair[];
  readonly start: StartPosition | null;
  /** The rules in words, chapter by chapter. */
  readonly chapters: readonly ExplainedChapter[];
  /** Wedges on it: it can have the coordinates of shogi. */
  readonly isShogiLike: boolean;
  /** Light and dark squares, as in chess. */
  readonly isCheckered: boolean;
  readonly blocks: readonly ProgramBlock[];
  /** What the author says beside the rules; null: no document defines the game. */
  readonly words: AuthorWords | null;
}

/** What a page of a definition shows; `described` is the same definition, to be put into words. */
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

/** Games, by the names that XBoard knows, whose boards are lines alone. */
const PLAIN_BOARDS: readonly string[] = ['shogi', 'xiangqi', 'janggi'];

/** What documents and engines have in common: what the game itself says. */
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

/** The piece of a page with an id. A game names no others. */
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
