import type { Condition, Ground } from '../catalog/options/grounds.js';
import type { TypedOptionRow } from '../catalog/options/options.js';

/** When the engine looks at an option, as its row says it; null: always. */
export function sayGrounds(row: TypedOptionRow): string | null {
  if (!('actsWhen' in row)) return null;
  const grounds: readonly Ground[] = row.actsWhen;
  return `where ${grounds.map((ground) => ground.map(sayCondition).join(' and ')).join(', or ')}`;
}

function sayCondition(condition: Condition): string {
  if (typeof condition === 'string') return `${condition} is set`;
  if ('field' in condition) return `${condition.field} is not ${condition.isNot}`;
  if ('type' in condition) return `the game has the type ${condition.type}`;
  switch (condition.pieces) {
    case 'first moves':
      return 'a piece is the type pawn or has a first move (i in its Betza)';
    case 'promoting pawns':
      return 'a piece is the type pawn or among promotionPawnTypes';
  }
}
