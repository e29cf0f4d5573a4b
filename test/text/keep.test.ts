import { expect, test } from 'vitest';
import { keeper, keeperOf } from '../../src/text/keep.js';
import { askSteps, stepsTaken, withSteps } from '../../src/text/steps.js';

/** What is made of a word, and how often that was. */
function counting(mostCharacters: number) {
  const keep = keeper<string>(mostCharacters);
  const made: string[] = [];
  const make = (key: string): string =>
    keep(key, () => {
      made.push(key);
      askSteps(key.length);
      return key.toUpperCase();
    });
  return { make, made };
}

test('what is asked for again is not made again, and counts the same steps', () => {
  const { made, make } = counting(100);
  const stepsOf = (key: string): number => {
    const before = stepsTaken();
    expect(make(key)).toBe(key.toUpperCase());
    return stepsTaken() - before;
  };
  expect([stepsOf('ferz'), stepsOf('wazir'), stepsOf('ferz')]).toEqual([4, 5, 4]);
  expect(made).toEqual(['ferz', 'wazir']);
});

test('keys have no more characters than they may; those in use stay', () => {
  const { made, make } = counting(40);
  for (let index = 0; index < 1000; index += 1) {
    make('stays');
    make(`key ${index}`);
  }
  expect(made.filter((key) => key === 'stays')).toHaveLength(1);
  made.length = 0;
  make('key 0');
  make('key 999');
  expect(made).toEqual(['key 0']);
});

test('a key that is longer than half of all is made every time', () => {
  const { made, make } = counting(10);
  make('longer');
  make('longer');
  expect(made).toHaveLength(2);
});

test('what was cut short for want of steps is made again', () => {
  const { made, make } = counting(100);
  expect(withSteps(3, () => make('ferz')).isDone).toBe(false);
  make('ferz');
  make('ferz');
  expect(made).toHaveLength(2);
});

test('of an object it is made once', () => {
  let count = 0;
  const sizeOf = keeperOf((list: readonly number[]) => {
    count += 1;
    return list.length;
  });
  const list = [1, 2];
  expect([sizeOf(list), sizeOf(list), sizeOf([1]), count]).toEqual([2, 2, 1, 2]);
});
