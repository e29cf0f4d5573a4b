import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/castling-rights-without-castling',
  severity: 'info',
  title: 'Castling rights in a variant without castling.',
  why: 'With `castling = false` the engine ignores them.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\ncastling = false\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\ncastling = false\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\n',
    '[x:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n',
  ],
  check: (section, at) => {
    const { castling: isAllowed, gating, seirawanGating } = section.rules;
    const { castling } = startPosition(section);
    // The same field lists the gates.
    if (castling === null || isAllowed || gating || seirawanGating) return [];
    if (!/^[KQkq]+$/.test(castling.text)) return [];
    return [
      {
        at,
        message: `the castling rights \`${castling.text}\` are ignored, because \`castling\` is false; write \`-\``,
        fix: {
          title: 'Write `-` for the castling rights',
          safety: 'suggestion',
          replacements: [{ at: placeIn(at, castling), text: '-' }],
        },
      },
    ];
  },
});
