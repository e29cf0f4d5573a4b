import type { Profile } from './catalog/profiles.js';
import { checkSources } from './check/page/lint-page.js';
import type { EngineOptions } from './emit/lower/engine/lower-to-engine.js';
import { emitVariantsIni } from './emit/targets/variants-ini.js';
import { checkDocument } from './check-tables.js';
import { checkVariants } from './check-variant.js';
import { pageGameProblems } from './page-games.js';
import { applyOptions } from './read/ini/apply-options.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { readSources, type PageSources } from './read/page/page-sources.js';
import { alternativesOf, NO_DECISIONS, type Decisions } from './read/prose/decisions.js';
import { sourcesOf, variantsOf } from './read/read-page.js';
import { errorsOf, isShown, type Diagnostic, type Parsed } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/**
 * The findings of `fairyc lint` in a document or page, in order of position: in each of its sources, contradictions between them, illegal
 * moves in the games that it shows, and findings in a game that only sentences define. Suppressed findings are left out.
 */
export function lintDocument(
  source: Source,
  library: Library,
  profile: Profile,
): readonly Diagnostic[] {
  return lintDocumentWithHidden(source, library, profile).filter(isShown);
}

/** The same, including suppressed findings, which are marked as hidden. */
export function lintDocumentWithHidden(
  source: Source,
  library: Library,
  profile: Profile,
): readonly Diagnostic[] {
  return checkDocument(source, () => findInDocument(source, library, profile));
}

function findInDocument(source: Source, library: Library, profile: Profile): readonly Diagnostic[] {
  const read = (decisions: Decisions): Parsed<PageSources> =>
    readSources(source, { library, completion: null, decisions });
  const { value: sources, diagnostics } = read(NO_DECISIONS);
  const others = alternativesOf(sources.prose.value);
  return [
    ...diagnostics,
    ...checkSources(sources, profile),
    ...findingsInGames(sources, source, profile),
    ...pageGameProblems(sources),
    ...findingsInSentences(sources, source, profile),
    // Optional pieces replace others, so they are checked in a separate game with the same start position.
    ...(others.choices.size === 0
      ? []
      : findingsInSentences(read(others).value, source, profile).filter(
          ({ code }) => code !== 'doc/start-position-missing',
        )),
  ];
}

/** For tables, `piece/never-promotes` reports this, and for more pawn types. */
const OF_TABLES = 'piece/custom-pawn-without-pawn-types';

/** Findings of the section rules in games from tables and diagrams. */
function findingsInGames(
  { diagrams, document, hasTables }: PageSources,
  source: Source,
  profile: Profile,
): readonly Diagnostic[] {
  return [
    ...(document !== null && hasTables
      ? checkVariants(document, source, profile).filter(({ code }) => code !== OF_TABLES)
      : []),
    ...diagrams.flatMap(({ diagnostics, value }) =>
      value === null ? [] : checkVariants({ value: [value], diagnostics }, source, profile),
    ),
  ];
}

/** Findings in a game described only in sentences: those of the section rules, and what Fairy-Stockfish cannot express. */
function findingsInSentences(
  sources: PageSources,
  source: Source,
  profile: Profile,
): readonly Diagnostic[] {
  const present = sourcesOf(sources);
  if (present.length !== 1 || present[0] !== 'prose') return [];
  const variants = variantsOf(sources, null);
  const { diagnostics, value } = variants;
  const options: EngineOptions = { applyOptions, approximate: false, parent: null };
  const found = checkVariants(variants, source, profile);
  return [
    // What seems to be missing may be in a sentence that was not understood. Then only errors are reported, as in a build.
    ...(sources.prose.value.notUnderstood.length === 0 ? found : errorsOf(found)),
    ...diagnostics,
    ...value.flatMap((variant) => emitVariantsIni(variant, options).diagnostics),
  ];
}
