import { describe, expect, test } from 'vitest';
import { RULES_FOR_PAGES } from '../../src/check/page/rules-for-pages.js';
import { adviceFor, type PageRule } from '../../src/check/page/page-rule.js';
import { lintDocument } from '../../src/pipeline.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { unmark } from './unmark.js';

function findingsOf({ code }: PageRule, text: string): readonly Diagnostic[] {
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  return found.filter((one) => one.code === code);
}

describe.each(RULES_FOR_PAGES.map((rule) => [rule.code, rule] as const))('%s', (_code, rule) => {
  test.each(rule.bad)('bad: %s', (marked) => {
    const { end, start, text } = unmark(marked);
    const found = findingsOf(rule, text);
    expect(found.map(({ severity, span }) => [severity, text.slice(span.start, span.end)])).toEqual(
      [[rule.severity, text.slice(start, end)]],
    );
    expect(found.map(({ span }) => span.start)).toEqual([start]);
  });

  test.each(rule.good)('good: %s', (text) => {
    expect(findingsOf(rule, text)).toEqual([]);
  });

  test('states the problem and the reason', () => {
    expect(rule.title).toMatch(/^[A-Z`[].*\.$/);
    expect(rule.why).toMatch(/\.$/);
    expect(rule.bad.length).toBeGreaterThan(0);
    expect(rule.good.length).toBeGreaterThan(0);
  });
});

test.each([
  ['', / on$/],
  ['I made this game on a Sunday.', /; 1 other sentence is about neither$/],
])('sentences about nothing (%j) are counted in words', (other, expected) => {
  const text = `# My game\n\nGuard (G): Moves one square orthogonally.\n\nThe player whose guard dances around the king wins. ${other}\n`;
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  const one = found.find(({ code }) => code === 'doc/sentence-not-understood');
  expect(one?.message).toMatch(expected);
});

test('only options on the page itself can be changed', () => {
  expect(adviceFor({ kind: 'builtin' }, 'nFoldRule = 3')).toBe(
    'the built-in variant cannot change, so fix the text',
  );
  expect(adviceFor({ kind: 'options' }, 'nFoldRule = 3')).toBe(
    'write `nFoldRule = 3`, or fix the text',
  );
  expect(adviceFor({ kind: 'options' }, null)).toBe('fix one of them');
});

const TABLE = `# My game

* Id: my-game
* Rules: chess
* Size: 8x8
* Promotion zone: 2 farthest ranks
* Stalemate: draw
* Start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

## Initial pieces

| Name | Abbr | Betza   | Promote | Notes |
| ---- | ---- | ------- | ------- | ----- |
| King | K    | K       |         | 1     |
| Rook | R    | R       |         |       |
| Pawn | P    | fmWfceF | R       |       |

1. Royal piece

## Remarks

`;

/** Contradictions between the table and bullets of a page and its other sources, field by field. */
test.each([
  ['Stalemate is a loss.', ['rule/stalemate-side', 'but the table has `stalemateValue = draw`']],
  ['Pawns promote on the last rank.', ['region/promotion-zone-differs', 'but the table has']],
  [
    '```ini\n[my-game:chess]\nstalemateValue = loss\n```',
    ['rule/stalemate-side', 'but `my-game` has `stalemateValue = loss`'],
  ],
  ['Stalemate is a draw.', null],
  // No source above states the result of a repetition.
  ['Repeating the same position three times is a loss.', null],
] as const)('beside a table: %s', (text, wanted) => {
  const found = lintDocument(
    { file: 'page.md', text: TABLE + text + '\n' },
    () => null,
    'fairy-stockfish',
  ).filter(({ code }) => /^(?:rule|region)\/(?:.*differs|stalemate|nfold)/.test(code));
  if (wanted === null) expect(found).toEqual([]);
  else {
    expect(found.map(({ code }) => code)).toContain(wanted[0]);
    expect(found.map(({ message }) => message).join('\n')).toContain(wanted[1]);
  }
});

test.each([
  [100, null],
  [101, '(1 more such sentence is not shown; `fairyc read` shows all)'],
  [102, '(2 more such sentences are not shown; `fairyc read` shows all)'],
])('%d sentences are not understood, of which a hundred are shown', (count, hidden) => {
  const sentences = Array.from(
    { length: count },
    (_, index) => `The player whose guard dances around the king ${index + 2} times wins.`,
  );
  const text = `# My game\n\nGuard (G): Moves one square orthogonally.\n\n${sentences.join('\n\n')}\n`;
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish').filter(
    ({ code }) => code === 'doc/sentence-not-understood',
  );
  expect(found).toHaveLength(100);
  const said = found.map(({ message }) => /\(.*not shown.*\)/.exec(message)?.[0] ?? null);
  expect(said).toEqual([hidden, ...Array.from({ length: 99 }, () => null)]);
});
