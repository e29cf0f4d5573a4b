import type { Severity } from '../../../text/diagnostic.js';
import type { ReferenceRules } from '../../page/reference-rules.js';
import type { LintedPage } from '../../page/linted-page.js';
import { definePageRule, type PageFinding } from '../../page/page-rule.js';
import { isActive, isDescribed, RULE_TOPICS, type RuleTopic } from '../../page/rule-topics.js';

export default definePageRule({
  code: 'rule/unstated',
  severity: 'warning',
  title: 'The options have a rule that the text does not state.',
  why: 'Readers of the text play a different game from the engine. Rules of a game that the text refers to count as stated.',
  bad: [
    '# My game\n\nA player who has no legal move loses.\n\n```\n[mygame]\nking = k\nstalemateValue = loss\n⟦perpetualCheckIllegal = true⟧\n```\n',
  ],
  good: [
    '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame]\nking = k\nperpetualCheckIllegal = true\n```\n',
    '```\n[mygame]\nking = k\nperpetualCheckIllegal = true\n```\n',
  ],
  check: (page) => {
    const { reference, prose } = page;
    // A page without rules in words leaves all of them to the options.
    if (reference === null || prose.facts.length === 0) return [];
    const unstated = RULE_TOPICS.filter((topic) => isUnstated(topic, page, reference));
    return reference.kind === 'builtin'
      ? builtinFinding(unstated, page, reference)
      : unstated.flatMap((topic) => optionsFinding(topic, page, reference));
  },
});

function optionsFinding(
  topic: RuleTopic,
  page: LintedPage,
  reference: ReferenceRules,
): readonly PageFinding[] {
  const span = reference.placeOf(...topic.keys);
  if (span === null) return [];
  return [
    {
      span,
      message: `the text does not state ${topic.name}, but the options do ("${page.quote(span)}")`,
      severity: severityOf(topic, page, reference),
    },
  ];
}

/** A guide to a known game may omit many rules, so there is one finding, where its rules begin. */
function builtinFinding(
  topics: readonly RuleTopic[],
  { prose }: LintedPage,
  { name }: ReferenceRules,
): readonly PageFinding[] {
  const [first] = prose.facts;
  if (first === undefined || topics.length === 0) return [];
  const names = topics.map((topic) => `${topic.name} (\`${topic.keys[0] ?? ''}\`)`).join('; ');
  return [
    {
      span: first.span,
      message: `the built-in \`${name}\` has rules that the text does not state: ${names}`,
      severity: 'info',
    },
  ];
}

function isUnstated(
  topic: RuleTopic,
  { base, prose, sources }: LintedPage,
  reference: ReferenceRules,
): boolean {
  const isInherited = reference.kind === 'options' && reference.placeOf(...topic.keys) === null;
  const isOfBase = base !== null && isActive(topic, base.rules);
  if (
    !isActive(topic, reference.rules) ||
    isDescribed(topic, prose.rules) ||
    isInherited ||
    isOfBase
  )
    return false;
  // A sentence that is not understood may state the rule.
  return !sources.reading.sentences.some(
    ({ text, verdict }) => verdict !== 'read' && topic.words.test(text),
  );
}

/** A rule without effect in this game matters less. */
function severityOf({ keys }: RuleTopic, page: LintedPage, { rules }: ReferenceRules): Severity {
  const isCompulsory = page.prose.rules.some(
    ({ option, value }) => option === 'mandatoryPiecePromotion' && value === 'true',
  );
  const isIdle = keys.includes('immobilityIllegal') && !rules.pieceDrops && isCompulsory;
  return isIdle ? 'info' : 'warning';
}
