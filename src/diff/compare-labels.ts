import type { CosmeticDifference } from './difference.js';
import type { PiecePair } from './match-pieces.js';
import type { Subject } from './subject.js';

/** What two variants call or note differently: letters and names of pieces, and what is meant for other programs. */
export function compareLabels(
  first: Subject,
  second: Subject,
  pairs: readonly PiecePair[],
): readonly CosmeticDifference[] {
  return [
    ...pairs.flatMap((pair) => {
      const letters = differing(
        new Map([['letter', letterOf(pair.first.letter)]]),
        new Map([['letter', letterOf(pair.second.letter)]]),
      );
      const labels = differing(
        first.pieceLabels(pair.first.id),
        second.pieceLabels(pair.second.id),
      );
      return [...letters, ...labels].map((label) => ({
        piece: first.nameOf(pair.first.id),
        ...label,
      }));
    }),
    ...differing(first.labels, second.labels).map((label) => ({ piece: null, ...label })),
  ];
}

function letterOf(letter: string | null): string {
  return letter?.replace(/@$/, '').toUpperCase() ?? 'none';
}

/** Labels that both have. */
function differing(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly Omit<CosmeticDifference, 'piece'>[] {
  return [...first].flatMap(([key, value]) => {
    const other = second.get(key);
    return other === undefined || other === value ? [] : [{ key, first: value, second: other }];
  });
}
