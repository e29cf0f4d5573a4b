import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { PieceId, PieceType, Promotion } from '../../ir/piece.js';
import type { Variant } from '../../ir/variant.js';
import type { PicturedPieces } from '../../notation/diagram-cells.js';
import { isShogiForm, shogiForms } from '../../notation/shogi-forms.js';

/** A set of pieces with which positions of a page may be read. */
export interface PieceSet extends PicturedPieces {
  /** The names of pieces in messages. A piece without an entry is called by its id. */
  readonly names: ReadonlyMap<PieceId, string>;
  /** The side of a kanji diagram or an SFEN that is White. */
  readonly white: 'sente' | 'gote';
  /** The built-in variant that the page is named after, if these are its pieces. Otherwise null. */
  readonly builtin: string | null;
}

/** The pieces of a variant by the letters of its document. */
export function setOfVariant({
  pieces,
  white = 'sente',
}: Pick<Variant, 'pieces' | 'white'>): PieceSet {
  const forms = new Set(
    pieces.flatMap(({ promotion }) => (promotion.style === 'shogi' ? [promotion.to] : [])),
  );
  return {
    pieces,
    letters: new Map(
      pieces.flatMap(({ abbreviation, id }) => (abbreviation === null ? [] : [[id, abbreviation]])),
    ),
    promotedOnly: new Set(
      pieces
        .filter(({ abbreviation, id }) => abbreviation === null && forms.has(id))
        .map(({ id }) => id),
    ),
    names: new Map(pieces.flatMap(({ id, name }) => (name === null ? [] : [[id, name]]))),
    white,
    builtin: null,
  };
}

/** The piece types of a built-in variant or a section. They have the kanji of shogi. */
export function setOfRules(
  { pieces, promotedPieceType }: EngineRules,
  builtin: string | null,
): PieceSet {
  const written = shogiForms(
    pieces.map(({ type }) => {
      const to = promotedPieceType.get(type);
      const promotion: Promotion = to === undefined ? { style: 'none' } : { style: 'shogi', to };
      return { id: type, glyphs: [], royal: type === 'king', promotion };
    }),
  );
  return {
    pieces: written,
    letters: new Map(pieces.map(({ letter, type }) => [type, letter.toUpperCase()])),
    otherLetters: new Map(
      pieces.flatMap(({ synonym, type }) =>
        synonym === null ? [] : [[type, synonym.toUpperCase()]],
      ),
    ),
    promotedOnly: new Set(written.map(({ id }) => id).filter(isShogiForm)),
    names: new Map(
      pieces.map(({ type }) => [type, ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names[0] ?? type]),
    ),
    white: 'sente',
    builtin,
  };
}

/** A set in which every letter is a piece, for pages that do not say which pieces exist. */
export const LETTERS_ALONE: PieceSet = lettersAlone();

function lettersAlone(): PieceSet {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return {
    pieces: letters.flatMap((id) => [
      { id, glyphs: [], royal: false, promotion: { style: 'shogi', to: `+${id}` } },
      { id: `+${id}`, glyphs: [], royal: false, promotion: { style: 'none' } },
    ]),
    letters: new Map(letters.map((letter) => [letter, letter])),
    promotedOnly: new Set(letters.map((letter) => `+${letter}`)),
    names: new Map(),
    white: 'sente',
    builtin: null,
  };
}

/**
 * The pieces of all variants of a page together, as mixed games write them: those of the first variant by their letters, those of the
 * others with a mark, `R'` for one letter and `RR@` for two. Null if there are fewer than two variants.
 */
export function mixedPieces(variants: readonly Variant[]): readonly PieceType[] | null {
  const first = commonVariant(variants);
  if (first === null || variants.length < 2) return null;
  const others = variants.filter((variant) => variant !== first);
  const glyphs = new Map<PieceId, readonly string[]>();
  const marked = others.flatMap((variant) => {
    const idOf = new Map(
      variant.pieces.map((piece) => {
        const origin = originOf(piece, variants, first);
        if (origin === null) return [piece.id, `${variant.id}/${piece.id}`];
        glyphs.set(origin, [...(glyphs.get(origin) ?? []), ...piece.glyphs]);
        return [piece.id, origin];
      }),
    );
    return variant.pieces
      .filter((piece) => originOf(piece, variants, first) === null)
      .map((piece) => withIds(markedPiece(piece), (id) => idOf.get(id) ?? id));
  });
  const plain = first.pieces.map((piece) => ({
    ...piece,
    glyphs: [...new Set([...piece.glyphs, ...(glyphs.get(piece.id) ?? [])])],
  }));
  return [...plain, ...marked];
}

/** The variant from which most others take pieces, or else the first. Null if there is none. */
export function commonVariant(variants: readonly Variant[]): Variant | null {
  const uses = ({ title }: Variant): number =>
    variants.filter(({ pieces }) => pieces.some((piece) => inheritedFrom(piece) === title)).length;
  return variants.toSorted((a, b) => uses(b) - uses(a))[0] ?? null;
}

function inheritedFrom({ movement: { origin } }: PieceType): string | null {
  return origin.kind === 'inherited' ? origin.from : null;
}

/** The id among all pieces of a piece that is taken from another variant of the page. Null if it is the variant's own. */
function originOf(piece: PieceType, variants: readonly Variant[], first: Variant): PieceId | null {
  const title = inheritedFrom(piece);
  const source = variants.find((variant) => variant.title === title);
  const same = source?.pieces.find(
    ({ id, name }) => id === piece.id || (name !== null && name === piece.name),
  );
  if (source === undefined || same === undefined) return null;
  return source === first ? same.id : `${source.id}/${same.id}`;
}

function markedPiece(piece: PieceType): PieceType {
  const { abbreviation } = piece;
  if (abbreviation === null || /['@]$/.test(abbreviation)) return piece;
  return { ...piece, abbreviation: abbreviation + (abbreviation.length === 1 ? "'" : '@') };
}

function withIds(piece: PieceType, idOf: (id: PieceId) => PieceId): PieceType {
  const { promotion } = piece;
  return { ...piece, id: idOf(piece.id), promotion: renamed(promotion, idOf) };
}

function renamed(promotion: Promotion, idOf: (id: PieceId) => PieceId): Promotion {
  switch (promotion.style) {
    case 'none':
      return promotion;
    case 'shogi':
      return { style: 'shogi', to: idOf(promotion.to) };
    case 'pawn':
      return { style: 'pawn', to: promotion.to.map(idOf) };
  }
}
