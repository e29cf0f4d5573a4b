import { isActive, isDescribed, RULE_TOPICS } from '../../page/rule-topics.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';

/** `rule/perpetual-check-absent` reports this option. */
const OF_ANOTHER_RULE = 'perpetualCheckIllegal';

export default definePageRule({
  code: 'rule/differs-from-base',
  severity: 'error',
  title: 'The text takes its other rules from a game, but the options do not.',
  why: 'Options without a parent inherit nothing, so every rule of the other game has to be written out.',
  bad: [
    '# My game\n\n⟦All rules are the same as orthodox Shogi⟧.\n\n```\n[mygame]\nking = k\nshogiPawn = p\npieceDrops = true\ncapturesToHand = true\ndropNoDoubled = p\nimmobilityIllegal = true\nshogiPawnDropMateIllegal = true\nperpetualCheckIllegal = true\n```\n',
  ],
  good: [
    '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame:shogi]\nnFoldRule = 3\n```\n',
  ],
  check: ({ base, reference, prose, quote }) => {
    if (reference?.kind !== 'options' || base === null) return [];
    const { span } = base;
    const missing = RULE_TOPICS.filter(
      (topic) =>
        !topic.keys.includes(OF_ANOTHER_RULE) &&
        isActive(topic, base.rules) &&
        !isActive(topic, reference.rules) &&
        !isDescribed(topic, prose.rules),
    );
    if (missing.length === 0) return [];
    const names = missing.map(({ keys, name }) => `${name} (\`${keys[0] ?? ''}\`)`).join('; ');
    return [
      {
        span,
        message: `"${quote(span)}", but these options lack: ${names}; write them, or \`[${reference.name}:${base.name}]\``,
        notes: [noteAt(reference.span, 'the options')],
      },
    ];
  },
});
