/** A position as a FEN, with something left out: how positions that show something are made small. */

/** Castling rights and the square that was passed, given up; counters as at the start. Each works on any FEN with as many fields. */
export function simplerFields(fen: string): readonly ((fen: string) => string)[] {
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
export function countPieces(fen: string): number {
  return piecesOf(fen).length;
}

/** The FEN without its piece of this number, from 0; null: it has fewer. A king stays to be refused by others. */
export function withoutPiece(fen: string, number: number): string | null {
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
