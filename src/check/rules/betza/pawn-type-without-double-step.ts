import { rankOf } from '../../../ir/board.js';
import { BETZA_KEYS, betzaPieces } from '../../facts/betza-pieces.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/pawn-type-without-double-step',
  severity: 'info',
  title: 'A custom piece among the pawn types without a double step.',
  why: 'pawnTypes gives a piece the rules of pawns for promotion, drops and the fifty-move rule, but not the double step, which only the type `pawn` has. A custom piece needs it in its Betza string, as an initial move: ifmW2.',
  bad: [
    {
      text: '[x:chess]\npawn = -\ncustomPiece1 = ⟦p:fmWfcF⟧\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\npawn = -\ncustomPiece1 = ⟦p:fmWfcF⟧\npawnTypes = p\ndoubleStepRegionWhite = *4\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/8/8/RNBQKBNR w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\npawn = -\ncustomPiece1 = ⟦p:fmWfcFsmW⟧\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcFifmW2\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npawnTypes = p\ndoubleStep = false\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcFifmW2\ncustomPiece2 = a:fmWfcF\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPAPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npawnTypes = p\nstartFen = rnbqkbnr/nnnnnnnn/8/8/8/8/NNNNNNNN/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/8/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npawnTypes = p\ndoubleStepRegionWhite = *5\nstartFen = rnbqkbnr/pppppppp/8/PPPPPPPP/8/8/8/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfmDfcF\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmFfcW\npawnTypes = p\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) =>
    betzaPieces(section).flatMap(({ facts, pair, section, type }) => {
      const { doubleStep, doubleStepRegion, promotionPawnTypes } = section.rules;
      if (!section.pairs.has('pawnTypes') || !doubleStep) return [];
      if (!promotionPawnTypes.white.some((pawn) => pawn === type)) return [];
      const { boardFits, pieces } = startPosition(section);
      const waits = pieces.some(
        (piece) =>
          piece.type === type &&
          piece.color === 'white' &&
          doubleStepRegion.white.includes(piece.square) &&
          rankOf(piece.square) < section.rules.maxRank / 2,
      );
      const steps = facts.entries.some(
        ({ directions, initial, quiet }) =>
          quiet && (initial || directions.some(({ dx, dy }) => dx === 0 && dy === 2)),
      );
      const forward = facts.entries.some(
        ({ directions, quiet }) => quiet && directions.some(({ dx, dy }) => dx === 0 && dy === 1),
      );
      const backward = facts.entries.some(({ directions }) => directions.some(({ dy }) => dy < 0));
      if (!boardFits || !waits || steps || !forward || backward) return [];
      const message = `\`${facts.text}\` has no double step, although it starts in the double-step region: pawnTypes does not give it one; add \`ifmW2\` for a double step, or write \`doubleStep = false\``;
      return [{ at: pair.valueAt, message }];
    }),
});
