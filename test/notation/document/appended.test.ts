import { expect, test } from 'vitest';
import { ruleContext } from '../../../src/notation/document/assumed.js';
import { baseRules } from '../../../src/notation/document/base-rules.js';
import { RULE_BULLETS } from '../../../src/notation/document/rule-bullets.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { START, TABLE } from '../../read/markdown/plain-chess.js';

const [CHESS] = readDocument(
  { file: 'chess.md', text: `# Chess\n\n* Start: ${START}\n\n${TABLE}` },
  { library: () => null },
).value;
if (CHESS === undefined) throw new Error('no variant');
const { board, pieces, start } = CHESS;
const CONTEXT = ruleContext(
  board.value,
  pieces,
  start?.value ?? null,
  baseRules(board.value, pieces),
);

const MORE = [
  '; only for White',
  '; except on Sundays',
  ', but not in the first move',
  ' (if the king has not moved)',
  ' unless in check',
  '. Not for Black',
  ' or 7',
  '; White none',
];

// A condition behind a value that is understood must not be lost.
test.each(RULE_BULLETS.map((bullet) => [bullet.name, bullet] as const))(
  'nothing can be appended unread: %s',
  (_, { example, read, words }) => {
    for (const value of new Set([example, ...words])) {
      const plain = JSON.stringify(read(value, CONTEXT), shown);
      if (plain === 'null') continue;
      for (const more of MORE)
        expect(JSON.stringify(read(value + more, CONTEXT), shown), value + more).not.toBe(plain);
    }
  },
);

function shown(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
