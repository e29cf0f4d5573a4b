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

/** The reference of documents: columns, notes and bullets, from the rows of their tables. */
export function documentsPage(): string {
  const subjects = Object.entries(RULE_BULLETS_BY_SUBJECT).flatMap(([subject, rows]) => [
    `### ${subject}`,
    table(
      ['bullet', 'meaning', 'default: chess, shogi', 'engine option'],
      rows.map((row: RuleBullet) => [...said(row), defaultsOf(row), optionsText(row)]),
    ),
  ]);
  return [
    '# Documents: columns, notes and bullets',
    'Written by `npm run generate` from `src/notation/document`. For an introduction see the [README](../../README.md#write-a-variant).',
    '## Columns',
    'A table of pieces has these columns, in any order. `Betza` and either `Piece` or `Name` are required.',
    table(
      ['column', 'content', 'example'],
      COLUMN_ROWS.map(({ name, also, text, example }) => [
        `${code(name)}${otherNames(also)}`,
        text,
        code(example),
      ]),
    ),
    '## Notes',
    'The following numbered notes below a table are rules. All other notes are for readers.',
    table(
      ['note', 'meaning'],
      KNOWN_NOTES.map(({ note, text }) => [note, text]),
    ),
    '## Bullets',
    'Bullets have the form `* Name: value`, anywhere in the variant, usually before the first table. Capitals, spaces and hyphens in names do not matter. Refer to pieces by name, abbreviation or glyph. Squares are `a1`, `a1-c3` (a rectangle), `rank 7` or `*7`, `ranks 1-5`, `last two ranks`, `file a` or `a*`, `centre`, `corners`, `dark squares`, `light squares`, `none` or `everywhere but d4`, as White sees them; for Black they are rotated by 180 degrees. If the sides differ, write `White …; Black …`. Synonyms are accepted, such as `none`, `never` and `forbidden`, or `loses` and `loss`. The bullets `Source`, `Author`, `Inventor`, `Link` and `Remark` are treated as prose.',
    '### The game',
    table(['bullet', 'meaning'], [...HEADER_BULLETS, REGION_BULLET].map(said)),
    ...subjects,
    '## Other wordings',
    'If a bullet or note contains these words, the message suggests the line to write instead.',
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
