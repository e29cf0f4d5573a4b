import { diagnosticFrom } from '../../catalog/diagnose.js';
import type { Profile } from '../../catalog/profiles.js';
import { inPage, type IniBlock } from '../../read/page/ini-blocks.js';
import type { PageSources } from '../../read/page/page-sources.js';
import { sourcesOf, variantsOf } from '../../read/read-page.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { inPart, askSteps } from '../../text/steps.js';
import { lintIni } from '../lint.js';
import { RULES_FOR_PAGES } from './rules-for-pages.js';
import readingDecided from '../page-rules/doc/reading-decided.js';
import noSection from '../rules/ini/no-section.js';
import { linted } from './linted-page.js';
import type { PageFinding, PageRule } from './page-rule.js';

/** The findings in the sources of a page: in each source, and contradictions between them. */
export function checkSources(sources: PageSources, profile: Profile): readonly Diagnostic[] {
  const alone = [
    ...documentDiagnostics(sources),
    ...sources.diagrams.flatMap((diagram) => diagram.diagnostics),
    ...sources.inis.flatMap((block) => lintBlock(block, sources.text, profile)),
    ...sources.prose.diagnostics,
  ];
  return withComparisons(alone, findingsOf(sources, RULES_FOR_PAGES));
}

/** The findings on piece tables. A page without any source of a game gets those with which a build refuses it. */
function documentDiagnostics(sources: PageSources): readonly Diagnostic[] {
  const { document, hasTables } = sources;
  if (hasTables) return document?.diagnostics ?? [];
  return sourcesOf(sources).length === 0 ? variantsOf(sources, null).diagnostics : [];
}

/**
 * Checks a block with a header named after the page, as a build does. A missing header is a mistake if the text above offers the block as a
 * file, because a copy of it defines no variant.
 */
function lintBlock(
  { hasHeader, headed, placeHeaded, placeWritten, span, topic, written }: IniBlock,
  page: string,
  profile: Profile,
): readonly Diagnostic[] {
  const above = page.slice(Math.max(0, span.start - 120), span.start);
  const heading = topic === null ? '' : page.slice(topic.start, topic.end);
  const isFile = /\bini\b/i.test(heading) || /\.ini\b/i.test(above);
  const inHeaded = { text: headed.text, page, place: placeHeaded };
  const missing =
    hasHeader || !isFile
      ? []
      : lintIni(written, profile).filter(({ code }) => code === noSection.code);
  return [
    ...missing.map((diagnostic) => ({
      ...inPage(diagnostic, { text: written.text, page, place: placeWritten }),
      notes: [{ message: 'the page offers it as a file', span: topic ?? diagnostic.span }],
    })),
    ...lintIni(headed, profile).map((diagnostic) => inPage(diagnostic, inHeaded)),
  ];
}

/** The findings that a build reports for a page: contradictions between its sources and, once for each rule, what is left out. */
export function comparePage(sources: PageSources): readonly Diagnostic[] {
  const rules = RULES_FOR_PAGES.filter(({ isOfOneSource }) => isOfOneSource !== true);
  const found = findingsOf(sources, rules);
  const losses = new Set(rules.flatMap(({ code, isLoss }) => (isLoss === true ? [code] : [])));
  return [
    ...found.filter(({ code, severity }) => severity === 'error' || code === readingDecided.code),
    ...[...losses].flatMap((code) => {
      const [first, ...others] = found.filter((one) => one.code === code);
      if (first === undefined) return [];
      const note = { message: `and ${others.length} more, which \`fairyc lint\` lists` };
      return [others.length === 0 ? first : { ...first, notes: [...first.notes, note] }];
    }),
  ];
}

const STEPS_OF_RULE = 100;

function findingsOf(sources: PageSources, rules: readonly PageRule[]): readonly Diagnostic[] {
  const page = linted(sources);
  const check = (rule: PageRule) => (): readonly PageFinding[] =>
    askSteps(STEPS_OF_RULE) ? rule.check(page) : [];
  return rules.flatMap((rule) =>
    inPart('checked', rule.code, check(rule)).map((finding) => diagnosticOf(rule, finding)),
  );
}

/** Removes findings that a comparison replaces, and findings at the same place with the same code as a comparison. */
function withComparisons(
  alone: readonly Diagnostic[],
  compared: readonly Diagnostic[],
): Diagnostic[] {
  const replaced = new Set(
    RULES_FOR_PAGES.filter(({ code }) => compared.some((found) => found.code === code)).flatMap(
      ({ replaces = [] }) => replaces,
    ),
  );
  const isReported = ({ code, span }: Diagnostic): boolean =>
    replaced.has(code) ||
    compared.some(
      (found) => found.code === code && span.start < found.span.end && found.span.start < span.end,
    );
  return [...alone.filter((diagnostic) => !isReported(diagnostic)), ...compared];
}

function diagnosticOf(
  { code, severity }: PageRule,
  { message, notes = [], severity: own = severity, span }: PageFinding,
): Diagnostic {
  return diagnosticFrom(code, own, span, message, { notes });
}
