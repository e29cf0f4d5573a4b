import { differenceIn, isSameDifference, type Difference } from './difference.js';
import { EngineDied, type Line, type OpponentGame } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/** Most positions that are tried to make one smaller. */
const MOST_TRIALS = 3000;

/** The smallest line that shows a difference, as far as was found before the engine died of one (null: it lives). */
export interface Minimised {
  readonly difference: Difference;
  readonly died: EngineDied | null;
}

/**
 * Makes the line of a difference smaller as long as it shows the same: the fewest last moves, then fewer pieces, rights and counts.
 * Only positions that the engine's own validator accepts are tried.
 */
export async function minimise(
  ours: OurGame,
  theirs: OpponentGame,
  first: Difference,
): Promise<Minimised> {
  let difference = first;
  let trials = 0;
  const take = async (line: Line): Promise<boolean> => {
    trials += 1;
    if (trials > MOST_TRIALS) return false;
    const mine = ours.look(line);
    if (mine === null || !isFullyLegal(ours, line)) return false;
    if ((await theirs.validate(line.fen))?.valid === false) return false;
    const other = await theirs.look(line);
    if (other === null) return false;
    const shown = differenceIn(first.kind, line, mine, other);
    if (shown === null || !isSameDifference(shown, first)) return false;
    difference = shown;
    return true;
  };
  try {
    await fewestMoves(ours, first.line, take);
    await fewestPieces(() => difference.line, take);
  } catch (error) {
    if (error instanceof EngineDied) return { difference, died: error };
    throw error;
  }
  return { difference, died: null };
}

type Take = (line: Line) => Promise<boolean>;

/** Nobody may be left in check by the move before: that is no position to start from. */
function isFullyLegal(ours: OurGame, { fen }: Line): boolean {
  const flipped = fen.replace(/ ([wb]) /, (_, turn) => (turn === 'w' ? ' b ' : ' w '));
  return ours.look({ fen: flipped, moves: [] })?.inCheck === false;
}

async function fewestMoves(ours: OurGame, line: Line, take: Take): Promise<void> {
  for (let left = 0; left < line.moves.length; left++) {
    const at = line.moves.length - left;
    const fen = ours.look({ fen: line.fen, moves: line.moves.slice(0, at) })?.fen;
    if (typeof fen === 'string' && (await take({ fen, moves: line.moves.slice(at) }))) return;
  }
}

async function fewestPieces(now: () => Line, take: Take): Promise<void> {
  for (let before = ''; before !== now().fen;) {
    before = now().fen;
    for (const simpler of simplerFields(before)) {
      const line = now();
      await take({ ...line, fen: simpler(line.fen) });
    }
    // From behind, so that places before keep their number.
    for (let piece = piecesOf(before).length - 1; piece >= 0; piece--) {
      const line = now();
      const fen = withoutPiece(line.fen, piece);
      if (fen !== null) await take({ ...line, fen });
    }
  }
}

/** Castling rights and the square that was passed, given up; counters as at the start. */
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

/** The FEN without its piece of this number; a king stays to be refused by others. */
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
