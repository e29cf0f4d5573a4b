import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintDocument } from '../../../src/pipeline.js';
import { readDocument } from '../../../src/read/markdown/read-document.js';
import { START, TABLE } from './plain-chess.js';

const BULLETS = ['Size: 8x8', `Start: ${START}`, 'Stalemate: loss'];
const PLAIN = `# Plain\n\n${BULLETS.map((line) => `* ${line}\n`).join('')}\n${TABLE}`;

const source = (text: string) => ({ file: 'plain.md', text });
const library = (): null => null;

function gameOf(text: string) {
  const { diagnostics, value } = readDocument(source(text), { library });
  const [variant] = value;
  return {
    codes: diagnostics.map(({ code }) => code).sort(),
    id: variant?.id,
    board: variant?.board.value,
    rules: variant?.rules,
    start: variant?.start?.value,
    pieces: variant?.pieces.map(({ abbreviation, movement, name, promotion }) => [
      ...[name, abbreviation, movement.value, promotion],
    ]),
  };
}

function lowered(text: string) {
  const [variant] = readDocument(source(text), { library }).value;
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

const PICTURE = `r n b q k b n r
p p p p p p p p
${'. . . . . . . .\n'.repeat(4)}P P P P P P P P
R N B Q K B N R`;

/** A document with the start position in its own part below the bullets; one bullet may be left out. */
function apart(start: string, without = ''): string {
  // A diagram does not state castling rights.
  const bullets = ['Castling: yes', ...BULLETS].filter(
    (line) => line !== without && !line.startsWith('Start'),
  );
  return `# Plain\n\n${bullets.map((line) => `* ${line}\n`).join('')}\n${start}\n\n## Pieces\n\n${TABLE}`;
}

describe('one game, written as various authors write', () => {
  test.each<[habit: string, text: string]>([
    ['lines without stars', `# Plain\n\n${BULLETS.join('\n')}\n\n${TABLE}`],
    [
      'a numbered list',
      `# Plain\n\n${BULLETS.map((line, i) => `${i + 1}. ${line}\n`).join('')}\n${TABLE}`,
    ],
    [
      'names in bold',
      `# Plain\n\n${BULLETS.map((line) => `- **${line.replace(':', ':**')}\n`).join('')}\n${TABLE}`,
    ],
    ['one star for several lines', `# Plain\n\n* ${BULLETS.join('\n')}\n\n${TABLE}`],
    ['an underlined heading', PLAIN.replace('# Plain', 'Plain\n=====')],
    ['several headings of one level', PLAIN.replace('| Name', '# Pieces\n\n| Name')],
    [
      'bullets below the table',
      `# Plain\n\n${TABLE}\n# Rules\n\n${BULLETS.map((line) => `* ${line}\n`).join('')}`,
    ],
    [
      'a name, and parts of its level',
      PLAIN.replace('# Plain', '# Plain\n\nIt is small.\n\n# Rules').replace(
        '| Name',
        '# Pieces\n\n| Name',
      ),
    ],
    ['questions as headings', PLAIN.replace('| Name', '## What are the pieces?\n\n| Name')],
    ['blanks as words', PLAIN.replaceAll('| |', '| none |')],
    ['blanks as dashes', PLAIN.replaceAll('| |', '| – |')],
    [
      'a column for readers',
      PLAIN.replaceAll(/^\|(?! -)/gm, '| 1 |')
        .replace('| 1 | Name', '| Count | Name')
        .replace('| ---', '| --- | ---'),
    ],
    ...['Setup', 'Set-up:', 'Initial position', 'The starting array', 'FEN'].map(
      (heading): [string, string] => [
        `a FEN under "${heading}"`,
        apart(`## ${heading}\n\n${START}`),
      ],
    ),
    ['a bullet below a heading', apart(`## Setup\n\n- \`${START}\``)],
    ['a picture, and no size', apart(`## Setup\n\n\`\`\`\n${PICTURE}\n\`\`\``, 'Size: 8x8')],
    ...['Start position:', '**Setup**:', 'The start position:'].map((label): [string, string] => [
      `a picture below the bullet "${label}"`,
      `# Plain\n\n* Castling: yes\n* Size: 8x8\n* Stalemate: loss\n* ${label}\n\n\`\`\`\n${PICTURE}\n\`\`\`\n\n${TABLE}`,
    ]),
    [
      'a close picture, and no size',
      apart(`## Setup\n\n\`\`\`\n${PICTURE.replaceAll(' ', '')}\n\`\`\``, 'Size: 8x8'),
    ],
    [
      'what pawns become as a bullet',
      PLAIN.replace('Q, R, B, N', '').replace(
        '* Size',
        '* Rules: chess\n* Promotion: to Q, R, B or N on the last rank\n* Size',
      ),
    ],
    [
      'what pawns become as another bullet',
      PLAIN.replace('Q, R, B, N', '').replace(
        '* Size',
        '* Rules: chess\n* Pawns become: Queen/Rook/Bishop/Knight\n* Size',
      ),
    ],
  ])('%s', (_habit, text) => {
    expect(gameOf(text)).toEqual(gameOf(PLAIN));
  });

  test.each([
    ['```\nstalemateValue = loss\nmustCapture = true\n```', true],
    ['    # in the engine\n    stalemateValue = loss\n    mustCapture = true', true],
    ['```\n[plain:chess]\nstalemateValue = loss\nmustCapture = true\n```', false],
    ['```\nif (x)\n  mustCapture = true\n```', false],
    ['```python\nmustCapture = true\n```', false],
  ])('a block of options needs no language: %j', (block, isRead) => {
    const { rules, options } = lowered(`${PLAIN}\n${block}\n`);
    expect(rules.stalemateValue).toBe('loss');
    expect(options.some(({ key, value }) => key === 'mustCapture' && value === 'true')).toBe(
      isRead,
    );
  });

  test('paragraphs that only begin like bullets are sentences', () => {
    for (const line of [
      'Stalemate: a rare thing',
      'Size: 8x8\nIt is small.',
      'Promotion: rare\nAnd late',
    ])
      expect(gameOf(`${PLAIN}\n${line}\n`)).toEqual(gameOf(PLAIN));
  });

  test('the heading of a part does not name the game', () => {
    const text = `# Plain\n\nIt is small.\n\n# Pieces\n\n${TABLE}`;
    expect(readDocument(source(text), { library }).value.map(({ id }) => id)).toEqual(['plain']);
  });

  test('two games stay separate', () => {
    const { value } = readDocument(source(`${PLAIN}\n${PLAIN.replace('# Plain', '# Other')}`), {
      library,
    });
    expect(value.map(({ id }) => id)).toEqual(['plain', 'other']);
  });

  test.each([
    [`# Pieces\n\n${TABLE}\n# Rules\n\n* Size: 8x8\n`, 'Frog pond game'],
    [`# Pieces\n\n* Size: 8x8\n\n${TABLE}`, 'Frog pond game'],
    [`# Frogs\n\n* Size: 8x8\n\n# Pieces\n\n${TABLE}`, 'Frogs'],
  ])('headings of parts alone name no game, but its file does: %j', (text, title) => {
    const file = '/tmp/games/frog-pond_game.md';
    const [game] = readDocument({ file, text }, { library }).value;
    expect(game?.title).toBe(title);
    expect(game?.id).toBe(title.toLowerCase().replaceAll(' ', '-'));
  });

  test('a table without a heading is one error', () => {
    const { diagnostics } = readDocument(source(TABLE), { library });
    expect(
      diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code),
    ).toEqual(['doc/table-without-heading']);
  });
});

