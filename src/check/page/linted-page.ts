import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Board } from '../../ir/board.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { builtinRules } from '../../read/builtins.js';
import { readIni } from '../../read/ini/read-ini.js';
import { baseGame, type BaseGame } from '../../read/page/base-game.js';
import { differencesOf, type RuleDifference } from './differences.js';
import type { IniBlock } from '../../read/page/ini-blocks.js';
import { pagePositions } from '../../read/page/page-positions.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { PagePosition } from '../../read/page/positions.js';
import type { PageProse } from '../../read/prose/page-prose.js';
import {
  factsOfKind,
  type PlacedFactOf,
  type RuleFactKind,
} from '../../read/telling/rule-facts.js';
import type { Span } from '../../text/span.js';

/** Rules for the engine that a page's sentences are held against. */
export interface JudgedRules {
  /** The page's own options, or, for a page without any, the built-in variant of its name. */
  readonly kind: 'options' | 'builtin';
  readonly name: string;
  /** After conclusion. */
  readonly rules: EngineRules;
  /** Where a key stands; the first of several that does. Null: none of them is written on the page. */
  readonly placeOf: (...keys: readonly string[]) => Span | null;
  /** All of it; null: it is not on the page. */
  readonly span: Span | null;
}

/** A page as rules see it. */
export interface LintedPage {
  readonly sources: PageSources;
  readonly prose: PageProse;
  readonly judged: JudgedRules | null;
  /** The game to whose rules sentences refer. */
  readonly base: BaseGame | null;
  /** What pictures, FENs and diagrams show. */
  readonly positions: readonly PagePosition[];
  /** What sentences say of one kind. */
  readonly facts: <K extends RuleFactKind>(kind: K) => readonly PlacedFactOf<K>[];
  /** Where its sources state options otherwise than the judged rules have them. */
  readonly differences: readonly RuleDifference[];
  /** The words of the page at a place, on one line, and shortened. */
  readonly quote: (span: Span) => string;
}

/** Lays a page out for the rules. */
export function linted(sources: PageSources): LintedPage {
  const judged = judgedRules(sources);
  const prose = sources.prose.value;
  return {
    sources,
    prose,
    judged,
    base: baseGame(prose.facts),
    positions: pagePositions(sources),
    facts: (kind) => factsOfKind(prose.facts, kind),
    differences: judged === null ? [] : differencesOf({ prose, sources }, judged),
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

function judgedRules({ inis, name }: PageSources): JudgedRules | null {
  const [block] = inis;
  if (block !== undefined) return rulesOfBlock(block);
  const builtin = builtinNamed(name.title);
  const rules = builtin === null ? null : builtinRules(builtin);
  if (builtin === null || rules === null) return null;
  return {
    kind: 'builtin',
    name: builtin,
    rules: conclude(rules),
    placeOf: () => null,
    span: null,
  };
}

function rulesOfBlock({ headed, placeHeaded, span }: IniBlock): JudgedRules | null {
  const [section] = readIni(headed).value;
  if (section === undefined) return null;
  const places = new Map<string, Span>();
  for (const line of section.section.lines)
    if (line.kind === 'pair')
      places.set(
        line.key,
        placeHeaded({ file: headed.file, start: line.keyAt.start, end: line.valueAt.end }),
      );
  return {
    kind: 'options',
    name: section.name,
    rules: conclude(section.rules),
    placeOf: (...keys) => {
      const key = keys.find((one) => places.has(one) && OPTION_BY_KEY.has(one));
      return key === undefined ? null : (places.get(key) ?? null);
    },
    span,
  };
}

/** The board of the game, as far as any source says; else one of eight by eight. */
export function boardOf({ judged, sources }: LintedPage): Board {
  if (judged !== null) return { files: judged.rules.maxFile, ranks: judged.rules.maxRank };
  const variant = sources.diagrams[0]?.value ?? sources.document?.value[0];
  return variant?.board.value ?? { files: 8, ranks: 8 };
}
