import type { Position } from './position.js';

/** Do the two kings see each other along a file or rank? The board is asked as it stands; -1 stands for no king. */
export function kingsFace(position: Position, one: number, other: number): boolean {
  if (one < 0 || other < 0) return false;
  const stride = strideBetween(position, one, other);
  if (stride === 0) return false;
  for (let square = one + stride; square !== other; square += stride)
    if (position.board[square] !== 0) return false;
  return true;
}

/** From one square to another along a file or rank: the stride, or 0. */
export function strideBetween({ tables }: Position, from: number, to: number): number {
  const { files } = tables;
  if (from === to) return 0;
  if (from % files === to % files) return to > from ? files : -files;
  if (Math.floor(from / files) === Math.floor(to / files)) return to > from ? 1 : -1;
  return 0;
}
