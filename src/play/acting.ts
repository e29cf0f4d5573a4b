import type { PieceCondition } from '../catalog/options/grounds.js';
import { actsIn, isFull, isOn } from '../ir/acts.js';
import type { EngineRuleKey } from '../ir/engine-rules.js';
import type { Game } from './game.js';
import { DOUBLE_STEP, INITIAL_REGION } from './regions.js';

/** Whether a rule can have an effect in a game, according to the row of its option. */
export function actsInGame(field: EngineRuleKey, game: Game): boolean {
  return actsIn(field, {
    // A field that a game keeps with its pieces is undefined here, which counts as possible.
    valueOf: (key) => valueOf(key, game),
    hasType: (type) =>
      type === 'king' ? game.king !== null : game.pieces.some(({ kind }) => kind === type),
    hasPieces: (condition) => hasPieces(condition, game),
  });
}

/** Makes a test whether one of these rules is on and can have an effect. */
export function inUse(...fields: readonly EngineRuleKey[]): (game: Game) => boolean {
  return (game) => fields.some((field) => isOn(valueOf(field, game)) && actsInGame(field, game));
}

function valueOf(field: EngineRuleKey, game: Game): unknown {
  if (field === 'promotedPieceType') return promotes(game);
  const rules: Partial<Record<EngineRuleKey, unknown>> = game.rules;
  return rules[field];
}

function promotes({ pieces }: Game): boolean {
  return pieces.some(({ promotesTo }) => promotesTo !== null);
}

function hasPieces(condition: PieceCondition, { pieces, rules, startFen }: Game): boolean {
  switch (condition) {
    case 'first moves':
      return pieces.some(({ kind, movement }) => {
        const isFirst = (from: string | null): boolean =>
          from === INITIAL_REGION || from === DOUBLE_STEP;
        return (
          kind === 'pawn' ||
          movement.some(({ condition: { from, initial } }) => initial || isFirst(from))
        );
      });
    case 'promoting pawns': {
      const { white, black } = rules.promotionPawnTypes;
      return pieces.some(({ id, kind }) => kind === 'pawn' || [...white, ...black].includes(id));
    }
    case 'full board':
      return isFull(startFen);
  }
}
