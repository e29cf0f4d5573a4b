import { withoutIneffective } from '../../../ir/acts.js';
import { emptyEngineRules } from '../../../ir/engine-defaults.js';
import type { EngineRules, NamedRules } from '../../../ir/engine-rules.js';
import type { HeldRules, Variant } from '../../../ir/variant.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import { inexpressibleBetween } from './difference.js';
import { ENGINE_NAME } from './limits.js';

/** A section and its parent. */
interface LoweredHeld {
  readonly parent: NamedRules | null;
  readonly rules: EngineRules;
  readonly shortfalls: readonly Shortfall[];
}

/**
 * The engine's fields of a section need no lowering: they are printed with the wanted parent, or else without a parent. The section's own
 * parent is used only if it makes everything expressible that otherwise is not.
 */
export function lowerHeld(
  variant: Variant,
  held: HeldRules,
  wanted: NamedRules | null,
): LoweredHeld {
  const lowered = lowerOver(variant, held.rules, wanted);
  if (wanted !== null || held.parent === null || lowered.shortfalls.length === 0) return lowered;
  const inherited = lowerOver(variant, held.rules, held.parent);
  return inherited.shortfalls.length === 0 ? inherited : lowered;
}

function lowerOver(
  { title, span }: Variant,
  held: EngineRules,
  parent: NamedRules | null,
): LoweredHeld {
  const base = parent?.rules ?? emptyEngineRules();
  const rules = { ...withoutIneffective(base, held), startFen: inOwnLetters(held) };
  return {
    parent,
    rules,
    shortfalls: inexpressibleBetween(base, rules).map((what) => {
      const why = 'no option applies it to these pieces';
      const message = cannotExpress(ENGINE_NAME, `${what} in this section`, why);
      return notExpressible('limit', span, `${title}: ${message}`);
    }),
  };
}

/** The start position without second letters, which a section cannot define. */
function inOwnLetters({ pieces, startFen }: EngineRules): string {
  const [board = '', ...fields] = startFen.split(' ');
  const owners = new Map(pieces.map(({ letter, synonym }) => [synonym ?? letter, letter]));
  const isLetter = new Set(pieces.map(({ letter }) => letter));
  const spelt = [...board].map((sign) => {
    const small = sign.toLowerCase();
    const letter = isLetter.has(small) ? small : (owners.get(small) ?? small);
    return sign === small ? letter : letter.toUpperCase();
  });
  return [spelt.join(''), ...fields].join(' ');
}
