import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BETZA_LENGTH } from '../../../grammar/betza/complaints.js';
import { parseBetza } from '../../../grammar/betza/parser.js';
import type {
  BetzaDescription,
  BetzaSuffix,
  BetzaTerm,
  PrefixItem,
} from '../../../grammar/betza/syntax.js';
import { DIALECTS, type Dialect } from '../../../src/catalog/betza/dialects.js';
import type { Diagnostic } from '../../../src/text/diagnostic.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

/** The text stands at offset 100 of its source. */
const START = 100;

function parse(text: string, dialect: Dialect = 'fairy-stockfish') {
  return parseBetza(text, dialect, { file: 'x.md', start: START, end: START + text.length });
}

/** `code@start-end`, offsets in the Betza string. */
function findings(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code, span }) => `${code}@${span.start - START}-${span.end - START}`);
}

/** The tree on one line: prefix letters with `|` between, then the atom, then the suffix. */
function print(description: Pick<BetzaDescription, 'terms' | 'dangling'>): string {
  const dangling = description.dangling.length === 0 ? [] : [printPrefix(description.dangling)];
  return [...description.terms.map(printTerm), ...dangling].join(' ');
}

function printTerm({ prefix, atom, suffix }: BetzaTerm): string {
  return printPrefix(prefix) + printAtom(atom) + printSuffix(suffix);
}

function printPrefix(prefix: readonly PrefixItem[]): string {
  return prefix
    .map((item) =>
      item.kind === 'repetition' ? `rep(${printPrefix(item.letters)})|` : `${item.text}|`,
    )
    .join('');
}

function printAtom(atom: BetzaTerm['atom']): string {
  switch (atom.kind) {
    case 'letter':
      return atom.letter + atom.extension;
    case 'tuple':
      return `tuple(${atom.first}:${atom.second})`;
    case 'bracket':
      return `[${atom.legs.map((leg) => `${leg.joiner ?? ''}${print(leg)}`).join(' ')}]`;
    case 'group':
      return `group(${print(atom)})`;
    case 'castling':
      return 'castling';
    case 'drop':
      return 'drop';
  }
}

function printSuffix({ repeats, digits, interval, star }: BetzaSuffix): string {
  const range = interval === null ? '' : `{${interval.least}..${interval.most}}`;
  return `${repeats > 0 ? `x${repeats + 1}` : ''}${digits}${range}${star ? '*' : ''}`;
}

describe('the letters of a Betza string', () => {
  test.each([
    ['mfWcfF', 'm|f|W c|f|F'],
    ['NN', 'Nx2'],
    ['NNN', 'Nx3'],
    ['RR3', 'Rx23'],
    ['R10B', 'R10 B'],
    ['R03', 'R03'],
    ['W*', 'W*'],
    ['mafsmafW', 'm|a|f|s|m|a|f|W'],
    ['KisO2', 'K i|s|castling2'],
    ['fW@8', 'f|W drop8'],
    ['j@7fW', 'j|drop7 f|W'],
    ['(1,4)', 'tuple(1:4)'],
    ['f(2,1)3', 'f|tuple(2:1)3'],
    ['[F?R]', '[F ?R]'],
    ['fr[W?sB-cN2]', 'f|r|[W ?s|B -c|N2]'],
    ['m(RB)', 'm|group(R B)'],
    ['z(FW)', 'z|group(F W)'],
    ['x(y)zA', 'x|rep(y|)|z|A'],
    ['R[3-5]', 'R{3..5}'],
    ['R[3-]W', 'R{3..} W'],
    ['R[3]', 'R{3..3}'],
  ])('%s is %s', (text, tree) => {
    const { value, diagnostics } = parse(text);
    expect(print(value)).toBe(tree);
    expect(diagnostics).toEqual([]);
  });

  test('every part has its place in the source', () => {
    const [pawn, capture] = parse('mfW2cfF').value.terms;
    expect(pawn?.span).toEqual({ file: 'x.md', start: 100, end: 104 });
    expect(pawn?.prefix.map((item) => item.span.start)).toEqual([100, 101]);
    expect(pawn?.atom.span).toEqual({ file: 'x.md', start: 102, end: 103 });
    expect(pawn?.suffix.span).toEqual({ file: 'x.md', start: 103, end: 104 });
    expect(capture?.span).toEqual({ file: 'x.md', start: 104, end: 107 });
    expect(capture?.suffix.span).toEqual({ file: 'x.md', start: 107, end: 107 });
  });

  test('a bracket and its legs have their places', () => {
    const [term] = parse('m[F?sR]').value.terms;
    expect(term?.atom.span).toEqual({ file: 'x.md', start: 101, end: 107 });
    const legs = term?.atom.kind === 'bracket' ? term.atom.legs : [];
    expect(legs.map((leg) => [leg.span.start, leg.span.end])).toEqual([
      [102, 103],
      [104, 106],
    ]);
  });
});

