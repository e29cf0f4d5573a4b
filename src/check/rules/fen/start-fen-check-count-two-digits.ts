import { startFenRule } from '../../facts/start-fen-rule.js';
import { checkCountOf } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-check-count-two-digits',
  severity: 'error',
  title: 'A check count with more than one digit.',
  why: 'Check counts have one digit. The engine reads `10+10` as move counters and assumes `1+1`: the first check wins.',
  bad: [
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10+10 0 1⟧\n',
    },
  ],
  good: ['[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 9+9 0 1\n'],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const position = startPosition(section);
    const field = checkCountOf(position);
    if (field === null || !section.rules.checkCounting) return [];
    if (!/\d\d/.test(field.text)) return [];
    const message = `\`${field.text}\` has more than one digit, so the engine assumes 1+1 and the first check wins; write numbers from 1 to 9`;
    const notes = [{ message: 'the check count', at: placeIn(at, field) }];
    return [{ at, message, notes }];
  },
});
