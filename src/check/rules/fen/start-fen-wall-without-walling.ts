import { startFenRule } from '../../facts/start-fen-rule.js';
import { printSquare } from '../../../ir/board.js';
import { startPosition } from '../../facts/start-position.js';
import { firstOf } from '../../facts/words.js';

export default startFenRule({
  code: 'fen/start-fen-wall-without-walling',
  severity: 'info',
  title: 'A `*` in the start position of a variant without walls.',
  why: 'In every variant the engine reads `*` as a square that no piece can enter or pass. Without a walling rule it is a hole in the board.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      says: 'pass d5, e5;',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/******2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      says: 'a6, b6, c6, d6, e6, f6;',
    },
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/*******1/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      says: 'a6, b6, c6, d6, e6, f6, …;',
    },
  ],
  good: [
    '[x:chess]\nwallingRule = static\nstartFen = rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  check: (section, at) => {
    const { walls } = startPosition(section);
    if (walls.length === 0 || section.rules.wallingRule !== 'none') return [];
    const message = `\`*\` is a hole in the board: no piece can enter or pass ${firstOf(walls.map(printSquare), 6)}; write a number for empty squares`;
    return [{ at, message }];
  },
});
