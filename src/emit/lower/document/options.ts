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
import { comparableText } from './comparable-text.js';

/** The rules of a variant to which options are applied. Options cannot name pieces without a letter. */
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
    // All that the rules depend on is whether a piece has first moves, so a simple notation stands for the real one.
    pieces: held.pieces
      .filter(({ letter }) => /^[a-z]$/.test(letter))
      .map((piece) => ({ ...piece, betza: hasFirstMove(piece.type) ? 'imW' : 'W' })),
  };
}

/**
 * The wanted rules, except that those without an effect keep the value that the document states anyway. The engine types of the pieces are
 * not decided yet, but only a piece that moves as a pawn can become the type pawn.
 */
export function actingRules(
  { beyond, board, pieces, rules }: Variant,
  stated: EngineRules,
  wanted: EngineRules,
): EngineRules {
  const hasPawn = pieces.some((piece) =>
    isPawn(piece, { ...rules, doubleStep: true }, board.value),
  );
  const nFoldRule = repetitionCount(beyond, wanted);
  const acting = withoutIneffective(
    stated,
    { ...wanted, nFoldRule },
    (_rules, type) => type !== 'pawn' || hasPawn,
  );
  return conclude({ ...acting, nFoldRule: wanted.nFoldRule });
}

/** The option lines that the document needs in addition to its bullets, and the rules that no line can express. */
export function optionLines(
  variant: Variant,
  stated: EngineRules,
  wanted: EngineRules,
  { applyOptions }: EngineOptions,
): { readonly lines: readonly OptionLine[]; readonly shortfalls: readonly Shortfall[] } {
  const own = variant.options.map(({ key, value }) => ({ key, value }));
  const lines = optionsBetween(stated, wanted);
  const { span } = variant;
  const after = applyOptions(
    stated,
    lines.map((line) => ({ ...line, keySpan: span, valueSpan: span })),
  ).value;
  return {
    lines: [...lines.filter(({ key }) => own.every((line) => line.key !== key)), ...own],
    shortfalls: inexpressibleKeys(variant, after, wanted).map((key) => {
      const why = 'no option applies it to these pieces';
      const message = cannotExpress('a document', `the rule ${key}`, why);
      const at = variant.origins[key]?.span ?? span;
      return notExpressible('conversion', at, `${variant.title}: ${message}`);
    }),
  };
}

type Key = keyof RuleFields<PieceId>;

function inexpressibleKeys(
  variant: Variant,
  after: EngineRules,
  wanted: EngineRules,
): readonly Key[] {
  const plainOf = (rules: EngineRules): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(clipRules(ruleFieldsOf(conclude(rules)), variant.board.value)).map(
        ([key, value]) => [key, comparableText(value)],
      ),
    );
  const [required, reached] = [plainOf(wanted), plainOf(after)];
  return Object.keys(variant.rules)
    .filter((key): key is Key => required.has(key))
    .filter((key) => required.get(key) !== reached.get(key));
}
