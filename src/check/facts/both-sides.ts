import { isOnBoard, fileOf, rankOf, squareAt, type Square } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import type { StartPosition } from './start-position.js';

/** The size of a board, as the engine stores it. */
type Size = Pick<EngineRules, 'maxFile' | 'maxRank'>;

/** Whether Black's squares mirror White's. The files may be mirrored as well. */
export function areMirrored(size: Size, white: SquareSet, black: SquareSet): boolean {
  const [ours, theirs] = [keysOf(size, white), keysOf(size, black)];
  return [false, true].some((turned) => {
    const seen = new Set(
      theirs.map(({ file, rank }) => place(size, turned, file, size.maxRank - 1 - rank)),
    );
    return (
      ours.length === theirs.length &&
      ours.every(({ file, rank }) => seen.has(place(size, false, file, rank)))
    );
  });
}

function keysOf({ maxFile, maxRank }: Size, squares: SquareSet) {
  return squares
    .map((square) => ({ file: fileOf(square), rank: rankOf(square) }))
    .filter(({ file, rank }) => isOnBoard({ files: maxFile, ranks: maxRank }, file, rank));
}

function place({ maxFile }: Size, turned: boolean, file: number, rank: number): Square | null {
  return squareAt(turned ? maxFile - 1 - file : file, rank);
}

/** Whether both players start with the same pieces on the same squares, each seen from their own side. */
export function areArmiesAlike(size: Size, { boardFits, hands, pieces }: StartPosition): boolean {
  const inHand = (color: 'white' | 'black'): string =>
    (hands?.pieces ?? [])
      .flatMap((piece) => (piece.color === color ? [piece.type] : []))
      .toSorted()
      .join(' ');
  if (!boardFits || pieces.length === 0 || inHand('white') !== inHand('black')) return false;
  return [false, true].some((turned) => {
    const black = new Set(
      pieces
        .filter(({ color }) => color === 'black')
        .map(
          ({ square, type }) =>
            `${type} ${place(size, turned, fileOf(square), size.maxRank - 1 - rankOf(square)) ?? ''}`,
        ),
    );
    const white = pieces.filter(({ color }) => color === 'white');
    return (
      white.length === black.size &&
      white.every(({ square, type }) => black.has(`${type} ${square}`))
    );
  });
}
