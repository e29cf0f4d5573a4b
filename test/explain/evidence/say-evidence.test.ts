import { expect, test } from 'vitest';
import { evidenceOf, type Evidence } from '../../../src/explain/evidence/evidence.js';
import { isContradicted, sayEvidence } from '../../../src/explain/evidence/say-evidence.js';
import { sectionGame } from '../described.js';

const CHESS = sectionGame('parent = chess');

function repetition(): Evidence {
  const [found] = evidenceOf(CHESS, 500, ['repetition']);
  if (found?.status !== 'shown') throw new Error('No repetition is shown.');
  return found;
}

test('an engine that says something else is named aloud', () => {
  const evidence = repetition();
  const wrong = { kind: 'answered', engine: 'Some Engine', result: '0-1' } as const;
  const right = { ...wrong, result: '1/2-1/2' } as const;
  expect([isContradicted(evidence, wrong), isContradicted(evidence, right)]).toEqual([true, false]);
  expect(sayEvidence(CHESS, evidence, wrong, []).at(-1)).toBe(
    '  Some Engine DISAGREES: after these moves its result is 0-1, not 1/2-1/2.',
  );
  expect(sayEvidence(CHESS, evidence, right, []).at(-1)).toBe('  Some Engine agrees: 1/2-1/2.');
});

test('an engine that was not asked contradicts nothing, and it is said why', () => {
  const answer = { kind: 'not-asked', why: 'it has no such rule' } as const;
  expect(isContradicted(repetition(), answer)).toBe(false);
  expect(sayEvidence(CHESS, repetition(), answer, []).at(-1)).toBe(
    '  The engine did not check this: it has no such rule.',
  );
});

test('a line comes with its start, its moves, where it ends, and why', () => {
  const lines = sayEvidence(CHESS, repetition(), null, []);
  expect(lines[0]).toBe('Repetition');
  expect(lines[1]).toBe('  From the start position, 8 moves:');
  expect(lines[3]).toMatch(/^ {2}rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR w /);
  expect(lines[4]).toBe('    8  r n b q k b n r');
  expect(lines.at(-1)).toBe('  The game is a draw by `nFoldRule = 3`, `nFoldValue = draw`.');
});

test('an option whose value is more than a word or a number is only named', () => {
  const hill = sectionGame('parent = kingofthehill');
  const fen = '8/8/8/8/4K3/8/8/7k b - - 0 1';
  const place = { from: 'composed', fen, moves: [], finalFen: fen, board: [] } as const;
  const reached = { status: 'shown', kind: 'flag', outcome: 'white', ...place } as const;
  expect(sayEvidence(hill, reached, null, []).at(-1)).toBe('  White wins by `flagRegion`.');
});

test('what was not found is said, with the number of positions', () => {
  const none = { status: 'none', kind: 'stalemate', positions: 17, isAll: false } as const;
  expect(sayEvidence(CHESS, none, null, [])).toEqual([
    'No legal move, and no check',
    '  None found within 17 positions.',
  ]);
  expect(sayEvidence(CHESS, { ...none, isAll: true }, null, [])[1]).toBe(
    '  No game ends like this: every line was played, 17 positions.',
  );
});
