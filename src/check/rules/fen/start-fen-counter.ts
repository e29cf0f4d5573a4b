import { startFenRule } from '../../facts/start-fen-rule.js';
import { isCheckCount } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-counter',
  severity: 'error',
  title: 'A move counter in the start position that is not a number.',
  why: 'The engine stops reading and starts from 0 half-moves and move 1; its `check` calls the position invalid.',
  bad: [
    { text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1⟧\n' },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { counters } = startPosition(section);
    const wrong = counters
      .filter((field) => !isCheckCount(field))
      .slice(0, 2)
      .find(({ text }) => !/^\d+$/.test(text));
    if (wrong === undefined) return [];
    const message = `\`${wrong.text}\` is not a number, so the engine starts from 0 half-moves and move 1; write \`0 1\``;
    return [{ at, message, notes: [{ message: 'the counter', at: placeIn(at, wrong) }] }];
  },
});
