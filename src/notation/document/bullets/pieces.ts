import { byColor, COLORS } from '../../../ir/board.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import { formOf } from '../../../ir/piece.js';
import { equalSquareSets, NO_SQUARES, rotateSquares } from '../../../ir/region.js';
import { NO_DEFAULTS, type PieceChange, type RuleBullet, type RuleContext } from '../bullet-row.js';
import { PIECE, PIECES } from '../bullet-values.js';
import { referenceTo } from '../piece-references.js';
import { readSquares, saySquares } from '../squares.js';

/** The maximum number of parts in a value. */
const MOST_PARTS = 128;

type Changes = ReadonlyMap<PieceId, PieceChange>;

/** A bullet whose value has parts, each about some pieces. */
interface PieceBullet<Name extends string> extends Pick<
  RuleBullet<Name>,
  'name' | 'also' | 'words' | 'example' | 'text'
> {
  readonly field: keyof PieceChange;
  readonly separator: ',' | ';';
  readonly readPart: (
    part: string,
    context: RuleContext,
  ) => readonly [PieceId, PieceChange][] | null;
  /** The statements about a piece. Pieces with equal statements are listed together. */
  readonly sayPiece: (piece: PieceType, context: RuleContext) => readonly Statement[];
}

/** A statement about a piece: the words before its name and those after it. */
type Statement = readonly [before: string, after: string];

function pieceBullet<const Name extends string>(row: PieceBullet<Name>): RuleBullet<Name> {
  const { field, separator, readPart, sayPiece, ...said } = row;
  return {
    ...said,
    fields: [field],
    read: (value, context) => {
      const parts = value.split(separator, MOST_PARTS + 1).map((part) => part.trim());
      if (parts.length > MOST_PARTS) return null;
      const read = parts.map((part) => readPart(part, context));
      if (read.some((part) => part === null)) return null;
      return { pieces: merged(read.flatMap((part) => part ?? [])) };
    },
    say: ({ pieces }, context) => {
      const groups = new Map<string, { readonly statement: Statement; readonly names: string[] }>();
      for (const piece of pieces)
        for (const statement of sayPiece(piece, context)) {
          const key = statement.join('\n');
          const group = groups.get(key) ?? { statement, names: [] };
          group.names.push(referenceTo(piece.id, context.pieces));
          groups.set(key, group);
        }
      const texts = [...groups.values()].flatMap(({ statement: [before, after], names }) =>
        separator === ';'
          ? [`${before}${names.join(', ')}${after}`]
          : names.map((name) => `${before}${name}${after}`),
      );
      return texts.length === 0 ? null : texts.join(`${separator} `);
    },
    defaults: NO_DEFAULTS,
  };
}

/** Merges the changes that several parts make to the same piece, also the regions of the two sides. */
function merged(changes: readonly (readonly [PieceId, PieceChange])[]): Changes {
  const all = new Map<PieceId, PieceChange>();
  for (const [id, change] of changes) {
    const before = all.get(id)?.confined;
    const { confined } = change;
    all.set(id, {
      ...all.get(id),
      ...change,
      ...(before === undefined || confined === undefined
        ? {}
        : {
            confined: byColor((color) =>
              confined[color].length === 0 ? before[color] : confined[color],
            ),
          }),
    });
  }
  return all;
}

/** The ids of a list of pieces; null if a name is unknown. */
function idsOf(text: string, context: RuleContext): readonly PieceId[] | null {
  const ids = PIECES.read(text, context);
  return ids === null || ids.length === 0 || ids.includes('*') ? null : ids;
}

/** Reads `King, Advisor: d1-f3` or `White Rook: a1-h4`. The name of a piece may also start with White. */
function readConfined(
  part: string,
  context: RuleContext,
): readonly [PieceId, PieceChange][] | null {
  const { board } = context;
  const colon = part.lastIndexOf(':');
  if (colon === -1) return null;
  const squares = readSquares(part.slice(colon + 1).trim(), board);
  const who = part.slice(0, colon).trim();
  const all = idsOf(who, context);
  const color = COLORS.find((one) => who.toLowerCase().startsWith(`${one} `)) ?? null;
  const ids = all ?? (color === null ? null : idsOf(who.slice(color.length + 1), context));
  if (squares === null || squares.length === 0 || ids === null) return null;
  const confined =
    all !== null
      ? { white: squares, black: rotateSquares(board, squares) }
      : byColor((one) => (one === color ? squares : NO_SQUARES));
  return ids.map((id) => [id, { confined }]);
}

function sayConfined({ confined }: PieceType, { board }: RuleContext): readonly Statement[] {
  if (confined === undefined) return [];
  const { white, black } = confined;
  if (equalSquareSets(rotateSquares(board, white), black))
    return white.length === 0 ? [] : [['', `: ${saySquares(white, board)}`]];
  return [
    ...(white.length === 0 ? [] : [['White ', `: ${saySquares(white, board)}`] as const]),
    ...(black.length === 0 ? [] : [['Black ', `: ${saySquares(black, board)}`] as const]),
  ];
}

/** Limits the pieces that pawns become to their numbers at the start. */
function limitsOfStart({ atStart, pieces }: RuleContext): [PieceId, PieceChange][] {
  const choices = pieces.flatMap(({ promotion }) =>
    promotion.style === 'pawn' ? promotion.to : [],
  );
  return [...new Set(choices)].flatMap((id) => {
    const promotionLimit = atStart.get(id) ?? 0;
    return promotionLimit === 0 ? [] : [[id, { promotionLimit }]];
  });
}

