import type { Board } from '../../ir/board.js';
import type { Movement } from '../../ir/movement.js';
import { FREE_DROPS, type PieceType } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { slug } from '../markdown/piece-ids.js';
import { plainName } from '../sentences/names.js';
import type { OpenReading } from '../sentences/open-readings.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { PieceName, ProsePiece } from './page-prose.js';
import { isNamed } from './taken-over.js';

/** What the pieces of a variant are made from. */
export interface PieceSources {
  readonly pieces: readonly ProsePiece[];
  readonly open: readonly OpenReading[];
  readonly facts: readonly PlacedFact[];
  /** Decisions about ambiguous sentences. */
  readonly reading: ReadonlyMap<string, string>;
  /** The game that supplies what the page does not state about a piece that moves alike. Null if there is none. */
  readonly base: Variant | null;
  /** This game has the other pieces of that game, too. */
  readonly hasBasePieces: boolean;
  readonly board: Board;
}

/** A piece with what follows from its name, before promotions are known. */
export interface Draft {
  readonly prose: ProsePiece | null;
  readonly like: PieceType | null;
  readonly piece: PieceType;
}

export function pieceOf(
  name: string,
  abbreviation: string | null,
  movement: Sourced<Movement>,
  span: Span,
): PieceType {
  return {
    id: slug(name),
    name,
    glyphs: [],
    abbreviation,
    letter: null,
    movement,
    betza: null,
    royal: false,
    promotion: { style: 'none' },
    drop: FREE_DROPS,
    value: null,
    span,
  };
}

export function named(name: PieceName, drafts: readonly Draft[]): Draft | null {
  const noun = plainName(name.text);
  return (
    drafts.find(({ piece }) => plainName(piece.name ?? '') === noun) ??
    drafts.find(({ piece }) => isNamed(piece, name.text)) ??
    null
  );
}

/** "Knights do not promote", "only rooks promote", "there is no promotion". */
export function neverPromotes(piece: PieceType, { facts }: PieceSources): boolean {
  const isOf = (names: readonly string[]): boolean => names.some((one) => isNamed(piece, one));
  return facts.some(({ fact }) =>
    fact.kind === 'meaning'
      ? fact.meaning === 'no promotion'
      : fact.kind === 'no-promotion'
        ? isOf(fact.pieces ?? [])
        : fact.kind === 'no-other-promotes' && !isOf(fact.pieces),
  );
}