describe('a dialect knows its own letters', () => {
  test.each([
    ['U', 'xbetza', 'U', []],
    ['NX', 'xbetza', 'NX', []],
    ['FYY2', 'xbetza', 'FYY2', []],
    ['U', 'fairy-stockfish', 'U|', ['betza/unknown-letter@0-1']],
    ['NX', 'xboard', 'N X|', ['betza/unknown-letter@1-2']],
    ['XN', 'xbetza', 'X|N', ['betza/out-of-place@0-1']],
    ['I', 'xboard', 'I|', ['betza/unknown-letter@0-1']],
    ['JL', 'xboard', 'J L', []],
  ] as const)('%s in %s', (text, dialect, tree, expected) => {
    const { value, diagnostics } = parse(text, dialect);
    expect(print(value)).toBe(tree);
    expect(findings(diagnostics)).toEqual(expected);
  });
});

describe('one wrong character is one diagnostic, and the rest is read', () => {
  test.each([
    ['fEW', 'f|E|W', ['betza/unknown-letter@1-2']],
    ['W!F', 'W !|F', ['betza/unknown-letter@1-2']],
    ['WＷF', 'W Ｗ|F', ['betza/unknown-letter@1-2']],
    ['W😀F', 'W 😀|F', ['betza/unknown-letter@1-3']],
    ['W\0F', 'W \0|F', ['betza/unknown-letter@1-2']],
    ['SWTF', 'S|W T|F', ['betza/unknown-letter@0-1', 'betza/unknown-letter@2-3']],
    ['(f)3W', 'rep(f|)|3|W', ['betza/out-of-place@3-4']],
    ['3W', '3|W', ['betza/out-of-place@0-1']],
    ['R4*5F', 'R4* 5|F', ['betza/out-of-place@3-4']],
    ['W)F', 'W )|F', ['betza/out-of-place@1-2']],
    ['W]F', 'W ]|F', ['betza/out-of-place@1-2']],
    ['W-F', 'W -|F', ['betza/out-of-place@1-2']],
    ['W,F', 'W ,|F', ['betza/out-of-place@1-2']],
    ['[F?R', '[F ?R]', ['betza/unclosed@0-1']],
    ['W[F?R', 'W [F ?R]', ['betza/unclosed@1-2']],
    ['m(RB', 'm|group(R B)', ['betza/unclosed@1-2']],
    ['[(F-W]N', '[group(F) -W] N', ['betza/unclosed@1-2']],
    ['[F?!R]W', '[F ?!|R] W', ['betza/unknown-letter@3-4']],
    ['[F?]W', '[F ?] W', ['betza/bad-leg@3-3']],
    ['[FW?R]', '[F W ?R]', ['betza/bad-leg@1-3']],
    ['[]W', '[] W', ['betza/bad-leg@1-1']],
    ['(1,)W', 'tuple(1:) W', ['betza/bad-tuple@0-4']],
    ['(14)W', 'tuple(14:) W', ['betza/bad-tuple@0-4']],
    ['(1,4W', 'tuple(1:4) W', ['betza/unclosed@0-1']],
    ['R[3-5W', 'R{3..5} W', ['betza/unclosed@1-2']],
    ['Wf', 'W f|', ['betza/no-atom@1-2']],
    ['Wf ', 'W f| |', ['betza/unknown-letter@2-3']],
    ['', '', []],
  ])('%s', (text, tree, expected) => {
    const { value, diagnostics } = parse(text);
    expect(print(value)).toBe(tree);
    expect(findings(diagnostics)).toEqual(expected);
  });

  test('a message names the letter, what happens, and the letters that are known', () => {
    const [finding] = parse('fUW').diagnostics;
    expect(finding?.message).toContain('"U"');
    expect(finding?.message).toContain('it is one in the Interactive Diagram');
    expect(finding?.message).toContain('W F D N A H C Z G K R B Q');
  });
});

describe('any input', () => {
  const alphabet = [
    ...'fblrvshmceinjpgdtoyzquxkwaWFDNAHCZGKRBQJLUIXYO@*0123456789()[],-?{} Eé😀\0',
  ];
  const betzaLike = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 });

  test.each(DIALECTS)('parses without a throw, and loses no character, in %s', (dialect) => {
    fc.assert(
      fc.property(fc.oneof(betzaLike, fc.string({ unit: 'binary' })), (text) => {
        const { value, diagnostics } = parse(text, dialect);
        const spans = [...value.terms, ...value.dangling].map((part) => part.span);
        let end = START;
        for (const span of spans) {
          expect(span.start).toBe(end);
          end = span.end;
        }
        expect(end).toBe(START + text.length);
        for (const { span } of diagnostics) {
          expect(span.start).toBeGreaterThanOrEqual(START);
          expect(span.end).toBeLessThanOrEqual(START + text.length);
        }
      }),
      { seed: 20261121, numRuns: 1500 },
    );
  });

  test('an endless string is cut, with one diagnostic', () => {
    const { value, diagnostics } = parse('W'.repeat(5_000_000));
    expect(findings(diagnostics)).toEqual([`betza/too-long@${MAX_BETZA_LENGTH}-5000000`]);
    expect(print(value)).toBe(`Wx${MAX_BETZA_LENGTH}`);
  });

  test.each(['(', '[', '[F?', 'f', '(f', '1', '(1,'])(
    'many of %s are read in a bounded depth',
    (part) => {
      const text = part.repeat(400).slice(0, MAX_BETZA_LENGTH);
      expect(parse(text).value.text).toBe(text);
      const read = (eighths: number): unknown => parse(text.slice(0, (text.length * eighths) / 8));
      expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
    },
  );
});
