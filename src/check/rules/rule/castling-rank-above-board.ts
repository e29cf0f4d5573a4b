import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/castling-rank-above-board',
  severity: 'error',
  title: 'A castling rank beyond the board.',
  why: 'Castling is impossible there, and the engine looks for the king outside its tables.',
  bad: [
    {
      text: '[x:chess]\nmaxRank = 7\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ncastlingRank = ⟦8⟧\n',
      says: 'rank 8 lies beyond the 7 ranks',
    },
    { text: '[x:chess]\nmaxRank = 1\ncastlingRank = ⟦3⟧\n' },
  ],
  good: [
    '[x:chess]\ncastlingRank = 2\n',
    '[x:chess]\ncastling = false\ncastlingRank = 9\n',
    '[x:chess]\nmaxRank = 0\n',
  ],
  keys: ['castlingRank', 'maxRank', 'castling'],
  when: ({ rules: { castling, castlingRank, maxRank } }) =>
    castling && maxRank >= 1 && castlingRank >= maxRank,
  message: ({ rules: { castlingRank, maxRank } }) =>
    `the castling rank ${castlingRank + 1} lies beyond the ${maxRank} ranks of the board, so castling is impossible; write a rank from 1 to ${maxRank}, counted from the player's side, or \`castling = false\``,
});
