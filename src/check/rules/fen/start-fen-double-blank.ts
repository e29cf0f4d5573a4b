import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-double-blank',
  severity: 'error',
  title: 'More than one blank between two fields of the start position.',
  why: 'Every blank starts a new field for the engine, so a second one is an empty field, and the side to move or the castling rights are lost.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
  ],
  good: ['[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'],
  reads: 'section',
  keys: ['startFen'],
  concerns: hasUnusualFields,
  check: (section) => {
    const { at, wideBlanks } = startPosition(section);
    if (at === null || wideBlanks.length === 0) return [];
    return [
      {
        at,
        message:
          'two blanks in a row: the engine reads an empty field between them, and every later field as the one after it; write one blank',
        notes: wideBlanks.map((blanks) => ({ message: 'here', at: placeIn(at, blanks) })),
        fix: {
          title: 'Write one blank between fields',
          safety: 'suggestion',
          replacements: wideBlanks.map((blanks) => ({ at: placeIn(at, blanks), text: ' ' })),
        },
      },
    ];
  },
});
