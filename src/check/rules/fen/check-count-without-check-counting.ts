import { checkCountOf } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
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
  reads: 'section',
  keys: ['startFen'],
  concerns: hasUnusualFields,
  check: (section) => {
    const position = startPosition(section);
    const field = checkCountOf(position);
    if (position.at === null || field === null || section.rules.checkCounting) return [];
    const message = `\`${field.text}\` counts checks, but checkCounting is off, so the engine reads it as move counters; set checkCounting = true, or remove the field`;
    const notes = [{ message: 'the check count', at: placeIn(position.at, field) }];
    return [{ at: position.at, message, notes }];
  },
});
