import type { RuleFactKind } from '../../../grammar/prose/rule-syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { PageSources } from '../page/page-sources.js';

/** What a game cannot be played without. */
const NEEDED: readonly { readonly name: string; readonly kinds: readonly RuleFactKind[] }[] = [
  { name: 'the size of the board', kinds: ['board-size'] },
  { name: 'the promotion zone', kinds: ['promotion-zone', 'promotion-ranks'] },
  {
    name: 'whether promotion is compulsory',
    kinds: ['promotion-compulsory', 'piece-promotion-compulsory'],
  },
  { name: 'drops', kinds: ['drops', 'captured-pieces'] },
  { name: 'repetition', kinds: ['repetition'] },
  { name: 'stalemate', kinds: ['stalemate'] },
];

/** What no sentence of a page says, and the game of its title has: an info each. */
export function assumedOfTitle(
  { isRestOfTitle, prose, rest }: PageSources,
  span: Span,
): readonly Diagnostic[] {
  if (!isRestOfTitle || rest === null) return [];
  return NEEDED.filter(
    ({ kinds }) => !prose.value.rules.some(({ kind }) => kinds.includes(kind)),
  ).map(({ name }) => {
    const message = `No sentence says ${name}: as in ${rest.name}, which the title names, is assumed. --rules-from names another game.`;
    return diagnose('doc/assumed-rule', 'info', span, message);
  });
}
