import { XBOARD_PROFILES } from '../../../catalog/profiles.js';
import { BETZA_KEYS, betzaPieces } from '../../facts/betza-pieces.js';
import { xboardDifference } from '../../facts/xboard-betza.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'xboard/betza-differs',
  severity: 'info',
  title: 'A Betza string that means another piece in XBoard.',
  why: "Fairy-Stockfish sends the string to XBoard and WinBoard unchanged, but their dialect differs: the order of letters matters, a doubled letter is not a rider, and on K and Q a direction means one square. XBoard then refuses the engine's moves, or shows moves that the engine does not have.",
  profiles: XBOARD_PROFILES,
  bad: [
    { text: '[x:chess]\ncustomPiece1 = ⟦a:mfWcF⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:fmWcF\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:NNQ⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:N0Q\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:fKbR⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:fWfFbR\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:mL⟧\n', fixed: '[x:chess]\ncustomPiece1 = a:mC\n' },
    { text: '[x:chess]\ncustomPiece1 = ⟦a:nZ⟧\n' },
  ],
  good: [
    '[x:chess]\ncustomPiece1 = a:fmWfcF\n',
    '[x:chess]\ncustomPiece1 = a:mRcpR\n',
    '[x:chess]\ncustomPiece1 = a:N{slide}\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) =>
    betzaPieces(section).flatMap(({ betzaAt, facts, pair }): Finding[] => {
      if (facts.differences.length > 0) return []; // The engine's own misreading has to be fixed first.
      const difference = xboardDifference(facts);
      if (difference === null) return [];
      const { portable, words } = difference;
      const message = `the engine sends \`${facts.text}\` to XBoard unchanged, which reads it ${words}`;
      if (portable === null) return [{ at: pair.valueAt, message }];
      return [
        {
          at: pair.valueAt,
          message: `${message}; \`${portable}\` means the same in both`,
          fix: {
            title: `Write \`${portable}\`, which means the same in both`,
            safety: 'suggestion',
            replacements: [{ at: betzaAt, text: portable }],
          },
        },
      ];
    }),
});
