import { readAsProgram } from '../../read/betza/read-betza.js';
import { DIALECT_NAMES, type Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { differenceOf, equalMovements, LARGEST_BOARD, normalForm } from '../../ir/compare.js';
import type { ElementaryMove } from '../../ir/elementary-move.js';
import { printDifference, printElements } from '../../ir/compare-words.js';
import type { Move, Movement } from '../../ir/movement.js';
import { keeper } from '../../text/keep.js';
import { hasStepsLeft } from '../../text/steps.js';
import { cheapestCover } from './cover.js';
import { groupsFor, type Group } from './groups.js';
import { shapesOf } from './shapes.js';
import { leadsTo } from './signs.js';
import { usualText } from './usual-texts.js';

/** A text for exactly the movement, or the reason why the dialect has none. */
export type PrintedBetza =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

/** The largest board of each program: a reach across the whole board is unlimited. */
const BOARDS: Readonly<Record<Dialect, Board>> = {
  'fairy-stockfish': { files: 12, ranks: 10 },
  xboard: { files: 16, ranks: 15 },
  xbetza: LARGEST_BOARD,
};

/** Cached, because the targets of a build and the documents of a family have the same pieces. */
const keep = keeper<PrintedBetza>(300_000);

/**
 * The text of a movement in a dialect, as `searchBetza` finds it. Without a board, a text that means the same on every board, or else on
 * every board that the program supports (a range of 11 is unlimited on 12 files).
 */
export function printBetza(movement: Movement, dialect: Dialect, board?: Board): PrintedBetza {
  if (board !== undefined) return printOn(movement, dialect, board);
  const printed = printOn(movement, dialect, LARGEST_BOARD);
  if (printed.kind === 'printed' || !movement.some(isLong)) return printed;
  return printOn(movement, dialect, BOARDS[dialect]);
}

/** Whether a limit of the move may reach across the largest board of a program. */
function isLong(move: Move): boolean {
  const reaches =
    move.kind === 'ride' ? [move.reach] : move.kind === 'hop' ? [move.hurdle, move.beyond] : [];
  return reaches.some((reach) => reach !== 'edge' && reach >= 9);
}

function printOn(movement: Movement, dialect: Dialect, board: Board): PrintedBetza {
  const key = `${dialect} ${board.files} ${board.ranks} ${JSON.stringify(movement)}`;
  return keep(key, () => {
    const usual = usualText(movement, dialect, board);
    return usual !== null && means(usual, movement, dialect, board)
      ? { kind: 'printed', text: usual }
      : searchBetza(movement, dialect, board);
  });
}

function means(text: string, movement: Movement, dialect: Dialect, board: Board): boolean {
  return equalMovements(movement, readAsProgram(text, dialect), board);
}

const TOO_MUCH_WORK = 'it has too many paths to follow, so no other text is searched for';

/**
 * The shortest text of a movement in a dialect. Each of its groups has one atom and, where possible, is one that all programs read alike.
 * The text is read back to prove that it means the same on the board.
 */
export function searchBetza(movement: Movement, dialect: Dialect, board: Board): PrintedBetza {
  const { given, isWhole } = normalForm(movement, board);
  if (!isWhole) return refuse(TOO_MUCH_WORK);
  if (given.length === 0) return printImmobile(dialect);
  const shapes = shapesOf(dialect);
  const unrecognized = given.filter((element) => !shapes.some((shape) => leadsTo(shape, element)));
  if (unrecognized.length > 0) return cannotExpress(unrecognized, dialect);
  const groups = groupsFor(movement, dialect, board);
  if (!hasStepsLeft()) return refuse(TOO_MUCH_WORK);
  const cover = cheapestCover(groups, given.length);
  if (cover === null) {
    const uncovered = given.filter(
      (_, index) => !groups.some(({ covers }) => (covers >> BigInt(index)) & 1n),
    );
    return cannotExpress(uncovered, dialect);
  }
  const text = [...cover]
    .sort(compareRank)
    .map((group) => group.text)
    .join('');
  const compared = differenceOf(movement, readAsProgram(text, dialect), board);
  if (!compared.isWhole) return refuse(TOO_MUCH_WORK);
  const difference = printDifference(compared);
  return difference === null
    ? { kind: 'printed', text }
    : refuse(`${DIALECT_NAMES[dialect]} reads '${text}' ${difference}`);
}

/** Only Fairy-Stockfish reads an empty text as a piece that never moves. */
function printImmobile(dialect: Dialect): PrintedBetza {
  return dialect === 'fairy-stockfish'
    ? { kind: 'printed', text: '' }
    : refuse(`${DIALECT_NAMES[dialect]} cannot express a piece that never moves`);
}

function cannotExpress(elements: readonly ElementaryMove[], dialect: Dialect): PrintedBetza {
  return refuse(`${DIALECT_NAMES[dialect]} cannot express: ${printElements(elements)}`);
}

function refuse(why: string): PrintedBetza {
  return { kind: 'refused', why };
}

/** Compares the numbers of the ranks in turn. Groups with equal ranks keep the order in which they were found. */
function compareRank(a: Group, b: Group): number {
  for (const [index, rank] of a.rank.entries()) {
    const difference = rank - (b.rank[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
