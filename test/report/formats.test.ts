import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { diagnose } from '../../src/catalog/diagnose.js';
import { printReport, reportPortions, REPORT_FORMATS } from '../../src/report/formats.js';
import { makeReport, type Report } from '../../src/report/report.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';

const FILE = 'docs/my game.md';
const TEXT = '# Tori\n\n| 象 | Falcon | F? |\n';

function at(needle: string, length = needle.length): { start: number; end: number } {
  const start = TEXT.indexOf(needle);
  return { start, end: start + length };
}

const WARNING: Diagnostic = diagnose(
  'file/drift',
  'warning',
  { file: FILE, ...at('F?') },
  'a "message", 100%:\nof two lines',
  { notes: [{ message: 'the heading', span: { file: FILE, ...at('Tori') } }] },
);

function reportOf(...diagnostics: Diagnostic[]): Report {
  return makeReport(diagnostics, new Map([[FILE, TEXT]]));
}

const PLAIN = { color: false, version: '1.2.3' };

test('pretty: the mark is under its characters, also after wide glyphs', () => {
  const lines = printReport(reportOf(WARNING), 'pretty', PLAIN).split('\n');
  expect(lines).toEqual([
    'docs/my game.md:3:16: warning: a "message", 100%:\\nof two lines [file/drift]',
    '  3 | | 象 | Falcon | F? |',
    // 2 + "3 | " + the width of "| 象 | Falcon | " (16, because the glyph is two columns wide)
    `    |${' '.repeat(17)}^^`,
    '  note: the heading (docs/my game.md:1:3)',
    '',
  ]);
});

test('pretty: a text cannot send escape codes to the terminal', () => {
  const text = '\u001b[31mred\u0007';
  const hostile = diagnose('file/drift', 'error', { file: FILE, start: 0, end: 3 }, text);
  const printed = printReport(makeReport([hostile], new Map([[FILE, text]])), 'pretty', PLAIN);
  expect(printed).not.toContain('\u001b');
  expect(printed).not.toContain('\u0007');
});

test('pretty: colour only if wanted', () => {
  expect(printReport(reportOf(WARNING), 'pretty', { ...PLAIN, color: true })).toContain('\u001b[');
  expect(printReport(reportOf(WARNING), 'pretty', PLAIN)).not.toContain('\u001b[');
});

test('pretty: of a very long line, the part around the place is shown', () => {
  const text = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
  const found = diagnose('file/drift', 'error', { file: FILE, start: 5000, end: 5004 }, 'm');
  const [, line = '', mark = ''] = printReport(
    makeReport([found], new Map([[FILE, text]])),
    'pretty',
    PLAIN,
  ).split('\n');
  expect(line.length).toBeLessThan(130);
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE');
});

test('compact: one line for each diagnostic', () => {
  expect(printReport(reportOf(WARNING), 'compact', PLAIN)).toBe(
    'docs/my game.md:3:16: warning: a "message", 100%:\\nof two lines [file/drift]\n',
  );
});

test('github: properties and data are escaped as the runner expects', () => {
  expect(printReport(reportOf(WARNING), 'github', PLAIN)).toBe(
    '::warning file=docs/my game.md,line=3,endLine=3,col=16,endColumn=18,title=file/drift::a "message", 100%25:%0Aof two lines%0Anote: the heading\n',
  );
});

test('json: places as lines and columns, and as offsets', () => {
  expect(JSON.parse(printReport(reportOf(WARNING), 'json', PLAIN))).toEqual([
    {
      code: 'file/drift',
      severity: 'warning',
      file: FILE,
      line: 3,
      column: 16,
      endLine: 3,
      endColumn: 18,
      start: 23,
      end: 25,
      message: 'a "message", 100%:\nof two lines',
      notes: [
        {
          message: 'the heading',
          place: {
            file: FILE,
            line: 1,
            column: 3,
            endLine: 1,
            endColumn: 7,
            start: 2,
            end: 6,
          },
        },
      ],
    },
  ]);
});

