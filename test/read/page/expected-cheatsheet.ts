import { both, type ExpectedFinding, type ExpectedFindings } from './expected.js';

const VARIANTS = ['Shogi', 'Wa shogi', 'Tori shogi', 'Okisaki shogi'];
/** Rules that the page does not state. */
const MISSING_RULES = ['Repetition', 'Stalemate', 'Promotion'];
/** Further rules of shogi variants that the page does not state. */
const OTHER_RULES = [
  'Castling',
  'Double step',
  'Drops',
  'Immobile pieces',
  'Move rule',
  'Perpetual check',
];
const LONG_LETTERS = 'CE TF FF RR VW VS BD CM FG FC SW SC SO LH OC'.split(' ');

function assumed(id: string, rules: readonly string[]): readonly ExpectedFinding[] {
  return VARIANTS.flatMap((variant) =>
    rules.map((rule): ExpectedFinding => ({
      id: `${id} ${variant}: ${rule}`,
      severity: 'info',
      code: 'doc/assumed-rule',
      at: `\n# ⟦${variant}⟧\n`,
      says: `"${rule}"`,
    })),
  );
}

export const CHEATSHEET: ExpectedFindings = {
  file: 'cheatsheet.md',
  original: '000',
  findings: [
    {
      id: '1',
      severity: 'error',
      code: 'doc/fen-vs-diagram',
      at: '1r2⟦SC@⟧2b1',
      against: ['v烏', 'r  .  .  ⟦sc⟧'],
    },
    { id: '2', severity: 'error', code: 'board/exceeds-engine', at: '11x11' },
    ...VARIANTS.map((variant): ExpectedFinding => ({
      id: `3 ${variant}`,
      severity: 'warning',
      code: 'doc/start-position-missing',
      at: `\n# ⟦${variant}⟧\n`,
    })),
    ...assumed('4', MISSING_RULES),
    ...LONG_LETTERS.map((letters): ExpectedFinding => ({
      id: `5 ${letters}`,
      severity: 'warning',
      code: 'letters/too-long',
      at: ` | ⟦${letters}⟧   | `,
    })),
    { id: '6', severity: 'warning', code: 'doc/undefined-variant', at: '[Variant "⟦kashogi⟧"]' },
  ],
  silent: [
    both('Elsewhere written 燕', 'Wikipedia uses 燕'),
    both('Elsewhere both are written', 'Wikipedia uses 鶉'),
    both('In Chu shogi its promotion', 'differently in Chu shogi'),
    '| 今    | WfF   |\n| 仝    | WfF   |',
    '王(玉)',
    // Rank 9 and the other ranks are the same position in FEN, BOD and ASCII.
    "LKN'GNGSNL",
    '| 香 玉 跳 金 桂 金 銀 桂 香|九',
    "L  K  N' G  N  G  S  N  L",
  ],
  alsoTrue: [
    // Section 7, finding 1: in that position gote has no crow to move.
    { id: 'also game', severity: 'error', code: 'game/illegal-move', at: 'SC-5c' },
    ...assumed('also', OTHER_RULES),
    // 27 piece types for 26 letters: 15 + 7 of its own, king, pawn, tokin, and two more that promotions need.
    { id: 'also letters', severity: 'error', code: 'letters/too-many', at: 'Heavenly Horse' },
  ],
};
