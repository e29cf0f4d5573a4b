import type { Line } from '../player.js';

/**
 * Lines to try instead of one that shows something: with fewer moves, then with fewer rights, counts and pieces. The caller answers
 * each with the line that it then keeps, or null if that line no longer shows it. `fenAfter` is the position at the end of a line.
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
    // Backwards, so that earlier pieces keep their numbers.
    for (let piece = countPieces(before) - 1; piece >= 0; piece--) {
      const fen = withoutPiece(small.fen, piece);
      if (fen !== null) small = (yield { ...small, fen }) ?? small;
    }
  }
}

/** Castling rights and the square that was passed, given up; counters as at the start. Each works on any FEN with as many fields. */
function simplerFields(fen: string): readonly ((fen: string) => string)[] {
  const fields = fen.split(' ');
  return fields.flatMap((field, index) => {
    if (index < 2) return [];
    const plain = index === fields.length - 1 ? '1' : /^\d+$/.test(field) ? '0' : '-';
    if (field === plain || field.includes('+')) return [];
    return [(text: string) => text.split(' ').with(index, plain).join(' ')];
  });
}

/** The pieces of a FEN, on the board and in the hands: with `+` before, `~` or what belongs to the letter behind. */
const PIECE = /\+?[A-Za-z][@'~]*|\*/g;

function piecesOf(fen: string): readonly RegExpExecArray[] {
  return [...(fen.split(' ')[0] ?? '').matchAll(PIECE)];
}

/** How many pieces a FEN has, on the board and in the hands. */
function countPieces(fen: string): number {
  return piecesOf(fen).length;
}

/** The FEN without its piece of this number, from 0; null: it has fewer. */
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

/** The empty squares on both sides of the one that was left (`_`), with it as one number. */
function joinGaps(board: string): string {
  return board.replace(/(\d*)_(\d*)/, (_, left, right) => String(Number(left) + 1 + Number(right)));
}

/** The same position with the other side to move. */
export function otherTurn(fen: string): string {
  return fen.replace(/ ([wb]) /, (_, turn) => (turn === 'w' ? ' b ' : ' w '));
}
