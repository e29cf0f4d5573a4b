import { FREE_DROPS, type PieceType, type Promotion } from '../../src/ir/piece.js';

const SPAN = { file: 'test', start: 0, end: 0 };

/** A piece type for tests of notation, in which moves do not matter. */
export function piece(
  id: string,
  glyphs: string,
  abbreviation: string | null,
  promotion: Promotion = { style: 'none' },
): PieceType {
  return {
    id,
    name: id,
    glyphs: [...glyphs],
    abbreviation,
    letter: null,
    movement: { value: [], origin: { kind: 'stated', span: SPAN } },
    betza: null,
    royal: id === 'king',
    promotion,
    drop: FREE_DROPS,
    value: null,
    span: SPAN,
  };
}

export function promotesTo(to: string): Promotion {
  return { style: 'shogi', to };
}

/** The pieces of the mixed game in the chapter on notation of the first source document, with some of its wa pieces. */
export const KASHOGI: readonly PieceType[] = [
  piece('king', '王玉', 'K'),
  piece('rook', '飛', 'R', promotesTo('dragon')),
  piece('bishop', '角', 'B', promotesTo('horse')),
  piece('gold', '金', 'G'),
  piece('silver', '銀', 'S', promotesTo('promoted-silver')),
  piece('knight', '桂', 'N', promotesTo('promoted-knight')),
  piece('lance', '香', 'L', promotesTo('promoted-lance')),
  piece('pawn', '歩', 'P', promotesTo('tokin')),
  piece('fide-knight', '跳', "N'", promotesTo('promoted-fide-knight')),
  piece('crow', '烏', 'SC@', promotesTo('falcon')),
  piece('owl', '鴟', 'SO', promotesTo('eagle')),
  piece('eagle', '鷲', 'CE'),
  piece('dragon', '龍竜', null),
  piece('horse', '馬', null),
  piece('promoted-silver', '全', null),
  piece('promoted-knight', '圭', null),
  piece('promoted-lance', '杏', null),
  piece('tokin', 'と', null),
  piece('promoted-fide-knight', '今', null),
  piece('falcon', '鷹', null),
];

export const KASHOGI_PROMOTED: ReadonlySet<string> = new Set(KASHOGI.slice(12).map(({ id }) => id));
