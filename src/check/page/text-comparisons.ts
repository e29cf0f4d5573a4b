import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import type { OptionKey } from '../../catalog/options/option-key.js';
import type { EngineRules } from '../../ir/engine-rules.js';

/** What options say of something that a sentence says otherwise. */
export interface Difference {
  /** After "but": "has drops". */
  readonly options: string;
  readonly keys: readonly OptionKey[];
  /** What to write for the sentence; null: that takes more than an option. */
  readonly write: string | null;
}

/** Where options part from a sentence; null: they agree, or rules of their own compare them. */
export function differenceFrom(statement: RuleStatement, rules: EngineRules): Difference | null {
  switch (statement.kind) {
    case 'board-size':
      return statement.files === rules.maxFile && statement.ranks === rules.maxRank
        ? null
        : {
            options: `the board has ${rules.maxFile} files and ${rules.maxRank} ranks`,
            keys: ['maxFile', 'maxRank'],
            write: `maxFile = ${statement.files}\`, \`maxRank = ${statement.ranks}`,
          };
    case 'drops':
      return toggled(statement.allowed, rules.pieceDrops, 'pieceDrops');
    case 'castling':
      return toggled(statement.allowed, rules.castling && hasRights(rules), 'castling');
    case 'passing':
      return toggled(statement.allowed, rules.pass.white || rules.pass.black, 'pass');
    case 'double-step':
      return toggled(statement.allowed, rules.doubleStep, 'doubleStep');
    case 'drop-stuck':
      return toggled(!statement.allowed, rules.immobilityIllegal, 'immobilityIllegal');
    case 'n-move-rule':
      return (statement.moves ?? 0) === rules.nMoveRule
        ? null
        : {
            options:
              rules.nMoveRule === 0
                ? 'there is no such rule'
                : `the game is drawn after ${rules.nMoveRule} moves`,
            keys: ['nMoveRule'],
            write: `nMoveRule = ${statement.moves ?? 0}`,
          };
    case 'drop-mate':
      return toggled(
        statement.result !== 'allowed',
        rules.shogiPawnDropMateIllegal,
        'shogiPawnDropMateIllegal',
      );
    case 'drop-file-limit':
      return dropLimitFrom(statement.most, rules);
    case 'perpetual-check':
      return toggled(
        statement.result !== 'draw',
        rules.perpetualCheckIllegal,
        'perpetualCheckIllegal',
      );
    case 'campmate':
    case 'bare-kings':
    case 'first-player':
    case 'impasse':
    case 'mates-alone':
    case 'promotes':
    case 'promotion-compulsory':
    case 'promotion-zone':
    case 'repetition':
    case 'royal':
    case 'same-rules':
    case 'sente-is':
    case 'stalemate':
      return null;
  }
}

function toggled(wanted: boolean, actual: boolean, key: OptionKey): Difference | null {
  if (wanted === actual) return null;
  return {
    options: `\`${key}\` is ${String(actual)}`,
    keys: [key],
    write: `${key} = ${String(wanted)}`,
  };
}

function hasRights({ startFen }: EngineRules): boolean {
  return /^\S+\s+\S+\s+[A-Za-z]/.test(startFen);
}

function dropLimitFrom(most: number, rules: EngineRules): Difference | null {
  const { dropNoDoubled, dropNoDoubledCount } = rules;
  if (dropNoDoubled !== '-' && dropNoDoubledCount === most) return null;
  const options =
    dropNoDoubled === '-'
      ? 'any number may stand in a file'
      : `${dropNoDoubledCount} may stand in a file`;
  return {
    options,
    keys: ['dropNoDoubledCount', 'dropNoDoubled'],
    write: dropNoDoubled === '-' ? null : `dropNoDoubledCount = ${most}`,
  };
}
