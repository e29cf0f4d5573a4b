import { startFenRule } from '../../facts/start-fen-rule.js';
import { widthDigitByDigit, widthOfAll, type FenRank } from '../../facts/fen-board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualBoard } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-wrong-width',
  severity: 'error',
  title: 'A rank of the start position is wider or narrower than the board.',
  why: 'The engine leaves the end of a narrow rank empty and drops what is beyond the edge. Its `check` does not measure the last rank, and writes outside its memory if a piece follows too many empty squares.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB w Qkq - 0 1⟧\n',
      says: '`RNBQKB` fills 6 squares, but the board has 8 files, so the engine leaves the rest',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      says: 'drops what is beyond the edge',
    },
    { text: '[x:chess]\nmaxFile = 5\nmaxRank = 2\nstartFen = ⟦k3/3K w - - 0 1⟧\n' },
    { text: '[x:chess]\nmaxFile = 1\nmaxRank = 2\nstartFen = ⟦kk/K w - - 0 1⟧\n' },
    {
      text: '[x:chess]\nmaxRank = 2\nstartFen = ⟦k11/K11 w - - 0 1⟧\n',
      says: 'each rank fills 12 squares, but the board has 8 files, so the engine drops what is beyond the edge; write `maxFile = 12`, or fill',
    },
    {
      text: '[x:chess]\nmaxRank = 2\nstartFen = ⟦k11/K11/8 w - - 0 1⟧\n',
      says: '`k11` fills 12 squares',
    },
    {
      text: '[x:chess]\nmaxRank = 2\nstartFen = ⟦k12/K12 w - - 0 1⟧\n',
      says: '`k12` fills 13 squares',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\nmaxFile = 0\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  concerns: hasUnusualBoard,
  check: (section, at) => {
    const { ranks } = startPosition(section);
    const { maxFile: files, maxRank } = section.rules;
    const isWrong = (rank: FenRank): boolean =>
      rank.width !== files && widthDigitByDigit(rank) !== files;
    const wrong = ranks.slice(0, maxRank).filter(isWrong);
    const [first] = wrong;
    if (first === undefined || files < 1) return [];
    const { width } = first;
    // If every rank has the same width, the board size may be wrong, and not the position.
    const isEach = widthOfAll(ranks) === width;
    // Reported with the number of ranks (fen/start-fen-wrong-rank-count).
    if (isEach && ranks.length !== maxRank) return [];
    const what = isEach
      ? `each rank fills ${width} squares`
      : `\`${shortened(first.text)}\` fills ${width} squares`;
    const then =
      width < files ? 'leaves the rest of the rank empty' : 'drops what is beyond the edge';
    const advice = isEach ? `write \`maxFile = ${width}\`, or ` : '';
    return [
      {
        at,
        message: `${what}, but the board has ${files} files, so the engine ${then}; ${advice}fill each rank exactly`,
        notes: (isEach ? [] : wrong).slice(0, 10).map((rank) => ({
          message: `rank ${maxRank - ranks.indexOf(rank)}: ${rank.width} squares`,
          at: placeIn(at, rank),
        })),
      },
    ];
  },
});

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
