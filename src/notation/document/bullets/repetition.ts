import type { Value } from '../../../ir/rules.js';
import { repetitionCount } from '../../../ir/variant.js';
import type { RuleBullet, RuleChange, StatedRules } from '../bullet-row.js';
import { countOf } from '../bullet-values.js';

export const MOVE_RULE: RuleBullet<'Move rule'> = {
  name: 'Move rule',
  words: ['none', '50 moves'],
  example: '50 moves',
  text: 'The game is drawn after this many moves by each player without a capture or a pawn move.',
  also: ['50-move rule', 'Fifty-move rule'],
  fields: ['nMoveRule'],
  read: (value) => {
    if (NO_RULE.test(value)) return { fields: { nMoveRule: 0 } };
    if (/^(?:yes|(?:a )?draw)$/i.test(value)) return { fields: { nMoveRule: 50 } };
    const [, written = '', unit = ''] = MOVES.exec(value.toLowerCase()) ?? [];
    const count = TENS.get(written) ?? countOf(written);
    if (count === null) return null;
    const nMoveRule = unit === '' ? count : count / 2;
    return Number.isInteger(nMoveRule) ? { fields: { nMoveRule } } : null;
  },
  say: ({ rules: { nMoveRule } }) =>
    nMoveRule === 0 ? 'none' : `${nMoveRule} ${nMoveRule === 1 ? 'move' : 'moves'}`,
  defaults: { shogi: 'none', chess: '50 moves' },
};

/** Words for no rule. `never` and `forbidden` would mean something else. */
const NO_RULE = /^(?:none|no|off|no rule|no limit)$/i;

/** For example `50 moves`, `fifty-move rule`, `a draw after 100 half-moves`. */
const MOVES =
  /^(?:(?:a )?draw (?:after|in) )?([0-9]{1,9}|[a-z]+)(?:[- ]?(?:full )?moves?|[- ](half[- ]?moves?|pl(?:y|ies)))?(?: rule)?$/;

const TENS: ReadonlyMap<string, number> = new Map([
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['hundred', 100],
]);

const FOLDS = ['twofold', 'threefold', 'fourfold', 'fivefold', 'sixfold'] as const;

export const REPETITION: RuleBullet<'Repetition'> = {
  name: 'Repetition',
  words: [
    'none',
    'fourfold is a draw',
    'threefold loses',
    'threefold wins',
    'threefold is forbidden',
    'fourfold is won by Black',
  ],
  example: 'threefold loses',
  text: '`twofold` to `sixfold`, and the result for the player who completes the repetition. The engine has no option to forbid repetition.',
  fields: ['nFoldRule', 'nFoldValue', 'nFoldValueAbsolute', 'repetitionProhibited'],
  read: readRepetition,
  say: sayRepetition,
  defaults: { shogi: 'fourfold is a draw', chess: 'threefold is a draw' },
};

/**
 * The results in `threefold loses` and so on, for the player who completes the repetition. The engine's `nFoldValue` is the value for
 * the player to move, which is the other one, or for White if it is absolute.
 */
const RESULTS: readonly (readonly [words: string, value: Value, absolute: boolean])[] = [
  ['is a draw', 'draw', false],
  ['loses', 'win', false],
  ['wins', 'loss', false],
  ['is won by white', 'win', true],
  ['is won by black', 'loss', true],
];

/** For example `threefold repetition is a draw`, `draw by 3-fold repetition`, `three times loses`. */
const REPEATED =
  /^(?:(?:a )?(draw|loss|win) (?:by|on|after|at) )?(?:an? )?(?:([a-z]+|[2-6])[- ]?(?:fold|times))(?: repetitions?)?(?: of (?:a |the )?positions?)?(?:(?: is)?(?: an?)? ([a-z ]+))?$/;

/** Other words for the results above. */
const REPEATED_RESULTS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/^(?:draws?|drawn)$/, 'is a draw'],
  [/^(?:loses|loss|lost)$/, 'loses'],
  [/^(?:wins|win)$/, 'wins'],
  [/^won by (?:white|black)$/, 'is $&'],
  [/^(?:forbidden|illegal|not allowed|prohibited)$/, 'is forbidden'],
];

function readRepetition(text: string): RuleChange | null {
  if (NO_RULE.test(text)) return { fields: { nFoldRule: 0 } };
  const [, before, count = '', after] = REPEATED.exec(text.toLowerCase()) ?? [];
  const fold = FOLDS.findIndex((word) => word === `${count}fold`);
  const nFoldRule = fold === -1 ? countOf(count) : fold + 2;
  const said = [before, after].filter((word) => word !== undefined);
  const [result = '', ...more] = said;
  const row = REPEATED_RESULTS.find(([words]) => words.test(result));
  if (nFoldRule === null || nFoldRule < 2 || nFoldRule > 6) return null;
  if (row === undefined || more.length > 0) return null;
  const words = result.replace(...row);
  if (words === 'is forbidden')
    return { fields: { nFoldRule: 0 }, beyond: { repetitionProhibited: nFoldRule } };
  const found = RESULTS.find(([name]) => name === words);
  if (found === undefined) return null;
  const [, nFoldValue, nFoldValueAbsolute] = found;
  return { fields: { nFoldRule, nFoldValue, nFoldValueAbsolute } };
}

function sayRepetition({ rules, beyond }: StatedRules): string | null {
  const { nFoldValue, nFoldValueAbsolute } = rules;
  const count = repetitionCount(beyond, rules);
  if (count === 0) return 'none';
  const fold = FOLDS[count - 2];
  const result = RESULTS.find(
    ([, value, absolute]) =>
      value === nFoldValue && (value === 'draw' || absolute === nFoldValueAbsolute),
  );
  if (fold === undefined) return null;
  if (beyond.repetitionProhibited !== null) return `${fold} is forbidden`;
  return result === undefined
    ? null
    : `${fold} ${result[0].replace('white', 'White').replace('black', 'Black')}`;
}
