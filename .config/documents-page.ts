import { optionsOf } from '../src/explain/bullet.js';
import {
  HEADER_BULLETS,
  REGION_BULLET,
  type HeaderBullet,
} from '../src/notation/document/bullet-names.js';
import type { RuleBullet } from '../src/notation/document/bullet-row.js';
import { COLUMN_ROWS, KNOWN_NOTES } from '../src/notation/document/columns-and-notes.js';
import { RULE_BULLETS_BY_SUBJECT } from '../src/notation/document/rule-bullets.js';
import { WISHES } from '../src/notation/document/wishes.js';

/** The reference of documents: columns, notes and bullets, each from its row. */
export function documentsPage(): string {
  const subjects = Object.entries(RULE_BULLETS_BY_SUBJECT).flatMap(([subject, rows]) => [
    `### ${subject}`,
    table(
      ['bullet', 'says', 'without it: chess, shogi', 'option of the engine'],
      rows.map((row: RuleBullet) => [...said(row), defaultsOf(row), optionsText(row)]),
    ),
  ]);
  return [
    '# Documents: columns, notes and bullets',
    'Written by `npm run generate` from the rows in `src/notation/document`. The [README](../../README.md) says how to begin.',
    '## Columns',
    'A table of pieces has these columns, in any order. `Betza` must be there, and `Piece` or `Name`.',
    table(
      ['column', 'cell', 'for example'],
      COLUMN_ROWS.map(({ name, also, text, example }) => [
        `${code(name)}${otherNames(also)}`,
        text,
        code(example),
      ]),
    ),
    '## Notes',
    'Numbered notes below a table are for readers, but for these, which are rules.',
    table(
      ['note', 'says'],
      KNOWN_NOTES.map(({ note, text }) => [note, text]),
    ),
    '## Bullets',
    '`* Name: value`, between the heading and the first table or elsewhere in the variant; capitals, blanks and hyphens do not matter. Pieces are called by name, abbreviation or glyph. Squares are `a1`, `a1-c3` (a rectangle), `rank 7` or `*7`, `ranks 1-5`, `last two ranks`, `file a` or `a*`, `centre`, `corners`, `dark squares`, `light squares`, `none` or `everywhere but d4`; they are White’s, and Black has the same turned by 180 degrees. Where the sides differ write `White …; Black …`. Fillers do not matter, and words such as `none`, `never` and `forbidden`, or `loses` and `loss`, mean the same. `Source`, `Author`, `Inventor`, `Link` and `Remark` are taken for prose.',
    '### What the game is',
    table(['bullet', 'says'], [...HEADER_BULLETS, REGION_BULLET].map(said)),
    ...subjects,
    '## In other words',
    'A bullet or note with these words is answered with the line to write.',
    table(
      ['words', 'line'],
      WISHES.map(({ words, line }) => [words.map((word) => `${word}…`).join(' '), code(line)]),
    ),
    '',
  ].join('\n\n');
}

function said({ name, also, example, text }: HeaderBullet): readonly string[] {
  return [`${code(`* ${name}: ${example}`)}${otherNames(also)}`, text];
}

function otherNames(also: readonly string[] = []): string {
  return also.length === 0 ? '' : `<br>also ${also.map(code).join(', ')}`;
}

function defaultsOf({ defaults: { chess, shogi } }: RuleBullet): string {
  return chess === null && shogi === null ? '' : `${chess ?? '–'}, ${shogi ?? '–'}`;
}

function optionsText(row: RuleBullet): string {
  return optionsOf(row).map(code).join(', ');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
