import type { EnginePieceType } from '../../../ir/engine-rules.js';
import { findingAtFirst } from '../../facts/findings.js';
import { differenceFindings } from '../../page/difference-findings.js';
import { defineRule } from '../../rule.js';

/** The predefined types that only move forward and so cannot leave the last rank. */
const FORWARD_ONLY: ReadonlySet<EnginePieceType> = new Set(['shogiPawn', 'lance', 'shogiKnight']);

export default defineRule({
  code: 'rule/mandatory-promotion-absent',
  severity: 'info',
  title: 'Pieces may stay where they can never move again.',
  why: 'A piece that only moves forward and need not promote is stuck on the last rank, unless `immobilityIllegal` or `mandatoryPiecePromotion` prevents it.',
  bad: [
    {
      text: '[x]\nking = k\ngold = g\nlance = l\npromotedPieceType = ⟦l:g⟧\n',
    },
    { text: '[x:shogi]\nimmobilityIllegal = ⟦false⟧\n' },
  ],
  good: [
    '[x]\nking = k\ngold = g\nlance = l\npromotedPieceType = l:g\nimmobilityIllegal = true\n',
    '[x]\nking = k\ngold = g\nlance = l\npromotedPieceType = l:g\nmandatoryPiecePromotion = true\n',
    '[x]\nking = k\ngold = g\nsilver = s\npromotedPieceType = s:g\n',
  ],
  reads: 'section',
  keys: ['promotedPieceType', 'immobilityIllegal', 'mandatoryPiecePromotion'],
  check: (section) => {
    const { rules } = section;
    const { immobilityIllegal, mandatoryPiecePromotion, pieces, promotedPieceType } = rules;
    if (immobilityIllegal || mandatoryPiecePromotion) return [];
    const stuck = pieces.filter(
      ({ type }) => FORWARD_ONLY.has(type) && promotedPieceType.has(type),
    );
    if (stuck.length === 0) return [];
    const letters = stuck.map(({ letter }) => `\`${letter}\``).join(', ');
    return findingAtFirst(
      section,
      ['promotedPieceType', 'immobilityIllegal', 'mandatoryPiecePromotion'],
      `${letters} may stay on the last rank unpromoted, where it cannot move; write \`immobilityIllegal = true\` or \`mandatoryPiecePromotion = true\``,
    );
  },
  onPage: {
    severity: 'error',
    bad: [
      '# My game\n\n⟦Promotion is compulsory⟧.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\n```\n',
    ],
    good: [
      '# My game\n\nPromotion is compulsory.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\nmandatoryPiecePromotion = true\n```\n',
    ],
    check: (page) => differenceFindings(page, 'rule/mandatory-promotion-absent'),
  },
});
