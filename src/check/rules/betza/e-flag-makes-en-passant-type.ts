import { isOfFork } from '../../facts/betza.js';
import { BETZA_KEYS, betzaPieces } from '../../facts/betza-pieces.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'betza/e-flag-makes-en-passant-type',
  severity: 'info',
  title:
    'A letter e in a Betza string lets the piece capture en passant, in addition to the pawns.',
  why: 'A letter e anywhere in the string adds the custom piece to enPassantTypes. The key enPassantTypes or pawnTypes overrides this.',
  bad: [{ text: '[x:chess]\ncustomPiece1 = ⟦a:mfWceF⟧\n' }],
  good: [
    '[x:chess]\ncustomPiece1 = a:mfWcF\n',
    '[x:chess]\ncustomPiece1 = a:mfWceF\nenPassantTypes = pa\n',
    '[x:chess]\npawn = -\ncustomPiece1 = a:mfWceF\n',
  ],
  reads: 'section',
  keys: BETZA_KEYS,
  check: (section) =>
    betzaPieces(section)
      .filter(({ facts }) => !isOfFork(facts))
      .filter(
        ({ facts, section: { pairs, rules }, type }) =>
          type !== 'king' &&
          facts.text.includes('e') &&
          !pairs.has('pawnTypes') &&
          !pairs.has('enPassantTypes') &&
          rules.pieces.some((other) => other.type === 'pawn'),
      )
      .map(({ facts, pair }) => ({
        at: pair.valueAt,
        message: `the letter e in \`${facts.text}\` lets the piece capture en passant on squares that it attacks but cannot move to; if only pawns should, remove it or set enPassantTypes`,
      })),
});
