import type { Severity } from '../../../text/diagnostic.js';
import type { JudgedRules, LintedPage } from '../../page/linted-page.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';
import { RULE_TOPICS, type RuleTopic } from '../../page/rule-topics.js';

export default definePageRule({
  code: 'rule/unstated',
  severity: 'warning',
  since: '0.1.0',
  title: 'The options have a rule that the text does not state.',
  why: 'Who plays by the text plays another game than the engine. Rules of the game that the text refers to are stated by that.',
  bad: [
    '# My game\n\nA player who has no legal move loses.\n\n```\n[mygame]\nking = k\nstalemateValue = loss\n⟦perpetualCheckIllegal = true⟧\n```\n',
  ],
  good: [
    '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame]\nking = k\nperpetualCheckIllegal = true\n```\n',
    '```\n[mygame]\nking = k\nperpetualCheckIllegal = true\n```\n',
  ],
  check: (page) => {
    const { judged, prose } = page;
    // A page without rules in words leaves all of them to the options.
    if (judged === null || prose.rules.length === 0) return [];
    return RULE_TOPICS.filter((topic) => isUnstated(topic, page, judged)).flatMap((topic) => {
      const written = judged.placeOf(...topic.keys);
      const span = written ?? placeOfReference(page);
      if (span === null) return [];
      const where = judged.kind === 'options' ? 'the options' : `the built-in \`${judged.name}\``;
      return [
        {
          span,
          message: `no sentence says ${topic.name}, but ${where} ${judged.kind === 'options' ? 'have' : 'has'} it: \`${topic.keys[0] ?? ''}\``,
          notes: written === null ? [noteAt(null, `built-in \`${judged.name}\``)] : [],
          severity: severityOf(topic, page, judged),
        },
      ];
    });
  },
});

function isUnstated(
  { isActive, keys, kinds }: RuleTopic,
  { base, prose }: LintedPage,
  judged: JudgedRules,
): boolean {
  const isSaid = prose.rules.some(({ kind }) => kinds.includes(kind));
  const isInherited = judged.kind === 'options' && judged.placeOf(...keys) === null;
  const isOfBase = base !== null && isActive(base.rules);
  return isActive(judged.rules) && !isSaid && !isInherited && !isOfBase;
}

/** A built-in variant may have what a guide leaves out; a rule that cannot bite matters little. */
function severityOf({ keys }: RuleTopic, page: LintedPage, { kind, rules }: JudgedRules): Severity {
  if (kind === 'builtin') return 'info';
  const isCompulsory = page.statements('promotion-compulsory').some(({ compulsory }) => compulsory);
  const isIdle = keys.includes('immobilityIllegal') && !rules.pieceDrops && isCompulsory;
  return isIdle ? 'info' : 'warning';
}

/** Where the rules begin in words. */
function placeOfReference({
  prose,
}: LintedPage): LintedPage['prose']['rules'][number]['span'] | null {
  return prose.rules[0]?.span ?? null;
}
