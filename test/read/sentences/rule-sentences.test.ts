import { describe, expect, test } from 'vitest';
import { readSentences } from '../../../src/read/sentences/reading.js';
import type { RuleFact } from '../../../src/read/sentences/rule-facts.js';
import type { SentenceReading } from '../../../src/read/sentences/sentence-reading.js';
import { pageOf } from '../prose/pages.js';
import { CASES } from './rules-in-words.js';

/** Names of pieces on the page. */
const NAMES = [
  'Lance',
  'Dragon',
  'Swallow',
  'Sparrow',
  'Emperor',
  'Prince',
  'Phoenix',
  'Guard',
  'Goose',
  'Gold',
  'Tokin',
  'Ship',
  'Angel',
  'Placer',
];
const LETTERS = 'ACDEFGHIJLMOST';

/** The pieces that a sentence names; reading all of them for each sentence takes most of the time. */
function entriesFor(sentence: string): readonly string[] {
  return NAMES.flatMap((name, index) =>
    sentence.toLowerCase().includes(name.toLowerCase())
      ? [`### ${name} (${LETTERS.charAt(index)})\n\nThe ${name} moves one square.\n`]
      : [],
  );
}

function told(sentence: string, topic: string | null, title: string): SentenceReading {
  const entries = entriesFor(sentence);
  const { blocks } = pageOf(
    'page.md',
    `# ${title}\n\n${entries.join('\n')}\n## ${topic ?? 'Rules'}\n\n${sentence}\n`,
  );
  const reading = readSentences(blocks, { base: 'shogi', ranks: 9 });
  return { ...reading, sentences: reading.sentences.slice(entries.length) };
}

const distinct = (facts: readonly RuleFact[]) => [
  ...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values(),
];
type Options = Readonly<Record<string, string | null>>;
const optionsOf = (rules: readonly { option: string | null; value: string | null }[]): Options =>
  Object.fromEntries(rules.map(({ option, value }) => [option ?? '', value]));

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each([...cases])('%s', (sentence, stated, topic) => {
    const { facts, rules, sentences } = told(sentence, topic ?? null, 'My Rabbit game');
    const own = distinct(facts.map(({ fact }) => fact));
    const options: Options = Object.fromEntries(
      stated.flatMap((one) => ('fact' in one ? [] : Object.entries(one))),
    );
    expect(own.filter(({ kind }) => kind !== 'option')).toEqual(
      stated.flatMap((one) => ('fact' in one ? [one.fact] : [])),
    );
    expect(optionsOf(rules)).toMatchObject(options);
    expect(options).toMatchObject(
      optionsOf(own.flatMap((fact) => (fact.kind === 'option' ? [fact] : []))),
    );
    const verdicts = sentences.map(({ verdict }) => verdict);
    expect(verdicts).not.toContain('unread');
  });
});

/** "Castling isn't allowed". */
function contracted(sentence: string): string {
  return sentence.replace(/\b(is|are|do|does|need) not\b/gi, "$1n't");
}

