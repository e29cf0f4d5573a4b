import type { Word } from './words.js';

/** Pronouns that may mean a player, or a piece. */
export const PRONOUNS: ReadonlySet<string> = new Set(['it', 'he', 'she', 'they']);

const OF_PLAYER =
  /^(?:players?|sides?|person|party|white|black|opponents?|adversary|who|whoever|whose|someone|anyone|nobody|you|owner|winner|loser)(?:'s?)?$/;

export const isOfPlayer = (text: string): boolean => OF_PLAYER.test(text);

/** How far back the sentence before may begin. */
const LONGEST_SENTENCE = 300;

/** The words of a sentence with "player" for a pronoun at its start that means one. Null if it has none, or if the sentence before names no player. */
function withPlayer(words: readonly Word[], before: string): readonly Word[] | null {
  const [first, ...rest] = words;
  if (first === undefined || !PRONOUNS.has(first.text) || first.text === 'it') return null;
  const last = /[^.!?;]+[.!?;)\s]*$/.exec(before.slice(-LONGEST_SENTENCE))?.[0] ?? '';
  const isNamed = last
    .toLowerCase()
    .split(/[^a-z']+/)
    .some(isOfPlayer);
  return isNamed
    ? [{ ...first, text: first.text === 'they' ? 'players' : 'player' }, ...rest]
    : null;
}

/** "Hill Chess is played like chess": the words with "the game" for the title at the start. Null if it does not start so. */
function withGame(words: readonly Word[], title: string): readonly Word[] | null {
  const [first] = words;
  const name = title.toLowerCase().replace(/[#*_]/g, ' ').trim().split(/\s+/);
  const isTitle = name.every((word, at) => words[at]?.text === word);
  if (first === undefined || !isTitle) return null;
  const game = ['the', 'game'].map((text): Word => ({ ...first, text, image: text }));
  return [...game, ...words.slice(name.length)];
}

/** The words of a sentence with a usual subject in place of the one at its start. Null if it has another. */
export function withSubject(
  words: readonly Word[],
  before: string,
  title: string,
): readonly Word[] | null {
  return withPlayer(words, before) ?? withGame(words, title);
}
