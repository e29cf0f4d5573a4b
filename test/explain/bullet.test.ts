import { expect, test } from 'vitest';
import { OPTION_BY_KEY } from '../../src/catalog/options/options.js';
import { BULLET_NAMES, explainBullet, printBulletExplanation } from '../../src/explain/bullet.js';

test('every bullet is explained under each of its names', () => {
  for (const name of BULLET_NAMES) {
    const found = explainBullet(name.toUpperCase());
    expect([name, found?.bullet === name || found?.also.includes(name)]).toEqual([name, true]);
    expect(found?.options.filter((key) => !OPTION_BY_KEY.has(key))).toEqual([]);
  }
  expect(explainBullet('Elephants')).toBeNull();
});

test('other names, and a bullet as it stands in a document', () => {
  expect(explainBullet('N checks')?.options).toEqual(['checkCounting']);
  expect(explainBullet('* Region palace: d1-f3')?.bullet).toBe('Region NAME');
  expect(explainBullet('three-check')?.bullet).toBe('Check counting');
  expect(explainBullet('* Castling: no')).toMatchObject({ chess: 'yes', shogi: 'no' });
  const campmate = explainBullet('campmate');
  expect(campmate && printBulletExplanation(campmate)).toEqual([
    '* Campmate: yes',
    '',
    'A king that reaches the last rank wins.',
    '',
    'Values: yes | no',
    'In variants.ini: flagPiece, flagRegion',
  ]);
});
