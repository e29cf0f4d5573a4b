import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { optionRule } from '../../facts/option-rule.js';

const KEY = 'nMoveRule';
const ROW = OPTION_BY_KEY.get(KEY)?.row;
const LIMIT = ROW !== undefined && 'range' in ROW ? (ROW.range[1] ?? Infinity) : Infinity;
/** The value that the engine stores for larger numbers, which the reader reports. */
const INT_MAX = 2 ** 31 - 1;

export default optionRule({
  code: 'rule/nmoverule-over-limit',
  severity: 'warning',
  title: 'A number of moves that overflows in the engine.',
  why: 'The engine counts half moves. From 2^30 on twice the number overflows, and the rule ends games at random.',
  bad: [{ text: '[x:chess]\nnMoveRule = ⟦2000000000⟧\n', fixed: '[x:chess]\nnMoveRule = 0\n' }],
  good: [
    '[x:chess]\nnMoveRule = 1000\n',
    '[x:chess]\nnMoveRule = 1073741823\n',
    '[x:chess]\nnMoveRule = 99999999999\n',
  ],
  keys: [KEY],
  when: ({ rules: { nMoveRule } }) => nMoveRule > LIMIT && nMoveRule !== INT_MAX,
  message: ({ rules: { nMoveRule } }) =>
    `twice \`${nMoveRule}\` overflows in the engine; write 0 to turn the rule off`,
  fix: { title: 'Write 0: no limit on moves', value: '0' },
});
