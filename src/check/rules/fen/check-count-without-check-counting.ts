import { startFenRule } from '../../facts/start-fen-rule.js';
import { checkCountOf } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/check-count-without-check-counting',
  severity: 'error',
  title: 'The start position counts checks, but the variant does not.',
  why: 'Without checkCounting the engine reads `3+3` as two move counters: checks never win, and the n-move rule starts late.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\ncheckCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const position = startPosition(section);
    const field = checkCountOf(position);
    if (field === null || section.rules.checkCounting) return [];
    const message = `\`${field.text}\` counts checks, but checkCounting is off, so the engine reads it as move counters; set checkCounting = true, or remove the field`;
    const notes = [{ message: 'the check count', at: placeIn(at, field) }];
    return [{ at, message, notes }];
  },
});
