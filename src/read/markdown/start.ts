import { diagnose } from '../../catalog/diagnose.js';
import { printSquare, type Color } from '../../ir/board.js';
import type { Hand, Position } from '../../ir/position.js';
import { parseDiagram, type DiagramContext } from '../../notation/diagram.js';
import { fenContext } from '../../notation/fen-context.js';
import { readFen } from '../../notation/fen.js';
import { printBoard } from '../../notation/print-fen.js';
import { turnPosition } from '../../notation/turn-position.js';
import { addAll } from '../../text/add-all.js';
import { hasErrors, type Diagnostic } from '../../text/diagnostic.js';
import { stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { oneOf, stating } from './header.js';
import type { LoweredPieces } from './lowered-pieces.js';
import type { Section } from './sections.js';
import { trim, withoutBackticks, type Snippet } from './snippet.js';

/** The start position of a variant, and whether a text gives the castling rights in it. */
export interface StartPosition {
  /** Which side is White. */
  readonly white: 'sente' | 'gote';
  readonly start: Sourced<Position> | null;
  readonly castlingStated: boolean;
}

/** Reads every statement of the start position. The first that can be read counts, and the others must agree with it. */
export function readStart(
  section: Section,
  lowered: LoweredPieces,
  diagnostics: Diagnostic[],
): StartPosition {
  const { header, pieces, promotedOnly } = lowered;
  const bullet = header.bullets.values.get('Start');
  const white =
    oneOf(['sente', 'gote'], header.bullets.values.get('White'), diagnostics) ?? 'sente';
  const context: DiagramContext = {
    ...fenContext(header.board.value, pieces, { hands: true }),
    promotedOnly,
    white,
  };
  const places = [...(bullet === undefined ? [] : [withoutBackticks(bullet)]), ...section.starts];
  if (places.length === 0) {
    const start = header.boardKnown ? startOfModel(section, lowered, context, diagnostics) : null;
    if (start !== null) return { start, castlingStated: false, white };
    const message =
      'There is no start position, so the game cannot be played. Write "* Start: FEN", or add a diagram under a heading "Start position".';
    const shown = header.boardKnown ? shownBoards(section, context) : [];
    const [board, another] = shown;
    const only = board !== undefined && another === undefined ? board : null;
    diagnostics.push(
      diagnose('doc/start-position-missing', 'warning', section.heading.span, message, {
        notes: shown.map(({ span }) => ({
          message: 'this board is not labelled as the start position',
          span,
        })),
        ...(only === null
          ? {}
          : {
              fix: stating(`* Start: ${only.board}`, header.bullets.values, section.heading.span),
            }),
      }),
    );
  }
  if (!header.boardKnown) return { start: null, castlingStated: false, white };
  let first: Sourced<Position> | null = null;
  let castlingStated = false;
  for (const place of places.slice(0, MOST_STATEMENTS)) {
    const read = readPlace(
      place,
      context,
      place === places[0] && bullet !== undefined,
      diagnostics,
    );
    if (read.position === null) continue;
    castlingStated ||= read.castlingStated;
    if (first === null) first = stated(read.position, place.span);
    else addAll(diagnostics, compare(first, read.position, place));
  }
  return { start: first, castlingStated, white };
}

/** Diagrams in the section that nothing announces as the start position. */
function shownBoards(
  { prose }: Section,
  context: DiagramContext,
): readonly { readonly board: string; readonly span: Span }[] {
  const pictures = prose.flatMap((block) => (block.kind === 'code' ? [block.lines] : []));
  return pictures.slice(0, MOST_STATEMENTS).flatMap(({ span, text }) => {
    const { diagnostics, value } = parseDiagram(text, context, span);
    const colors = new Set(value?.placements.map(({ color }) => color));
    return value === null || hasErrors(diagnostics) || colors.size < 2
      ? []
      : [{ board: printBoard(value, context), span }];
  });
}

/** The start position of the variant whose pieces or rules are used; null if it does not fit the board or has letters of no piece here. */
function startOfModel(
  { heading: { span } }: Section,
  { header: { model } }: LoweredPieces,
  context: DiagramContext,
  diagnostics: Diagnostic[],
): Sourced<Position> | null {
  if (model === null || model.start === '') return null;
  const { value, diagnostics: problems } = readFen(model.start, context, span);
  if (value.position === null || problems.some(({ severity }) => severity === 'error')) return null;
  const message = `"Start" is not stated; assuming that of ${model.title}. Write "* Start: ${model.start}" to state it.`;
  const notes = [{ message: `Start: that of ${model.title}` }];
  diagnostics.push(diagnose('doc/assumed-rule', 'info', span, message, { notes }));
  return { value: value.position, origin: { kind: 'inherited', from: model.title, span } };
}

/** The maximum number of statements of the position. More are ignored. */
const MOST_STATEMENTS = 16;

interface ReadPlace {
  readonly position: Position | null;
  readonly castlingStated: boolean;
}

/** Reads a FEN (any bullet, or a block of one line with slashes) or a diagram. */
function readPlace(
  place: Snippet,
  context: DiagramContext,
  isBullet: boolean,
  diagnostics: Diagnostic[],
): ReadPlace {
  const line = trim(place);
  if (!isBullet && (line.text.includes('\n') || !line.text.includes('/'))) {
    const { value, diagnostics: problems } = parseDiagram(place.text, context, place.span);
    addAll(diagnostics, problems);
    return { position: value, castlingStated: false };
  }
  if (!line.text.includes('/') && context.board.ranks > 1 && line.text !== '') {
    const message = `"${line.text.slice(0, 60)}" is not a position; write a FEN, with "/" between the ranks.`;
    diagnostics.push(diagnose('doc/bad-value', 'error', line.span, message));
    return { position: null, castlingStated: false };
  }
  const { value, diagnostics: problems } = readFen(line.text, context, line.span);
  addAll(diagnostics, problems);
  const { position, castlingStated, sfen } = value;
  // Upper case is White in a FEN, but sente in an SFEN.
  const turned =
    position !== null && sfen && context.white === 'gote'
      ? turnPosition(position, context.board)
      : position;
  return { position: turned, castlingStated };
}

/** The differences between the first statement of the position and another. */
function compare(first: Sourced<Position>, other: Position, place: Snippet): readonly Diagnostic[] {
  const differences = [
    ...squareDifferences(first.value, other),
    ...(['white', 'black'] as const).flatMap((color) =>
      handDifference(color, first.value.hands[color], other.hands[color]),
    ),
  ];
  if (differences.length === 0) return [];
  const shown = differences.slice(0, 4).join('; ');
  const more = differences.length > 4 ? `; and ${differences.length - 4} more` : '';
  const message = `This start position differs from the first one: ${shown}${more}.`;
  const notes =
    first.origin.kind === 'stated' ? [{ message: 'the first', span: first.origin.span }] : [];
  return [diagnose('doc/fen-vs-diagram', 'error', place.span, message, { notes })];
}

function squareDifferences(first: Position, other: Position): readonly string[] {
  const contents = (position: Position): ReadonlyMap<number, string> =>
    new Map(
      position.placements.map(({ square, color, piece, promotedFrom }) => [
        square,
        `a ${color} ${promotedFrom === null ? '' : 'promoted '}${promotedFrom ?? piece}`,
      ]),
    );
  const [before, here] = [contents(first), contents(other)];
  const squares = [...first.placements, ...other.placements].map(({ square }) => square);
  return [...new Set(squares)]
    .filter((square) => before.get(square) !== here.get(square))
    .sort((a, b) => a - b)
    .map(
      (square) =>
        `${printSquare(square)} has ${here.get(square) ?? 'nothing'}, there ${before.get(square) ?? 'nothing'}`,
    );
}

function handDifference(color: Color, first: Hand, other: Hand): readonly string[] {
  const print = (hand: Hand): string =>
    hand.map(({ piece, count }) => `${count} ${piece}`).join(', ') || 'nothing';
  return print(first) === print(other)
    ? []
    : [`${color} has ${print(other)} in hand, but ${print(first)} in the first position`];
}
