import { describe, expect, test } from 'vitest';
import { pageGameProblems } from '../src/page-games.js';
import { original, pageOf, retold } from './read/page/page-of.js';

function problems(text: string): readonly string[] {
  return pageGameProblems(pageOf({ file: 'page.md', text }).sources).map(
    ({ code, notes, span }) => {
      const line = text.slice(0, span.start).split('\n').length;
      const others = notes.map(({ message, span: at }) =>
        at === undefined
          ? message
          : `${message.replace(/: ".*/, '')} (line ${text.slice(0, at.start).split('\n').length})`,
      );
      return [`${code} ${line} ${text.slice(span.start, span.end)}`, ...others].join(' | ');
    },
  );
}

describe('games on pages', () => {
  test('the cheatsheet: gote has no crow to move, but the moves are legal in both diagrams', () => {
    const text = original('000');
    if (text !== null)
      expect(problems(text)).toEqual([
        'game/illegal-move 184 SC-5c | played from this position (line 181) | all its moves are legal from this one (line 163) | all its moves are legal from this one (line 212)',
      ]);
    const ours = retold('cheatsheet.md');
    expect(problems(ours).map((one) => one.replace(/\d+/g, '#'))).toEqual([
      'game/illegal-move # SC-#c | played from this position (line #) | all its moves are legal from this one (line #) | all its moves are legal from this one (line #)',
    ]);
    expect(problems(ours.replace('1r2SC@2b1', '1r2sc@2b1'))).toEqual([]);
  });

  test('a table of more types than can be played causes no crash', () => {
    const rows = Array.from({ length: 70 }, (_, i) => {
      const sign = String.fromCodePoint(0x4e00 + i);
      return `| ${sign} | Piece ${i} | ${sign} | W |`;
    });
    const table = ['| Piece | Name | Abbr | Betza |', '| --- | --- | --- | --- |', ...rows];
    const text = `# Many\n\n* Size: 8x8\n\n${table.join('\n')}\n\n[Variant "Many"]\n\n1. e4 e5 2. Nf3 Nc6\n`;
    expect(problems(text)).toEqual([]);
  });

  test('a built-in variant by tag, or by the name of the page', () => {
    const tagged = (moves: string): string => `# Openings\n\n[Variant "Tori Shogi"]\n\n${moves}\n`;
    // c3xc4, as in the guide; gote has captured nothing to drop.
    expect(problems(tagged('1. Sx5d S*3d 2. P-7f'))).toEqual(['game/illegal-move 5 S*3d']);
    expect(problems(`# Chess\n\n## A game\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n`)).toEqual([]);
    expect(problems(`# Chess\n\n## A game\n\n1. e4 e5 2. Nf3 Nc6 3. Bb6 a6\n`)).toEqual([
      'game/illegal-move 5 Bb6',
    ]);
  });

  test('the options of the page', () => {
    const page = (moves: string): string =>
      `# Race\n\n[race]\nmaxFile = 4\nmaxRank = 4\nking = k\nrook = r\nstartFen = k3/4/4/R2K w - - 0 1\n\n## A game\n\n[Variant "race"]\n\n${moves}\n`;
    expect(problems(page('1. Ra3 Kb4 2. Ra1 Kb3'))).toEqual([]);
    // The rook gives check along the file.
    expect(problems(page('1. Rb1 Ka3 2. Ra1+ Ka2'))).toEqual(['game/illegal-move 14 Ka2']);
  });

  test('an unknown game gives no findings', () => {
    expect(problems('# Notes\n\n1. e4 e5 2. Ke5 Ke4\n')).toEqual([]);
  });
});
