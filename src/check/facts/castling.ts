import { byColor, COLORS, fileOf, rankOf, type ByColor, type Color } from '../../ir/board.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';
import type { PlacedPiece } from './fen-board.js';
import { startPosition, type StartPosition } from './start-position.js';

/** Castling on the king side: the letters of the rights in a FEN, and the option for the file where the king lands. */
const KINGSIDE = {
  name: 'king side',
  rights: { white: 'K', black: 'k' },
  target: 'castlingKingsideFile',
} as const;

export const WINGS = [
  KINGSIDE,
  { name: 'queen side', rights: { white: 'Q', black: 'q' }, target: 'castlingQueensideFile' },
] as const;

/** The castling field of the start position; `-` if absent. */
export function castlingField({ castling }: StartPosition): string {
  return castling?.text ?? '-';
}

/** The letters of one colour's rights in the start position; empty in a variant without castling. */
export function rightsOf(section: LintedSection, color: Color): string {
  if (!section.rules.castling) return '';
  return castlingField(startPosition(section)).replace(
    color === 'white' ? /[^A-Z]/g : /[^a-z]/g,
    '',
  );
}

/** The piece on the castling rank that castles as the king; if there are several, the one on `castlingKingFile`. Null if there is none. */
export function castlingKing(section: LintedSection, color: Color): PlacedPiece | null {
  const type = section.rules.castlingKingPiece[color];
  const kings = onCastlingRank(section, color).filter((piece) => piece.type === type);
  const [king, ...others] = kings;
  if (others.length === 0) return king ?? null;
  const { castlingKingFile } = section.rules;
  return kings.find(({ square }) => fileOf(square) === castlingKingFile) ?? null;
}

/** The rights, such as `Qq`, that the kings and their partners on the castling rank need and that the FEN does not give; empty if it gives some, or if nobody needs any. */
export function missingRights(
  section: LintedSection,
  counts: (castler: PlacedPiece) => boolean = () => true,
): string {
  const { castling, castlingDroppedPiece, castlingWins } = section.rules;
  if (castlingField(startPosition(section)) !== '-') return '';
  // `rule/castling-wins-without-rights` reports variants in which a player without rights loses.
  if (!castling || castlingDroppedPiece || castlingWins !== '') return '';
  return COLORS.map((color) => {
    const king = castlingKing(section, color);
    if (king === null || !counts(king)) return '';
    const rooks = onCastlingRank(section, color).filter(
      (piece) => section.rules.castlingRookPieces[color].includes(piece.type) && counts(piece),
    );
    const [kingside, queenside] = WINGS;
    return [
      rooks.some(({ square }) => square > king.square) ? kingside.rights[color] : '',
      rooks.some(({ square }) => square < king.square) ? queenside.rights[color] : '',
    ].join('');
  }).join('');
}

/** The pieces of a colour on its castling rank. */
export function onCastlingRank(section: LintedSection, color: Color): readonly PlacedPiece[] {
  return onCastlingRanks(section)[color];
}

const onCastlingRanks = keeperOfLast((section: LintedSection): ByColor<readonly PlacedPiece[]> => {
  const { castlingRank, maxRank } = section.rules;
  const ranks = { white: castlingRank, black: maxRank - 1 - castlingRank };
  const there = startPosition(section).pieces.filter(
    ({ color, square }) => rankOf(square) === ranks[color],
  );
  return byColor((color) => there.filter((piece) => piece.color === color));
});
