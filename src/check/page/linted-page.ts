import type { Board } from '../../ir/board.js';
import { baseGame, type BaseGame } from '../../read/page/base-game.js';
import { referenceRules, type ReferenceRules } from './reference-rules.js';
import { differencesOf, type RuleDifference } from './differences.js';
import { pagePositions } from '../../read/page/page-positions.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { PagePosition } from '../../read/page/positions.js';
import type { PageProse } from '../../read/prose/page-prose.js';
import {
  factsOfKind,
  type PlacedFactOf,
  type RuleFactKind,
} from '../../read/sentences/rule-facts.js';
import type { Span } from '../../text/span.js';

/** A page with what its rules need. */
export interface LintedPage {
  readonly sources: PageSources;
  readonly prose: PageProse;
  readonly reference: ReferenceRules | null;
  /** The game to whose rules sentences refer. */
  readonly base: BaseGame | null;
  /** The positions in pictures, FENs and diagrams. */
  readonly positions: readonly PagePosition[];
  /** The facts of one kind in its sentences. */
  readonly facts: <K extends RuleFactKind>(kind: K) => readonly PlacedFactOf<K>[];
  /** Where its sources contradict the reference rules. */
  readonly differences: readonly RuleDifference[];
  /** The text of the page at a place, on one line and shortened. */
  readonly quote: (span: Span) => string;
}

/** Prepares a page for its rules. */
export function linted(sources: PageSources): LintedPage {
  const reference = referenceRules(sources);
  const prose = sources.prose.value;
  return {
    sources,
    prose,
    reference,
    base: baseGame(prose.facts),
    positions: pagePositions(sources),
    facts: (kind) => factsOfKind(prose.facts, kind),
    differences: differencesOf(sources, reference),
    quote: ({ end, start }) => shortened(sources.text.slice(start, end)),
  };
}

const LONGEST_QUOTE = 90;

function shortened(text: string): string {
  const words = text
    .replace(/<[^<>]{0,200}>/g, ' ')
    .split(/\s+/)
    .join(' ')
    .trim();
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}

/** The board of the game; 8x8 if no source states its size. */
export function boardOf({ reference, sources }: LintedPage): Board {
  if (reference !== null) return { files: reference.rules.maxFile, ranks: reference.rules.maxRank };
  const variant = sources.diagrams[0]?.value ?? sources.document?.value[0];
  return variant?.board.value ?? { files: 8, ranks: 8 };
}
