import { castlingField } from '../../facts/castling.js';
import { optionRule } from '../../facts/option-rule.js';
import { startPosition } from '../../facts/start-position.js';

export default optionRule({
  code: 'rule/castling-never-given',
  severity: 'warning',
  title: '`castling = true` with an inherited start position without rights.',
  why: 'A player castles only with a right that the start position gives. A parent without castling gives none.',
  bad: [{ text: '[x:antichess]\ncastling = ⟦true⟧\n' }],
  good: [
    '[x:nocastle]\ncastling = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:placement]\ncastling = true\n',
    '[x:chess]\ncastling = true\n',
  ],
  keys: ['castling'],
  when: (section) => {
    const { castling, castlingDroppedPiece } = section.rules;
    const position = startPosition(section);
    return (
      castling && !castlingDroppedPiece && position.at === null && castlingField(position) === '-'
    );
  },
  message: ({ rules }) => {
    const king = rules.pieces.some(({ type }) => type === rules.castlingKingPiece.white)
      ? ''
      : ', and name the piece that castles in castlingKingPiece';
    return `castling is impossible, because the inherited start position gives no rights; write a startFen with \`KQkq\`${king}`;
  },
});
