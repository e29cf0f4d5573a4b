import type { GamePiece } from '../play/game.js';
import type { CosmeticDifference } from './difference.js';
import type { PiecePair } from './match-pieces.js';
import type { ComparedGame } from './compared-game.js';

/** Differences without an effect on play: letters and names of pieces, and settings for other programs. */
export function compareLabels(
  first: ComparedGame,
  second: ComparedGame,
  pairs: readonly PiecePair[],
): readonly CosmeticDifference[] {
  return [
    ...pairs.flatMap((pair) => {
      const letters = differing(letterOf(pair.first), letterOf(pair.second));
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

/** The letter of a piece; empty for a piece that is only written as the promoted form of another. */
function letterOf({ letter }: GamePiece): ReadonlyMap<string, string> {
  return new Map(letter === null ? [] : [['letter', letter.replace(/@$/, '').toUpperCase()]]);
}

/** The labels that both have, with different values. */
function differing(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly Omit<CosmeticDifference, 'piece'>[] {
  return [...first].flatMap(([key, value]) => {
    const other = second.get(key);
    return other === undefined || other === value ? [] : [{ key, first: value, second: other }];
  });
}
