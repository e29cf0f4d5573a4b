import { COLORS } from '../../../ir/board.js';
import { castlingField, rightsOf } from '../../facts/castling.js';
import { findingAtFirst } from '../../facts/findings.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/castling-wins-without-rights',
  severity: 'error',
  title: 'Castling wins, but the start position lacks the castling right.',
  why: 'A player without any of the castling rights in castlingWins loses. If the start position lacks them, the game is over before the first move.',
  bad: [
    {
      text: '[x:chess]\ncastlingWins = ⟦KQkq⟧\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
      says: '(`-`)',
    },
    {
      text: '[x:chess]\ncastlingWins = ⟦K⟧\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1\n',
    },
    { text: '[x:chess]\ncastlingWins = ⟦KQkq⟧\ncastling = false\n', says: '(`castling = false`)' },
  ],
  good: [
    '[x:chess]\ncastlingWins = KQkq\n',
    '[x:chess]\ncastlingWins = KQkq\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1\n',
  ],
  reads: 'section',
  keys: ['castlingWins', 'startFen', 'castling'],
  check: (section) => {
    const wins = section.rules.castlingWins;
    const loser = COLORS.find((color) => {
      const needed = [...wins].filter((right) => /[KQ]/.test(right) === (color === 'white'));
      const given = rightsOf(section, color);
      // Rights written as the file of the rook do not show the side.
      const isKnown = /^[KQ]*$/i.test(given);
      return isKnown && needed.length > 0 && !needed.some((right) => given.includes(right));
    });
    if (loser === undefined) return [];
    const rights = section.rules.castling
      ? `\`${castlingField(startPosition(section))}\``
      : '`castling = false`';
    return findingAtFirst(
      section,
      ['castlingWins', 'startFen', 'castling'],
      `${PLAYER[loser]} loses before the first move, because \`castlingWins = ${wins}\` needs a castling right that the start position does not give (${rights}); add it to startFen`,
    );
  },
});
