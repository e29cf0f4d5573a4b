import { LETTERS_CODES } from '../../../catalog/codes/letters.js';
import { textTables, type TextCell, type TextTable } from '../../../read/page/text-tables.js';
import { definePageRule, noteAt, type PageFinding } from '../../page/page-rule.js';

export default definePageRule({
  ...LETTERS_CODES.duplicate,
  code: 'letters/duplicate',
  severity: 'error',
  isOfOneSource: true,
  bad: [
    '# Birds\n\nName | Short\n--- | ---\nPhoenix | ⟦Ph⟧\nSwallow | Sw\nPheasant | Ph\nCrane | Cr\n',
  ],
  good: [
    '# Birds\n\nName | Short\n--- | ---\nPhoenix | Ph\nSwallow | Sw\nPheasant | Pt\nCrane | Cr\n',
    '# Birds\n\nName | Flies\n--- | ---\nPhoenix | yes\nSwallow | yes\nPheasant | no\nCrane | no\n',
  ],
  check: ({ sources }) => textTables(sources.blocks).flatMap(duplicatesOf),
});

/** Skips tables of moves, which the reader of documents checks. */
function duplicatesOf({ header, rows }: TextTable): readonly PageFinding[] {
  if (header.some(({ text }) => /^betza$/i.test(text))) return [];
  return header.slice(1).flatMap((_, index) => {
    const entries = rows.flatMap((cells): readonly Entry[] => {
      const [name, short] = [cells[0], cells[index + 1]];
      return name === undefined || short === undefined || short.text === ''
        ? []
        : [{ name, short }];
    });
    return areAbbreviations(entries) ? repeatedIn(entries) : [];
  });
}

interface Entry {
  readonly name: TextCell;
  readonly short: TextCell;
}

const LEAST_ENTRIES = 3;

/** Whether entries are abbreviations: short, shorter than the names, and most begin with the same letter as the name. */
function areAbbreviations(entries: readonly Entry[]): boolean {
  if (entries.length < LEAST_ENTRIES) return false;
  const isShort = entries.every(
    ({ name, short }) =>
      /^\+?[A-Za-z]{1,3}['@]?$/.test(short.text) && short.text.length < name.text.length,
  );
  const alike = entries.filter(
    ({ name, short }) => short.text.startsWith('+') || initialOf(name) === initialOf(short),
  );
  return isShort && alike.length * 2 > entries.length;
}

function initialOf({ text }: TextCell): string {
  return text.charAt(0).toLowerCase();
}

function repeatedIn(entries: readonly Entry[]): readonly PageFinding[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { name, short } = entry;
    const first = seen.get(short.text);
    if (first === undefined) {
      seen.set(short.text, entry);
      return [];
    }
    if (first.name.text === name.text) return [];
    const message = `"${short.text}" is the abbreviation of both ${first.name.text} and ${name.text}; give one of them another`;
    return [
      {
        span: first.short.span,
        message,
        notes: [noteAt(short.span, `${name.text}: "${short.text}"`)],
      },
    ];
  });
}
