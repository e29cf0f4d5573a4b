import { rotateSquares, equalSquareSets, squaresWhere, type Region } from '../../../ir/region.js';
import { ruleFieldsOf } from '../../../ir/rule-fields.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { documentLetters } from '../../../notation/document-letters.js';
import { fenContext } from '../../../notation/fen-context.js';
import { printRegion } from '../../../notation/option-values/regions.js';
import { printFen } from '../../../notation/print-fen.js';
import type { OptionLine } from '../engine/difference.js';
import type { EngineOptions } from '../engine/lower-to-engine.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import { assumedRules, ruleBullets } from './bullets.js';
import { layOutDocument, type DocumentLayout } from './layout.js';
import { documentMoves } from './moves.js';
import { optionLines, optionRules, actingRules } from './options.js';
import { pieceTable, type PieceTable } from './piece-rows.js';

/** The contents of a piece-table document. */
export interface LoweredDocument {
  readonly title: string;
  readonly bullets: readonly (readonly [name: string, value: string])[];
  readonly tables: readonly PieceTable[];
  /** The lines of the ini block. */
  readonly options: readonly OptionLine[];
}

/** The document of a variant, without the rules that its family assumes anyway, and what it cannot express. */
export function lowerToDocument(
  written: Variant,
  options: EngineOptions,
): { readonly lowered: LoweredDocument; readonly shortfalls: readonly Shortfall[] } {
  const variant = withLetters(written);
  const layout = layOutDocument(variant);
  const pieces = [...layout.initial, ...layout.promoted];
  const moves = documentMoves(variant);
  const rules = lowerRules(variant, layout, options);
  const context = { variant, pieces, moves: moves.cells };
  const { files, ranks } = variant.board.value;
  return {
    lowered: {
      title: variant.title,
      bullets: [
        ['Id', variant.id],
        ['Rules', layout.family],
        ['Size', `${files}x${ranks}`],
        ...(moves.dialect === 'fairy-stockfish' ? [] : [['Betza', moves.dialect] as const]),
        ...variant.regions.map(
          (region) => [`Region ${region.name}`, regionText(variant, region)] as const,
        ),
        ...rules.bullets,
        ...startBullet(variant, layout),
      ],
      tables: [
        pieceTable('Initial pieces', layout.initial, context),
        ...(layout.promoted.length === 0
          ? []
          : [pieceTable('Promoted pieces', layout.promoted, context)]),
      ],
      options: rules.options,
    },
    shortfalls: [
      ...moves.shortfalls,
      ...pieceShortfalls(variant),
      ...regionShortfalls(variant),
      ...rules.shortfalls,
    ],
  };
}

/** The sentences of a page need no letters, but the start position of a document does. */
function withLetters(variant: Variant): Variant {
  const letters = documentLetters(variant);
  const letterOf = ({ id }: PieceType): string | null =>
    letters.get(id)?.letter?.replace('@', '').toUpperCase() ?? null;
  const pieces = variant.pieces.map((piece) =>
    piece.abbreviation === null ? { ...piece, abbreviation: letterOf(piece) } : piece,
  );
  return { ...variant, pieces };
}

/** The rules that differ from those of the family: as bullets where possible, then as options. */
function lowerRules(
  variant: Variant,
  layout: DocumentLayout,
  options: EngineOptions,
): {
  readonly bullets: LoweredDocument['bullets'];
  readonly options: readonly OptionLine[];
  readonly shortfalls: readonly Shortfall[];
} {
  const pieces = [...layout.initial, ...layout.promoted];
  const assumed = assumedRules(variant, layout);
  const all = optionRules(variant, variant.pieces, variant.rules);
  const wanted = actingRules(variant, optionRules(variant, pieces, assumed.rules), all);
  const { lines, stated } = ruleBullets(variant, layout, assumed, {
    rules: ruleFieldsOf(wanted),
    beyond: variant.beyond,
    pieces: layout.wanted,
  });
  const statedRules = optionRules(variant, stated.pieces, stated.rules);
  const { lines: block, shortfalls } = optionLines(
    variant,
    statedRules,
    actingRules(variant, statedRules, all),
    options,
  );
  return {
    bullets: lines,
    options: block,
    shortfalls: [...shortfalls, ...beyondShortfalls(variant, stated.beyond)],
  };
}

function beyondShortfalls(
  { beyond, origins, span, title }: Variant,
  stated: Variant['beyond'],
): readonly Shortfall[] {
  const shortfall = (
    kind: Shortfall['kind'],
    key: keyof Variant['beyond'],
    what: string,
  ): readonly Shortfall[] =>
    beyond[key] === stated[key]
      ? []
      : [
          notExpressible(
            kind,
            origins[key]?.span ?? span,
            `${title}: ${cannotExpress('a document', what)}`,
          ),
        ];
  return [
    ...shortfall(
      'conversion',
      'promotesInsideByCapture',
      'that a piece in the promotion zone promotes only by a capture',
    ),
    ...shortfall('end', 'repetitionProhibited', 'the prohibition of repeating a position'),
    ...shortfall('end', 'bareKings', 'who wins with bare kings'),
  ];
}

/** Properties of pieces for which a table has no cell. */
function pieceShortfalls({ pieces }: Variant): readonly Shortfall[] {
  const [, ...others] = pieces.filter(({ royal }) => royal);
  return others.map((piece) => {
    const what = `${pieceWords(piece)} as a second royal piece type`;
    return notExpressible(
      'limit',
      piece.span,
      cannotExpress('A document', what, 'it has only one'),
    );
  });
}

function regionShortfalls({ regions, board, span }: Variant): readonly Shortfall[] {
  return regions
    .filter(
      ({ squares: { white, black } }) =>
        white.length === 0 || !equalSquareSets(black, rotateSquares(board.value, white)),
    )
    .map(({ name }) => {
      const why = "Black's squares are always White's, turned by 180 degrees";
      return notExpressible(
        'conversion',
        span,
        cannotExpress('A document', `the region ${name}`, why),
      );
    });
}

function regionText({ board }: Variant, { squares: { white } }: Region): string {
  const shade = (parity: number): Region['squares']['white'] =>
    squaresWhere(board.value, (file, rank) => (file + rank) % 2 === parity);
  if (equalSquareSets(white, shade(0))) return 'dark squares';
  if (equalSquareSets(white, shade(1))) return 'light squares';
  return printRegion(white, board.value);
}

/** The start position as a FEN, which in the shogi family has no field of castling rights unless there is castling. */
function startBullet(
  { board, pieces, start, rules }: Variant,
  { family }: DocumentLayout,
): LoweredDocument['bullets'] {
  if (start === null) return [];
  const hands = [start.value.hands.white, start.value.hands.black];
  const context = fenContext(board.value, pieces, {
    hands: rules.pieceDrops || hands.some((hand) => hand.length > 0),
  });
  const fen = printFen(start.value, context);
  const isPlain = family === 'shogi' && !rules.castling;
  return [['Start', isPlain ? fen.replace(/ - - 0 1$/, ' 0 1') : fen]];
}
