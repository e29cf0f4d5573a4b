import { COLORS } from '../../../ir/board.js';
import { acts } from '../../../ir/acts.js';
import type { EnginePiece } from '../../../ir/engine-rules.js';
import { codeList, fixOfLines } from '../../facts/findings.js';
import { KING } from '../../facts/kings.js';
import { PIECE_KEYS } from '../../facts/piece-lines.js';
import { inheritedPosition, startPosition } from '../../facts/start-position.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

const KEYS = [
  'promotionPieceTypes',
  'promotionPieceTypesWhite',
  'promotionPieceTypesBlack',
] as const;

export default defineRule({
  code: 'piece/promotion-loses-letter',
  severity: 'warning',
  title: 'A piece replaces one that pawns promote to.',
  why: 'Inherited `promotionPieceTypes` are types, not letters. The engine removes the old type from them, and does not add the new type, even if it has the same letter.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = ⟦n:NN⟧\n',
      fixed: '[x:chess]\npromotionPieceTypes = nbrq\ncustomPiece1 = n:NN\n',
    },
    {
      text: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nhorse = ⟦n⟧\nbishop = -\ncustomPiece1 = b:BW\n',
      fixed:
        '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\npromotionPieceTypes = nbrq\nhorse = n\nbishop = -\ncustomPiece1 = b:BW\n',
      says: 'pawns cannot promote to `n` and `b`',
    },
    {
      text: '[x:chess]\nknight = -\ncustomPiece1 = ⟦c:C⟧\nstartFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1\n',
      fixed:
        '[x:chess]\nknight = -\npromotionPieceTypes = cbrq\ncustomPiece1 = c:C\nstartFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nknight = -\ncustomPiece1 = c:C\ncustomPiece2 = z:Z\nstartFen = rcbqkbzr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBZR w KQkq - 0 1\n',
    '[x:chess]\ncustomPiece1 = n:NN\npromotionPieceTypes = bnrq\n',
    '[x:chess]\ncustomPiece1 = n:NN\npromotionPieceTypes = qrb\n',
    '[x:chess]\ncustomPiece1 = p:fmWfcF\npawn = -\npawnTypes = p\n',
    '[x:chess]\nknight = -\ncustomPiece1 = m:NN\n',
    '[x:chess]\ncustomPiece1 = n:NN\nmaxRank = 1\nstartFen = KNR2rnk w - - 0 1\n',
    '[x:chess]\nknight = h\ncustomPiece1 = n:NN\n',
    '[x:makruk]\ncustomPiece1 = n:NN\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section, file) => {
    const { base, pairs, rules } = section;
    if (KEYS.some((key) => pairs.has(key)) || !acts('promotionPieceTypes', rules)) return [];
    if (!hasPawns(section)) return [];
    const heirs = heirsOf(section);
    const [first] = heirs
      .flatMap(({ now }) => ownPair(section, now.type) ?? [])
      .toSorted((a, b) => a.start - b.start);
    if (first === undefined) return [];
    // In the parent's order.
    const types = new Set(COLORS.flatMap((color) => base.promotionPieceTypes[color]));
    const value = base.pieces
      .filter(({ type }) => types.has(type))
      .map(
        ({ letter, type }) =>
          heirs.find(({ before }) => before.type === type)?.now.letter ?? letter,
      )
      .join('');
    const line = `promotionPieceTypes = ${value}`;
    const lost = codeList(heirs.map(({ now }) => now.letter));
    return [
      {
        at: first.valueAt,
        message: `pawns cannot promote to ${lost}: the inherited \`promotionPieceTypes\` hold the type that was replaced; write \`${line}\``,
        ...fixOfLines(file, first, line),
      },
    ];
  },
});

/** Whether a pawn is on the board or in hand at the start. */
function hasPawns(section: LintedSection): boolean {
  const { promotionPawnTypes } = section.rules;
  const { hands, pieces } = startPosition(section);
  return [...pieces, ...(hands?.pieces ?? [])].some(
    ({ color, type }) => type === 'pawn' || promotionPawnTypes[color].includes(type),
  );
}

/** A type that pawns of the parent promote to, and the piece in its place. */
interface Heir {
  readonly before: EnginePiece;
  readonly now: EnginePiece;
}

/**
 * The pieces that replace types that pawns of the parent promote to, for both colours: they have the letter, or stand on the squares in
 * the start position. Pawns and kings replace none, nor do types that take a letter by mistake (letters/piece-letter-clash).
 */
function heirsOf(section: LintedSection): readonly Heir[] {
  const { base, pairs, rules } = section;
  const isFree = ({ type }: EnginePiece): boolean =>
    type !== KING &&
    COLORS.every(
      (color) =>
        !rules.promotionPieceTypes[color].includes(type) &&
        !rules.promotionPawnTypes[color].includes(type),
    );
  return base.pieces.flatMap((before): readonly Heir[] => {
    if (!COLORS.every((color) => base.promotionPieceTypes[color].includes(before.type))) return [];
    if (rules.pieces.some(({ type }) => type === before.type)) return [];
    const now =
      rules.pieces.find(({ letter }) => letter === before.letter) ?? standsFor(section, before);
    const isMeant =
      now?.letter !== before.letter ||
      now.type.startsWith('customPiece') ||
      pairs.has('startFen') ||
      pairs.has(before.type);
    return now !== undefined && isMeant && isFree(now) ? [{ before, now }] : [];
  });
}

/** The one new type on all squares on which a removed type starts in the parent. */
function standsFor(section: LintedSection, { type }: EnginePiece): EnginePiece | undefined {
  const { base, rules } = section;
  const squares = inheritedPosition(section).pieces.filter((piece) => piece.type === type);
  const now = new Map(startPosition(section).pieces.map((piece) => [piece.square, piece]));
  const types = new Set(squares.map(({ square }) => now.get(square)?.type));
  const [only] = types;
  return types.size === 1 && !base.pieces.some((piece) => piece.type === only)
    ? rules.pieces.find((piece) => piece.type === only)
    : undefined;
}
