import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-double-blank',
  severity: 'error',
  title: 'More than one space between two fields of the start position.',
  why: 'For the engine every space starts a new field, so a second one creates an empty field, and the side to move or the castling rights are lost.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
  ],
  good: ['[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { wideBlanks } = startPosition(section);
    if (wideBlanks.length === 0) return [];
    return [
      {
        at,
        message:
          'two spaces in a row: the engine reads an empty field between them and mistakes each later field for the next one; write one space',
        notes: wideBlanks.map((blanks) => ({
          message: 'more than one space',
          at: placeIn(at, blanks),
        })),
        fix: {
          title: 'Write one space between fields',
          safety: 'suggestion',
          replacements: wideBlanks.map((blanks) => ({ at: placeIn(at, blanks), text: ' ' })),
        },
      },
    ];
  },
});
