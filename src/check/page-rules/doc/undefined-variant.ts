import { builtinNamed } from '../../../catalog/variant-names.js';
import { slug } from '../../../read/markdown/piece-ids.js';
import { scanIni } from '../../../read/ini/scan.js';
import { pageGames } from '../../../read/page/games.js';
import { definePageRule } from '../../page/page-rule.js';
import type { LintedPage } from '../../page/linted-page.js';

export default definePageRule({
  code: 'doc/undefined-variant',
  severity: 'warning',
  isOfOneSource: true,
  title: 'A game names a variant that is not defined.',
  why: 'The game cannot be replayed, because its board, pieces and promotion zone are unknown.',
  bad: [
    '# My game\n\n    [Variant "⟦mygaem⟧"]\n    [FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n    1. Ke2 Ke7\n',
  ],
  good: [
    '# My game\n\n    [Variant "Chess"]\n\n    1. e4 e5\n',
    '# My game\n\n```ini\n[mygame:chess]\ncastling = false\n```\n\n    [Variant "mygame"]\n\n    1. e4 e5\n',
  ],
  check: (page) =>
    pageGames(page.sources.blocks)
      .flatMap(({ tags }) => tags)
      .filter(({ name, value }) => name.toLowerCase() === 'variant' && !isDefined(page, value))
      .map(({ span, value }) => ({
        span,
        message: `Neither the page nor the engine defines the variant "${value}", so its board, pieces and promotion zone are unknown`,
      })),
});

function isDefined({ sources }: LintedPage, name: string): boolean {
  if (builtinNamed(name) !== null) return true;
  const { diagrams, document, hasTables, inis } = sources;
  const variants = [
    ...(hasTables ? (document?.value ?? []) : []),
    ...diagrams.flatMap(({ value }) => value ?? []),
  ];
  const names = [
    ...variants.flatMap(({ id, title }) => [id, title]),
    ...inis.flatMap(({ headed }) => scanIni(headed).sections.map((section) => section.name)),
  ];
  return names.some((known) => slug(known) === slug(name));
}
