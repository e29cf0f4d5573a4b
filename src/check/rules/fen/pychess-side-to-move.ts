import { startFenRule } from '../../facts/start-fen-rule.js';
import { startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/pychess-side-to-move',
  severity: 'error',
  title: 'A start position without the side to move.',
  why: 'The engine then assumes White to move. PyChess rejects a FEN without this field.',
  profiles: ['pychess'],
  bad: [{ text: '[abc:chess]\nstartFen = ⟦4k3/8/8/8/8/8/8/4K3⟧\n' }],
  good: ['[abc:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w\n', '[abc:chess]\n'],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { fen, fields } = startPosition(section);
    const side = fields[1]?.text;
    if (side === 'w' || side === 'b') return [];
    return [
      {
        at,
        message: `\`${fen}\` does not give the side to move; write \`w\` or \`b\` after the board`,
      },
    ];
  },
});
