import { startFenRule } from '../../facts/start-fen-rule.js';
import { widthDigitByDigit } from '../../facts/fen-board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualBoard } from '../../facts/unusual-position.js';
import type { Replacement } from '../../rule.js';

export default startFenRule({
  code: 'fen/start-fen-digit-group',
  severity: 'error',
  title: 'Adjacent digits that were meant as separate numbers.',
  why: 'The engine reads `55` as fifty-five empty squares, not as five and five, and drops the rest of the rank.',
  bad: [
    {
      text: '[x:capablanca]\nstartFen = ⟦rnabqkbcnr/pppppppppp/55/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1⟧\n',
      fixed:
        '[x:capablanca]\nstartFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1\n',
      says: 'the rank does not fit 10 files',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/44/8/62/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      says: 'these ranks do not fit 8 files',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/1p24/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/1p6/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
      says: '`24`: the engine',
    },
  ],
  good: [
    '[x:capablanca]\nstartFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualBoard,
  check: (section, at) => {
    const { ranks } = startPosition(section);
    const files = section.rules.maxFile;
    const wrong = ranks.filter((rank) => rank.width !== files && widthDigitByDigit(rank) === files);
    if (wrong.length === 0) return [];
    const groups = wrong.flatMap(({ start, text }) =>
      [...text.matchAll(/\d+/g)]
        .filter(([digits]) => digits.length > 1)
        .map(({ 0: text, index }) => ({
          text,
          start: start + index,
          end: start + index + text.length,
        })),
    );
    const words = groups.map(({ text }) => `\`${text}\``).join(', ');
    const replacements = groups.map((group): Replacement => ({
      at: placeIn(at, group),
      text: String(digitSum(group.text)),
    }));
    return [
      {
        at,
        message: `${words}: the engine reads adjacent digits as one number, so ${wrong.length > 1 ? 'these ranks do' : 'the rank does'} not fit ${files} files; write the sum`,
        fix: {
          title: `Write ${replacements.map(({ text }) => `\`${text}\``).join(', ')}`,
          safety: 'suggestion',
          replacements,
        },
      },
    ];
  },
});

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
