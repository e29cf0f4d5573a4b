import { isCountInWrongPlace } from '../../facts/check-counts.js';
import { startFenRule } from '../../facts/start-fen-rule.js';
import {
  fileOf,
  isOnBoard,
  parseSquare,
  printSquare,
  rankOf,
  type Square,
} from '../../../ir/board.js';
import { placeIn, startPosition, type StartPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-passing-square',
  severity: 'error',
  title: 'The start position has an impossible en passant square.',
  why: 'The engine captures the nearest enemy piece beyond the square. If there is none, it reads outside the board: it drops the right, captures the wrong piece or crashes. If the field contains neither squares nor `-`, the engine stops reading the position.',
  bad: [
    { text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1⟧\n' },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq c3,c4 0 1⟧\n',
    },
    {
      text: '[x:gardner]\nmaxRank = 6\nrookni = r\nstartFen = ⟦pnbqk/ppprp/5/5/PPPPP/RNBQK w - e3 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 1\n',
    '[x:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - e9 0 1\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 3+3 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w  KQkq e3 0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const position = startPosition(section);
    const { passing, wideBlanks } = position;
    const {
      checkCounting,
      countingRule,
      doubleStep,
      maxFile: files,
      maxRank: ranks,
    } = section.rules;
    if (passing === null || (countingRule !== 'none' && !doubleStep)) return [];
    if (/^(?:-|\d+)$/.test(passing.text) || wideBlanks.length > 0) return [];
    // Reported by fen/start-fen-passing-field.
    if (checkCounting && isCountInWrongPlace(position)) return [];
    const words = passing.text.match(/[a-z]\d{1,2}|./g) ?? [];
    const squares = words.map((word) => parseSquare(word));
    const notes = [{ message: 'the en passant square', at: placeIn(at, passing) }];
    const isSquare = (square: Square | null): square is Square =>
      square !== null && isOnBoard({ files, ranks }, fileOf(square), rankOf(square));
    if (!squares.every(isSquare)) {
      const message = `\`${passing.text}\` is not a square of the board, so the engine stops reading there; write \`-\``;
      return [{ at, message, notes }];
    }
    const [ineffective] = squares.filter((square) => !hasPassed(position, square));
    // The field may also list the square of the piece itself, besides the squares that it has passed.
    if (ineffective === undefined || squares.some((square) => isOccupied(position, square)))
      return [];
    const message = `nothing can be captured en passant on ${printSquare(ineffective)}, because no piece of the side that has just moved stands beyond it; write \`-\`, or change the side to move`;
    return [{ at, message, notes }];
  },
});

/** Whether a piece of the side that has just moved is beyond the square on the same file. */
function hasPassed({ pieces, turn }: StartPosition, passed: Square): boolean {
  const forward = turn === 'white' ? -1 : 1;
  return pieces.some(
    ({ color, square }) =>
      color !== turn &&
      fileOf(square) === fileOf(passed) &&
      forward * (rankOf(square) - rankOf(passed)) > 0,
  );
}

function isOccupied({ pieces }: StartPosition, square: Square): boolean {
  return pieces.some((piece) => piece.square === square);
}
