import { diagnose } from '../catalog/diagnose.js';
import { COLORS, printSquare, type Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import { equalSquareSets } from '../ir/region.js';
import type { Hand, Placement, Position } from '../ir/position.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import { inPart, askSteps } from '../text/steps.js';
import type { DiagramContext } from './diagram.js';
import { POSITION_NOTATIONS } from './position-formats.js';
import { FIRST_TAIL, type PositionFormat, type Situation } from './position-text.js';

const STEPS_OF_POSITION = 100;

/** Converts a position from one notation to another. Null if the text is not a position or cannot be converted. `span` is its place. */
export function convertPosition(
  text: string,
  span: Span,
  { from, to }: { readonly from: PositionFormat; readonly to: PositionFormat },
  context: DiagramContext,
): Parsed<string | null> {
  const read = inPart('read', 'positions', () =>
    askSteps(STEPS_OF_POSITION + text.length)
      ? POSITION_NOTATIONS[from].parse(text, context, span)
      : null,
  );
  if (read === null) return { value: null, diagnostics: [] };
  if (read.value === null) return { value: null, diagnostics: read.diagnostics };
  const written = writePosition(read.value, to, context, span);
  return { value: written.value, diagnostics: [...read.diagnostics, ...written.diagnostics] };
}

/**
 * Writes a position in a notation, and reads the result back to check it. A board that would change is an error; other details that
 * the notation cannot hold are reported. `span` is the source of the position.
 */
export function writePosition(
  situation: Situation,
  format: PositionFormat,
  context: DiagramContext,
  span: Span,
): Parsed<string | null> {
  const refused = (why: string): Parsed<null> => ({
    value: null,
    diagnostics: [diagnose('fen/not-expressible', 'error', span, why)],
  });
  const nameless = pieceWithoutLetter(situation.position, context);
  if (nameless !== null && format !== 'bod')
    return refused(`The piece ${nameless} has no letter in this variant.`);
  const { parse, print, title } = POSITION_NOTATIONS[format];
  const printed = print(situation, context);
  if (printed.kind === 'refused') return refused(`${printed.why} Choose another notation.`);
  const { text } = printed;
  const again = parse(text.trimEnd(), context, { file: span.file, start: 0, end: text.length });
  if (again.value === null)
    return refused(`This position cannot be expressed as ${title}: it could not be read back.`);
  const changed = changedSquares(situation.position, again.value.position);
  if (changed.length > 0)
    return refused(
      `Written as ${title}, ${changed.slice(0, 4).join(', ')} would show another piece.`,
    );
  const lost = losses(situation, again.value).map(({ severity, what }) =>
    diagnose(
      'fen/lost',
      severity,
      span,
      `Left out, because the notation has no place for it: ${what}.`,
    ),
  );
  return { value: text, diagnostics: lost };
}

/** The first piece that cannot be written. A promoted piece is written with the letter of its unpromoted type. */
function pieceWithoutLetter(
  { placements, hands }: Position,
  { letters }: DiagramContext,
): PieceId | null {
  const written = [
    ...placements.map(({ piece, promotedFrom }) => promotedFrom ?? piece),
    ...[...hands.white, ...hands.black].map(({ piece }) => piece),
  ];
  return written.find((id) => !letters.has(id)) ?? null;
}

function changedSquares(before: Position, after: Position): readonly string[] {
  const shown = (placement: Placement | undefined): string =>
    placement === undefined ? '' : `${placement.color} ${placement.piece}`;
  const holes = [before.holes ?? [], after.holes ?? []] as const;
  return [
    ...differingSquares(before, after, shown),
    ...(equalSquareSets(...holes) ? [] : holes.flat().map(printSquare)),
  ];
}

function differingSquares(
  before: Position,
  after: Position,
  shown: (placement: Placement | undefined) => string,
): readonly string[] {
  const there = new Map(after.placements.map((placement) => [placement.square, placement]));
  const here = new Map(before.placements.map((placement) => [placement.square, placement]));
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((square) => shown(here.get(square)) !== shown(there.get(square)))
    .sort((a, b) => a - b)
    .map(printSquare);
}

interface Loss {
  readonly severity: Diagnostic['severity'];
  readonly what: string;
}

/** The details of a position, other than the board, that are missing after the conversion. */
function losses(before: Situation, after: Situation): readonly Loss[] {
  const [from, to] = [before.position, after.position];
  const warning = (what: string): Loss => ({ severity: 'warning', what });
  const pasts = differingSquares(from, to, (placement) => placement?.promotedFrom ?? '');
  const tail = before.tail ?? FIRST_TAIL;
  const isTailLost = tail.join(' ') !== (after.tail ?? FIRST_TAIL).join(' ');
  return [
    ...pasts.map((square) => warning(`what the promoted piece on ${square} was before`)),
    ...COLORS.flatMap((color) =>
      printCounts(from.hands[color]) === printCounts(to.hands[color])
        ? []
        : [warning(`what ${NAMES[color]} has in hand`)],
    ),
    ...(from.turn === to.turn ? [] : [warning(`that ${NAMES[from.turn]} is to move`)]),
    ...(from.castlingRights === to.castlingRights
      ? []
      : [warning(`the castling rights ${from.castlingRights}`)]),
    ...(isTailLost
      ? [{ severity: 'info' as const, what: `the last fields of the FEN, ${tail.join(' ')}` }]
      : []),
  ];
}

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

function printCounts(hand: Hand): string {
  return hand
    .map(({ piece, count }) => `${piece} ${count}`)
    .sort()
    .join(', ');
}
