import { diagnosticFrom } from '../../catalog/diagnose.js';
import type { Profile } from '../../catalog/profiles.js';
import { inPage, type IniBlock } from '../../read/page/ini-blocks.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { inPart, askSteps } from '../../text/steps.js';
import { lintIni } from '../lint.js';
import { RULES_FOR_PAGES } from './rules-for-pages.js';
import readingDecided from '../page-rules/doc/reading-decided.js';
import noSection from '../rules/ini/no-section.js';
import { linted } from './linted-page.js';
import type { PageFinding, PageRule } from './page-rule.js';

/** What is wrong with the sources of a page: with each alone, and with what they say against each other. */
export function checkSources(sources: PageSources, profile: Profile): readonly Diagnostic[] {
  const alone = [
    ...documentDiagnostics(sources),
    ...sources.diagrams.flatMap((diagram) => diagram.diagnostics),
    ...sources.inis.flatMap((block) => lintBlock(block, sources.text, profile)),
    ...sources.prose.diagnostics,
  ];
  return withComparisons(alone, judged(sources, RULES_FOR_PAGES));
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

/**
 * With a header named after the page, as a build takes it. A missing header is a mistake where the words above offer the block as a
 * file: whoever copies it has nothing.
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

/** What a build has to say of a page: where its sources cannot all be right, and, once for each rule, what is left out. */
export function comparePage(sources: PageSources): readonly Diagnostic[] {
  const rules = RULES_FOR_PAGES.filter(({ isOfOneSource }) => isOfOneSource !== true);
  const found = judged(sources, rules);
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

function judged(sources: PageSources, rules: readonly PageRule[]): readonly Diagnostic[] {
  const page = linted(sources);
  const check = (rule: PageRule) => (): readonly PageFinding[] =>
    askSteps(STEPS_OF_RULE) ? rule.check(page) : [];
  return rules.flatMap((rule) =>
    inPart('judged', rule.code, check(rule)).map((finding) => diagnosticOf(rule, finding)),
  );
}

/** What a comparison finds at the place of another finding with its code, or of one that it replaces, is said by the comparison alone. */
function withComparisons(
  alone: readonly Diagnostic[],
  compared: readonly Diagnostic[],
): Diagnostic[] {
  const replaced = new Set(
    RULES_FOR_PAGES.filter(({ code }) => compared.some((found) => found.code === code)).flatMap(
      ({ replaces = [] }) => replaces,
    ),
  );
  const isSaid = ({ code, span }: Diagnostic): boolean =>
    replaced.has(code) ||
    compared.some(
      (found) => found.code === code && span.start < found.span.end && found.span.start < span.end,
    );
  return [...alone.filter((diagnostic) => !isSaid(diagnostic)), ...compared];
}

function diagnosticOf(
  { code, severity }: PageRule,
  { message, notes = [], severity: own = severity, span }: PageFinding,
): Diagnostic {
  return diagnosticFrom(code, own, span, message, { notes });
}
