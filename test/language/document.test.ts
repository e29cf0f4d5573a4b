import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeLenses, lensTitle } from '../../src/language/code-lenses.js';
import { completions } from '../../src/language/completion.js';
import { formatting, formattingAfter } from '../../src/language/formatting.js';
import { hover } from '../../src/language/hover.js';
import { inlayHints } from '../../src/language/inlay-hints.js';
import { definitionsAt, referencesAt, rename } from '../../src/language/names.js';
import { selectionsAt, symbols } from '../../src/language/outline.js';
import { fixAll } from '../../src/language/fix-all.js';
import { quickFixes } from '../../src/language/quick-fixes.js';
import { semanticTokens } from '../../src/language/semantic-tokens.js';
import { asked, edited } from './asked.js';

const GAME = readFileSync('variants/shogi.md', 'utf8');
const CHESS = readFileSync('variants/chess.md', 'utf8');
const in_ = (text: string, before: string, cursor = '‸') => {
  expect(text).toContain(before);
  return asked(text.replace(before, before + cursor), 'game.md');
};

test.each([
  ['a bullet', CHESS, '* Castl', /Kings castle with the rooks/],
  ['a piece', CHESS, '| King', /\*\*King\*\* \(K, king, royal\)/],
  ['moves', CHESS, '| fmWfc', /fmWfceF/],
  ['a note', CHESS, '|            | 1', /Royal piece/],
  ['a letter of the start position', CHESS, 'Start: rnb', /^\*\*Queen\*\*[\s\S]*R N B Q K B N R/],
  ['a heading', CHESS, '# Che', /\*\*Chess\*\*[\s\S]*checkmate/i],
])('hover: %s', (_, text, before, expected) => {
  const { offset, open } = in_(text, before);
  expect(hover(open, offset)?.text).toMatch(expected);
});

test('hover: moves that another program reads differently, and how', () => {
  const { offset, open } = in_(CHESS.replace('| fmWfceF ', '| nfN '), '| nf');
  // Measured: for XBoard these are all eight leaps of a knight.
  const said = hover(open, offset)?.text ?? '';
  expect(said).toMatch(/XBoard reads it differently from Fairy-Stockfish/);
  expect(said).toMatch(/also moves to and captures on .*\n.*The Interactive Diagram/s);
});

test('an abbreviation is renamed in its cell, in other cells and in the FEN', () => {
  const { offset, open, text } = in_(CHESS, '| Queen  | Q');
  const renaming = rename(open, offset, 'D');
  expect(renaming.kind === 'edits' && edited(text, renaming.edits)).toBe(
    CHESS.replace('| Queen  | Q', '| Queen  | D')
      .replace('| Q, R, B, N |', '| D, R, B, N |')
      .replace('rnbqkbnr', 'rnbdkbnr')
      .replace('RNBQKBNR', 'RNBDKBNR'),
  );
});

test('in the bullet of letters, a piece is renamed everywhere, and its letter only there', () => {
  const chess = CHESS.replace('* Id: chess\n', '* Id: chess\n* Letters: Queen = L\n');
  const renamed = (before: string, name: string) => {
    const { offset, open, text } = in_(chess, before);
    const renaming = rename(open, offset, name);
    return renaming.kind === 'edits' && edited(text, renaming.edits);
  };
  expect(renamed('* Letters: Que', 'Dame')).toBe(chess.replaceAll('Queen', 'Dame'));
  expect(renamed('* Letters: Queen = ', 'D')).toBe(chess.replace('= L', '= D'));
  const { offset, open } = in_(chess, '* Letters: Que');
  expect(hover(open, offset)?.text).toMatch(/^\*\*Queen\*\*/);
});

test('notes and promoted pieces lead to their definitions', () => {
  const note = in_(CHESS, '|            | 1');
  expect(
    definitionsAt(note.open, note.offset).map(({ at }) => note.text.slice(at.start, at.end)),
  ).toEqual(['Royal piece']);
  const promoted = in_(CHESS, '| Q, R');
  // The rook: its name, its letter, the cell of the pawn, and four in the start position.
  expect(referencesAt(promoted.open, promoted.offset)).toHaveLength(7);
});

test.each([
  ['bullets that are missing', CHESS, '* Id: chess\n* ', ['Campmate', 'Bare kings'], ['Size']],
  ['values of a bullet', CHESS, '* Stalemate: ', ['loss', 'draw', 'win'], []],
  ['pieces to promote to', CHESS, 'fmWfceF | ', ['Q', 'R'], []],
  ['notes', CHESS, '| K       |            | ', ['1'], []],
  ['Betza letters', CHESS, '| N    | N', ['NN', 'NW'], []],
])('completion: %s', (_, text, before, wanted, unwanted) => {
  const source = text.replace('* Id: chess\n', '* Id: chess\n* \n');
  const { offset, open } = in_(source, before);
  const labels = completions(open, offset).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(wanted));
  for (const label of unwanted) expect(labels).not.toContain(label);
});

