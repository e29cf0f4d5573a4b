import { expect, test } from 'vitest';
import { lintDocument } from '../../../src/check-document.js';
import { buildDocument } from '../../../src/pipeline.js';

const TABLE = `| King | K | K | |
| Gold | G | WfF | |
| Cannon | C | mRcpR | Flying Cannon |
| Pawn | P | fW | Gold |
`;
const FORM = '| Flying Cannon | +C | mRcpRF | |\n';
const HEAD = `# Cannon Shogi

* Rules: shogi
* Size: 7x7
* Start: \`c1gkg1c/7/ppppppp/7/PPPPPPP/7/C1GKG1C w - - 0 1\`
* Promotion zone: 2 farthest ranks

`;
const COLUMNS = '| Piece | Letter | Betza | Promotes to |\n|---|---|---|---|\n';

function section(text: string): string {
  const { value } = buildDocument({ file: 'page.md', text }, () => null, {
    targets: ['ini'],
    variant: null,
    approximate: false,
    parent: null,
  });
  return value[0]?.text ?? '';
}

test('a row +C among the other pieces is a promoted form, as in a table of its own', () => {
  const own = `${HEAD}${COLUMNS}${TABLE}\n## Promoted pieces\n\n${COLUMNS}${FORM}`;
  const together = section(`${HEAD}${COLUMNS}${TABLE}${FORM}`);
  expect(together).toContain('promotedPieceType = p:g c:');
  expect(together).toBe(section(own));
});

test('headers may end in a dot', () => {
  const dotted = COLUMNS.replace('Letter', 'Abbr.').replace('Betza', '**Betza.**');
  expect(section(`${HEAD}${dotted}${TABLE}${FORM}`)).toBe(
    section(`${HEAD}${COLUMNS}${TABLE}${FORM}`),
  );
});

test('"Base" means the family, and a game of the engine is none', () => {
  const based = HEAD.replace('Rules', 'Base');
  expect(section(`${based}${COLUMNS}${TABLE}${FORM}`)).toBe(
    section(`${HEAD}${COLUMNS}${TABLE}${FORM}`),
  );
  const text = `${HEAD.replace('Rules: shogi', 'Base: minishogi')}${COLUMNS}${TABLE}${FORM}`;
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  expect(found.map(({ code }) => code)).toContain('doc/bad-value');
});

test('two bullets of the same meaning are named', () => {
  const text = `${HEAD.trimEnd()}\n* Setup: the usual\n* size: 7x7\n\n${COLUMNS}${TABLE}${FORM}`;
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  expect(
    found.filter(({ code }) => code === 'doc/duplicate-bullet').map(({ message }) => message),
  ).toEqual([
    'The bullet "Setup" means the same as "Start" above, so it is ignored.',
    'The bullet "size" is given twice; only the first is read.',
  ]);
});

test('what stands in brackets behind a promoted piece is a name of it, or an error', () => {
  const promotes = (cell: string) =>
    lintDocument(
      {
        file: 'page.md',
        text: `${HEAD}${COLUMNS}${TABLE.replace('fW | Gold |', `fW | ${cell} |`)}${FORM}`,
      },
      () => null,
      'fairy-stockfish',
    )
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
  for (const cell of ['Gold (G)', 'G (Gold)']) expect(promotes(cell), cell).toEqual([]);
  for (const cell of ['Gold (on the last rank)', 'Gold (optional)', 'G (K)', 'G (only once)'])
    expect(promotes(cell), cell).toEqual(['piece/promoted-form-missing']);
});

test('a sentence in place of Betza is not a message for each blank', () => {
  const text = `${HEAD}${COLUMNS}${TABLE.replace('| WfF |', '| W and never on a dark square |')}${FORM}`;
  const found = lintDocument({ file: 'page.md', text }, () => null, 'fairy-stockfish');
  const blanks = found.filter(({ message }) => message.startsWith('A space'));
  expect(blanks).toHaveLength(1);
});