/** Rules of single piece types. */
export const PIECE_BULLETS = [
  pieceBullet({
    name: 'Confined',
    also: ['Confined to', 'Palace', 'Mobility region'],
    field: 'confined',
    separator: ';',
    words: ['King, Advisor: d1-f3; Elephant: *1 *2 *3 *4 *5', 'White Rook: a1-h4'],
    example: 'King, Advisor: d1-f3; Elephant: *1 *2 *3 *4 *5',
    text: 'The only squares where pieces may stand and capture: a palace, their side of the river, or all squares except some. For Black they are rotated by 180 degrees, unless `White` or `Black` comes before the pieces.',
    readPart: readConfined,
    sayPiece: sayConfined,
  }),
  pieceBullet({
    name: 'Promotion limit',
    also: ['Promotion limits'],
    field: 'promotionLimit',
    separator: ',',
    words: ['Queen 1, Rook 2', 'captured pieces only'],
    example: 'Queen 1, Rook 2',
    text: 'A player with this many pieces of a type on the board may not promote to another one. `captured pieces only` uses the numbers of the start position.',
    readPart: (part, context) => {
      if (/^(?:to |only |of )*captured(?: pieces?)?(?: only)?$|^as at the start$/i.test(part))
        return limitsOfStart(context);
      const blank = part.lastIndexOf(' ');
      const id = PIECE.read(part.slice(0, blank).trim(), context);
      const limit = /^[0-9]{1,4}$/.test(part.slice(blank + 1)) ? Number(part.slice(blank + 1)) : 0;
      return id === null || id === '*' || limit === 0 ? null : [[id, { promotionLimit: limit }]];
    },
    sayPiece: ({ promotionLimit }) =>
      promotionLimit === undefined ? [] : [['', ` ${promotionLimit}`]],
  }),
  pieceBullet({
    name: 'Promoted forms',
    field: 'form',
    separator: ',',
    words: ['Lance = Rook, Knight = Gold'],
    example: 'Lance = Rook',
    text: 'What pieces promote to as in shogi, if the column Promote cannot say it: in a game of the chess family to an initial piece, or in addition to the choices of a pawn.',
    readPart: (part, context) => {
      const [from = '', to = '', ...more] = part.split('=', 3);
      const id = PIECE.read(from.trim(), context);
      const form = PIECE.read(to.trim(), context);
      if (id === null || form === null || id === '*' || form === '*' || more.length > 0)
        return null;
      return [[id, { form }]];
    },
    sayPiece: ({ promotion }, { pieces }) => {
      const form = formOf(promotion);
      return form === null ? [] : [['', ` = ${referenceTo(form, pieces)}`]];
    },
  }),
  pieceBullet({
    name: 'Bar their own kind',
    also: ['Do not hop over their own kind', 'Cannons bar each other'],
    field: 'barsItsKind',
    separator: ',',
    words: ['Cannon'],
    example: 'Cannon',
    text: 'Pieces that may neither hop over nor capture a piece of their own type (of either side), like the cannon of janggi.',
    readPart: (part, context) =>
      idsOf(part, context)?.map((id) => [id, { barsItsKind: true }]) ?? null,
    sayPiece: ({ barsItsKind }) => (barsItsKind === undefined ? [] : [['', '']]),
  }),
  pieceBullet({
    name: 'Not pawns',
    field: 'notPawn',
    separator: ',',
    words: ['Pawn'],
    example: 'Pawn',
    text: 'Pieces that move and promote like chess pawns, but are not pawns for other rules: a blast removes them, and they can be dropped anywhere.',
    readPart: (part, context) => idsOf(part, context)?.map((id) => [id, { notPawn: true }]) ?? null,
    sayPiece: ({ notPawn }) => (notPawn === undefined ? [] : [['', '']]),
  }),
] as const;

/** The pieces with the changes of bullets. */
export function changePieces(
  pieces: readonly PieceType[],
  changes: Changes | undefined,
): readonly PieceType[] {
  if (changes === undefined) return pieces;
  return pieces.map((piece) => {
    const change = changes.get(piece.id);
    if (change === undefined) return piece;
    const { form, ...rules } = change;
    if (form === undefined) return { ...piece, ...rules };
    const { promotion } = piece;
    return {
      ...piece,
      ...rules,
      promotion: promotion.style === 'pawn' ? { ...promotion, form } : { style: 'shogi', to: form },
    };
  });
}

/** A rule of single pieces, by piece, as a value to compare. */
export function pieceRules(pieces: readonly PieceType[], field: keyof PieceChange): unknown {
  return pieces.flatMap((piece) => {
    const value = field === 'form' ? formOf(piece.promotion) : piece[field];
    return value === undefined || value === null ? [] : [[piece.id, value]];
  });
}

const PIECE_FIELDS = ['confined', 'promotionLimit', 'form', 'barsItsKind', 'notPawn'] as const;

export function isPieceField(field: string): field is keyof PieceChange {
  return PIECE_FIELDS.some((one) => one === field);
}

/** The piece without the rules that only bullets can state. */
export function withoutRules(piece: PieceType): PieceType {
  const { id, name, glyphs, abbreviation, letter, movement, betza, royal, promotion } = piece;
  const { drop, value, span } = piece;
  const said = { id, name, glyphs, abbreviation, letter, movement, betza, royal };
  const plain: PieceType = { ...said, promotion, drop, value, span };
  return promotion.style === 'pawn'
    ? { ...plain, promotion: { style: 'pawn', to: promotion.to } }
    : plain;
}
