import type { Line } from '../play/player.js';
import type { EngineView } from './engine/opponent.js';

/** The aspects in which two views can differ. */
export const DIFFERENCE_KINDS = ['fen', 'legal-moves', 'check', 'result'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The first difference between us and the other side after a line. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly line: Line;
  /** Our side of it: the moves that only we allow, or our FEN, check or result. */
  readonly ours: string;
  readonly theirs: string;
}

/** Compares two views of one line. What either view does not provide is not a difference. */
export function differenceOf(line: Line, ours: EngineView, theirs: EngineView): Difference | null {
  for (const kind of DIFFERENCE_KINDS) {
    const found = differenceIn(kind, line, ours, theirs);
    if (found !== null) return found;
  }
  return null;
}

/** `differenceOf` for one kind. */
export function differenceIn(
  kind: DifferenceKind,
  line: Line,
  ours: EngineView,
  theirs: EngineView,
): Difference | null {
  switch (kind) {
    case 'fen':
      return differ(kind, line, ours.fen, theirs.fen);
    case 'check':
      return (
        differ(kind, line, ours.inCheck, theirs.inCheck) ??
        differ(kind, line, ours.isThreatened, theirs.isThreatened)
      );
    case 'result':
      return differ(kind, line, ours.result, theirs.result);
    case 'legal-moves':
      return differ(
        kind,
        line,
        surplus(ours.moves, theirs.moves).join(' '),
        surplus(theirs.moves, ours.moves).join(' '),
      );
  }
}

function differ(
  kind: DifferenceKind,
  line: Line,
  ours: string | boolean | null,
  theirs: string | boolean | null,
): Difference | null {
  if (ours === null || theirs === null || ours === theirs) return null;
  return { kind, line, ours: String(ours), theirs: String(theirs) };
}

/** The entries of the first list that the second lacks. Both are sorted and may have duplicates. */
function surplus(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === others.length && some.every((one, index) => one === others[index])) return [];
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return some.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** Whether a smaller line shows the same difference: the same move that only one side allows, the same field of the FEN, the same two results. */
export function isSameDifference(smaller: Difference, first: Difference): boolean {
  if (smaller.kind !== first.kind) return false;
  switch (first.kind) {
    case 'legal-moves':
      return (
        firstWord(smaller.ours) === firstWord(first.ours) &&
        firstWord(smaller.theirs) === firstWord(first.theirs)
      );
    case 'fen':
      return differingField(smaller) === differingField(first);
    case 'check':
    case 'result':
      return smaller.ours === first.ours && smaller.theirs === first.theirs;
  }
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}

function differingField({ ours, theirs }: Difference): number {
  const others = theirs.split(' ');
  return ours.split(' ').findIndex((field, index) => field !== others[index]);
}