test('a table with uneven cells is formatted, on request or after typing a bar', () => {
  const messy = CHESS.replace('| King   | K    |', '| King | K |');
  const { offset, open, text } = in_(messy, '| King |');
  expect(edited(text, formatting(open))).toBe(CHESS);
  expect(edited(text, formattingAfter(open, offset))).toBe(CHESS);
});

test('a short row is formatted; a table with too many cells in a row is not changed', () => {
  const table = (last: string): string =>
    `# X\n\n| Name | Abbr | Betza | Notes |\n|---|:-:|---|---|\n| 象 | E | B | 1 |\n${last}\n`;
  const laidOut = (last: string): string => {
    const { open, text } = asked(table(last), 'game.md');
    return edited(text, formatting(open)).split('\n').slice(2, 6).join('\n');
  };
  expect(laidOut('| King|K|')).toBe(
    '| Name | Abbr | Betza | Notes |\n| ---- | :--: | ----- | ----- |\n| 象   | E    | B     | 1     |\n| King | K    |',
  );
  expect(table('| King|K|K|1|2|')).toContain(laidOut('| King|K|K|1|2|'));
});

test('the outline lists the pieces of a document, hints show their moves', () => {
  const { open, text } = asked(GAME, 'game.md');
  const [shogi] = symbols(open);
  expect(shogi?.name).toBe('Shogi');
  expect(shogi?.parts.map(({ name }) => name)).toContain('Lance');
  const hints = inlayHints(open, { start: 0, end: text.length });
  expect(hints.length).toBeGreaterThan(4);
  expect(semanticTokens(open).length).toBeGreaterThan(40);
});

test('lenses of a document', () => {
  const { open } = asked(CHESS, 'game.md');
  expect(codeLenses(open).map((lens) => lensTitle(open, lens))).toEqual([
    '400 moves at depth 2',
    'compare with the engine',
  ]);
});

const KASHOGI = readFileSync('variants/kashogi.md', 'utf8');

describe('pieces from another document', () => {
  const placeOf = ({ open, offset }: ReturnType<typeof asked>): readonly string[] =>
    definitionsAt(open, offset).map(
      ({ at, source }) => `${source.file}: ${source.text.slice(at.start, at.end).slice(0, 12)}`,
    );

  test('the variant, each piece and its letters in a FEN lead there', () => {
    expect(placeOf(in_(KASHOGI, 'Uses all pieces from sho'))).toEqual(['variants/shogi.md: Shogi']);
    const okisaki = readFileSync('variants/okisaki-shogi.md', 'utf8');
    expect(placeOf(in_(okisaki, 'from shogi: 王, 飛'))).toEqual([
      expect.stringMatching(/^variants\/shogi\.md: \| 飛/),
    ]);
    expect(placeOf(in_(okisaki, 'Start: an'))).toEqual([
      expect.stringMatching(/^variants\/shogi\.md: \| 銀/),
    ]);
  });

  test('hover shows the rules of the variant', () => {
    const { offset, open } = in_(KASHOGI, 'Uses all pieces from sho');
    expect(hover(open, offset)?.text).toMatch(/^\*\*Shogi\*\*[\s\S]*lance \(L\)/);
  });
});

const RICH = CHESS.replace(
  '* Id: chess\n',
  '* Id: chess\n* Extinction: loss\n* Extinction of: Knight, Bishop\n* Region camp: *1 *2\n* Promotion limit: N 3\n',
)
  .replace('| N      | N ', '| N      | N; camp: W; within camp: F ')
  .replace('| Knight | N    | N   ', '| Knight | N    | N; camp: W; within camp: F ')
  .concat(
    '\n```ini\nmobilityRegionWhiteKnight = *1 *2 *3\nnMoveRuleTypes = np\nnMoveRule = 50\n```\n',
  );

