import { differenceIn, type Difference } from './difference.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';
import type { Line } from '../play/player.js';
import { ofSide } from '../play/tables/tables.js';
import type { OurGame } from './our-game.js';

/** How the engine says itself that it is wrong, and what to say of it. */
export const CONTRADICTION_WAYS = {
  'takes-back': 'given the FEN of a position on the way, it agrees with fairyc',
  'refuses-moves': 'it refuses to play what it offers',
  'moves-nobody': 'it moves a piece of a side that has none',
  'overlooks-checks': 'given the FEN after the move, it sees a check that it did not see',
  'forbids-no-check': 'it forbids as a check what is none, given the FEN after the move',
  'demotes-to-nothing': 'it demotes a piece to no type, and shows a wall that nobody built',
  'castles-with-nothing': 'with `*` in castlingRookPieces it takes an empty square for a rook',
  'misreads-itself': 'it reads its own FEN as another position',
  'shares-text': 'it writes two moves alike',
} as const;
export type ContradictionWay = keyof typeof CONTRADICTION_WAYS;

type Proof = (theirs: OpponentGame, difference: Difference, ours: OurGame) => Promise<boolean>;

/** What proves a difference of each kind to be the engine's own fault. */
const PROOFS: Readonly<
  Record<Difference['kind'], readonly (readonly [ContradictionWay, Proof])[]>
> = {
  'legal-moves': [
    ['takes-back', takesBack],
    ['refuses-moves', refusesMoves],
    ['moves-nobody', movesNobody],
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

/** Whether the engine itself says that it is wrong, and how; null: it does not. The causes are listed in test/cross/contradictions.ts, each with a game that shows it. */
export async function contradictionBehind(
  ours: OurGame,
  theirs: OpponentGame,
  difference: Difference,
): Promise<ContradictionWay | null> {
  for (const [way, proof] of PROOFS[difference.kind])
    if (await proof(theirs, difference, ours)) return way;
  return null;
}

/** Given its own FEN of any position on the way, it says what we say. What we say must not depend on the moves before. */
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

/** Does a view say what we say, as far as the difference goes? Other moves may depend on what promoted pieces were. */
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

/** All that only it allows it does not play, and we allow nothing more; or it offers nothing that it plays. */
async function refusesMoves(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  const offered = ourMoves === '' ? moves.split(' ') : ((await theirs.look(line))?.moves ?? []);
  for (const move of offered) if ((await theirs.look(after(line, move))) !== null) return false;
  return offered.length > 0;
}

/** After each move that only it allows it sees no check, but sees one as soon as it is given the FEN. */
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
 * No move may give check, and of a form that has lost its letter it asks the moves that it had: but such a form moves no more, and given the
 * FEN after the move it sees no check.
 */
async function forbidsNoCheck(
  theirs: OpponentGame,
  { line, ours: moves, theirs: theirMoves }: Difference,
  ours: OurGame,
): Promise<boolean> {
  const asks = !ours.game.rules.checking && ours.game.pieces.some(({ ghost }) => ghost === true);
  if (theirMoves !== '' || !asks) return false;
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

/** After a demotion on the line its FEN has a wall more, though no rule builds walls. */
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

/** With `*` in castlingRookPieces White's rook may be an empty square, even one beyond the board. */
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

/** A side without pieces on the board is to move: the engine reads a square that does not exist. */
async function movesNobody(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  if (ourMoves !== '' || moves.includes('@')) return false;
  const [board = '', turn] = (await theirs.look(line))?.fen?.split(' ') ?? [];
  const onBoard = board.replace(/\[.*$/, '');
  return turn === 'w' ? !/[A-Z]/.test(onBoard) : !/[a-z]/.test(onBoard);
}

/** It writes two moves alike, the last of the line among them, and plays either. */
async function sharesText(theirs: OpponentGame, { line }: Difference): Promise<boolean> {
  const before = await theirs.look({ ...line, moves: line.moves.slice(0, -1) });
  const last = line.moves.at(-1);
  return before !== null && before.moves.filter((move) => move === last).length > 1;
}

/** Its FEN is not the one that it was given a moment ago, or none at all after a move that it offers. */
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

/** After one move it does not see a check that it sees as soon as it is given the FEN. Counts and results follow from that. */
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
