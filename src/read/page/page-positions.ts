import { builtinNamed } from '../../catalog/variant-names.js';
import { squareAt } from '../../ir/board.js';
import type { Variant } from '../../ir/variant.js';
import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import { readIni } from '../ini/read-ini.js';
import type { Block } from './blocks.js';
import type { IniBlock } from './ini-blocks.js';
import type { PageName } from './page-name.js';
import {
  LETTERS_ALONE,
  mixedPieces,
  setOfRules,
  setOfVariant,
  type PieceSet,
} from './piece-sets.js';
import { positionTexts } from './position-texts.js';
import { readPositions, type PagePosition, type PlacedRow } from './positions.js';

/** Where positions of a page may be found, and the pieces to read them with. */
interface PositionSources {
  readonly name: PageName;
  readonly blocks: readonly Block[];
  readonly document: Parsed<readonly Variant[]> | null;
  readonly diagrams: readonly { readonly value: Variant | null; readonly span: Span }[];
  readonly inis: readonly IniBlock[];
}

/** All positions of a page: pictures, FENs and SFENs in its text and options, and the arrays of its Interactive Diagrams. */
export function pagePositions(sources: PositionSources): readonly PagePosition[] {
  const arrays = sources.diagrams.flatMap(({ span, value }) =>
    value === null ? [] : [{ span, variant: value, set: setOfVariant(value) }],
  );
  const own = [...setsOf(sources), ...arrays.map(({ set }) => set)].slice(0, MOST_SETS);
  return [
    ...readPositions(positionTexts(sources.blocks), [...own, LETTERS_ALONE]),
    ...arrays.flatMap(({ set, span, variant }) => arrayPosition(variant, set, span) ?? []),
  ].sort((a, b) => a.span.start - b.span.start);
}

/** Whether the page is about one game, so that every start position on it is of the same game. */
export function hasOneGame({ diagrams, document, inis }: PositionSources): boolean {
  const sections = inis.flatMap(({ headed }) => readIni(headed).value);
  return [diagrams, document?.value ?? [], sections].every(({ length }) => length <= 1);
}

/** More games than any page mixes. */
const MOST_SETS = 40;

/** The piece sets of the page's tables, of all tables together, of its options, or of the built-in variant that it is named after. */
function setsOf({ document, inis, name }: PositionSources): readonly PieceSet[] {
  const variants = document?.value ?? [];
  const mixed = mixedPieces(variants);
  const rules = inis.flatMap(({ headed }) => readIni(headed).value).map((section) => section.rules);
  const builtin = builtinNamed(name.title);
  const named = builtin === null ? null : builtinRules(builtin);
  return [
    ...variants.map(setOfVariant),
    ...(mixed === null ? [] : [setOfVariant({ pieces: mixed })]),
    ...rules.map((one) => setOfRules(one, null)),
    ...(rules.length > 0 || variants.length > 0 || named === null
      ? []
      : [setOfRules(named, builtin)]),
  ];
}

/** The array of a diagram. The line of each piece gives its squares. */
function arrayPosition(
  { board, pieces, start }: Variant,
  set: PieceSet,
  span: Span,
): PagePosition | null {
  if (start === null) return null;
  const { files, ranks } = board.value;
  const places = new Map(pieces.map((piece) => [piece.id, piece.span]));
  const placements = new Map(start.value.placements.map((one) => [one.square, one]));
  const holes = new Set(start.value.holes);
  const rows = Array.from({ length: ranks }, (_, index): PlacedRow => {
    const cells = Array.from({ length: files }, (_square, file) => {
      const square = squareAt(file, ranks - 1 - index);
      const symbol = square === null ? null : (placements.get(square) ?? null);
      const isHole = square !== null && holes.has(square);
      const place = symbol === null ? span : (places.get(symbol.piece) ?? span);
      return { symbol, isHole, span: place };
    });
    return { span, cells };
  });
  return {
    kind: 'diagram',
    span,
    topic: null,
    part: 0,
    isStart: true,
    isOption: false,
    readings: [{ set, rows, problems: [] }],
  };
}
