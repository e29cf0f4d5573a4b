import type { RuleFactKind } from '../../../grammar/prose/rule-syntax.js';
import type { OptionKey } from '../../catalog/options/option-key.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Span } from '../../text/span.js';
import type { LintedPage, StatementOf } from './linted-page.js';

/** What options say of something that a sentence says otherwise. */
export interface Difference {
  /** After "but": `pieceDrops` is false. */
  readonly options: string;
  readonly keys: readonly OptionKey[];
  /** What to write for the sentence; null: that takes more than an option. */
  readonly write: string | null;
}

/** A difference with the sentence. */
export interface TextDifference extends Difference {
  readonly span: Span;
}

/** Sentences of one kind held against options. */
type Comparison = (page: LintedPage, rules: EngineRules) => readonly TextDifference[];

function comparison<K extends RuleFactKind>(
  kind: K,
  differenceFrom: (statement: StatementOf<K>, rules: EngineRules) => Difference | null,
): Comparison {
  return ({ statements }, rules) =>
    statements(kind).flatMap((statement) => {
      const difference = differenceFrom(statement, rules);
      return difference === null ? [] : [{ ...difference, span: statement.span }];
    });
}

/** A rule that an option switches on and off. */
function toggle(wanted: boolean, actual: boolean, key: OptionKey): Difference | null {
  return wanted === actual
    ? null
    : {
        options: `\`${key}\` is ${String(actual)}`,
        keys: [key],
        write: `${key} = ${String(wanted)}`,
      };
}

/** The kinds of sentences that no rule of its own compares. */
export const TEXT_COMPARISONS: readonly Comparison[] = [
  comparison('board-size', ({ files, ranks }, rules) =>
    files === rules.maxFile && ranks === rules.maxRank
      ? null
      : {
          options: `the board has ${rules.maxFile} files and ${rules.maxRank} ranks`,
          keys: ['maxFile', 'maxRank'],
          write: `maxFile = ${files}\`, \`maxRank = ${ranks}`,
        },
  ),
  comparison('drops', ({ allowed }, rules) => toggle(allowed, rules.pieceDrops, 'pieceDrops')),
  comparison('castling', ({ allowed }, rules) =>
    toggle(allowed, rules.castling && hasRights(rules), 'castling'),
  ),
  comparison('passing', ({ allowed }, { pass }) =>
    toggle(allowed, pass.white || pass.black, 'pass'),
  ),
  comparison('double-step', ({ allowed }, { doubleStep }) =>
    toggle(allowed, doubleStep, 'doubleStep'),
  ),
  comparison('drop-stuck', ({ allowed }, { immobilityIllegal }) =>
    toggle(!allowed, immobilityIllegal, 'immobilityIllegal'),
  ),
  comparison('n-move-rule', ({ moves }, { nMoveRule }) =>
    (moves ?? 0) === nMoveRule
      ? null
      : {
          options:
            nMoveRule === 0
              ? 'there is no such rule'
              : `the game is drawn after ${nMoveRule} moves`,
          keys: ['nMoveRule'],
          write: `nMoveRule = ${moves ?? 0}`,
        },
  ),
  comparison('drop-mate', ({ result }, { shogiPawnDropMateIllegal }) =>
    toggle(result !== 'allowed', shogiPawnDropMateIllegal, 'shogiPawnDropMateIllegal'),
  ),
  comparison('perpetual-check', ({ result }, { perpetualCheckIllegal }) =>
    toggle(result !== 'draw', perpetualCheckIllegal, 'perpetualCheckIllegal'),
  ),
  comparison('drop-file-limit', ({ most }, { dropNoDoubled, dropNoDoubledCount }) => {
    if (dropNoDoubled === '-')
      return {
        options: 'any number may stand in a file',
        keys: ['dropNoDoubled'],
        write: null,
      };
    return dropNoDoubledCount === most
      ? null
      : {
          options: `${dropNoDoubledCount} may stand in a file`,
          keys: ['dropNoDoubledCount', 'dropNoDoubled'],
          write: `dropNoDoubledCount = ${most}`,
        };
  }),
];

function hasRights({ startFen }: EngineRules): boolean {
  return /^\S+\s+\S+\s+[A-Za-z]/.test(startFen);
}
