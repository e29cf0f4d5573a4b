import { expect, test } from 'vitest';
import { freeXboardName, xboardBuiltinName } from '../../../src/catalog/xboard/names.js';

// Seen in the running program.
test('names that XBoard takes for its own variants', () => {
  const taken = {
    shogi: 'shogi',
    shogi2: 'shogi',
    'shogi-x': 'shogi',
    'Shogi!': 'shogi',
    'lion-x': 'lion',
    normal: 'normal',
    atomiczh: 'atomic',
    '3check-crazyhouse': 'crazyhouse',
    'quasi-shatranj': 'shatranj',
    nocheckatomic: 'atomic',
    chess960: '960',
    frc: 'frc',
    '8x8_shogi': 'shogi',
    w9x: 'wild 9',
    'fischer-and-random': 'fischerandom',
  };
  for (const [name, builtin] of Object.entries(taken))
    expect(xboardBuiltinName(name)).toBe(builtin);
});

test('names that are free', () => {
  for (const name of [
    ...['shogix', 'shogiplus', 'minishogi', 'superchess', 'zo-shogi', 'wa-shogi', 'chess'],
    ...['normalx', 'abnormal', 'tori-shogi', 'w5x', 'kashogi', 'new7'],
  ])
    expect(xboardBuiltinName(name)).toBeNull();
});

test('a taken name gets as few letters as make it free', () => {
  const free = {
    shogi: 'shogix',
    'shogi-x': 'shogix-x',
    normal: 'normalx',
    chess960: 'chess96x0',
    crazyhouse: 'crazyxhouse',
    'atomic-crazyhouse': 'atoxmic-crazyxhouse',
    w9: 'wx9',
    'zo-shogi': 'zo-shogi',
  };
  for (const [name, expected] of Object.entries(free)) {
    expect(freeXboardName(name)).toBe(expected);
    expect(xboardBuiltinName(expected)).toBeNull();
  }
});
