import { expect, test } from 'vitest';
import { inventDefinitions } from '../../src/cross/invent/invent-games.js';
import { builtinDefinition, gameOf } from '../../src/definitions.js';

const chess = builtinDefinition('chess') ?? expect.fail();

test('every fourth invented game is a document, invented again until one can be played', () => {
  const tries = (isPlayable: boolean): number => {
    const asked: string[] = [];
    const found = inventDefinitions(4, 'tries', ({ file }) => {
      asked.push(file);
      return isPlayable ? gameOf(chess, 'as-engine') : null;
    });
    expect(found.map(({ file }) => file.split('.').at(-1))).toEqual(['ini', 'ini', 'ini', 'md']);
    return asked.filter((file) => file.endsWith('.md')).length;
  };
  expect(tries(true)).toBe(1);
  expect(tries(false)).toBeGreaterThan(1);
});
