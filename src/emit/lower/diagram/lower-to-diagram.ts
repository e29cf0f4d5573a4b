import { fileOf, printSquare, rankOf, type Color, type Square } from '../../../ir/board.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { SquareSet } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import { layOutForDiagram, type DiagramLayout, type DiagramLine } from './layout.js';
import { diagramCastling, diagramMoves } from './moves.js';
import { limitedToLostPieces } from './promotion-limits.js';
import { diagramRuleShortfalls, extinctionOf, zoneDepth } from './rules.js';

/** A variant as an Interactive Diagram defines it. */
export interface LoweredDiagram {
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly LoweredPieceLine[];
}

/** One line: name, id, moves, graphics, squares and hand counts. */
export interface LoweredPieceLine {
  readonly name: string;
  readonly id: string;
  readonly moves: string;
  readonly graphics: string;
  readonly squares: string;
  /** Empty if there are no pieces in hand. */
  readonly hand: string;
}

/** The diagram of a variant, and what it cannot express. */
export function lowerToDiagram(variant: Variant): {
  readonly lowered: LoweredDiagram;
  /** The ids of its pieces, without promoted forms. */
  readonly letters: ReadonlyMap<PieceId, string>;
  readonly shortfalls: readonly Shortfall[];
} {
  const layout = layOutForDiagram(variant);
  const castling = diagramCastling(variant);
  const castler = layout.lines.find(({ piece, isForm }) => piece.royal && !isForm);
  const moves = layout.lines.map(({ piece }) => diagramMoves(variant, piece));
  const promoting = layout.lines.slice(0, layout.maxPromote).map(({ piece }) => piece);
  return {
    lowered: {
      parameters: parametersOf(variant, layout, castling.flips),
      pieces: [
        ...layout.lines.map((line, index) => {
          const text = moves[index]?.text ?? '';
          return pieceLine(variant, line, line === castler ? text + castling.text : text);
        }),
        ...holeLines(variant),
      ],
    },
    letters: new Map(
      layout.lines.flatMap(({ piece, id, isForm }) => (isForm ? [] : [[piece.id, id] as const])),
    ),
    shortfalls: withoutRepeats([
      ...moves.flatMap(({ shortfalls }) => shortfalls),
      ...castling.shortfalls,
      ...choiceShortfalls(variant, layout),
      ...diagramRuleShortfalls(variant, promoting),
    ]),
  };
}

/** A promoted form may have several lines, and each reports the same shortfalls. */
function withoutRepeats(shortfalls: readonly Shortfall[]): readonly Shortfall[] {
  return [...new Map(shortfalls.map((shortfall) => [shortfall.message, shortfall])).values()];
}

function parametersOf(
  variant: Variant,
  layout: DiagramLayout,
  castleFlip: boolean,
): LoweredDiagram['parameters'] {
  const { rules, board } = variant;
  const { files, ranks } = board.value;
  const { maxPromote, promoOffset } = layout;
  const extinction = extinctionOf(variant);
  const royals = layout.lines.flatMap(({ piece, isForm }, index) => {
    const isRoyal =
      piece.royal || (extinction.kind === 'last-royal' && extinction.piece === piece.id);
    return isRoyal && (!isForm || piece.royal) ? [index + 1] : [];
  });
  return [
    ['files', files],
    ['ranks', ranks],
    ['symmetry', 'none'],
    ...holdingsOf(variant).map((type) => ['holdingsType', type] as const),
    ['maxPromote', maxPromote],
    ...(maxPromote === 0 ? [] : [['promoZone', zoneDepth(variant) ?? 1] as const]),
    ...(promoOffset === 0 ? [] : [['promoOffset', promoOffset] as const]),
    ...(maxPromote === 0 || promoOffset > 0
      ? []
      : [['promoChoice', choiceText(variant, layout)] as const]),
    // Without this parameter the last piece would be royal. No piece has the number 0.
    ...(royals.length === 0 ? [0] : royals).map((number) => ['royal', number] as const),
    ...(royals.length > 1 && extinction.kind === 'none' ? [['extinction', 0] as const] : []),
    ...(rules.stalemateValue === 'loss' ? [['stalemate', 'loss'] as const] : []),
    ...(extinction.kind === 'baring' ? [['baring', 0] as const] : []),
    ...(castleFlip ? [['castleFlip', 1] as const] : []),
  ].map(([name, value]) => [String(name), String(value)]);
}

/** The holdings type: captured pieces can be dropped, as they were (-2) or unpromoted (-1), or promotions can return them to their owner (1). */
function holdingsOf(variant: Variant): readonly number[] {
  const { capturesToHand, dropLoop } = variant.rules;
  if (capturesToHand) return [dropLoop ? -2 : -1];
  return (limitedToLostPieces(variant)?.size ?? 0) > 0 ? [1] : [];
}

