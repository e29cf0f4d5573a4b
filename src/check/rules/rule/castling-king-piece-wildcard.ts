import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = ['castlingKingPiece', 'castlingKingPieceWhite', 'castlingKingPieceBlack'] as const;

export default defineRule({
  code: 'rule/castling-king-piece-wildcard',
  severity: 'warning',
  since: '0.1.0',
  title: 'Any piece may castle as king.',
  why: 'For the engine `*` and `-` are no type: any piece on the castling rank may be taken for the king, and its `check` complains about the rank.',
  bad: [
    { text: '[x:chess]\ncastlingKingPiece = ⟦*⟧\n' },
    { text: '[x:seirawan]\ncastlingKingPieceWhite = ⟦-⟧\n' },
  ],
  good: ['[x:chess]\ncastlingKingPiece = q\n', '[x:makruk]\ncastlingKingPiece = *\n'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    KEYS.flatMap((key): Finding[] => {
      const pair = ownPair(section, key);
      const value = pair?.value.trim() ?? '';
      if (pair === null || !['*', '-'].includes(value) || !section.rules.castling) return [];
      const message = `\`${key} = ${value}\` is no type for the engine, so that any piece may castle as king; write the letter of one piece`;
      return [{ at: pair.valueAt, message }];
    }),
});
