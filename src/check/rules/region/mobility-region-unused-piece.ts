import { MOBILITY_KEYS, mobilityLines } from '../../facts/mobility.js';
import { rewriteLine } from '../../facts/rewrite-line.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/mobility-region-unused-piece',
  severity: 'warning',
  since: '0.1.0',
  title: 'A mobility region for a piece that is not in the variant.',
  why: 'It restricts nothing. The key names the type of the piece; its letter does not matter.',
  bad: [
    { text: '[x:chess]\nmobilityRegionWhiteElephant = ⟦*1 *2⟧\n', fixed: '[x:chess]\n' },
    {
      text: '[x:chess]\nqueen = -\nmobilityRegionBlackQueen = ⟦*8⟧\n',
      fixed: '[x:chess]\nqueen = -\n',
    },
  ],
  good: [
    '[x:xiangqi]\nmobilityRegionWhiteElephant = *1 *2 *3\n',
    '[x:chess]\nmobilityRegionWhiteElephant = *1\n[y:x]\nelephant = e\n',
  ],
  reads: 'section',
  keys: MOBILITY_KEYS,
  check: (section, file) =>
    mobilityLines(section).flatMap(({ pair, type }): readonly Finding[] => {
      // A section that others start from may hold regions for their pieces.
      const isUsed = file.sections.some(
        ({ name, parent, rules }) =>
          (name === section.name || parent === section.name) &&
          rules.pieces.some((piece) => piece.type === type),
      );
      if (isUsed) return [];
      return [
        {
          at: pair.valueAt,
          message: `the variant has no piece of the type \`${type}\`, so \`${pair.key}\` restricts nothing; remove the line, or give the piece a letter: \`${type} = …\``,
          fix: {
            title: `Remove \`${pair.key}\``,
            safety: 'suggestion',
            replacements: [rewriteLine(file, pair, [])],
          },
        },
      ];
    }),
});
