import type { OptionKey } from '../../catalog/options/option-key.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { PageSources } from '../page/page-sources.js';

/** Rules that every page of a game should state. */
const NEEDED: readonly { readonly name: string; readonly options: readonly OptionKey[] }[] = [
  { name: 'the size of the board', options: ['maxFile'] },
  { name: 'the promotion zone', options: ['promotionRegionWhite'] },
  {
    name: 'whether promotion is compulsory',
    options: ['mandatoryPiecePromotion'],
  },
  { name: 'castling', options: ['castling'] },
  { name: 'drops', options: ['pieceDrops'] },
  { name: 'repetition', options: ['nFoldRule', 'nFoldValue'] },
  { name: 'stalemate', options: ['stalemateValue'] },
];

/** An info for each rule that no sentence of a page states and that is taken from the game of its title. */
export function assumedOfTitle(
  { isRestOfTitle, prose, rest }: PageSources,
  span: Span,
): readonly Diagnostic[] {
  if (!isRestOfTitle || rest === null) return [];
  const isStated = (key: OptionKey): boolean =>
    prose.value.rules.some(({ option }) => option === key) ||
    // A game without castling needs no word on it.
    (key === 'castling' && !rest.rules.castling);
  return NEEDED.filter(({ options }) => !options.some(isStated)).map(({ name }) => {
    const message = `The text does not state ${name}; assuming the rule of ${rest.name}, which the title names. Use --rules-from for another game.`;
    return diagnose('doc/assumed-rule', 'info', span, message);
  });
}