test.each([
  [
    'a letter, in bullets and options too',
    '| Knight | N',
    'H',
    (text: string) =>
      text
        .replace('| Knight | N', '| Knight | H')
        .replace('limit: N 3', 'limit: H 3')
        .replace('Q, R, B, N', 'Q, R, B, H')
        .replace('Types = np', 'Types = hp')
        .replace('rnbqkbnr', 'rhbqkbhr')
        .replace('RNBQKBNR', 'RHBQKBHR'),
  ],
  [
    'a name',
    '| Kni',
    'Horse',
    (text: string) => text.replace('| Knight', '| Horse').replace('of: Knight', 'of: Horse'),
  ],
  [
    'a region, in its cells',
    'Region ca',
    'home',
    (text: string) =>
      text
        .replace('Region camp', 'Region home')
        .replace('; camp: W; within camp: F', '; home: W; within home: F'),
  ],
])('renaming %s', (_, before, name, expected) => {
  const { offset, open, text } = in_(RICH, before);
  const renaming = rename(open, offset, name);
  expect(renaming.kind === 'edits' ? edited(text, renaming.edits) : renaming.why).toBe(
    expected(RICH),
  );
});

test('a glyph is renamed in its cell, in promotions, in lists and in diagrams', () => {
  const text = `# X\n\n* Rules: shogi\n* Size: 3x3\n* Not pawns: 歩\n\n## Start position\n\n\`\`\`\n| v王 ・ ・|\n| ・ ・ ・|\n| ・ 歩 王|\n\`\`\`\n\n## Initial pieces\n\n| Piece | Name | Abbr | Betza | Promote | Notes |\n| --- | --- | --- | --- | --- | --- |\n| 王 | King | K | K | | 1 |\n| 歩 | Pawn | P | fW | と | |\n\n1. Royal piece\n\n## Promoted pieces\n\n| Piece | Betza |\n| --- | --- |\n| と | WfF |\n`;
  for (const [before, after, marked] of [
    ['歩', '兵', '| 歩'],
    ['と', '成', '| と'],
  ] as const) {
    const { offset, open } = in_(text, marked);
    const renaming = rename(open, offset, after);
    expect(renaming.kind === 'edits' ? edited(text, renaming.edits) : renaming.why).toBe(
      text.replaceAll(before, after),
    );
  }
});

test('a name that is already used is refused', () => {
  for (const [before, name] of [
    ['| Knight | N', 'B'],
    ['| Kni', 'Bishop'],
  ] as const) {
    const { offset, open } = in_(CHESS, before);
    expect(rename(open, offset, name).kind).toBe('refused');
  }
});

test('hover on a key in a fenced block shows its meaning and its value', () => {
  const { offset, open } = in_(RICH, 'nMoveRu', '‸');
  expect(hover(open, RICH.lastIndexOf('nMoveRule =') + 3)?.text).toMatch(
    /^\*\*nMoveRule\*\*[\s\S]*Here: \*\*50\*\*/,
  );
  expect(offset).toBeGreaterThan(0);
});

test.each([
  ['pieces of a bullet', '* Goal pieces: ‸', ['K', 'Q', 'any piece'], []],
  ['notes that are rules', '1. ‸', ['Royal piece', 'Cannot be dropped'], []],
  ['variants to take pieces from', 'Uses all pieces from ‸', ['Chess'], []],
  ['pieces of another variant', 'Uses the following pieces from shogi: 王, ‸', ['飛', '歩'], ['Q']],
  ['keys of a block', '```ini\nnMoveRule = 50\n‸', ['nFoldRule'], ['nMoveRule']],
  ['keys of a second block', '```\na picture\n```\n\n```ini\nnMoveRule = 50\n‸', ['nFoldRule'], []],
  ['nothing of options behind a block', '```ini\nnMoveRule = 50\n```\n\n‸', [], ['nFoldRule']],
  ['values of a key of a block', '```ini\nstalemateValue = ‸', ['win', 'loss'], []],
  ['pieces of a key of a block', '```ini\nnMoveRuleTypes = ‸', ['p', 'n'], []],
  [
    'columns that are missing',
    '## Promoted pieces\n\n| Name | Betza | ‸',
    ['Abbr', 'Notes'],
    ['Name'],
  ],
])('completion in a line more: %s', (_, line, wanted, unwanted) => {
  const { offset, open } = asked(`${CHESS}\n${line}`, 'game.md');
  const labels = completions(open, offset).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(wanted));
  for (const label of unwanted) expect(labels).not.toContain(label);
});

test('regions are completed in cells of moves', () => {
  const { offset, open } = in_(RICH, '| Pawn   | P    | ');
  const labels = completions(open, offset).map(({ label }) => label);
  expect(labels).toContain('camp: ');
});

test('glyphs are completed in the column Promote and in lists of used pieces', () => {
  const promotes = in_(GAME, '| 飛     | Rook   | R    | R     | ');
  expect(completions(promotes.open, promotes.offset).map(({ label }) => label)).toContain('龍');
});

