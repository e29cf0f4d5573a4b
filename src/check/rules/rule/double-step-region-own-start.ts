import { COLORS } from '../../../ir/board.js';
import { betzaFacts } from '../../facts/betza.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = { white: 'doubleStepRegionWhite', black: 'doubleStepRegionBlack' } as const;

export default defineRule({
  code: 'rule/double-step-region-own-start',
  severity: 'info',
  title: 'A double-step region where no pawn starts.',
  why: 'Pawns make the double step, and custom pieces their initial moves, only from this region.',
  bad: [
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦*3⟧\n' },
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦*1⟧\n' },
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦a3⟧\n' },
  ],
  good: [
    '[x:chess]\ndoubleStepRegionWhite = *2 *3\n',
    '[x:chess]\ndoubleStepRegionWhite = -\n',
    '[x:chess]\ndoubleStepRegionWhite = *3\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/8/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\ndoubleStepRegionWhite = *3\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['doubleStepRegionWhite', 'doubleStepRegionBlack'],
  check: (section) => {
    const { doubleStep, doubleStepRegion, pieces } = section.rules;
    const start = startPosition(section);
    if (!doubleStep || !start.boardFits) return [];
    const stepping = new Set(
      pieces
        .filter(({ betza, type }) => type === 'pawn' || makesInitialMoves(type, betza))
        .map(({ type }) => type),
    );
    return COLORS.flatMap((color): Finding[] => {
      const pair = ownPair(section, KEYS[color]);
      const region = doubleStepRegion[color];
      const pawns = start.pieces.filter(
        (piece) => piece.color === color && stepping.has(piece.type),
      );
      if (pair === null || region.length === 0 || pawns.length === 0) return [];
      if (pawns.some(({ square }) => region.includes(square))) return [];
      return [
        {
          at: pair.valueAt,
          message: `none of ${PLAYER[color]}'s pawns starts on \`${pair.value}\`, so they have no double step; name the rank on which they start`,
        },
      ];
    });
  },
});

function makesInitialMoves(type: string, betza: string): boolean {
  return type.startsWith('customPiece') && betzaFacts(betza).entries.some(({ initial }) => initial);
}
