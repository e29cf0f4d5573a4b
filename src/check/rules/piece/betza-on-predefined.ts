import { PIECE_KEYS, pieceLines } from '../../facts/piece-lines.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/betza-on-predefined',
  severity: 'error',
  title: 'Moves for a predefined piece.',
  why: 'Only customPieceN and king accept a Betza string. All other types keep their moves, and the engine ignores the text after the letter.',
  bad: [{ text: '[x:chess]\nknight = ⟦n:NN⟧\n', says: 'ignores `:NN`' }],
  good: [
    '[x:chess]\nknight = n\n',
    '[x:chess]\nknight = -\ncustomPiece1 = n:NN\n',
    '[x:chess]\nking = k:N\n',
  ],
  replaces: ['ini/ignored-text'],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section) =>
    pieceLines(section)
      .filter(
        ({ pair, row }) =>
          row.betza !== null && row.type !== 'king' && pair.value.charAt(1) === ':',
      )
      .map(({ pair, row }) => ({
        at: pair.valueAt,
        message: `\`${pair.value}\`: the engine ignores \`${pair.value.slice(1)}\`, and ${row.type} keeps its own moves; write \`${row.type} = -\` and use a free customPieceN for the letter and the moves`,
      })),
});
