import { expect, test } from 'vitest';
import { withAssumedTogether } from '../../src/report/assumed.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';

const at = (file: string, start: number, code: string, rule: string): Diagnostic => ({
  code,
  severity: code === 'doc/assumed-rule' ? 'info' : 'error',
  span: { file, start, end: start + 1 },
  message: `about ${rule}`,
  notes: [{ message: rule }],
});

test('the assumed rules of a file are combined in one note after its other findings', () => {
  const found = withAssumedTogether([
    at('a.md', 0, 'doc/assumed-rule', 'Castling: no'),
    at('a.md', 0, 'doc/assumed-rule', 'Drops: yes'),
    at('a.md', 9, 'fen/file-count', 'the FEN'),
    at('b.md', 0, 'doc/assumed-rule', 'Drops: no'),
  ]);
  expect(found.map(({ code, span }) => `${span.file} ${code}`)).toEqual([
    'a.md fen/file-count',
    'a.md doc/assumed-rule',
    'b.md doc/assumed-rule',
  ]);
  expect(found[1]?.message).toContain(
    '2 rules are assumed, because they are not stated (Castling: no; Drops: yes)',
  );
});
