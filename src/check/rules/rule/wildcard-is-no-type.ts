import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

/** The sets in which the engine looks up one type at a time. */
const KEYS = [
  'promotionPieceTypes',
  'promotionPieceTypesWhite',
  'promotionPieceTypesBlack',
  'promotionPawnTypes',
  'promotionPawnTypesWhite',
  'promotionPawnTypesBlack',
  'enPassantTypes',
  'enPassantTypesWhite',
  'enPassantTypesBlack',
  'nMoveRuleTypes',
  'nMoveRuleTypesWhite',
  'nMoveRuleTypesBlack',
  'castlingRookPieces',
  'castlingRookPiecesWhite',
  'castlingRookPiecesBlack',
  'castlingRookPiece',
  'petrifyOnCaptureTypes',
  'mutuallyImmuneTypes',
  'blastImmuneTypes',
] as const;

export default defineRule({
  code: 'rule/wildcard-is-no-type',
  severity: 'error',
  title: '`*` in a set of types where it does not mean every type.',
  why: "In these sets the engine reads `*` as a separate type that no piece has, not as every type. As a promotion it gives a piece without moves; as a rook it matches White's empty squares.",
  bad: [
    { text: '[x:chess]\npetrifyOnCaptureTypes = ⟦*⟧\n' },
    { text: '[x:chess]\npromotionPieceTypes = ⟦nb*⟧\n' },
    { text: '[x:chess]\ncastlingRookPieces = ⟦*⟧\n' },
    { text: '[x:chess]\ncastlingRookPiece = ⟦*⟧\n' },
  ],
  good: ['[x:chess]\npetrifyOnCaptureTypes = nbrq\n', '[x:antichess]\nextinctionPieceTypes = *\n'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    KEYS.flatMap((key): readonly Finding[] => {
      const pair = ownPair(section, key);
      if (pair === null || !pair.value.includes('*')) return [];
      return [
        {
          at: pair.valueAt,
          message: `\`*\` in \`${key}\` means no piece at all to the engine, not every piece; write the letters of the pieces`,
        },
      ];
    }),
});
