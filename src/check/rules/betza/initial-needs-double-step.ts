import { COLORS, rankOf, type Color, type Square } from '../../../ir/board.js';
import { conclude } from '../../../ir/engine-conclusion.js';
import { isOfFork } from '../../facts/betza.js';
import { BETZA_KEYS, betzaPieces, type BetzaPiece } from '../../facts/betza-pieces.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/initial-needs-double-step',
  severity: 'warning',
  title: 'Initial moves that the piece can never make.',
  why: 'The engine does not track first moves. A move with i is possible whenever the piece stands in doubleStepRegionWhite or doubleStepRegionBlack (by default the second and seventh rank, whatever the size of the board), and never with doubleStep = false.',
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦x:fWimfR⟧\ndoubleStep = false\n' },
    {
      text: '[x]\ncustomPiece1 = ⟦x:fWimfR⟧\nking = k\nmaxRank = 10\nstartFen = 4k3/xxxxxxxx/8/8/8/8/8/8/XXXXXXXX/4K3 w - - 0 1\n',
    },
    {
      text: '[x:chess]\ncustomPiece1 = ⟦x:fWimfR⟧\nstartFen = 4k3/8/8/8/4X3/8/8/4K3 w - - 0 1\n',
      says: "White's pieces start outside",
    },
    {
      text: '[x:chess]\ncustomPiece1 = ⟦x:fWimfR⟧\nstartFen = 4k3/8/8/4x3/8/8/8/4K3 w - - 0 1\n',
      says: "Black's pieces start outside",
    },
  ],
  good: [
    '[x]\ncustomPiece1 = x:fWimfR\nking = k\nstartFen = 4k3/xxxxxxxx/8/8/8/8/XXXXXXXX/4K3 w - - 0 1\n',
    '[x:chess]\ncustomPiece1 = x:fWimfR\n',
    '[x:chess]\ncustomPiece1 = x:W{slide}\ndoubleStep = false\n',
    '[x:chess]\ncustomPiece1 = x:imW{slide}\ndoubleStep = false\n',
    '[x:chess]\ncustomPiece1 = x:fWimfR\nstartFen = 4k3/8/8/4X3/8/8/8/4K3 w - - 0 1\n',
    '[x:chess]\ncustomPiece1 = x:fWimfR\nstartFen = 4k3/8/8/8/4x3/8/8/4K3 w - - 0 1\n',
    '[x:chess]\nmaxRank = 9\ncustomPiece1 = x:fWimfR\nstartFen = 4k3/8/8/8/3xX3/8/8/8/4K3 w - - 0 1\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) =>
    betzaPieces(section).flatMap((piece) => {
      if (isOfFork(piece.facts)) return [];
      const reason = piece.facts.entries.some(({ initial, quiet }) => initial && quiet)
        ? whyNever(piece)
        : null;
      if (reason === null) return [];
      const off = ownPair(piece.section, 'doubleStep');
      return [
        {
          at: piece.pair.valueAt,
          message: `\`${piece.facts.text}\` has initial moves, but ${reason}; set doubleStepRegionWhite and doubleStepRegionBlack to the squares where they apply, with doubleStep = true`,
          ...(off === null || off.value === 'true'
            ? {}
            : { notes: [{ message: 'this turns them off', at: off.valueAt }] }),
        },
      ];
    }),
});

/** The reason why a piece cannot make its initial moves from where it starts; null if it can. */
function whyNever({ section, type }: BetzaPiece): string | null {
  const { doubleStep, doubleStepRegion } = conclude(section.rules);
  if (!doubleStep) return 'without doubleStep the engine never allows them';
  const { boardFits, pieces } = startPosition(section);
  if (!boardFits) return null;
  const ineffective = COLORS.filter((color) => {
    const own = pieces.filter((placed) => placed.type === type && placed.color === color);
    const atHome = own.filter(({ square }) => isInOwnHalf(square, color, section.rules.maxRank));
    return atHome.length > 0 && !own.some(({ square }) => doubleStepRegion[color].includes(square));
  });
  if (ineffective.length === 0) return null;
  const whose = ineffective.map((color) => `${PLAYER[color]}'s`).join(' and ');
  return `${whose} pieces start outside the double-step region and cannot make them`;
}

/** Whether a square is in the player's own half. A piece that starts further ahead is not expected to make initial moves. */
function isInOwnHalf(square: Square, color: Color, ranks: number): boolean {
  const rank = rankOf(square);
  return color === 'white' ? 2 * rank < ranks - 1 : 2 * rank > ranks - 1;
}
