import type { EngineRules } from '../../../ir/engine-rules.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-missing-pocket',
  severity: 'info',
  title: 'The variant has drops, but its start position has no hands.',
  why: 'The engine reads both hands as empty. Other programs need the brackets to recognise that a variant has hands.',
  bad: [
    {
      text: '[x:crazyhouse]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      fixed:
        '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\n',
    },
    { text: '[x:chess]\npieceDrops = ⟦true⟧\ncapturesToHand = true\n' },
  ],
  good: [
    '[x:ataxx]\nstartFen = P5p/7/7/7/7/7/p5P w 0 1\n',
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\n',
    '[x:crazyhouse]\nnFoldRule = 4\n',
    '[x:chess]\ncapturesToHand = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', 'pieceDrops'],
  check: (section) => {
    const { at, fields, hands } = startPosition(section);
    const place = ownValueAt(section, ['startFen', 'pieceDrops']);
    if (place === null || hands !== null || !fillsHands(section.rules)) return [];
    const message =
      'the variant has drops, but the start position has no brackets for pieces in hand, so the engine assumes empty hands; write `[]` after the board';
    const [board] = fields;
    if (at === null || board === undefined) return [{ at: place, message }];
    const behind = { start: at.start + board.end, end: at.start + board.end };
    return [
      {
        at,
        message,
        fix: {
          title: 'Write `[]` after the board',
          safety: 'safe',
          replacements: [{ at: behind, text: '[]' }],
          changes: ['startFen'],
        },
      },
    ];
  },
});

/** Whether captures or a second board fill the hands, and pieces are dropped from them. */
function fillsHands({ capturesToHand, freeDrops, pieceDrops, twoBoards }: EngineRules): boolean {
  return pieceDrops && !freeDrops && (capturesToHand || twoBoards);
}
