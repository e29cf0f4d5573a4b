import type { OptionKey } from '../../catalog/options/option-key.js';
import { FIELD_ROWS } from '../../catalog/options/options.js';
import { acts } from '../../ir/acts.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { StatedRule } from '../../read/sentences/stated-rules.js';

/** A rule that sentences of pages describe, and the options for it. */
export interface RuleTopic {
  /** In a few words: "perpetual check loses". */
  readonly name: string;
  readonly keys: readonly OptionKey[];
  /** Sentences with such a word may be about the rule, even if they are not understood. */
  readonly words: RegExp;
}

export const RULE_TOPICS: readonly RuleTopic[] = [
  {
    name: 'the result of stalemate',
    keys: ['stalemateValue'],
    words: /stalemat|no legal|cannot move|unable to move/i,
  },
  {
    name: 'the result of a repetition',
    keys: ['nFoldValue'],
    words: /repeat|repetition|same (?:position|situation)/i,
  },
  {
    name: 'that perpetual check loses',
    keys: ['perpetualCheckIllegal'],
    words: /perpetual|check\w* (?:forever|repeatedly|continu)|repeat\w* check/i,
  },
  {
    name: 'a goal that wins',
    keys: ['flagRegionWhite', 'flagRegionBlack', 'whiteFlag', 'blackFlag'],
    words:
      /campmate|reach\w*|far(?:thest)? side|goal|(?:last|back|final|eighth|8th) (?:rank|row)|other side|race/i,
  },
  { name: 'compulsory promotion', keys: ['mandatoryPiecePromotion'], words: /promot/i },
  {
    name: 'drops',
    keys: ['pieceDrops'],
    words: /drop|in hand|reserve|\bplac(?:e|ed|ing)\b|\b(?:clon|duplicat|cop(?:y|ies)|new piece)/i,
  },
  {
    name: 'that mate by a dropped pawn is forbidden',
    keys: ['shogiPawnDropMateIllegal'],
    words: /mate/i,
  },
  {
    name: 'how many of a piece may be dropped into a file',
    keys: ['dropNoDoubled'],
    words: /same file|same column|per file|on a file|drop/i,
  },
  {
    name: 'that no piece may stand where it can never move',
    keys: ['immobilityIllegal'],
    words: /where it can|never move|can(?:not|['’]t) (?:ever |legally )?move/i,
  },
  { name: 'passing', keys: ['pass', 'passWhite', 'passBlack'], words: /\bpass/i },
];

/** True if the rule changes the game. A rule that only forbids what cannot happen need not be stated. */
export function isActive({ keys }: RuleTopic, rules: EngineRules): boolean {
  const usual = emptyEngineRules();
  return FIELD_ROWS.some(
    ({ fields, key }) =>
      keys.some((one) => one === key) &&
      fields.some(
        (field) =>
          acts(field, rules) && JSON.stringify(rules[field]) !== JSON.stringify(usual[field]),
      ),
  );
}

/** Whether sentences state the rule. */
export function isDescribed({ keys }: RuleTopic, stated: readonly StatedRule[]): boolean {
  return stated.some(({ option }) => keys.some((key) => key === option));
}
