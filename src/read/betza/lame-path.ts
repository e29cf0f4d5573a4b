import type { Vector } from '../../ir/movement.js';

/**
 * The squares between the ends of a leap that must be empty for a lame leaper. As in Fairy-Stockfish, the path is straight until the rest is
 * diagonal, then diagonal: (1,2) gives (0,1), and (2,3) gives (0,1) and (1,2).
 */
export function lamePath({ dx, dy }: Vector): readonly Vector[] {
  const path: Vector[] = [];
  let x = 0;
  let y = 0;
  for (;;) {
    const more = Math.abs(dx - x) - Math.abs(dy - y);
    if (more >= 0) x += Math.sign(dx);
    if (more <= 0) y += Math.sign(dy);
    if (x === dx && y === dy) return path;
    path.push({ dx: x, dy: y });
  }
}
