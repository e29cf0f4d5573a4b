import { parseSquare } from '../ir/board.js';
import { boardIndex } from '../play/tables/programs.js';
import { differenceIn, type Difference } from './difference.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';
import type { Line } from '../play/player.js';
import { ofSide } from '../play/tables/tables.js';
import type { OurGame } from './our-game.js';

/** The ways in which the engine contradicts itself, with the words for messages. */
export const CONTRADICTION_WAYS = {
  'takes-back': 'set up from the FEN of a position on the line, it agrees with fairyc',
  'refuses-moves': 'it refuses to play moves that it lists',
  'moves-nobody': 'it moves a piece of a side that has none',
  'leaves-board': 'it moves a piece from or to a square off the board',
  'overlooks-checks': 'set up from the FEN after the move, it sees a check that it missed before',
  'forbids-no-check': 'it forbids a move as a check, but sees no check in the FEN after the move',
  'demotes-to-nothing': 'it demotes a piece to no type, and its FEN has a wall that no rule placed',
  'castles-with-nothing': 'with `*` in castlingRookPieces it treats an empty square as a rook',
  'misreads-itself': 'it reads its own FEN as another position',
  'shares-text': 'it writes two different moves with the same text',
  'lists-from-fen':
    'its `go perft` counts from the FEN, which does not show all that the line did; so does fairyc, given that FEN',
} as const;
export type ContradictionWay = keyof typeof CONTRADICTION_WAYS;

type Proof = (theirs: OpponentGame, difference: Difference, ours: OurGame) => Promise<boolean>;

/** For each kind of difference, the tests that can prove it to be the engine's own fault. */
const PROOFS: Readonly<
  Record<Difference['kind'], readonly (readonly [ContradictionWay, Proof])[]>
> = {
  'legal-moves': [
    ['lists-from-fen', listsFromFen],
    ['takes-back', takesBack],
    ['refuses-moves', refusesMoves],
    ['moves-nobody', movesNobody],
    ['leaves-board', leavesBoard],
    ['overlooks-checks', overlooksChecks],
    ['forbids-no-check', forbidsNoCheck],
    ['demotes-to-nothing', demotesToNothing],
  ],
  check: [
    ['takes-back', takesBack],
    ['demotes-to-nothing', demotesToNothing],
  ],
  fen: [
    ['overlooks-checks', losesCheck],
    ['takes-back', takesBack],
    ['misreads-itself', misreadsItself],
    ['shares-text', sharesText],
    ['castles-with-nothing', castlesWithNothing],
    ['demotes-to-nothing', demotesToNothing],
  ],
  result: [
    ['overlooks-checks', losesCheck],
    ['demotes-to-nothing', demotesToNothing],
  ],
};

/**
 * How the engine contradicts itself at a difference; null if it does not. The causes are listed in test/cross/contradictions.ts, each with a
 * game that shows it.
 */
export async function contradictionBehind(
  ours: OurGame,
  theirs: OpponentGame,
  difference: Difference,
): Promise<ContradictionWay | null> {
  for (const [way, proof] of PROOFS[difference.kind])
    if (await proof(theirs, difference, ours)) return way;
  return null;
}

/** The engine lists the moves of its FEN, and from there we list the same. */
async function listsFromFen(
  theirs: OpponentGame,
  { kind, line }: Difference,
  ours: OurGame,
): Promise<boolean> {
  const view = theirs.listsFromFen ? await theirs.look(line) : null;
  if (view === null || view.fen === null) return false;
  const again = ours.look({ fen: view.fen, moves: [] });
  return again !== null && differenceIn(kind, line, again, view) === null;
}

/** Set up from its own FEN of some position on the line, the engine agrees with us. Our own answer must be the same from that FEN. */
async function takesBack(
  theirs: OpponentGame,
  difference: Difference,
  ours: OurGame,
): Promise<boolean> {
  const { line } = difference;
  const mine = ours.look(line);
  if (mine === null) return false;
  for (let played = line.moves.length; played > 0; played--) {
    const before = await theirs.look({ fen: line.fen, moves: line.moves.slice(0, played) });
    if (typeof before?.fen !== 'string') continue;
    const rest = { fen: before.fen, moves: line.moves.slice(played) };
    const again = await theirs.look(rest);
    const ownAgain = ours.look(rest);
    if (again === null || ownAgain === null) continue;
    if (agrees(difference, mine, ownAgain) && agrees(difference, mine, again)) return true;
  }
  return false;
}

/** Whether a view agrees with ours about the moves that differ. Other moves are ignored: they may depend on what promoted pieces were before. */
function agrees(
  { kind, line, ours, theirs }: Difference,
  mine: EngineView,
  other: EngineView,
): boolean {
  if (kind !== 'legal-moves') return differenceIn(kind, line, mine, other) === null;
  const has = (move: string): boolean => other.moves.includes(move);
  const movesIn = (text: string): readonly string[] => text.split(' ').filter(Boolean);
  return movesIn(ours).every(has) && !movesIn(theirs).some(has);
}

/** The engine refuses to play any of the moves that only it lists, and we list no others; or it refuses every move that it lists. */
async function refusesMoves(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  const offered = ourMoves === '' ? moves.split(' ') : ((await theirs.look(line))?.moves ?? []);
  for (const move of offered) if ((await theirs.look(after(line, move))) !== null) return false;
  return offered.length > 0;
}