test('sarif: level, rule and region', () => {
  const log: unknown = JSON.parse(printReport(reportOf(WARNING), 'sarif', PLAIN));
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'fairyc', version: '1.2.3', rules: [{ id: 'file/drift' }] } },
        results: [
          {
            ruleId: 'file/drift',
            level: 'warning',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'docs/my%20game.md' },
                  region: { startLine: 3, startColumn: 16, endLine: 3, endColumn: 18 },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});

test.each(REPORT_FORMATS)('%s: diagnostics are in the order of their places', (format) => {
  const first = diagnose('file/drift', 'error', { file: FILE, start: 0, end: 1 }, 'first');
  const printed = printReport(reportOf(WARNING, first), format, PLAIN);
  expect(printed.indexOf('first')).toBeLessThan(printed.indexOf('two lines'));
});

const FIXED: Diagnostic = diagnose(
  'file/drift',
  'error',
  { file: FILE, ...at('F?') },
  'another message',
  {
    notes: [{ message: 'said without a place' }],
    fix: {
      title: 'Write `F`',
      safety: 'suggestion',
      edits: [{ span: { file: FILE, ...at('F?') }, text: 'F' }],
    },
  },
);

test('sarif: the output is valid by the official schema and has all that dashboards show', () => {
  const describe = (code: string) => ({ title: `${code}.`, why: 'Because.', page: `# ${code}\n` });
  const printed = printReport(reportOf(WARNING, FIXED, FIXED), 'sarif', { ...PLAIN, describe });
  const file = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  // The schema is written in draft 4, but uses nothing that later drafts read differently.
  const rows = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object);
  const schema = Object.fromEntries(rows.filter(([key]) => key !== '$schema' && key !== 'id'));
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const log: unknown = JSON.parse(printed);
  expect(ajv.validate(schema, log), ajv.errorsText()).toBe(true);
  // Dashboards keep it, so it may not change: the published FNV-1a of the code, the file and the line.
  const line = TEXT.split('\n')[2];
  let hash = 0x811c9dc5n;
  for (const byte of JSON.stringify(['file/drift', FILE, line]))
    hash = ((hash ^ BigInt(byte.charCodeAt(0))) * 0x01000193n) & 0xffffffffn;
  const fingerprint = `${hash.toString(16).padStart(8, '0')}:1`;
  expect(log).toMatchObject({
    runs: [
      {
        tool: {
          driver: {
            rules: [
              {
                id: 'file/drift',
                shortDescription: { text: 'file/drift.' },
                fullDescription: { text: 'Because.' },
                help: { text: '# file/drift\n', markdown: '# file/drift\n' },
              },
            ],
          },
        },
        results: [
          { partialFingerprints: { primaryLocationLineHash: fingerprint } },
          {
            relatedLocations: [{ message: { text: 'said without a place' } }],
            fixes: [
              {
                description: { text: 'Write `F`' },
                artifactChanges: [
                  {
                    artifactLocation: { uri: 'docs/my%20game.md' },
                    replacements: [
                      {
                        deletedRegion: { startLine: 3, startColumn: 16, endColumn: 18 },
                        insertedContent: { text: 'F' },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {},
        ],
      },
    ],
  });
});

test('github: an annotation carries the notes and the title of the fix', () => {
  const printed = printReport(reportOf(FIXED), 'github', PLAIN);
  expect(printed).toContain('::another message%0Anote: said without a place%0Afix: Write `F`\n');
});

test.each(REPORT_FORMATS)('%s: a long report printed in portions is the same report', (format) => {
  const hidden = { ...WARNING, hiddenBy: 'comments' };
  for (const count of [0, 1, 99, 100, 101, 250]) {
    const report = reportOf(...Array.from({ length: count }, () => WARNING), hidden);
    const portions = [...reportPortions(report, format, PLAIN)];
    expect(portions.join('')).toBe(printReport(report, format, PLAIN));
    const isWhole = format === 'json' || format === 'sarif';
    expect(portions).toHaveLength(isWhole ? 1 : Math.max(1, Math.ceil(count / 100)));
  }
});
