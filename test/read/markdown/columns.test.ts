import { describe, expect, test } from 'vitest';
import { lintDocument } from '../../../src/pipeline.js';
import { readAsWritten } from '../../../src/read/betza/read-betza.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { START, TABLE } from './plain-chess.js';

const withHeader = (columns: string): string => `# Plain

* Rules: chess
* Size: 8x8
* Start: ${START}

| ${columns} |
| ${columns.replace(/[^|]+/g, ' --- ')} |
${TABLE.split('\n').slice(2).join('\n')}`;

const plain = 'Name | Abbr | Betza | Promote';

function piecesOf(text: string) {
  const { value } = readDocument({ file: 'plain.md', text }, { library: () => null });
  return value.map(({ pieces }) =>
    pieces.map(({ abbreviation, movement, name, promotion }) => [
      name,
      abbreviation,
      movement.value,
      promotion,
    ]),
  );
}

describe('other names of columns', () => {
  test.each([
    'Name | Abbr | Moves (Betza) | Promote',
    'Name | Abbr | Move (Betza) | Promote',
    'Piece | Letter | Betza notation | Promotes to',
    'Piece | Letter | Betza moves | Promotes into',
    'Piece | Symbol | Moves in Betza notation | Promotion',
    '**Piece** | **Letter** | **Betza** | **Promotion**',
    'Piece name | FEN | Movement (Betza notation) | Promotion',
    'Piece (English) | Letter (FEN) | Betza (how it moves) | Becomes',
    'Unit | Code | Moves | Promotes to',
    'Piece | Abbreviation | Movement | Promoted form',
    'Piece | ID | Move | Promotes',
    'Piece | Symbol | How it moves | Promotion',
  ])('%s', (columns) => {
    const text = withHeader(columns);
    expect(piecesOf(text)).toEqual(piecesOf(withHeader(plain)));
    const found = lintDocument({ file: 'plain.md', text }, () => null, 'fairy-stockfish');
    expect(found.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('a column Moves with sentences is not a Betza column', () => {
    const text = withHeader('Piece | Symbol | Moves | Promotes').replace(
      '| Rook | R | R |',
      '| Rook | R | any number of squares along ranks and files |',
    );
    expect(piecesOf(text)).toEqual([]);
  });

  test('a column Moves with one word that is not Betza is one, and the word is an error with advice', () => {
    const text = withHeader('Piece | Symbol | Moves | Promotes').replace(
      '| Rook | R | R |',
      '| Rook | R | rook |',
    );
    const found = lintDocument({ file: 'plain.md', text }, () => null, 'fairy-stockfish');
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toContain(
      '"rook" names a piece, but Fairy-Stockfish reads its letters as Betza and finds no moves. Write "R".',
    );
  });

  test.each([
    ['XBetza', '', 'xbetza'],
    ['Moves (XBetza)', '', 'xbetza'],
    ['Betza (XBoard)', '', 'xboard'],
    ['Betza', '* Betza: xbetza', 'xbetza'],
    ['XBetza', '* Betza: xboard', 'xboard'],
    ['Betza', '', 'fairy-stockfish'],
  ] as const)('a column %s, with the bullet "%s", is read as %s', (column, bullet, dialect) => {
    const text = withHeader(`Piece | Symbol | ${column} | Promotes`)
      .replace('* Rules: chess', `* Rules: chess\n${bullet}`)
      .replace('| Rook | R | R |', '| Rook | R | RmafsN |');
    const [pieces = []] = piecesOf(text);
    const rook = pieces.find(([name]) => name === 'Rook')?.[2];
    expect(rook).toEqual(readAsWritten('RmafsN', dialect));
  });

  test('a second column with the same meaning is reported', () => {
    const text = withHeader(plain).replace('Promote', 'English');
    const { diagnostics } = readDocument({ file: 'plain.md', text }, { library: () => null });
    expect(
      diagnostics.flatMap(({ code, span }) =>
        code === 'doc/duplicate-column' ? text.slice(span.start, span.end) : [],
      ),
    ).toEqual(['English']);
  });
});

test.each([
  ['Figur | Kürzel | Betza | Promote', ['Figur', 'Kürzel']],
  ['Nmae | | Betza | Promote', ['Nmae']],
  ['| Signe | Betza | Promote', ['Signe']],
  ['駒 | 字 | Betza | Promote', ['駒', '字']],
])('columns that nobody knows are one finding each, not one a piece: %s', (columns, unknown) => {
  const source = { file: 'plain.md', text: withHeader(columns) };
  const errors = lintDocument(source, () => null, 'fairy-stockfish').filter(
    ({ severity }) => severity !== 'info',
  );
  expect(errors.map(({ code, span }) => [code, source.text.slice(span.start, span.end)])).toEqual(
    unknown.map((column) => ['doc/unknown-column', column]),
  );
});

test('a table without a column for names is one finding', () => {
  const { diagnostics } = readDocument(
    { file: 'plain.md', text: withHeader(plain).replace('Name | Abbr', '# | Image') },
    { library: () => null },
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(['doc/missing-column']);
});

test('bold type in names and bullets makes no difference', () => {
  const text = withHeader(plain);
  const bold = text
    .replace('* Size: 8x8', '* **Size:** 8x8')
    .replace('* Rules: chess', '* **Rules**: chess')
    .replace('| King |', '| **King** |')
    .replace('| fmWfcF |', '| **fmWfcF** |');
  const read = (source: string) =>
    readDocument({ file: 'plain.md', text: source }, { library: () => null });
  expect(piecesOf(bold)).toEqual(piecesOf(text));
  expect(read(bold).value[0]?.board.value).toEqual({ files: 8, ranks: 8 });
  const codes = (source: string) => read(source).diagnostics.map(({ code }) => code);
  expect(codes(bold)).toEqual(codes(text));
});

// Otherwise the pieces would capture as they move.
test.each(['Capture', 'captures', 'Capturing moves', 'Attack'])(
  'a column %j of its own is an error',
  (name) => {
    const text = withHeader(plain.replace('Betza', `Betza | ${name}`));
    const { diagnostics } = readDocument({ file: 'plain.md', text }, { library: () => null });
    const found = diagnostics.filter(({ message }) => message.includes(`"${name}" is not read`));
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['doc/unknown-column', 'error'],
    ]);
  },
);

test('columns that are plainly for readers are no findings', () => {
  const text = withHeader(plain.replace('Betza', 'Betza | Description | Found in'));
  const { diagnostics } = readDocument({ file: 'plain.md', text }, { library: () => null });
  expect(diagnostics.filter(({ code }) => code === 'doc/unknown-column')).toEqual([]);
});
