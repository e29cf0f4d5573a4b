import { BOARD_CODES } from '../../../catalog/codes/board.js';
import { ENGINE_BOARD } from '../../../ir/default-rules.js';
import { definePageRule } from '../../page/page-rule.js';

export default definePageRule({
  ...BOARD_CODES['exceeds-engine'],
  code: 'board/exceeds-engine',
  severity: 'error',
  isOfOneSource: true,
  bad: [
    '# My game\n\n* Size: ⟦11x11⟧\n\n## Initial pieces\n\n| Piece | Name | Abbr | Betza |\n| - | - | - | - |\n| 王 | King | K | K |\n',
  ],
  good: [
    '# My game\n\n* Size: 12x10\n\n## Initial pieces\n\n| Piece | Name | Abbr | Betza |\n| - | - | - | - |\n| 王 | King | K | K |\n',
  ],
  check: ({ sources: { diagrams, document, hasTables } }) =>
    [
      ...(hasTables ? (document?.value ?? []) : []),
      ...diagrams.flatMap(({ value }) => value ?? []),
    ].flatMap(({ board: { origin, value } }) => {
      const { files, ranks } = value;
      if (files <= ENGINE_BOARD.files && ranks <= ENGINE_BOARD.ranks) return [];
      const message = `The board has ${files} files and ${ranks} ranks; Fairy-Stockfish holds at most ${ENGINE_BOARD.files} files and ${ENGINE_BOARD.ranks} ranks`;
      return [{ span: origin.span, message }];
    }),
});
