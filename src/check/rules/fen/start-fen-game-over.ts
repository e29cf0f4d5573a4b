import { startFenRule } from '../../facts/start-fen-rule.js';
import { opposite, type Square } from '../../../ir/board.js';
import { attackerOf, hasNoMoves, targetsOf, type Standing } from '../../facts/attacks.js';
import type { PlacedPiece } from '../../facts/fen-board.js';
import { outsideRegion } from '../../facts/mobility.js';
import { kingsOf } from '../../facts/kings.js';
import { startPosition, type StartPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import type { LintedSection } from '../../linted-file.js';
import { isCustom } from '../../../notation/option-values/rules-draft.js';

export default startFenRule({
  code: 'fen/start-fen-game-over',
  severity: 'error',
  title: 'The player to move has no legal move in the start position.',
  why: 'The game is over before it begins, by mate or stalemate; neither the engine nor its `check` reports it.',
  bad: [
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦7k/6Q1/6K1/8/8/8/8/8 b - - 0 1⟧\n' },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦k7/2Q5/8/p7/P7/8/8/K7 b - - 0 1⟧\n' },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦6rk/5Npp/8/8/8/8/8/K7 b - - 0 1⟧\n' },
    { text: '[x:chess]\nstartFen = ⟦7k/6Q1/6K1/8/8/8/8/8 b - - 0 1⟧\n' },
    { text: '[x:chess]\ncastling = false\nstartFen = ⟦7k/6Q1/6K1/8/8/8/8/8 b K - 0 1⟧\n' },
    {
      text: '[x:chess]\ncastling = false\ncustomPiece1 = a:\nstartFen = ⟦7k/6Q1/6K1/8/8/8/8/A7 b - - 0 1⟧\n',
      says: 'Black is to move',
    },
  ],
  good: [
    '[x:chess]\ncastling = false\nstartFen = 7k/6Q1/8/8/8/8/8/K7 b - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 6rk/5N1p/8/8/8/8/8/K7 b - - 0 1\n',
    '[x:crazyhouse]\ncastling = false\nstartFen = 7k/6Q1/6K1/8/8/8/8/8[p] b - - 0 1\n',
    '[x:chess]\ncastling = false\npass = true\nstartFen = 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\n',
    '[x:chess]\ncastling = false\nchecking = false\nstartFen = 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\n',
    '[x:chess]\ncastling = false\nstartFen = 7k/6Q1/5K2/8/8/8/8/6r1 b - - 0 1\n',
    '[x:chess]\ncastling = false\ncylindrical = true\nstartFen = 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\n',
  ],
  yieldsToForkKeys: true,
  readsSquares: true,
  check: (section, at) => {
    const position = startPosition(section);
    const { turn } = position;
    if (!isDecidable(section, position)) return [];
    if (hasLegalMove(section, position) || isReportedElsewhere(section, position)) return [];
    const message = `${PLAYER[turn]} is to move but has no legal move, so the game is over before it begins; change the position or the side to move`;
    return [{ at, message }];
  },
});

/** Whether all moves go from square to square and capture only on the target square, so that none is overlooked. */
function isDecidable(
  { rules }: LintedSection,
  { castling, hands, passing, turn }: StartPosition,
): boolean {
  const rights = castling?.text ?? '-';
  return (
    !rules.pass[turn] &&
    !rules.passOnStalemate[turn] &&
    !rules.freeDrops &&
    !rules.gating &&
    !rules.wallOrMove &&
    !rules.sittuyinPromotion &&
    !rules.cambodianMoves &&
    !rules.blastOnCapture &&
    rules.diagonalLines.length === 0 &&
    rules.flipEnclosedPieces === 'none' &&
    rules.petrifyOnCaptureTypes.length === 0 &&
    (hands?.pieces.length ?? 0) === 0 &&
    (!rules.castling || rights === '-') &&
    (passing === null || passing.text === '-')
  );
}

/** Whether the cause is a piece outside its mobility region or a Betza string without moves, which other rules report. */
function isReportedElsewhere(section: LintedSection, { pieces, turn }: StartPosition): boolean {
  return (
    outsideRegion(section).length > 0 ||
    pieces.some(({ color, type }) => color === turn && isCustom(type) && hasNoMoves(section, type))
  );
}

function hasLegalMove(section: LintedSection, position: StartPosition): boolean {
  const { pieces, turn } = position;
  const own = pieces.filter(({ color }) => color === turn);
  // The foremost pieces are the most likely to have a free square, so the search usually ends at once.
  const frontFirst = turn === 'white' ? own : own.toReversed();
  const kings = kingsOf(position).filter(({ color }) => color === turn);
  const king = section.rules.checking && kings.length === 1 ? (kings[0]?.square ?? null) : null;
  return frontFirst.some((piece) => {
    const { capture, quiet } = targetsOf(section, position, piece);
    return [...quiet, ...capture].some((target) =>
      isSafe(section, position, { piece, target, king }),
    );
  });
}

interface Step {
  readonly piece: PlacedPiece;
  readonly target: Square;
  /** The king that must not be attacked, or null. */
  readonly king: Square | null;
}

/** Whether the king is not in check after the step. */
function isSafe(section: LintedSection, before: Standing, { king, piece, target }: Step): boolean {
  if (king === null) return true;
  const others = before.pieces.filter(({ square }) => square !== piece.square && square !== target);
  const after = { ...before, pieces: [...others, { ...piece, square: target }] };
  const place = king === piece.square ? target : king;
  return attackerOf(section, after, place, opposite(piece.color)) === null;
}
