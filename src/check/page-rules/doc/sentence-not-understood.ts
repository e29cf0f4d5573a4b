import type { PageSources } from '../../../read/page/page-sources.js';
import type { Span } from '../../../text/span.js';
import { definePageRule } from '../../page/page-rule.js';

/** As many as a reader of the report looks at. */
const MOST_SHOWN = 100;

export default definePageRule({
  code: 'doc/sentence-not-understood',
  severity: 'info',
  isLoss: true,
  title: 'A sentence about a piece or a rule was not fully understood.',
  why: 'fairyc cannot compare what it does not understand with the other sources on the page. Sentences about neither pieces nor rules are only counted.',
  bad: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nThe player whose ⟦guard dances around the king wins.⟧\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nA bishop that reaches the last rank is ⟦removed.⟧\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\n⟦The bishop may jump over one pawn.⟧\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nBishops cannot leave ⟦their half of the board.⟧\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nI made this game on a Sunday.\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nThe board has no colours.\n',
  ],
  check: ({ prose, quote, sources }) => {
    const { notUnderstood: all, others } = prose;
    const spans = sources.hasTables ? all.filter((span) => isOpenRule(sources, span)) : all;
    // A document says its rules in tables and bullets: there sentences are only counted.
    const shown = spans.slice(0, sources.hasTables ? 1 : MOST_SHOWN);
    const count = countOf(spans.length - shown.length, sources.hasTables ? 0 : others);
    return shown.map((span, index) => ({
      span,
      message: `a sentence about a piece or a rule is not understood from "${quote(span)}" on${index === 0 ? count : ''}`,
    }));
  },
});

/** Words that bind somebody, or say what happens and when. */
const BINDING =
  /\b(?:may|must|can|cannot|can't|wins?|loses?|loss|an? draw|drawn|forbidden|illegal|allowed|only|never|always|if|when|whenever|unless|every|twice|removed|destroyed|dies|returns?|appl(?:y|ies)|ends|confined|restricted|limited|vanish\w*|disappears?|becomes?|after|before|until|instead|except|explodes?|pass(?:es)?|castles?|promotes?|jumps?|captures?|flips?|makes? (?:two|three|\w+ moves?)|has no|have no)\b/i;

/** `rules that a table cannot say`: what something beside the game does. */
const ABOUT_WORDS =
  /\b(?:that|which) (?:an? |the )?\w+ (?:can|cannot|may|must)\b|\b(?:pages?|sources?|guide|wikipedia|documents?|tables?|texts?)\b/gi;

/** In a document: words of a rule, which stand in no bullet, whose reader says the same. */
function isOpenRule({ free, telling }: PageSources, { end, start }: Span): boolean {
  if (free.some(({ item: { span } }) => span.start <= start && start < span.end)) return false;
  const sentence = telling.sentences.find(({ span }) => span.start <= start && end <= span.end);
  const text = sentence?.text.slice(0, LONGEST_READ) ?? '';
  return BINDING.test(text.replace(ABOUT_WORDS, ''));
}

const LONGEST_READ = 1000;

/** Said once: what is left out, and how much of the page is about other things. */
function countOf(hidden: number, others: number): string {
  const more =
    hidden > 0
      ? ` (${hidden} more such ${hidden === 1 ? 'sentence is' : 'sentences are'} not shown; \`fairyc read\` shows all)`
      : '';
  if (others === 0) return more;
  return `${more}; ${others} other ${others === 1 ? 'sentence is' : 'sentences are'} about neither`;
}
