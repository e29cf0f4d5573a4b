import type { MoveStyle } from '../../../notation/move-styles.js';
import type { CompiledGame } from '../../compiled-game.js';
import type { MoveCode } from '../../move.js';
import type { Position } from '../../position.js';
import { labelsOf, printEnd, printExtra, printMover, type Labels } from './labels.js';
import { writtenMoves, type WrittenMove } from './written-move.js';
import { withoutEnd } from '../../../text/without-end.js';

/** The legal move that a text denotes, or a sentence that says why there is none. */
export type ReadMove =
  | { readonly kind: 'move'; readonly move: MoveCode }
  | { readonly kind: 'unreadable' | 'illegal' | 'ambiguous'; readonly why: string };

/**
 * Reads a move in a Western notation. The text may contain more than necessary (an origin, `x`) or omit the `=` of a declined promotion. Signs
 * of check and comment at the end (`+`, `#`, `!?`) are ignored.
 */
export function readWesternMove(
  compiled: CompiledGame,
  position: Position,
  text: string,
  style: MoveStyle,
): ReadMove {
  const labels = labelsOf(compiled.tables, style);
  const readings = text.length > LONGEST_MOVE ? [] : readingsOf(text, labels);
  if (readings.length === 0)
    return {
      kind: 'unreadable',
      why: `"${text.slice(0, LONGEST_MOVE)}" is not a move in this notation: ${labels.style.title}.`,
    };
  const legal = writtenMoves(compiled, position);
  const meant = legal.filter((move) => readings.some((reading) => fits(reading, move, labels)));
  const [first, second] = meant;
  if (first === undefined)
    return {
      kind: 'illegal',
      why: `"${text}" is not a legal move here.${hint(readings, legal, labels)}`,
    };
  if (second === undefined) return { kind: 'move', move: first.code };
  const origins = [...new Set(meant.map(({ from }) => labels.squares[from] ?? 'the hand'))];
  const why =
    origins.length === 1
      ? `"${text}" does not say whether the piece promotes.`
      : `"${text}" could start from ${origins.join(' or ')}; add the starting square.`;
  return { kind: 'ambiguous', why };
}

const LONGEST_MOVE = 24;

/** One possible reading of a text. A move must match every part that is not null. */
interface Reading {
  readonly action: WrittenMove['action'] | null;
  /** As the notation names it; '' for an unnamed pawn. */
  readonly piece: string | null;
  /** The squares from which it may come. */
  readonly origins: readonly number[] | null;
  readonly to: number | null;
  /** The text after the target. */
  readonly end: string;
  /** A wall or a gate at the end: `,e5`, `/H`. */
  readonly extra: string;
}

function readingsOf(text: string, labels: Labels): readonly Reading[] {
  const { style } = labels;
  const whole = withoutEnd(text, style.promotion === 'chess' ? /[+#!?]/ : /[#!?]/);
  const [bare = ''] = whole.split(/[,/]/, 1);
  const extra = whole.slice(bare.length);
  const castling = /^[O0]-[O0](-[O0])?$/.exec(bare);
  if (castling !== null)
    return [
      {
        action: castling[1] === undefined ? 'castle-right' : 'castle-left',
        piece: null,
        origins: null,
        to: null,
        end: '',
        extra,
      },
    ];
  return piecesAt(bare, labels).flatMap(({ piece, rest }) =>
    originsAt(rest, labels).flatMap(({ origins, rest: behind }) =>
      operatorsAt(behind, labels, origins !== null).flatMap(({ action, rest: target }) =>
        squaresAt(target, labels).flatMap(({ square, rest: end }) =>
          END.test(end) ? [{ action, piece, origins, to: square, end, extra }] : [],
        ),
      ),
    ),
  );
}

/** The texts allowed after the target. */
const END = /^(?:[+=-]|=\+?[A-Z]['A-Z]{0,2}|)$/;

function piecesAt(text: string, { named }: Labels): readonly { piece: string; rest: string }[] {
  return named
    .filter((piece) => text.startsWith(piece))
    .map((piece) => ({ piece, rest: text.slice(piece.length) }));
}

interface OriginAt {
  readonly origins: Reading['origins'];
  readonly rest: string;
}

/** No origin, a square, or, if the notation shortens origins, a file or rank. */
function originsAt(text: string, labels: Labels): readonly OriginAt[] {
  const whole = squaresAt(text, labels).map(({ square, rest }) => ({ origins: [square], rest }));
  const part =
    labels.style.promotion === 'chess' ? /^(?:[a-p]|\d{1,2})/.exec(text)?.[0] : undefined;
  if (part === undefined) return [{ origins: null, rest: text }, ...whole];
  const origins = labels.byPart.get(part) ?? [];
  return [{ origins: null, rest: text }, ...whole, { origins, rest: text.slice(part.length) }];
}

function operatorsAt(
  text: string,
  { style }: Labels,
  hasOrigin: boolean,
): readonly { action: Reading['action']; rest: string }[] {
  const rest = text.slice(1);
  if (text.startsWith('x')) return [{ action: 'capture', rest }];
  if (text.startsWith(style.drop)) return hasOrigin ? [] : [{ action: 'drop', rest }];
  return [{ action: null, rest: text.startsWith('-') ? rest : text }];
}

/** The characters of the longest label, such as `a10`. */
const LONGEST_LABEL = 4;

function squaresAt(text: string, { byLabel }: Labels): readonly { square: number; rest: string }[] {
  const found: { square: number; rest: string }[] = [];
  for (let length = 1; length <= Math.min(LONGEST_LABEL, text.length); length++)
    for (const square of byLabel.get(text.slice(0, length)) ?? [])
      found.push({ square, rest: text.slice(length) });
  return found;
}

function fits(reading: Reading, move: WrittenMove, labels: Labels): boolean {
  const { action, end, extra, origins, piece, to } = reading;
  if (extra !== printExtra(move, labels)) return false;
  const isCastling = move.action === 'castle-left' || move.action === 'castle-right';
  if (isCastling || to === null) return action === move.action;
  return (
    (piece === printMover(move, labels) || piece === labels.pieces[move.type]) &&
    to === move.to &&
    (action === null ? move.action !== 'drop' : action === move.action) &&
    (origins === null || origins.includes(move.from)) &&
    (end === printEnd(move, labels) || (end === '' && move.end === 'declines'))
  );
}

/** Suggests what the piece could do instead. */
function hint(readings: readonly Reading[], legal: readonly WrittenMove[], labels: Labels): string {
  const named = new Set(readings.map(({ piece }) => piece));
  const targets = legal
    .filter((move) => named.has(printMover(move, labels)))
    .map(({ to }) => labels.squares[to] ?? '');
  const [some] = readings;
  if (some === undefined || some.piece === null || targets.length === 0) return '';
  const shown = [...new Set(targets)].sort();
  const more = shown.length > 8 ? ' …' : '';
  return ` ${some.piece === '' ? 'A pawn' : some.piece} can go to ${shown.slice(0, 8).join(', ')}${more}.`;
}
