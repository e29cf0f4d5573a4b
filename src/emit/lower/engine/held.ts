import { withoutIneffective } from '../../../ir/acts.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import type { Variant } from '../../../ir/variant.js';
import type { Shortfall } from '../shortfall.js';
import { unsaidBetween } from './difference.js';
import { ENGINE_NAME } from './limits.js';

/** What the engine holds of its own section needs no lowering: it is printed over another base, or not sayable there. */
export function lowerHeld(
  { title, span }: Variant,
  held: EngineRules,
  base: EngineRules,
): { readonly rules: EngineRules; readonly shortfalls: readonly Shortfall[] } {
  const rules = { ...withoutIneffective(base, held), startFen: inOwnLetters(held) };
  return {
    rules,
    shortfalls: unsaidBetween(base, rules).map((what) => ({
      kind: 'limit',
      code: 'emit/not-expressible',
      span,
      message: `${title}: ${what} is not expressible for ${ENGINE_NAME} in this section; no line says it of these pieces.`,
    })),
  };
}

/** The start position without second letters, which a section cannot give. */
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
