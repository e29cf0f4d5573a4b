import type { PieceSet } from '../../read/page/piece-sets.js';
import { LETTERS_ALONE } from '../../read/page/piece-sets.js';
import type { PagePosition, PlacedCell, PositionReading } from '../../read/page/positions.js';
import { addAll } from '../../text/add-all.js';

/** A position that one set of pieces can read completely. */
export interface ReadPosition {
  readonly position: PagePosition;
  readonly reading: PositionReading;
}

/** Positions that are meant to be the same, read with one set, in page order. */
export type SamePositions = readonly ReadPosition[];

/** A square on which two readings differ. Rows and columns are counted from the top left. */
export interface Difference {
  readonly row: number;
  readonly column: number;
  readonly here: PlacedCell;
  readonly there: PlacedCell;
}

/**
 * Groups of positions that are meant to be the same: start positions of the page's only game, and positions in one part of the page
 * that differ on few squares. Both must have a piece on each of these squares, because otherwise there may be a move between them.
 */
export function samePositions(
  positions: readonly PagePosition[],
  hasOneGame: boolean,
): readonly SamePositions[] {
  const left = new Set(positions);
  const groups: SamePositions[] = [];
  for (const set of setsByUse(positions)) {
    const members = [...left].flatMap((position) => readWith(position, set) ?? []);
    const found = clusters(members, hasOneGame).filter(({ length }) => length > 1);
    addAll(groups, found);
    for (const { position } of found.flat()) left.delete(position);
  }
  return groups;
}

/** Null if the set lacks a piece of the position. */
export function readWith(position: PagePosition, set: PieceSet): ReadPosition | null {
  const reading = position.readings.find((one) => one.set === set && one.problems.length === 0);
  return reading === undefined ? null : { position, reading };
}

/** The sets that can read positions, in order of how many they read; letters alone are the last resort. */
function setsByUse(positions: readonly PagePosition[]): readonly PieceSet[] {
  const uses = new Map<PieceSet, number>();
  for (const { readings } of positions)
    for (const { problems, set } of readings)
      if (problems.length === 0) uses.set(set, (uses.get(set) ?? 0) + 1);
  const rank = ([set, count]: readonly [PieceSet, number]): number =>
    set === LETTERS_ALONE ? 0 : count;
  return [...uses].sort((a, b) => rank(b) - rank(a)).map(([set]) => set);
}

function clusters(members: readonly ReadPosition[], hasOneGame: boolean): readonly SamePositions[] {
  const groups: ReadPosition[][] = [];
  for (const member of members) {
    const joined = groups.filter((group) =>
      group.some((other) => areMeantSame(other, member, hasOneGame)),
    );
    const [first] = joined;
    if (first === undefined) {
      groups.push([member]);
      continue;
    }
    for (const other of joined.slice(1)) {
      addAll(first, other);
      groups.splice(groups.indexOf(other), 1);
    }
    first.push(member);
  }
  return groups;
}

/** At most this many squares differ by mistake, and there are at least this many pieces for each of them. */
const MOST_MISTAKES = 4;
const PIECES_A_MISTAKE = 8;

function areMeantSame(one: ReadPosition, other: ReadPosition, hasOneGame: boolean): boolean {
  const [a, b] = [one.position, other.position];
  const areStarts = hasOneGame && a.isStart && b.isStart;
  // Each section of options and each diagram is a separate game.
  const areGames = (a.isOption && b.isOption) || (a.kind === 'diagram' && b.kind === 'diagram');
  if (!areStarts && (areGames || (!hasOneGame && a.part !== b.part))) return false;
  const differences = differencesOf(one.reading, other.reading);
  if (differences === null) return false;
  if (differences.length === 0) return true;
  // Pages may list the FENs of many positions and games.
  if (isAmongWords(a) && isAmongWords(b)) return false;
  const pieces = Math.max(pieceCount(one.reading), pieceCount(other.reading));
  if (areStarts) return differences.length * 2 <= pieces;
  return (
    differences.length <= MOST_MISTAKES &&
    differences.length * PIECES_A_MISTAKE <= pieces &&
    differences.every(({ here, there }) => here.symbol !== null && there.symbol !== null)
  );
}

/** Whether it is a FEN in the text, not the value of an option. */
function isAmongWords({ isOption, kind }: PagePosition): boolean {
  return !isOption && (kind === 'fen' || kind === 'sfen');
}

function pieceCount({ rows }: PositionReading): number {
  return rows.flatMap(({ cells }) => cells).filter(({ symbol }) => symbol !== null).length;
}

/** Null if their sizes differ. */
export function differencesOf(
  one: PositionReading,
  other: PositionReading,
): readonly Difference[] | null {
  if (one.rows.length !== other.rows.length) return null;
  const differences: Difference[] = [];
  for (const [row, { cells }] of one.rows.entries()) {
    const others = other.rows[row]?.cells ?? [];
    if (others.length !== cells.length) return null;
    for (const [column, here] of cells.entries()) {
      const there = others[column];
      if (there !== undefined && !isSameCell(here, there))
        differences.push({ row, column, here, there });
    }
  }
  return differences;
}

/** Whether two squares show the same. If several pieces promote to one glyph, a picture does not show which piece it was. */
export function isSameCell(one: PlacedCell, other: PlacedCell): boolean {
  return contentOf(one) === contentOf(other);
}

/** The content of a square as a text for comparison. */
export function contentOf({ isHole, symbol }: PlacedCell): string {
  if (symbol === null) return isHole ? '*' : '';
  return `${symbol.color} ${symbol.promotedFrom === null ? '' : '+'}${symbol.piece}`;
}
