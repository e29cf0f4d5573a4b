import type { PageSources } from '../../../read/page/page-sources.js';
import { statesNoRule } from '../../../read/page/free-bullets.js';
import { plainName } from '../../../read/sentences/names.js';
import type { Span } from '../../../text/span.js';
import { definePageRule } from '../../page/page-rule.js';

/** Readers of the report do not look at more. */
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
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nBishops cannot leave ⟦their part of the board.⟧\n',
  ],
  good: [
    '# My game\n\nGuard (G): Moves one square orthogonally or diagonally.\n\nI made this game on a Sunday.\n',
    '# Tiny\n\n* Size: 3x3\n* Start: bkb/3/BKB w - - 0 1\n\n| Name | Abbr | Betza |\n|---|---|---|\n| King | K | K |\n| Bishop | B | B |\n\nThe board has no colours.\n',
  ],
  check: ({ prose, quote, sources }) => {
    // A document states its rules in tables and bullets, so only its first sentence is shown.
    const [all, most, others] = sources.hasTables
      ? [besideTables(sources), 1, 0]
      : [prose.notUnderstood, MOST_SHOWN, prose.others];
    const shown = all.slice(0, most);
    const count = countOf(all.length - shown.length, others);
    return shown.map((span, index) => ({
      span,
      message: `a sentence about a piece or a rule is not understood from "${quote(span)}" on${index === 0 ? count : ''}`,
    }));
  },
});

/** Words of a binding rule: what players may or must do, or what happens and when. */
const BINDING =
  /\b(?:may|must|can|cannot|can't|wins?|loses?|loss|an? draw|drawn|forbidden|illegal|allowed|only|never|always|if|when|whenever|unless|every|twice|removed|destroyed|dies|returns?|(?:is|are|do|does) not|appl(?:y|ies)|ends|confined|restricted|limited|vanish\w*|disappears?|becomes?|after|before|until|instead|except|explodes?|pass(?:es)?|castles?|promotes?|jumps?|captures?|flips?|makes? (?:two|three|\w+ moves?)|has no|have no)\b/i;

/** `rules that a table cannot state`: what something outside of the game does. */
const ABOUT_WORDS = /\b(?:that|which) (?:an? |the )?\w+ (?:can|cannot|may|must)\b/gi;
/** Words about sources and programs, or a description of the whole game: "a kind of shogi". */
const OF_SOURCES =
  /^\W*(?:(?:it|this) is )?(?:an?|the) (?:\w+ )?(?:kind|game|variant|form|mix) (?:of|with|for|by|from)\b|\b(?:pages?|sources?|guide|wikipedia|documents?|tables?|texts?|programs?|engines?|fens?|ini|glyphs?|abbreviations?)\b|\w\.\w/i;

/** What acts or is acted on in a game. */
const OF_GAME =
  /\b(?:king|queen|rook|bishop|knight|pawn|piece|player|side|turn|move|check|mate|prisoner|reserve|captur|tak|square|position|promotion|wall|winner|loser|white|black|royal)(?:s|es|ed|ing|ty)?\b|\b(?:nobody|underpromotion|checkmat\w+)\b/i;

/** The sentences of a document about its game that are not read. Bullets are left out, because their reader reports them. */
function besideTables({ document, free, prose, reading }: PageSources): readonly Span[] {
  const unread = new Map(prose.value.notUnderstood.map((span) => [span.start, span]));
  const names = new Set(
    (document?.value ?? []).flatMap(({ pieces }) =>
      pieces.map(({ id, name }) => plainName(name ?? id)),
    ),
  );
  const namesPiece = (text: string): boolean =>
    text.split(/[^\p{L}]+/u).some((word) => names.has(plainName(word)));
  const open = reading.sentences.flatMap(({ isTalk, span, text: all, unrecognized, verdict }) => {
    if (free.some(({ item }) => item.span.start <= span.start && span.start < item.span.end))
      return [];
    const text = all.slice(0, LONGEST_READ).replace(ABOUT_WORDS, '');
    const [binds, isOfSources] = [BINDING.test(text), OF_SOURCES.test(text)];
    const found = unread.get(span.start) ?? unread.get(unrecognized.start);
    if (found !== undefined) return binds || !isOfSources ? [{ binds, span: found }] : [];
    const isOfGame =
      verdict === 'prose' &&
      !isTalk &&
      !isOfSources &&
      !statesNoRule(text) &&
      (OF_GAME.test(text) || namesPiece(text));
    return isOfGame ? [{ binds, span: unrecognized }] : [];
  });
  // Only the first is shown, so sentences with a binding rule come first.
  return [...open.filter(({ binds }) => binds), ...open.filter(({ binds }) => !binds)].map(
    ({ span }) => span,
  );
}

const LONGEST_READ = 1000;

/** The end of the first message: how many sentences are not shown, and how many are about other things. */
function countOf(hidden: number, others: number): string {
  const more =
    hidden > 0
      ? ` (${hidden} more such ${hidden === 1 ? 'sentence is' : 'sentences are'} not shown; \`fairyc read\` shows all)`
      : '';
  if (others === 0) return more;
  return `${more}; ${others} other ${others === 1 ? 'sentence is' : 'sentences are'} about neither`;
}
