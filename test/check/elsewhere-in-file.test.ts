import { expect, test } from 'vitest';
import { RULES } from '../../src/check/rule-list.js';
import { checkIni } from '../../src/check/run-rules.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import type { Span } from '../../src/text/span.js';
import { unmark } from './unmark.js';

/* A section below another one has the same findings, with the same fixes, as at the start of a file. */

const ABOVE = '# Variants\n\n[before:chess]\ncastling = false\n\n';

/** All that is at a place in the text, moved by the length of what is above. */
function moved(found: readonly Diagnostic[], by: number): unknown {
  const offsets = (span: Span | undefined): readonly number[] =>
    span === undefined ? [] : [span.start - by, span.end - by];
  return found.map(({ code, fix, message, notes, span }) => ({
    code,
    message,
    at: offsets(span),
    notes: notes.map((note) => [note.message, ...offsets(note.span)]),
    edits: fix?.edits.map((edit) => [edit.text, ...offsets(edit.span)]),
  }));
}

/** It counts the sections of a file. */
const OF_FILE = 'ini/pychess-file';

const CASES = RULES.filter(({ code }) => code !== OF_FILE).flatMap((rule) =>
  rule.bad.flatMap(({ text: marked }) => {
    const { text } = unmark(marked);
    return text.startsWith('[') ? [{ rule, text }] : [];
  }),
);

test.each(CASES)('$rule.code: $text', ({ rule, text }) => {
  const profile = rule.profiles?.[0] ?? 'fairy-stockfish';
  const found = (one: string) =>
    checkIni({ file: 'x.ini', text: one }, [rule], profile).filter(
      ({ code }) => code === rule.code,
    );
  expect(moved(found(ABOVE + text), ABOVE.length)).toEqual(moved(found(text), 0));
});
