import { startFenRule } from '../../facts/start-fen-rule.js';
import { holdsHands } from '../../facts/fen-board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { noteAt } from '../../page/page-rule.js';
import { hasHands } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/pocket-without-drops',
  severity: 'error',
  title: 'Hands in the start position of a variant without drops.',
  why: "Without pieceDrops or seirawanGating no piece can be dropped. The engine's `check` calls the position invalid, and some forks skip the variant.",
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
    {
      text: '[x:chess]\narchbishop = a\ngating = true\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Aa] w KQkq - 0 1⟧\n',
    },
  ],
  good: [
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  concerns: hasHands,
  check: (section, at) => {
    const { hands } = startPosition(section);
    if (hands === null || holdsHands(section.rules)) return [];
    const place = placeIn(at, hands);
    const isMeant = section.rules.gating ? ', or seirawanGating = true to gate them' : '';
    return [
      {
        at,
        message: `\`${hands.text}\` is for pieces in hand, but the variant has no drops; remove it, or set pieceDrops = true${isMeant}`,
        notes: [{ message: 'the hands', at: place }],
        ...(section.rules.gating
          ? {}
          : {
              fix: {
                title: `Remove \`${hands.text}\``,
                safety: hands.pieces.length === 0 ? 'safe' : 'suggestion',
                replacements: [{ at: place, text: '' }],
                changes: ['startFen'],
              },
            }),
      },
    ];
  },
  onPage: {
    severity: 'error',
    bad: [
      '# My game\n\nThere are no drops.\n\n```\n[mygame]\nking = k\n⟦startFen = 4k3/8/8/8/8/8/8/4K3[] w - - 0 1⟧\n```\n',
    ],
    good: [
      '# My game\n\nThere are no drops.\n\n```\n[mygame]\nking = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n```\n',
    ],
    check: ({ reference, prose, quote }) => {
      const place = reference?.placeOf('startFen') ?? null;
      if (reference === null || place === null || !reference.rules.startFen.includes('['))
        return [];
      return prose.rules
        .filter(({ option, value }) => option === 'pieceDrops' && value === 'false')
        .filter(() => !reference.rules.pieceDrops)
        .slice(0, 1)
        .map(({ span }) => ({
          span: place,
          message: `the text rules out drops ("${quote(span)}"), but the start position has brackets for pieces in hand; remove \`[]\``,
          notes: [noteAt(span, 'the text')],
        }));
    },
  },
});
