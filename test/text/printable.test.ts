import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnose } from '../../src/catalog/diagnose.js';
import { printReport, REPORT_FORMATS } from '../../src/report/formats.js';
import { makeReport } from '../../src/report/report.js';
import {
  jsonText,
  MAX_LINE,
  messageText,
  visible,
  visibleLines,
} from '../../src/text/printable.js';

/** What terminals, logs and editors act on: ECMA-48 controls, the bidi controls of UAX #9, the line ends of Unicode, halves of pairs. */
const HOSTILE = [
  '\u001b]0;title\u0007',
  '\u001b[2J',
  '\u009b31m',
  '\u007f',
  '\u202erlo',
  '\u2066lri\u2069',
  '\u200f',
  '\u061c',
  '\u2028',
  '\u2029',
  '\ud83e',
  '\udc00',
  '\n::error::owned',
  '\r::warning::owned',
  '\u0000',
  '\ufeff',
];
const ACTED_ON =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join(''));

test('what is printed steers nothing, and is one line where it should be', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(visible(text)).not.toMatch(ACTED_ON);
      expect(visible(text)).not.toContain('\n');
      expect(visibleLines(text)).not.toMatch(ACTED_ON);
      expect(jsonText({ [text]: [text] })).not.toMatch(ACTED_ON);
    }),
  );
});

test('JSON means what was given, but for halves of pairs', () => {
  fc.assert(
    fc.property(fc.json(), hostileText, (json, text) => {
      const value: unknown = [JSON.parse(json), text.replace(/\p{Surrogate}/gu, '')];
      expect(JSON.parse(jsonText(value))).toEqual(value);
      expect(jsonText(value, 0)).not.toContain('\n');
    }),
  );
  expect(jsonText('\ud83e \\ud83e 😀')).toBe('"\ufffd \\\\ud83e 😀"');
});

test('a message has short lines, and says how it begins and ends', () => {
  const long = `what: ${'🩓'.repeat(300_000)}: and what to do`;
  const said = messageText(`${long}\nshort`).split('\n');
  expect(said).toHaveLength(2);
  expect([...(said[0] ?? '')]).toHaveLength(MAX_LINE);
  expect(said[0]).toMatch(/^what: .* … .*: and what to do$/u);
  expect(said[1]).toBe('short');
  expect(messageText('🩓'.repeat(MAX_LINE))).toBe('🩓'.repeat(MAX_LINE));
});

test.each(REPORT_FORMATS)('%s: names of files and messages steer nothing', (format) => {
  for (const text of HOSTILE) {
    const file = `a${text}b.ini`;
    const found = diagnose('file/drift', 'error', { file, start: 0, end: 1 }, `says ${text}`, {
      notes: [{ message: text, span: { file, start: 0, end: 1 } }],
    });
    const printed = printReport(makeReport([found], new Map([[file, text]])), format, {
      color: false,
      version: '1',
    });
    expect(printed).not.toMatch(ACTED_ON);
    expect(printed).not.toMatch(/^::(?:error|warning)::owned/m);
  }
});
