import { startFenRule } from '../../facts/start-fen-rule.js';
import { checkCountOf } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-check-count-zero',
  severity: 'error',
  title: 'A check count of 0 in the start position.',
  why: 'The count is the number of checks that a player still has to give. With 0 the player has already won, and the engine ends the game.',
  bad: [
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0+0 0 1⟧\n',
    },
  ],
  good: [
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const position = startPosition(section);
    const field = checkCountOf(position);
    if (field === null || !section.rules.checkCounting) return [];
    if (!/^(?:0\+\d|\d\+0)$/.test(field.text)) return [];
    const message = `\`${field.text}\` means no more checks are needed, so the game is over at once; write numbers from 1 to 9`;
    const notes = [{ message: 'the check count', at: placeIn(at, field) }];
    return [{ at, message, notes }];
  },
});