test('a selection expands from a cell to the row, the variant and the whole text', () => {
  const { offset, open, text } = in_(CHESS, '| Queen  | Q');
  const grown = selectionsAt(open, offset).map(({ end, start }) => text.slice(start, end));
  expect(grown.slice(0, 2)).toEqual(['Q', '| Queen  | Q    | Q       |            |       |']);
  expect(grown.at(-1)).toBe(text);
});

test('moves are completed in the dialect of the document', () => {
  for (const text of [
    CHESS.replace('* Id: chess\n', '* Id: chess\n* Betza: xboard\n'),
    CHESS.replace('| Betza   |', '| Betza (XBoard) |'),
  ]) {
    const { offset, open } = in_(text, '| N    | N');
    const [first] = completions(open, offset);
    expect(first?.about).toMatchObject({ kind: 'betza', dialect: 'xboard' });
  }
});

test('an empty document offers a complete one without errors', () => {
  const { offset, open } = asked('‸', 'game.md');
  expect(open.diagnostics()).toEqual([]);
  const [snippet] = completions(open, offset);
  expect(snippet?.kind).toBe('snippet');
  const written = (snippet?.text ?? '')
    .replace(/\$\{\d:([^}]*)\}/g, '$1')
    .replace(/\\([\\$}])/g, '$1');
  expect(asked(written, 'game.md').open.diagnostics()).toEqual([]);
});

test('mistakes have quick fixes, and all safe ones can be made at once', () => {
  const { offset, open, text } = in_(CHESS.replace('* Stalemate', '* Stalemat'), '* Stale');
  const [fix] = quickFixes(open, { start: offset, end: offset });
  expect(fix?.kind).toBe('suggestion');
  expect(edited(text, fix?.edits ?? [])).toBe(CHESS);
  expect(fixAll(open)).toEqual([]);
  const broken = asked(CHESS.replace(/\n\|[ |-]*---[ |-]*\|\n/, '\n'), 'game.md');
  expect(edited(broken.text, fixAll(broken.open))).toContain('| --- |');
});

describe('a comment suppresses a rule', () => {
  const codesOf = (text: string): readonly string[] =>
    asked(text, 'game.md')
      .open.diagnostics()
      .map(({ code }) => code);

  test.each([
    ['a bullet', CHESS.replace('* Id: chess\n', '* Id: chess\n* Staemate: loss\n'), '* Stae'],
    ['a row', CHESS.replace('| Queen  | Q ', '| Queen  | Q9'), '| Queen  | Q'],
    [
      'a table behind a paragraph',
      CHESS.replace('| Queen  | Q ', '| Queen  | Q9').replace(
        /(?=\n\| Name)/,
        '\nThe pieces move as follows.\n',
      ),
      '| Queen  | Q',
    ],
    [
      'a table behind a fenced block',
      CHESS.replace('| Queen  | Q ', '| Queen  | Q9').replace(
        /(?=\n\| Name)/,
        '\n```text\nThe pieces move as follows.\n```\n',
      ),
      '| Queen  | Q',
    ],
    [
      'a second bullet',
      CHESS.replace('* Id: chess\n', '* Id: chess\n* Id: chess\n'),
      'chess\n* Id',
    ],
  ])('above %s: the quick fix is all that it takes', (_, text, part) => {
    const { offset, open } = in_(text, part);
    const fix = quickFixes(open, { start: offset, end: offset }).find(
      ({ kind }) => kind === 'suppression',
    );
    const code = fix?.diagnostic.code ?? '';
    const before = codesOf(text);
    expect(before).toContain(code);
    const after = edited(text, fix?.edits ?? []);
    expect(after).toContain(`<!-- fairyc-ignore ${code} -->`);
    expect(codesOf(after)).toEqual(before.filter((one) => one !== code));
  });

  test('a comment that suppresses nothing is reported', () => {
    const text = CHESS.replace('* Id: chess', '<!-- fairyc-ignore doc/extra-cell -->\n* Id: chess');
    expect(codesOf(text)).toContain('file/unused-suppression');
  });
});

test('a misspelt variant of another document has a quick fix', () => {
  const text = readFileSync('variants/kashogi.md', 'utf8').replace(
    'pieces from shogi',
    'pieces from shogy',
  );
  const { offset, open } = in_(text, 'pieces from shog');
  const [fix] = quickFixes(open, { start: offset, end: offset });
  expect(fix?.diagnostic.message).toContain('did you mean "Shogi"?');
  const fixed = asked(edited(text, fix?.edits ?? []), 'game.md').open;
  expect(fixed.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
});
