import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/read/page/blocks.js';
import { iniBlocks, inPage, type IniBlock } from '../../../src/read/page/ini-blocks.js';
import { visibleText } from '../../../src/read/page/visible-text.js';

const PAGE = `# Bricks

This is set in the file of the engine.

  \`\`\`ini
    maxRank = 6
    maxFile = 6

    castling = false
  \`\`\`

## Walls

\`\`\`ini
[walls:chess]
wallingRule = duck
\`\`\`
`;

const page = visibleText({ file: 'bricks.md', text: PAGE });
const blocks = iniBlocks(blocksOf(page, []), 'bricks.md', 'bricks');
const [first, second] = blocks;
if (first === undefined || second === undefined) throw new Error('the page has two blocks');

test('the options of a page, without their indent, and with a header if they have none', () => {
  expect(blocks.map(({ written }) => written.text)).toEqual([
    'maxRank = 6\nmaxFile = 6\n\ncastling = false\n',
    '[walls:chess]\nwallingRule = duck\n',
  ]);
  expect(blocks.map(({ headed }) => headed.text)).toEqual([
    '[bricks]\nmaxRank = 6\nmaxFile = 6\n\ncastling = false\n',
    '[walls:chess]\nwallingRule = duck\n',
  ]);
  expect(blocks.map(({ topic }) => topic && PAGE.slice(topic.start, topic.end))).toEqual([
    'Bricks',
    'Walls',
  ]);
});

test.each(['maxRank', '= 6\n    maxFile', 'maxFile = 6', 'castling', 'alse'])(
  'the place of %j in the page',
  (words) => {
    const inFile = words.replace(/\n +/g, '\n');
    for (const [text, place] of [
      [first.written.text, first.placeWritten],
      [first.headed.text, first.placeHeaded],
    ] as const) {
      const start = text.indexOf(inFile);
      const { end, start: from } = place({ file: 'bricks.md', start, end: start + inFile.length });
      expect(PAGE.slice(from, end)).toBe(words);
    }
  },
);

/** The text in the page that a fix replaces, if it replaces these words in the block or inserts text before them. */
function replaced({ headed: { text }, placeHeaded }: IniBlock, words: string, isAdded: boolean) {
  const start = text.indexOf(words);
  const span = { file: 'bricks.md', start, end: isAdded ? start : start + words.length };
  const fix = { title: 'Write it so', safety: 'safe', edits: [{ span, text: 'x' }] } as const;
  const problem = { code: 'c', severity: 'error', span, message: '', notes: [], fix } as const;
  const inIts = inPage(problem, { text, page: PAGE, place: placeHeaded });
  return inIts.fix?.edits.map((edit) => PAGE.slice(edit.span.start, edit.span.end));
}

test.each([
  // Words at the start of an indented line: the indent does not matter.
  ['maxFile', false, ['maxFile']],
  ['castling = false', false, ['castling = false']],
  // The page does not have this header, and has other white space between the two lines.
  ['bricks]', false, undefined],
  ['6\nmaxFile', false, undefined],
  // For an insertion, the characters on both sides must be the same.
  [' = false', true, ['']],
  ['\n\ncastling', true, ['']],
  ['maxRank', true, undefined],
  ['castling', true, undefined],
  ['[bricks]', true, undefined],
] as const)(
  'a fix at %j (adds: %j) stays where the page says the same',
  (words, isAdded, expected) => {
    expect(replaced(first, words, isAdded)).toEqual(expected);
  },
);
