import { definePageRule, noteAt } from '../../page/page-rule.js';
import section from '../../rules/fen/pocket-without-drops.js';

/** The same rule as for a section; here the text of the page decides what was meant. */
const { title, why } = section;

export default definePageRule({
  code: 'fen/pocket-without-drops',
  severity: 'error',
  since: '0.1.0',
  title,
  why,
  bad: [
    '# My game\n\nThere are no drops.\n\n```\n[mygame]\nking = k\n⟦startFen = 4k3/8/8/8/8/8/8/4K3[] w - - 0 1⟧\n```\n',
  ],
  good: [
    '# My game\n\nThere are no drops.\n\n```\n[mygame]\nking = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n```\n',
  ],
  check: ({ judged, quote, statements }) => {
    const place = judged?.placeOf('startFen') ?? null;
    if (judged === null || place === null || !judged.rules.startFen.includes('[')) return [];
    return statements('drops')
      .filter(({ allowed }) => !allowed && !judged.rules.pieceDrops)
      .slice(0, 1)
      .map(({ span }) => ({
        span: place,
        message: `the text has no drops ("${quote(span)}"), but the start position has a place for pieces in hand; leave \`[]\` out`,
        notes: [noteAt(span, 'the text')],
      }));
  },
});
