import { withoutIneffective } from '../../../ir/acts.js';
import { conclude } from '../../../ir/engine-conclusion.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import { heldRules } from '../../../ir/held-rules.js';
import { isPawn } from '../../../ir/pawn.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import { ruleFieldsOf } from '../../../ir/rule-fields.js';
import type { RuleFields } from '../../../ir/rules.js';
import { repetitionCount, type Variant } from '../../../ir/variant.js';
import { clipRules } from '../../../notation/document/base-rules.js';
import { optionsBetween, type OptionLine } from '../engine/difference.js';
import type { EngineOptions } from '../engine/lower-to-engine.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import { plainValue } from './plain-value.js';

/** The rules of a variant as options find them. Pieces without a letter of their own cannot be named. */
export function optionRules(
  variant: Variant,
  pieces: readonly PieceType[],
  rules: RuleFields<PieceId>,
): EngineRules {
  const letters = new Map(
    pieces.map(({ id, letter, abbreviation }) => [
      id,
      (letter ?? abbreviation ?? '').toLowerCase(),
    ]),
  );
  const held = heldRules({ ...variant, pieces, rules }, ({ id }) => letters.get(id) ?? '');
  const hasFirstMove = (id: PieceId): boolean =>
    pieces.some(
      (piece) =>
        piece.id === id &&
        (piece.promotion.style === 'pawn' ||
          piece.movement.value.some(({ condition }) => condition.initial)),
    );
  return {
    ...held,
    // What the engine asks of a notation: whether it has first moves.
    pieces: held.pieces
      .filter(({ letter }) => /^[a-z]$/.test(letter))
      .map((piece) => ({ ...piece, betza: hasFirstMove(piece.type) ? 'imW' : 'W' })),
  };
}

/**
 * The rules that act, those that do not as the document has them anyway. Which types the pieces become is open, except that only what moves as a
 * pawn becomes the pawn.
 */
export function actingRules(
  { beyond, board, pieces, rules }: Variant,
  said: EngineRules,
  wanted: EngineRules,
): EngineRules {
  const hasPawn = pieces.some((piece) =>
    isPawn(piece, { ...rules, doubleStep: true }, board.value),
  );
  const nFoldRule = repetitionCount(beyond, wanted);
  const acting = withoutIneffective(
    said,
    { ...wanted, nFoldRule },
    (_rules, type) => type !== 'pawn' || hasPawn,
  );
  return conclude({ ...acting, nFoldRule: wanted.nFoldRule });
}

/** The lines that the document needs under its bullets, and the rules that no line says. */
export function optionLines(
  variant: Variant,
  said: EngineRules,
  wanted: EngineRules,
  { applyOptions }: EngineOptions,
): { readonly lines: readonly OptionLine[]; readonly shortfalls: readonly Shortfall[] } {
  const own = variant.options.map(({ key, value }) => ({ key, value }));
  const lines = optionsBetween(said, wanted);
  const { span } = variant;
  const after = applyOptions(
    said,
    lines.map((line) => ({ ...line, keySpan: span, valueSpan: span })),
  ).value;
  return {
    lines: [...lines.filter(({ key }) => own.every((line) => line.key !== key)), ...own],
    shortfalls: unsaidKeys(variant, after, wanted).map((key) => {
      const why = 'no option applies it to these pieces';
      const message = cannotExpress('a document', `the rule ${key}`, why);
      const at = variant.origins[key]?.span ?? span;
      return notExpressible('conversion', at, `${variant.title}: ${message}`);
    }),
  };
}

type Key = keyof RuleFields<PieceId>;

function unsaidKeys(variant: Variant, after: EngineRules, wanted: EngineRules): readonly Key[] {
  const plainOf = (rules: EngineRules): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(clipRules(ruleFieldsOf(conclude(rules)), variant.board.value)).map(
        ([key, value]) => [key, plainValue(value)],
      ),
    );
  const [there, here] = [plainOf(wanted), plainOf(after)];
  return Object.keys(variant.rules)
    .filter((key): key is Key => there.has(key))
    .filter((key) => there.get(key) !== here.get(key));
}
