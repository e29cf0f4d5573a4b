import type { NamedRules } from '../../../ir/engine-rules.js';
import type { Variant } from '../../../ir/variant.js';
import { namedRules } from '../../../read/builtins.js';
import { once } from '../../../text/once.js';
import { diagonalLinesOf, typeOnLines } from './diagonal-lines.js';

const WITH_KING_ON_LINES = once(() => namedRules('janggi'));
const WITH_FREE_DROPS = once(() => namedRules('ataxx'));

/** The built-in variant from which a section must inherit, because no option gives what the variant has. Null if it needs no parent. */
export function neededParent(variant: Variant): NamedRules | null {
  const { board, pieces, rules } = variant;
  if (rules.pieceDrops && rules.freeDrops) return WITH_FREE_DROPS();
  const kings = pieces.filter(
    ({ movement, royal }) =>
      royal && movement.value.some(({ condition }) => condition.from !== null),
  );
  const lines = kings.length === 0 ? null : diagonalLinesOf(variant);
  const isOnLines =
    lines !== null &&
    kings.some(({ movement }) => typeOnLines(movement.value, lines, board.value, true) !== null);
  return isOnLines ? WITH_KING_ON_LINES() : null;
}