/** After each move that only the engine allows, it reports no check, but it does when given the FEN. */
async function overlooksChecks(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  if (ourMoves !== '') return false;
  for (const move of moves.split(' ')) {
    const view = await theirs.look(after(line, move));
    if (view?.isThreatened !== false || view.fen === null) return false;
    const again = await theirs.look({ fen: view.fen, moves: [] });
    if (again?.isThreatened !== true) return false;
  }
  return true;
}

/**
 * Where no move may give check, the engine still uses the former moves of a promoted form that has lost its letter. But such a form no longer
 * moves, and given the FEN after the move the engine reports no check.
 */
async function forbidsNoCheck(
  theirs: OpponentGame,
  { line, ours: moves, theirs: theirMoves }: Difference,
  ours: OurGame,
): Promise<boolean> {
  const isPossible =
    !ours.game.rules.checking && ours.game.pieces.some(({ ghost }) => ghost === true);
  if (theirMoves !== '' || !isPossible) return false;
  for (const move of moves.split(' ')) {
    const fen = ours.look(after(line, move))?.fen ?? null;
    if (!move.endsWith('+') || fen === null) return false;
    const view = await theirs.look({ fen, moves: [] });
    if (view?.isThreatened !== false || view.fen !== fen) return false;
  }
  return true;
}

function after(line: Line, move: string): Line {
  return { ...line, moves: [...line.moves, move] };
}

/** After a demotion on the line, the engine's FEN has one wall more, though no rule builds walls. */
async function demotesToNothing(
  theirs: OpponentGame,
  { line }: Difference,
  { game }: OurGame,
): Promise<boolean> {
  if (!game.rules.pieceDemotion || game.rules.wallingRule !== 'none') return false;
  const walls = async (moves: readonly string[]): Promise<number> =>
    ((await theirs.look({ ...line, moves }))?.fen ?? '').split('*').length;
  for (const [number, move] of line.moves.entries()) {
    if (!move.endsWith('-')) continue;
    const before = await walls(line.moves.slice(0, number));
    if ((await walls(line.moves.slice(0, number + 1))) > before) return true;
  }
  return false;
}

/** With `*` in castlingRookPieces the engine may accept an empty square as White's rook, even a square beyond the board. */
function castlesWithNothing(
  _theirs: OpponentGame,
  { ours, theirs }: Difference,
  { game }: OurGame,
): Promise<boolean> {
  const others = theirs.split(' ');
  const isRest = ours.split(' ').every((field, i) => i === CASTLING_FIELD || field === others[i]);
  return Promise.resolve(isRest && ofSide(game.rules.castlingRookPieces, 0).includes('*'));
}

/** The third field of a FEN. */
const CASTLING_FIELD = 2;

/** The side to move has no pieces on the board: the engine reads a square that does not exist. */
async function movesNobody(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  if (ourMoves !== '' || moves.includes('@')) return false;
  const [board = '', turn] = (await theirs.look(line))?.fen?.split(' ') ?? [];
  const onBoard = board.replace(/\[.*$/, '');
  return turn === 'w' ? !/[A-Z]/.test(onBoard) : !/[a-z]/.test(onBoard);
}

/** Each move that only the engine allows names a square off the board: it castles with a king that it has not found. */
function leavesBoard(
  _theirs: OpponentGame,
  { ours, theirs }: Difference,
  { game }: OurGame,
): Promise<boolean> {
  const isOff = (name: string): boolean => {
    const square = parseSquare(name);
    return square === null || boardIndex(game.board, square) === null;
  };
  const isImpossible = (move: string): boolean => (move.match(/[a-z]\d+/g) ?? []).some(isOff);
  return Promise.resolve(ours === '' && theirs.split(' ').every(isImpossible));
}

/** The engine writes two moves with the same text, which is that of the last move of the line, and plays either of them. */
async function sharesText(theirs: OpponentGame, { line }: Difference): Promise<boolean> {
  const before = await theirs.look({ ...line, moves: line.moves.slice(0, -1) });
  const last = line.moves.at(-1);
  return before !== null && before.moves.filter((move) => move === last).length > 1;
}

/** The engine's FEN reads back as another board, or the engine cannot play a move that it lists. */
async function misreadsItself(theirs: OpponentGame, { line }: Difference): Promise<boolean> {
  const view = await theirs.look(line);
  const last = line.moves.at(-1);
  if (view === null && last !== undefined) {
    const before = await theirs.look({ ...line, moves: line.moves.slice(0, -1) });
    return before?.moves.includes(last) === true;
  }
  if (typeof view?.fen !== 'string') return false;
  const again = await theirs.look({ fen: view.fen, moves: [] });
  return again !== null && boardOf(again) !== boardOf(view);
}

/** After one move the engine overlooks a check that it reports when given the FEN. Wrong counts and results follow from that. */
async function losesCheck(
  theirs: OpponentGame,
  { kind, line }: Difference,
  ours: OurGame,
): Promise<boolean> {
  const last = line.moves.at(-1);
  const before = ours.look({ fen: line.fen, moves: line.moves.slice(0, -1) })?.fen ?? null;
  if (last === undefined || before === null) return false;
  const short = { fen: before, moves: [last] };
  const mine = ours.look(short);
  const other = await theirs.look(short);
  if (mine === null || typeof other?.fen !== 'string') return false;
  const again = await theirs.look({ fen: other.fen, moves: [] });
  return (
    again !== null &&
    differenceIn(kind, short, mine, other) !== null &&
    other.isThreatened !== again.isThreatened &&
    again.isThreatened === mine.isThreatened &&
    boardOf(mine) === boardOf(other)
  );
}

function boardOf({ fen }: EngineView): string {
  return (fen ?? '').split(' ')[0] ?? '';
}
