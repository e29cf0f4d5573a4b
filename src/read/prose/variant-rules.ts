import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { byColor, type Board } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import { farthestRanks } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { BeyondEngine, RulesFamily, Variant } from '../../ir/variant.js';
import {
  assumedWords,
  assumedZone,
  NOTHING_BEYOND,
  ruleContext,
} from '../../notation/document/assumed.js';
import { baseRules } from '../../notation/document/base-rules.js';
import type { RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Origin, Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { completedRules, type Completion } from '../diagram/complete.js';
import { statedRules, type StatedRule } from './statement-rules.js';

/** All that was read before the rules. */
export interface ProseRulesInput {
  readonly statements: readonly RuleStatement[];
  readonly completion: Completion | null;
  /** The page. */
  readonly span: Span;
  readonly pieces: readonly PieceType[];
  readonly board: Board;
  readonly start: Sourced<Position> | null;
  readonly family: RulesFamily;
}

/** What the sentences state, and all else from the completion or the family. */
export function variantRules(
  { board, completion, family, pieces, span, start, statements }: ProseRulesInput,
  diagnostics: Diagnostic[],
): Pick<Variant, 'rules' | 'origins' | 'beyond'> {
  const ground = baseRules(board, pieces);
  const context = ruleContext(board, pieces, start?.value ?? null, ground);
  const said = statedRules(statements, context);
  const own = said.map(({ change, span: place }): Found => ({
    change,
    origin: { kind: 'stated', span: place },
  }));
  if (completion !== null) {
    const fields = completedRules(completion, pieces, board);
    const inherited: Origin = { kind: 'inherited', from: completion.name, span };
    return joined(fields, [{ change: { fields }, origin: inherited }, ...own]);
  }
  const rights = start?.value.castlingRights ?? '-';
  const assumed = assumedRules(said, { context, family, pieces, rights, span }, diagnostics);
  return joined(ground, [...assumed, ...own]);
}

/** Something that changes rules, and where it comes from. */
interface Found {
  readonly change: RuleChange;
  readonly origin: Origin;
}

function joined(
  ground: RuleFields<PieceId>,
  found: readonly Found[],
): Pick<Variant, 'rules' | 'origins' | 'beyond'> {
  const keysOf = ({ beyond, fields }: RuleChange) => [
    ...Object.keys(fields ?? {}),
    ...Object.keys(beyond ?? {}),
  ];
  return {
    rules: found.reduce<RuleFields<PieceId>>(
      (sum, { change }) => ({ ...sum, ...change.fields }),
      ground,
    ),
    beyond: found.reduce<BeyondEngine>(
      (sum, { change }) => ({ ...sum, ...change.beyond }),
      NOTHING_BEYOND,
    ),
    origins: Object.fromEntries(
      found.flatMap(({ change, origin }) => keysOf(change).map((key) => [key, origin] as const)),
    ),
  };
}

interface Assuming {
  readonly context: RuleContext;
  readonly family: RulesFamily;
  readonly pieces: readonly PieceType[];
  readonly rights: string;
  readonly span: Span;
}

/** What the family has for the rules that no sentence states, with an info each. */
function assumedRules(
  said: readonly StatedRule[],
  { context, family, pieces, rights, span }: Assuming,
  diagnostics: Diagnostic[],
): readonly Found[] {
  const isSaid = (name: StatedRule['bullet']): boolean =>
    said.some(({ bullet }) => bullet === name);
  const assume = (name: string, words: string, change: RuleChange): Found => {
    const message = `No sentence says "${name}": "${words}" is assumed, as is the rule in ${family}. Name a variant of the engine that has the rest of the rules with --rules-from, such as --rules-from ${family}.`;
    diagnostics.push(diagnose('doc/assumed-rule', 'info', span, message));
    const why = `No sentence says it; "${words}" is the default of the ${family} family`;
    return { change, origin: { kind: 'assumed', why, span } };
  };
  const zone = assumedZone(family, context.board, pieces);
  const promotionRegion = byColor((color) => farthestRanks(context.board, zone, color));
  const nothing: Origin = { kind: 'assumed', why: 'nothing promotes', span };
  const change = { fields: { promotionRegion } };
  const inZone = isSaid('Promotion zone')
    ? []
    : [zone === 0 ? { change, origin: nothing } : assume('Promotion zone', ranks(zone), change)];
  return [
    ...inZone,
    ...RULE_BULLETS.flatMap((bullet) => {
      const words = isSaid(bullet.name) ? null : assumedWords(bullet, family, pieces, rights);
      const own = words === null ? null : bullet.read(words, context);
      return words === null || own === null ? [] : [assume(bullet.name, words, own)];
    }),
  ];
}

function ranks(count: number): string {
  return `${count} farthest rank${count === 1 ? '' : 's'}`;
}
