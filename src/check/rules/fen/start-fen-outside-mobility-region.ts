import { printSquare } from '../../../ir/board.js';
import type { PlacedPiece } from '../../facts/fen-board.js';
import { MOBILITY_KEYS, mobilityKey, outsideRegion } from '../../facts/mobility.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { PLAYER } from '../../facts/words.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import type { IniPair } from '../../../read/ini/scan.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-outside-mobility-region',
  severity: 'warning',
  title: 'A piece starts outside its mobility region.',
  why: 'It can only move into the region and attacks nothing outside it. If no move leads into the region, it can never move.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nmobilityRegionWhiteKing = a1 b1\nstartFen = ⟦4k3/8/8/8/8/8/8/4K3 w - - 0 1⟧\n',
    },
    { text: '[x:chess]\nmobilityRegionBlackQueen = ⟦*1 *2⟧\n' },
  ],
  good: [
    '[x:chess]\nmobilityRegionWhiteKing = *1\n',
    '[x:xiangqi]\nstartFen = 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\n',
    '[p:chess]\n[x:p]\nmobilityRegionWhiteQueen = *1\n',
  ],
  reads: 'section',
  keys: ['startFen', ...MOBILITY_KEYS],
  check: (section) => {
    const outside = outsideRegion(section);
    const { at } = startPosition(section);
    const own = outside.filter((piece) => at !== null || regionPair(section, piece) !== null);
    const [first] = own;
    if (first === undefined) return [];
    const pair = regionPair(section, first);
    const place = at ?? pair?.valueAt;
    if (place === undefined) return [];
    const message = `${PLAYER[first.color]}'s ${first.type} on ${printSquare(first.square)} starts outside its mobility region, so it can only move into the region and attacks nothing outside it; widen the region, or place the piece inside`;
    const notes = [
      ...(at === null ? [] : [{ message: 'the piece', at: placeIn(at, first) }]),
      ...(pair === null || at === null ? [] : [{ message: 'its region', at: pair.valueAt }]),
    ];
    return [{ at: place, message, notes }];
  },
});

/** The line of the section that sets the mobility region of a piece; null if there is none. */
function regionPair(section: LintedSection, { color, type }: PlacedPiece): IniPair | null {
  return ownPair(section, mobilityKey(type, color));
}