test.each([
  ['* River: queens cannot cross the river', 'rule/only-in-text'],
  ['* River: monks cannot cross the river', 'doc/unknown-bullet'],
  ['- Flying general rule applies', 'doc/unread-rule'],
])('what is said of single pieces in no column is not lost: %s', (line, code) => {
  const found = lintDocument(
    source(PLAIN.replace('\n\n|', `\n${line}\n\n|`)),
    library,
    'fairy-stockfish',
  );
  expect(found.filter(({ severity }) => severity !== 'info').map((one) => one.code)).toEqual([
    code,
  ]);
});

describe('bullets without a value, or without an effect', () => {
  const withBullet = (line: string): string =>
    PLAIN.replace('* Stalemate: loss', `* Stalemate: loss\n* ${line}`);
  const said = (line: string): readonly string[] =>
    lintDocument(source(withBullet(line)), library, 'fairy-stockfish').flatMap(
      ({ message, severity }) => (severity === 'info' ? [] : [message]),
    );

  test.each(['Duck: no', 'Atomic: no', 'Arrows: none'])('%s', (line) => {
    expect(said(line)).toEqual([]);
    expect(gameOf(withBullet(line))).toEqual(gameOf(PLAIN));
  });

  test.each(['Palace:', 'Drops:', 'Promotion zone: '])('%s has no value', (line) => {
    expect(said(line)).toEqual([
      expect.stringMatching(
        /^The bullet "[A-Z][a-z ]+" has no value; write ".*, or leave it out\.$/,
      ),
    ]);
  });

  test.each([
    ['Royal: King', '1. Royal piece'],
    ['Royal piece: Queen', '1. Royal piece'],
    ['Royals: queen and king', '1. Royal piece'],
    ['Monarchs: queen and king', null],
    ['Royal: none', '1. Not royal'],
  ])('%s is no bullet, and no misspelt goal', (line, note) => {
    const advice = note === null ? '' : `write "${note}".`;
    expect(said(line).join()).toContain(`is unknown and ignored; ${advice}`);
  });

  test.each(['Gaol: d4', 'Sise: 8x8', 'Stlmate: loss', 'Pas: no'])('%s is misspelt', (line) => {
    expect(said(line).join()).toContain('did you mean "');
  });
});

describe('the highest headings name the variants, whether they have one # or more', () => {
  test.each(readdirSync('variants').filter((name) => name.endsWith('.md')))('%s', (name) => {
    const text = readFileSync(`variants/${name}`, 'utf8');
    const deeper = text.replace(/^#/gm, '##');
    const read = (one: string) => {
      const { diagnostics, value } = readDocument(source(one), { library });
      return {
        codes: diagnostics.map(({ code }) => code),
        games: value.map(({ id, title, rules, pieces }) => [
          ...[id, title, rules],
          pieces.map(({ movement, name: called, promotion }) => [
            ...[called, movement.value, promotion],
          ]),
        ]),
      };
    };
    expect(deeper).not.toMatch(/^# /m);
    expect(read(deeper)).toEqual(read(text));
  });
});
