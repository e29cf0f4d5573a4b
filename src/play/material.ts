import type { Outcome } from './mechanic.js';
import { pieceCode } from './piece-code.js';
import type { Position } from './position.js';
import { kindNumbers, type Tables } from './tables/tables.js';

/** The points of a piece in Janggi. Black, who moves second, gets one and a half more, so that the totals are never equal. */
export const JANGGI_POINTS: ReadonlyMap<string, number> = new Map([
  ['rook', 13],
  ['janggiCannon', 7],
  ['horse', 5],
  ['janggiElephant', 3],
  ['wazir', 3],
  ['soldier', 2],
]);

/** The outcome of a game that ends by itself, by the material on the board; a draw if the rules do not count material. */
export function compileMaterial(tables: Tables): (position: Position) => Outcome {
  switch (tables.game.rules.materialCounting) {
    case 'none':
      return () => 'draw';
    case 'whitedrawodds':
      return () => 'white';
    case 'blackdrawodds':
      return () => 'black';
    case 'unweighted':
      return ({ total: [white = 0, black = 0] }) =>
        white > black ? 'white' : white < black ? 'black' : 'draw';
    case 'janggi': {
      const points = [...JANGGI_POINTS].flatMap(([kind, worth]) =>
        kindNumbers(tables.game, kind).map((type) => ({ type, worth })),
      );
      return ({ count }) => {
        let lead = 0;
        for (const { type, worth } of points)
          lead += worth * ((count[pieceCode(type, 0)] ?? 0) - (count[pieceCode(type, 1)] ?? 0));
        return lead > 1 ? 'white' : 'black';
      };
    }
  }
}
