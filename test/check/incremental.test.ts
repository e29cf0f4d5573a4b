import { expect, test } from 'vitest';
import { iniLinter, lintIniWithHidden } from '../../src/check/lint.js';
import type { LintedPart } from '../../src/check/linted-file.js';
import { RULES } from '../../src/check/rule-list.js';
import type { Rule } from '../../src/check/rule.js';
import { checkIni, iniChecker } from '../../src/check/run-rules.js';
import { compareDiagnostics } from '../../src/text/diagnostic.js';
import { ENGINE_FILE } from '../read/ini/facts.js';
import { THOROUGH } from '../thorough.js';

/** Random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Three sections that inherit from each other, one with a rule about children, and many mistakes. */
const FAMILY = `# games ; with a comment
[base:chess]
pieceDrops = true
customPiece1 = a:BN
mobilityRegionWhiteElephant = *1
promotionRank = 7
flagRegion = *8 *9

; fairyc-ignore ini/key-case
[middle:base]
MaxRank = 9
elephant = e # an elephant
maxRank = 9
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

[leaf:middle]
castling = maybe
customPiece1 = b:BN
[leaf:base]
[lost:nowhere]
[ padded : base]
  # indented
 [late:chess]
`;

const INSERTED = [
  '',
  '\n',
  '[',
  ']',
  ':',
  '=',
  ' ',
  '\r',
  '#',
  'chess',
  '[x:chess]\n',
  '[x:base]\n',
  '\n[base:shogi]\n',
  'castling = false\n',
  'maxRank = 10\n',
  'customPiece1 = a:BN\n',
  'elephant = e\n',
  'wallingType = 1\n',
  '; fairyc-ignore ini/unknown-option\n',
  '\uFEFF',
  'True',
  '*9',
];

/** The number of edits; more in a thorough run or with `FAIRYC_LINT_EDITS`. 10,000 take a minute or two. */
const EDITS = Number(process.env['FAIRYC_LINT_EDITS'] ?? (THOROUGH ? 2400 : 300));

test.each([
  ['a small family', FAMILY, EDITS],
  ['the engine’s own sections', ENGINE_FILE.slice(0, 9000), Math.ceil(EDITS / 6)],
])('after each of many random edits, %s is checked as if it were new', (_, text, edits) => {
  const random = numbers(edits);
  const check = iniLinter('fairy-stockfish');
  let now = text;
  const history: string[] = [];
  for (let round = 0; round < edits; round += 1) {
    const start = random(now.length + 1);
    const end = Math.min(now.length, start + random(4) * random(9));
    const undone = random(5) === 0 ? history.pop() : undefined;
    history.push(now);
    now =
      undone ?? now.slice(0, start) + (INSERTED[random(INSERTED.length)] ?? '') + now.slice(end);
    if (now.length < 100) now = text;
    const source = { file: 'variants.ini', text: now };
    expect(check(source).diagnostics).toEqual(lintIniWithHidden(source, 'fairy-stockfish'));
  }
});

// A large file is checked in pieces, with the same findings as in one piece.
test.each([
  ['a small family', FAMILY, EDITS],
  ['the engine’s own sections', ENGINE_FILE.slice(0, 9000), Math.ceil(EDITS / 6)],
])('%s gives the same findings in pieces of any size', (_, text, edits) => {
  const random = numbers(edits);
  for (let round = 0; round < edits; round += 1) {
    const at = random(text.length);
    const edited = `${text.slice(0, at)}${INSERTED[random(INSERTED.length)] ?? ''}${text.slice(at)}`;
    const source = { file: 'variants.ini', text: edited };
    const found = (atOnce: number) =>
      checkIni(source, RULES, 'fairy-stockfish', atOnce).toSorted(compareDiagnostics);
    expect(found(1 + random(300))).toEqual(found(edited.length));
  }
});

/** Every rule, with a count of its calls. */
function counted(): { readonly rules: readonly Rule[]; readonly asked: () => number } {
  let count = 0;
  const rules = RULES.map((rule): Rule => {
    switch (rule.reads) {
      case 'file':
        return rule;
      case 'part':
        return { ...rule, check: (part: LintedPart) => ((count += 1), rule.check(part)) };
      case 'section':
        return { ...rule, check: (section, text) => ((count += 1), rule.check(section, text)) };
    }
  });
  return {
    rules,
    asked: () => {
      const before = count;
      count = 0;
      return before;
    },
  };
}

test('after an edit to one of 143 sections the rules run only on that section', () => {
  const { asked, rules } = counted();
  const check = iniChecker(rules, 'fairy-stockfish');
  const source = (text: string) => ({ file: 'variants.ini', text });
  check(source(ENGINE_FILE));
  const all = asked();
  const last = ENGINE_FILE.lastIndexOf('\n[');
  const edited = `${ENGINE_FILE.slice(0, last)}\n# a comment\nnMoveRule = 30${ENGINE_FILE.slice(last)}`;
  check(source(edited));
  expect(asked()).toBeLessThan(all / 50);
  check(source(edited));
  expect(asked()).toBe(0);
  // Blank lines before all sections move them, but change no finding.
  check(source(`\n\n${edited}`));
  expect(asked()).toBeLessThan(10);
});

test('children are checked again only if the rules of their parent have changed', () => {
  const asked = new Set<string>();
  const rules = RULES.map((rule): Rule => {
    if (rule.reads !== 'section') return rule;
    return {
      ...rule,
      check: (section, text) => (asked.add(section.name), rule.check(section, text)),
    };
  });
  const check = iniChecker(rules, 'fairy-stockfish');
  const askedOf = (lines: string): readonly string[] => {
    asked.clear();
    const text = `[base:chess]\n${lines}\n[x:base]\nnFoldRule = 4\n[y:base]\nnFoldRule = 5\n`;
    check({ file: 'variants.ini', text });
    return [...asked].sort();
  };
  expect(askedOf('nMoveRule = 30')).toEqual(['base', 'x', 'y']);
  expect(askedOf('# thirty\nnMoveRule = 30')).toEqual(['base']);
  expect(askedOf('# thirty\nnMoveRule = 40')).toEqual(['base', 'x', 'y']);
});
