import type { ByColor } from '../ir/board.js';
import type { EngineRules } from '../ir/engine-rules.js';
import type { PieceType } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import type { GamePiece } from '../play/game.js';

/** A wedge as in shogi, rotated by 180 degrees for the second player; a chess figurine; or a disc with letters. */
type PieceShape = 'wedge' | 'figurine' | 'disc';

/** How a piece is drawn. */
export interface PieceLook {
  readonly shape: PieceShape;
  /** One to three characters. */
  readonly text: ByColor<string>;
  /** Whether it is a promoted piece, which is drawn in a separate colour and underlined. */
  readonly promoted: boolean;
}

/** Solid chess figures, by the engine's names of piece types. */
const FIGURINES: ReadonlyMap<string, string> = new Map([
  ['king', '♚'],
  ['queen', '♛'],
  ['rook', '♜'],
  ['bishop', '♝'],
  ['knight', '♞'],
  ['pawn', '♟'],
]);

/** The solid figure for each chess figure in Unicode, including the light ones. */
const SOLID: ReadonlyMap<string, string> = new Map(
  [...'♔♕♖♗♘♙♚♛♜♝♞♟'].map((glyph, index) => [glyph, [...'♚♛♜♝♞♟'][index % 6] ?? glyph]),
);

/** Shogi glyphs, by the engine's names of piece types. */
const SHOGI_GLYPHS: ReadonlyMap<string, string> = new Map([
  ['king', '王'],
  ['rook', '飛'],
  ['bishop', '角'],
  ['gold', '金'],
  ['silver', '銀'],
  ['shogiKnight', '桂'],
  ['lance', '香'],
  ['shogiPawn', '歩'],
  ['bers', '龍'],
  ['dragonHorse', '馬'],
]);

/** Xiangqi and janggi glyphs of the first and the second player. */
const XIANGQI_GLYPHS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['king', ['帥', '將']],
  ['fers', ['仕', '士']],
  ['wazir', ['仕', '士']],
  ['elephant', ['相', '象']],
  ['janggiElephant', ['相', '象']],
  ['horse', ['傌', '馬']],
  ['rook', ['俥', '車']],
  ['cannon', ['炮', '砲']],
  ['janggiCannon', ['炮', '砲']],
  ['soldier', ['兵', '卒']],
]);

/** A piece of a document: its glyph if it has one, otherwise a figurine in chess, otherwise its letters. */
export function lookInDocument(
  variant: Variant,
  { abbreviation, glyphs, id, name }: PieceType,
  { kind, letter }: GamePiece,
): PieceLook {
  const promoted = isPromotedForm(variant, id);
  const [glyph] = glyphs;
  const solid = glyph === undefined ? undefined : SOLID.get(glyph);
  if (solid !== undefined) return figurine(solid);
  if (glyph === undefined && variant.family === 'chess') {
    const figure = FIGURINES.get(kind ?? '');
    // A piece with a different name is not drawn as the standard piece.
    if (figure !== undefined && (name === null || name.toLowerCase() === kind))
      return figurine(figure);
  }
  const letters = abbreviation ?? letter ?? name?.slice(0, 2) ?? id.slice(0, 2);
  const shape = variant.family === 'shogi' ? 'wedge' : 'disc';
  return glyph === undefined
    ? { shape, text: lettersOf(letters, shape), promoted }
    : { shape, text: both(glyph), promoted };
}

/** A piece of the engine, drawn as in shogi, xiangqi or chess, depending on `variantTemplate`. `name` is in lower case. */
export function lookInEngine(
  rules: EngineRules,
  { id, letter, kind }: GamePiece,
  name: string,
): PieceLook {
  const letters = letter ?? id.slice(0, 2);
  const promoted = [...rules.promotedPieceType.values()].includes(id) && id !== 'gold';
  switch (rules.variantTemplate) {
    case 'shogi': {
      const glyph = SHOGI_GLYPHS.get(kind ?? '');
      return {
        shape: 'wedge',
        text: glyph === undefined ? lettersOf(letters, 'wedge') : both(glyph),
        promoted,
      };
    }
    case 'xiangqi':
    case 'janggi': {
      const glyphs = XIANGQI_GLYPHS.get(kind ?? '');
      if (glyphs !== undefined)
        return { shape: 'disc', text: { white: glyphs[0], black: glyphs[1] }, promoted };
      break;
    }
  }
  const figure = FIGURINES.get(name);
  return figure === undefined
    ? { shape: 'disc', text: lettersOf(letters, 'disc'), promoted }
    : figurine(figure);
}

function isPromotedForm({ pieces, start }: Variant, id: string): boolean {
  const isForm = pieces.some(({ promotion }) => promotion.style === 'shogi' && promotion.to === id);
  const stands = start?.value.placements.some(
    ({ piece, promotedFrom }) => piece === id && promotedFrom === null,
  );
  return isForm && stands !== true;
}

function figurine(glyph: string): PieceLook {
  return { shape: 'figurine', text: both(glyph), promoted: false };
}

function both(text: string): ByColor<string> {
  const short = [...text].slice(0, 3).join('');
  return { white: short, black: short };
}

/** The letters of a piece. On discs, upper and lower case show the player as in a FEN; wedges show it by their direction. */
function lettersOf(letters: string, shape: PieceShape): ByColor<string> {
  const { white: short } = both(letters.replace(/@$/, ''));
  return shape === 'wedge'
    ? both(short.toUpperCase())
    : { white: short.toUpperCase(), black: short.toLowerCase() };
}
