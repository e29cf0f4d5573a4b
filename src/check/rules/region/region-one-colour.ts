import type { OptionKey } from '../../../catalog/options/option-key.js';
import { acts } from '../../../ir/acts.js';
import type { Color } from '../../../ir/board.js';
import { areArmiesAlike, areMirrored } from '../../facts/both-sides.js';
import { changingLines } from '../../facts/findings.js';
import { hasFaultyRegions, onBoard } from '../../facts/regions.js';
import { startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

/** The regions, each with the key that sets it for both players, if there is one. */
const FIELDS = [
  { field: 'promotionRegion', both: null },
  { field: 'flagRegion', both: 'flagRegion' },
  { field: 'doubleStepRegion', both: null },
  { field: 'tripleStepRegion', both: null },
  { field: 'enPassantRegion', both: 'enPassantRegion' },
  { field: 'dropRegion', both: null },
  { field: 'connectRegion1', both: null },
  { field: 'connectRegion2', both: null },
  { field: 'wallingRegion', both: 'wallingRegion' },
] as const;

const SIDES = [
  { color: 'white', suffix: 'White', other: 'Black', opponent: 'black' },
  { color: 'black', suffix: 'Black', other: 'White', opponent: 'white' },
] as const satisfies readonly { color: Color; suffix: string; other: string; opponent: Color }[];

const KEYS: readonly OptionKey[] = FIELDS.flatMap(({ field }) =>
  SIDES.map(({ suffix }): OptionKey => `${field}${suffix}`),
);

export default defineRule({
  code: 'region/region-one-colour',
  severity: 'warning',
  title: 'A region for one player only, although both start with the same army.',
  why: 'The other player keeps the inherited region, which may be empty, and so promotes on other ranks or has no goal.',
  bad: [
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦*6 *7 *8⟧\n',
      says: 'only White has this `promotionRegion`, and Black keeps the inherited one',
    },
    { text: '[x:chess]\nflagPiece = k\nflagRegionWhite = ⟦*8⟧\n', says: 'and Black has none' },
    {
      text: '[x:crazyhouse]\ndropRegionBlack = ⟦*5 *6 *7 *8⟧\n',
      says: 'only Black has this `dropRegion`, and White keeps',
    },
    {
      text: '[p:chess]\nconnectRegion1White = *1\nconnectRegion1Black = *8\nconnectRegion2White = *8\nconnectRegion2Black = *1\n[x:p]\nconnectRegion2White = ⟦*7⟧\n',
    },
    {
      text: '[p:chess]\nconnectRegion1White = *1\nconnectRegion1Black = *8\nconnectRegion2White = *8\nconnectRegion2Black = *1\n[x:p]\nconnectRegion1White = ⟦*2⟧\n',
    },
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦*2 *3⟧\n' },
    {
      text: '[p:chess]\nflagPiece = k\nflagRegionWhite = b8\nflagRegionBlack = b1\n[x:p]\nflagRegionWhite = ⟦c8⟧\n',
    },
    {
      text: '[x:chess]\nflagPiece = k\nflagRegionWhite = ⟦*8⟧\nstartFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2\n',
    '[x:chess]\npromotionRegionWhite = *8\n',
    '[x:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = -\n',
    '[x:chess]\nflagPiece = k\nflagRegionWhite = *8\nstartFen = 4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n',
    '[x:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegion = *1\n',
    '[p:chess]\nflagPiece = k\nflagRegionWhite = b8\nflagRegionBlack = b1\n[x:p]\nflagRegionWhite = g8\n',
    '[x:chess]\nflagPiece = k\nflagRegionWhite = *8\nstartFen = 4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1\n',
    '[x:crazyhouse]\ndropRegionBlack = *5\nstartFen = 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { base, rules } = section;
    // Most sections set both, so the armies need not be compared.
    const fields = FIELDS.filter((one) => isSetForOne(section, one));
    if (fields.length === 0 || hasFaultyRegions(section)) return [];
    if (!areArmiesAlike(rules, startPosition(section))) return [];
    return fields.flatMap(({ both, field }): readonly Finding[] => {
      if (!acts(field, rules) || (both !== null && ownPair(section, both) !== null)) return [];
      const wasAlike = areMirrored(base, base[field].white, base[field].black);
      const [white, black] = [
        onBoard(section, rules[field].white),
        onBoard(section, rules[field].black),
      ];
      if (!wasAlike || areMirrored(rules, white, black)) return [];
      return SIDES.flatMap(({ color, opponent, other, suffix }): readonly Finding[] => {
        const [line] = changingLines(section, [`${field}${suffix}`]);
        if (line === undefined) return [];
        if (isDead(section, field, color)) return [];
        const has = (color === 'white' ? black : white).length > 0;
        return [
          {
            at: line.valueAt,
            message: `only ${PLAYER[color]} has this \`${field}\`, and ${PLAYER[opponent]} ${has ? 'keeps the inherited one' : 'has none'}; set \`${field}${other}\` too${has ? '' : ', to `-` if that is meant'}`,
          },
        ];
      });
    });
  },
});

function isSetForOne(section: LintedSection, { field }: (typeof FIELDS)[number]): boolean {
  const [white, black] = SIDES.map(({ suffix }) => ownPair(section, `${field}${suffix}`) !== null);
  return white !== black;
}

/** Whether the region has no effect, which other rules report. */
function isDead(
  section: LintedSection,
  field: (typeof FIELDS)[number]['field'],
  color: Color,
): boolean {
  const { rules } = section;
  switch (field) {
    case 'connectRegion1':
      return rules.connectRegion2[color].length === 0;
    case 'connectRegion2':
      return rules.connectRegion1[color].length === 0;
    case 'doubleStepRegion':
      return !startPosition(section).pieces.some(
        (piece) => piece.color === color && rules.doubleStepRegion[color].includes(piece.square),
      );
    case 'promotionRegion':
    case 'flagRegion':
    case 'tripleStepRegion':
    case 'enPassantRegion':
    case 'dropRegion':
    case 'wallingRegion':
      return false;
  }
}
