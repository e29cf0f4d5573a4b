import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

const KEYS = ['castlingKingPiece', 'castlingKingPieceWhite', 'castlingKingPieceBlack'] as const;

export default defineRule({
  code: 'rule/castling-king-piece-wildcard',
  severity: 'warning',
  title: 'Any piece may castle as the king.',
  why: "The engine does not read `*` and `-` as types. Any piece on the castling rank may then count as the king, and the engine's `check` complains about the rank.",
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
      const message = `\`${key} = ${value}\` names no type, so any piece may castle as the king; write the letter of one piece`;
      return [{ at: pair.valueAt, message }];
    }),
});
