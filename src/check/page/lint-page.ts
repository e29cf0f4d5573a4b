import type { Profile } from '../../catalog/profiles.js';
import { inPage, type IniBlock } from '../../read/page/ini-blocks.js';
import { readSources, type PageOptions, type PageSources } from '../../read/page/page-sources.js';
import { compareDiagnostics, type Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { lintIni } from '../lint.js';
import { PAGE_RULES } from '../page-rule-list.js';
import noSection from '../rules/ini/no-section.js';
import { linted, type LintedPage } from './linted-page.js';
import type { PageRule } from './page-rule.js';

export interface LintPageOptions extends PageOptions {
  readonly profile: Profile;
}

/** What `fairyc lint` says of a page, in order of place: of each source alone, and of what they say against each other. */
export function lintPage(source: Source, options: LintPageOptions): readonly Diagnostic[] {
  const { value: sources, diagnostics } = readSources(source, options);
  const page = linted(sources);
  const alone = [
    ...diagnostics,
    ...documentDiagnostics(sources),
    ...sources.diagrams.flatMap((diagram) => diagram.diagnostics),
    ...sources.inis.flatMap((block) => lintBlock(block, options.profile)),
    ...sources.prose.diagnostics,
  ];
  return withComparisons(alone, PAGE_RULES, page).sort(compareDiagnostics);
}

/** A page without piece tables lacks nothing if it has another source. */
function documentDiagnostics({
  diagrams,
  document,
  hasTables,
  inis,
  prose,
}: PageSources): readonly Diagnostic[] {
  const others = [diagrams, inis, prose.value.pieces, prose.value.rules];
  const isNeeded = hasTables || others.every(({ length }) => length === 0);
  return document !== null && isNeeded ? document.diagnostics : [];
}

/** As a file of its own; a missing header is said once, and the rest as if it were there. */
function lintBlock(
  { hasHeader, headed, placeHeaded, placeWritten, written }: IniBlock,
  profile: Profile,
): readonly Diagnostic[] {
  const missing = hasHeader
    ? []
    : lintIni(written, profile).filter(({ code }) => code === noSection.code);
  return [
    ...missing.map((diagnostic) => inPage(diagnostic, placeWritten)),
    ...lintIni(headed, profile).map((diagnostic) => inPage(diagnostic, placeHeaded)),
  ];
}

/** What a comparison finds at the place of another finding with its code, or of one that it replaces, is said by the comparison alone. */
function withComparisons(
  alone: readonly Diagnostic[],
  rules: readonly PageRule[],
  page: LintedPage,
): Diagnostic[] {
  const compared = rules.flatMap((rule) =>
    rule.check(page).map((finding) => ({ rule, diagnostic: diagnosticOf(rule, finding) })),
  );
  const isSaid = ({ code, span }: Diagnostic): boolean =>
    compared.some(
      ({ diagnostic, rule }) =>
        rule.replaces?.includes(code) === true ||
        (code === diagnostic.code &&
          span.start < diagnostic.span.end &&
          diagnostic.span.start < span.end),
    );
  return [
    ...alone.filter((diagnostic) => !isSaid(diagnostic)),
    ...compared.map(({ diagnostic }) => diagnostic),
  ];
}

function diagnosticOf(
  { code, severity }: PageRule,
  { message, notes, severity: own = severity, span }: ReturnType<PageRule['check']>[number],
): Diagnostic {
  return { code, severity: own, span, message, notes };
}