/** Other ways to write a sentence that state the same. */
const REWORDED: Readonly<Record<string, (sentence: string) => string>> = {
  'in bold': (sentence) =>
    sentence.replace(/\b(?:squares?|king|pawns?|promotes?|wins?|loses|draw)\b(?!['’])/g, '**$&**'),
  'as an exclamation': (sentence) => sentence.replace(/\.$/, '!'),
  // A line that begins with other words may be an entry of its own: "moves …", "name: …", "name - …".
  'on two lines': (sentence) =>
    sentence.replace(/^([^:]{8,}) (?=(?:the|an?|of|to|in|on|and|or) [^:-]*$)/, '$1\n'),
  'with more blanks': (sentence) => sentence.replaceAll(' ', '\u00a0 '),
  'with contractions': contracted,
  'with cells for squares': (sentence) => sentence.replace(/\bsquare/g, 'cell'),
  'with fields for squares': (sentence) => sentence.replace(/\bsquare/g, 'field'),
};

test.each(Object.entries(REWORDED))('the same %s', (_, reword) => {
  for (const [sentence, , topic] of Object.values(CASES).flat()) {
    const [plain, reworded] = [sentence, reword(sentence)].map((text) => {
      const { facts, sentences } = told(text, topic ?? null, 'My Rabbit game');
      const own = distinct(facts.map(({ fact }) => fact));
      return [own, sentences.map(({ verdict }) => verdict)];
    });
    expect(reworded, reword(sentence)).toEqual(plain);
  }
});

/** Words that turn a rule into its opposite, or into no rule. */
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/i, 'can'],
  [/\b(may|must) not\b/i, '$1'],
  [/\b(is|are) not\b/i, '$1'],
  [/\b(is|are) (?:forbidden|illegal|prohibited)\b/i, '$1 allowed'],
  [/\b(?:does|do) not\b/i, ''],
  [/\bnever\b/i, 'always'],
  [/\bno\b(?! more)/i, 'a'],
  [/\bwithout\b/i, 'with'],
  [/\b(can|may)\b(?! not)/i, '$1not'],
  [/\bmust\b(?! not)/i, 'need not'],
  [/\b(is|are) (allowed|permitted|possible|legal)\b/i, '$1 not $2'],
  [/\bwins\b/i, 'does not win'],
  [/\bwins\b/i, 'loses'],
  [/\bloses\b/i, 'does not lose'],
  [/\bloses\b/i, 'wins'],
  [/\bat most\b/i, 'at least'],
  [/\bno more than\b/i, 'more than'],
  [/\bmore than\b/i, 'at most'],
];

test('the opposite of a rule does not state it', () => {
  // A remark that no option states is a remark either way.
  const rulesOf = (sentence: string, topic: string | undefined): string => {
    const { facts } = told(sentence, topic ?? null, 'My Rabbit game');
    return JSON.stringify(facts.flatMap(({ fact }) => (fact.kind === 'meaning' ? [] : [fact])));
  };
  const wrong = Object.values(CASES).flatMap((cases) =>
    cases.flatMap(([sentence, , topic]) => {
      const opposites = OPPOSITES.map(([word, other]) => sentence.replace(word, other));
      const changed = [...new Set(opposites)].filter((opposite) => opposite !== sentence);
      const rules = changed.length === 0 ? '[]' : rulesOf(sentence, topic);
      return rules === '[]' ? [] : changed.filter((opposite) => rulesOf(opposite, topic) === rules);
    }),
  );
  expect(wrong).toEqual([]);
});

/** Sentences that are weaker than a rule, or negate one: none of them states a rule. */
const NO_RULE: readonly string[] = [
  'Stalemate is not a draw.',
  'Stalemate is usually a draw.',
  'Stalemate is not a loss for the player who cannot move.',
  'A player who cannot move does not lose.',
  'A player who can move wins.',
  'A player with a legal move loses.',
  'If a player has legal moves, the game is a draw.',
  'A bare king wins.',
  'A player who gives check loses.',
  'The general may leave the palace once.',
  'Kings may leave the palace if they are in check.',
  'Unless a player can move, he loses.',
  'It is not true that stalemate is a draw.',
  'Stalemate is a win.',
  // Not by a drop.
  'A pawn may not give mate.',
  'The knight cannot deliver mate.',
  'Stalemate is a draw in chess.',
  'Castling is not always allowed.',
  'Castling is usually not allowed.',
  'Castling is (not) allowed.',
  'The other pieces do not move as in chess.',
  'Some of the other pieces move as in chess.',
  "White's Lance is replaced by a Ship.",
  'A pawn is replaced by a Ship.',
  'The rules are not those of chess, except:',
  'Drops are not as in shogi.',
  'Is castling allowed?',
  'Castling is allowed?',
  'Castling was not allowed.',
  'There is no rule against castling.',
  'No rule forbids castling.',
  'Optionally, castling is allowed.',
  'In some variants, castling is allowed.',
  'Castling through check is not allowed.',
  'Pawns cannot be dropped on the first or second rank.',
  'If a king is in check and there is no move to escape the check, the king wins.',
  'Pawns may move two squares, provided that White agrees.',
  'You may drop a pawn on the last rank, but only once.',
  'Although castling is allowed, White moves first.',
  'As promotion is optional, White moves first.',
  'Captured pieces can be dropped, a right that White has.',
  'Castling is allowed, which White must do first.',
  'The object is to mate the enemy king or to please the crowd.',
  'The other rules, including the last, differ from chess.',
  'No castling for Black.',
  'There is no en passant for the Horde pawns.',
  'The king castles by moving some squares towards a rook.',
  'When castling, the king moves three squares if the rook is unmoved.',
  'You may not castle if your king is in check.',
  'If castling is not allowed, White moves first.',
  'Castling is not allowed because kings are slow, but White may castle.',
  'Players may not pass when in check.',
  'Players may pass only once.',
  'Not all captured pieces can be dropped.',
  'Captured pieces can only be dropped on the last rank.',
  'Captured pieces can be dropped, but not immediately.',
  'Captured pieces may not be dropped immediately.',
  'Captured pieces can be dropped (except pawns).',
  'Promotion is not mandatory on the last rank.',
  'Promotion is compulsory only on the last rank.',
  'Promotion is compulsory if the piece could not move otherwise.',
  'Repetition is not a draw.',
  'The player who repeats the position does not lose.',
  'The player who did not start the repetition loses.',
  'Perpetual check does not lose.',
  'In case of perpetual check, the opponent loses.',
  'Perpetual check wins.',
  'The promotion zone is the 6th, 7th and 9th ranks.',
  'When a pawn reaches the last rank, a Ship promotes to Angel.',
  'The king cannot win by reaching the last rank.',
  'A player whose king reaches the last rank does not win.',
  'A player whose king reaches the last rank wins unless it can be captured.',
  'The player whose king reaches the last rank loses.',
  "If a player's king reaches the last rank, his opponent wins.",
  "A player loses if his opponent's king reaches the last rank.",
  'The game cannot end in a draw.',
  'Bare kings are not a draw.',
  'The Prince is not essentially the king.',
  'There is no restriction on dropping pawns.',
  'Dropping a pawn to give mate is not illegal.',
  'A pawn may not be dropped on a file with a king.',
  'White does not move first.',
  'Black moves first, not White.',
  'In handicap games, White moves first.',
  'The rules are not the same as in Shogi.',
  'Not all rules are the same as in Shogi.',
  'The Gold does not promote to King.',
  'The game is not played on a 9x9 board.',
  'The weakest piece promotes to a weaker piece.',
  'Checkmating the queen wins.',
  'Pawns promote to a piece of the same color.',
  'Pawns dropped in the enemy camp promote at once.',
  'A player who resigns does not lose.',
  'Players need not resign.',
  'If you can capture a piece, you need not.',
  'Three checks are a draw.',
  // Brackets that restrict the statement.
  'Castling is allowed (queenside only).',
  'There is no castling (but the king may leap once).',
  'Pieces may be dropped on any empty square (on your own half).',
  'Pawns promote on the last two ranks (mandatory on the last).',
];

test.each([...new Set([...NO_RULE, ...NO_RULE.map(contracted)])])('no rule: %s', (sentence) => {
  expect(told(sentence, null, 'Hare Shogi').facts).toEqual([]);
});

test('items of a list continue the sentence above it', () => {
  const ends = '\n\n- your king reaches the last rank\n- your opponent cannot move';
  const facts = (sentence: string) =>
    told(`${sentence}${ends}`, null, 'Hare Shogi').facts.map(({ fact }) => fact.kind);
  expect(facts('You win if:')).toEqual(['flag', 'stalemate']);
  expect(facts('You win or lose if:')).toEqual([]);
});

/** Sentences about other games do not state rules of this game. */
const OF_OTHERS: readonly string[] = [
  'Note that in Shogi, repetition leads to a draw.',
  'In orthodox Shogi, promotion is optional.',
  'In western chess, stalemate is a draw.',
  'In chess, stalemate is a draw, but in this game it is a loss.',
  'In older versions, stalemate is a draw.',
  'While in Shogi stalemate is a loss, here it is a draw.',
  'This is different from chess, where stalemate is a draw.',
];

test.each(OF_OTHERS)('of other games: %s', (sentence) => {
  expect(told(sentence, null, 'Hare Shogi').facts).toEqual([]);
});
