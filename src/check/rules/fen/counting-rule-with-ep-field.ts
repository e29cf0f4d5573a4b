import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/counting-rule-with-ep-field',
  severity: 'info',
  title: 'An en passant square in the start position of a variant with a counting rule.',
  why: "With countingRule the fourth field holds the counting limit. The engine's `check` rejects anything else there without giving a reason.",
  bad: [
    {
      text: '[x:makruk]\nstartFen = ⟦rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - e3 0 1⟧\n',
    },
  ],
  good: [
    '[x:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1\n',
    '[x:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { passing } = startPosition(section);
    const { countingRule, doubleStep } = section.rules;
    if (passing === null || countingRule === 'none' || doubleStep) return [];
    if (/^(?:-|\d+)$/.test(passing.text)) return [];
    const message = `\`${passing.text}\` is not a counting limit, which the fourth field holds with countingRule = ${countingRule}; write \`-\` or a number`;
    return [{ at, message, notes: [{ message: 'the fourth field', at: placeIn(at, passing) }] }];
  },
});
