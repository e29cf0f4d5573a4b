import type { Line } from '../player.js';

/**
 * Yields lines to try in place of one that shows something: first with fewer moves, then with fewer rights, counts and pieces. The caller
 * answers each with the line to continue with, or null if it no longer shows the same. `fenAfter` returns the position at the end of a line.
 */
export function* smallerLines(
  first: Line,
  fenAfter: (line: Line) => string | null,
): Generator<Line, void, Line | null> {
  let small = first;
  const { fen: start, moves } = first;
  for (let played = moves.length; played > 0; played--) {
    const fen = fenAfter({ fen: start, moves: moves.slice(0, played) });
    const kept = fen === null ? null : yield { fen, moves: moves.slice(played) };
    if (kept === null) continue;
    small = kept;
    break;
  }
  for (let before = ''; before !== small.fen;) {
    before = small.fen;
    for (const simpler of simplerFields(before))
      small = (yield { ...small, fen: simpler(small.fen) }) ?? small;
    // Backwards, so that the numbers of earlier pieces do not change.
    for (let piece = countPieces(before) - 1; piece >= 0; piece--) {
      const fen = withoutPiece(small.fen, piece);
      if (fen !== null) small = (yield { ...small, fen }) ?? small;
    }
  }
}

/** Changes that remove castling rights and en passant squares or reset counters. Each works on any FEN with the same number of fields. */
function simplerFields(fen: string): readonly ((fen: string) => string)[] {
  const fields = fen.split(' ');
  return fields.flatMap((field, index) => {
    if (index < 2) return [];
    const plain = index === fields.length - 1 ? '1' : /^\d+$/.test(field) ? '0' : '-';
    if (field === plain || field.includes('+')) return [];
    return [(text: string) => text.split(' ').with(index, plain).join(' ')];
  });
}

/** The pieces of a FEN, on the board and in the hands, each with a `+` before and `~` or other marks after its letter. */
const PIECE = /\+?[A-Za-z][@'~]*|\*/g;

function piecesOf(fen: string): readonly RegExpExecArray[] {
  return [...(fen.split(' ')[0] ?? '').matchAll(PIECE)];
}

function countPieces(fen: string): number {
  return piecesOf(fen).length;
}

/** The FEN without one piece (numbered from 0); null if there are fewer pieces. */
function withoutPiece(fen: string, number: number): string | null {
  const found = piecesOf(fen)[number];
  if (found === undefined) return null;
  const hands = fen.indexOf('[');
  const inHand = hands >= 0 && found.index > hands;
  const [board = '', ...rest] = fen.split(' ');
  const behind = board.slice(found.index + found[0].length);
  const without = board.slice(0, found.index) + (inHand ? '' : '_') + behind;
  return [joinGaps(without), ...rest].join(' ');
}

/** Replaces a vacated square (`_`) and the empty squares on both sides of it by one number. */
function joinGaps(board: string): string {
  return board.replace(/(\d*)_(\d*)/, (_, left, right) => String(Number(left) + 1 + Number(right)));
}

/** The same position with the other side to move. */
export function otherTurn(fen: string): string {
  return fen.replace(/ ([wb]) /, (_, turn) => (turn === 'w' ? ' b ' : ' w '));
}