/** The pieces that a pawn may become, and the pawn itself if it need not promote. `!` forbids staying a pawn where it could not move. */
function choiceText(variant: Variant, { lines, maxPromote }: DiagramLayout): string {
  const { rules } = variant;
  const limited = limitedToLostPieces(variant);
  const promoting = lines.slice(0, maxPromote);
  const stays = rules.mandatoryPawnPromotion
    ? []
    : promoting.map(({ id }) => `${rules.immobilityIllegal ? '!' : ''}${id}`);
  const choices = chosen(lines, promoting).map(
    ({ id, piece }) => `${limited?.has(piece.id) === true ? '*' : ''}${id}`,
  );
  return [...choices, ...stays].join('');
}

function chosen(
  lines: readonly DiagramLine[],
  promoting: readonly DiagramLine[],
): readonly DiagramLine[] {
  const promotion = promoting[0]?.piece.promotion;
  const to = promotion?.style === 'pawn' ? promotion.to : [];
  return to.flatMap((id) => lines.find(({ piece }) => piece.id === id) ?? []);
}

/** The program searches the text for each id, so one id may be found inside others. */
function choiceShortfalls(variant: Variant, layout: DiagramLayout): readonly Shortfall[] {
  const { lines, maxPromote, promoOffset } = layout;
  if (maxPromote === 0 || promoOffset > 0) return [];
  const text = choiceText(variant, layout);
  const promoting = lines.slice(0, maxPromote);
  const meant = [
    ...chosen(lines, promoting),
    ...(variant.rules.mandatoryPawnPromotion ? [] : promoting),
  ];
  const wrong = lines.filter((line) => text.includes(line.id) !== meant.includes(line));
  return wrong.map(({ id, piece }) => {
    const why = `it also finds the id "${id}" in it`;
    const message = cannotExpress('an Interactive Diagram', `the choice "${text}"`, why);
    return notExpressible('conversion', piece.span, `${variant.title}: ${message}`);
  });
}

function pieceLine(
  variant: Variant,
  { piece, id, isForm }: DiagramLine,
  moves: string,
): LoweredPieceLine {
  const { white, black } = variant.start?.value.hands ?? { white: [], black: [] };
  const held = [white, black].map((hand) => hand.find((one) => one.piece === piece.id)?.count ?? 0);
  const squares = isForm
    ? ''
    : `${squaresText(variant, piece, 'white')},,${squaresText(variant, piece, 'black')}`;
  return {
    name: plainName(piece, id),
    id,
    moves,
    graphics: graphicsOf(piece, id),
    squares: squares === ',,' ? '' : squares,
    hand: isForm || held.every((count) => count === 0) ? '' : held.join(','),
  };
}

/** The name of a piece without the signs that separate items and fields. */
function plainName({ name, glyphs }: PieceType, id: string): string {
  const plain = (name ?? glyphs[0] ?? id).replace(/[\s:=,<>&"]+/g, ' ').trim();
  return plain === '' || plain.toLowerCase() === 'hole' ? `${plain} ${id}`.trim() : plain;
}

/** The name of a picture: the picture sets of the site name most pictures like the pieces. */
function graphicsOf({ name }: PieceType, id: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(name ?? '') || plain(id) || 'piece';
}

/** Squares that are not part of the board. */
function holeLines({ start }: Variant): readonly LoweredPieceLine[] {
  const { holes = [] } = start?.value ?? {};
  if (holes.length === 0) return [];
  return [{ name: 'hole', id: '', moves: '', graphics: '', squares: rangesText(holes), hand: '' }];
}

function squaresText({ start }: Variant, piece: PieceType, color: Color): string {
  const squares = (start?.value.placements ?? [])
    .filter((placed) => placed.piece === piece.id && placed.color === color)
    .map(({ square }) => square)
    .toSorted((a, b) => a - b);
  return rangesText(squares);
}

/** `a3-i3,b2`: runs along ranks become ranges. The squares must be in order. */
function rangesText(squares: SquareSet): string {
  const runs: Square[][] = [];
  for (const square of squares) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last !== undefined && rankOf(last) === rankOf(square) && fileOf(last) + 1 === fileOf(square);
    if (run !== undefined && follows) run.push(square);
    else runs.push([square]);
  }
  return runs.map(runText).join(',');
}

function runText(run: readonly Square[]): string {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? printSquare(first) : `${printSquare(first)}-${printSquare(last)}`;
}
