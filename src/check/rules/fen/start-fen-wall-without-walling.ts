import { startFenRule } from '../../facts/start-fen-rule.js';
import { printSquare } from '../../../ir/board.js';
import { startPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/start-fen-wall-without-walling',
  severity: 'info',
  title: 'A `*` in the start position of a variant without walls.',
  why: 'In every variant the engine reads `*` as a square that no piece can enter or pass. Without a walling rule it is a hole in the board.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
    },
  ],
  good: [
    '[x:chess]\nwallingRule = static\nstartFen = rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  check: (section, at) => {
    const { walls } = startPosition(section);
    if (walls.length === 0 || section.rules.wallingRule !== 'none') return [];
    const shown = walls.slice(0, 6).map(printSquare).join(', ');
    const more = walls.length > 6 ? ', …' : '';
    const message = `\`*\` is a hole in the board: no piece can enter or pass ${shown}${more}; write a number for empty squares`;
    return [{ at, message }];
  },
});
