import { startPosition } from '../../facts/start-position.js';
import { hasPlus } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/inherited-start-fen-unpromotable-piece',
  severity: 'error',
  title:
    'The inherited start position contains a promoted piece of a type that no longer promotes.',
  why: 'The engine skips the `+` and sets up the unpromoted piece, so the start position differs from the inherited one.',
  bad: [{ text: '[⟦x⟧:kyotoshogi]\ncustomPiece3 = l:N\n' }],
  good: ['[x:kyotoshogi]\ncustomPiece3 = x:N\n', '[x:shogi]\npromotedPieceType = -\n'],
  reads: 'section',
  concerns: hasPlus,
  check: (section) => {
    const { at, fen, unpromotable } = startPosition(section);
    if (
      at !== null ||
      unpromotable.length === 0 ||
      section.rules.startFen !== section.base.startFen
    )
      return [];
    const words = [...new Set(unpromotable.map(({ text }) => `\`${text}\``))].join(', ');
    return [
      {
        at: section.section.nameAt,
        message: `${words} in the inherited start position \`${fen}\`: this piece does not promote, so the engine skips the \`+\`; write a startFen, or add a promotion to promotedPieceType`,
      },
    ];
  },
});
