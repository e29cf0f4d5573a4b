import { differenceIn, type Difference } from './difference.js';
import type { OpponentGame, EngineView } from './engine/opponent.js';
import type { OurGame } from './our-game.js';

/**
 * Where the engine contradicts itself is listed by cause in contradictions.ts, with a game that shows it.
 *
 * True if the engine itself says that it is wrong: it takes back what differs as soon as it is given a position of the game as the FEN that it
 * prints of it, or it refuses a move that it offers, it cannot read its own board, it writes two
 * moves alike, or it moves a piece of nobody's.
 */
export async function contradictsItself(
  ours: OurGame,
  theirs: OpponentGame,
  difference: Difference,
): Promise<boolean> {
  const { kind } = difference;
  switch (kind) {
    case 'legal-moves':
      return (
        (await takesBack(ours, theirs, difference)) ||
        (await refusesMoves(theirs, difference)) ||
        (await movesNobody(theirs, difference))
      );
    case 'check':
      return takesBack(ours, theirs, difference);
    case 'fen':
      return (
        (await losesCheck(ours, theirs, difference)) ||
        (await takesBack(ours, theirs, difference)) ||
        (await misreadsItself(theirs, difference)) ||
        (await sharesText(theirs, difference))
      );
    case 'result':
      return losesCheck(ours, theirs, difference);
  }
}

/** Given its own FEN of any position on the way, it says what we say. What we say must not depend on the moves before. */
async function takesBack(
  ours: OurGame,
  theirs: OpponentGame,
  difference: Difference,
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

/** All that only it allows it does not play, and we allow nothing more. */
async function refusesMoves(
  theirs: OpponentGame,
  { line, ours: ourMoves, theirs: moves }: Difference,
): Promise<boolean> {
  if (ourMoves !== '') return false;
  for (const move of moves.split(' '))
    if ((await theirs.look({ ...line, moves: [...line.moves, move] })) !== null) return false;
  return true;
}

/** Whoever has nobody on the board moves: it reads a square where there is none. */
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
  ours: OurGame,
  theirs: OpponentGame,
  { kind, line }: Difference,
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
