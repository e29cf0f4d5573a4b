import type { PieceId } from '../ir/piece.js';
import type { RuleFields } from '../ir/rules.js';
import { coreOf } from './move-api.js';
import { hasMoves } from './has-moves.js';
import type { CompiledGame } from './compiled-game.js';
import type { History, Hooks, Mechanic, Outcome } from './mechanic.js';
import { MECHANICS } from './mechanics.js';
import type { Position } from './position.js';

/** The name of a mechanic. */
export type MechanicName = (typeof MECHANICS)[number]['name'];

/** How a game has ended, and by which rule. */
export interface Ending {
  readonly by: MechanicName;
  readonly outcome: Outcome;
}

/** Finds the rule that ends a game: `outcomeOf` with its reason. */
interface EndingJudge {
  /** Null while the game goes on. */
  ending(position: Position, history: History): Ending | null;
  /** The outcome of one rule if some of its options had other values. */
  otherwise(
    by: MechanicName,
    change: Partial<RuleFields<PieceId>>,
    position: Position,
    history: History,
  ): Outcome | null;
}

const BY_NAME: ReadonlyMap<MechanicName, Mechanic> = new Map(
  MECHANICS.map((mechanic): [MechanicName, Mechanic] => [mechanic.name, mechanic]),
);

/** Compiles the rules of a game again, each with its name. */
export function endingJudge(compiled: CompiledGame): EndingJudge {
  const core = coreOf(() => compiled);
  const { tables } = compiled;
  const rules = [...BY_NAME]
    .filter(([, mechanic]) => compiled.mechanics.includes(mechanic))
    .map(([by, mechanic]) => ({ by, hooks: mechanic.compile(tables, core) }));
  const first = (ends: (hooks: Hooks) => Outcome | null | undefined): Ending | null => {
    for (const { by, hooks } of rules) {
      const outcome = ends(hooks) ?? null;
      if (outcome !== null) return { by, outcome };
    }
    return null;
  };
  return {
    ending(position, history) {
      const atOnce =
        first(({ immediateEnd }) => immediateEnd?.(position, history)) ??
        first(({ isDead }) => (isDead?.(position) === true ? 'draw' : null));
      if (atOnce !== null) return atOnce;
      return hasMoves(core, position)
        ? first(({ optionalEnd }) => optionalEnd?.(position, history))
        : first(({ stuckEnd }) => stuckEnd?.(position, history));
    },
    otherwise(by, change, position, history) {
      const { game } = tables;
      const changed = { ...tables, game: { ...game, rules: { ...game.rules, ...change } } };
      const hooks = BY_NAME.get(by)?.compile(changed, core) ?? {};
      const ends =
        hooks.immediateEnd ?? (hasMoves(core, position) ? hooks.optionalEnd : hooks.stuckEnd);
      return ends?.(position, history) ?? null;
    },
  };
}
