import { builtinNamed } from '../../catalog/variant-names.js';
import type { PieceReference } from './move-facts.js';
import { listOf, named, oneOf, opt, Phrase, PIECE_NAME, pattern, words } from './phrase.js';

/** Pieces as sentences refer to them: "a standard Chess Knight", "the guard of Korean chess", "its rooks". */

const ARTICLE = words(
  '(a|an|the|any|another|all|every|each|its|their|his|your|these|those|this|that|of the|both)?',
);
const USUAL = words(
  'modern|normal|usual|standard|orthodox|regular|ordinary|traditional|classic|classical|conventional|western|fide|orthochess|orthodoxal|international|unpromoted|orthodox*',
);
const ROYAL = words('(non royal|nonroyal|royal)?');

/** Words for games that are not their names in the engine. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['korean', 'janggi'],
  ['orthochess', 'chess'],
  ['chinese', 'xiangqi'],
  ['japanese', 'shogi'],
  ['thai', 'makruk'],
  ['three check', '3check'],
  ['three check chess', '3check'],
  ['five check', '5check'],
  ['five check chess', '5check'],
  ['chess960', 'fischerandom'],
  ['judkins shogi', 'judkins'],
]);

const notBefore = (verbs: string): Phrase<null> => {
  const verb = new RegExp(`^(?:${verbs})$`);
  return Phrase.of<null>(({ words: all }, at) =>
    verb.test(all[at]?.text ?? '') ? [] : [{ end: at, value: null }],
  );
};
const ACTS =
  'ha[sv]e?|can|cannot|may|must|do|does|will|need|needs|also|always|only|never|not|mov\\w+|captur\\w+|promot\\w+|becomes?|turns?|gains?|lacks?|stays?|explodes?|attacks?|reach|reaches|start|starts|win|wins|lose|loses';
/** Behind "promote to queens and pawns cannot …", where the pawns belong to what follows. "Promotion to a queen is allowed." */
export const NO_ACT = notBefore(ACTS);
/** Behind "no knights and the pawns are …". */
export const NO_VERB = notBefore(`${ACTS}|is|are`);

/** The built-in game that the next words name. */
const GAME_WORDS: Phrase<string> = Phrase.of(({ words: all }, at) => {
  for (const count of [4, 3, 2, 1]) {
    const some = all.slice(at, at + count);
    // Signs are no part of a name.
    if (some.length < count || !some.every(({ text }) => /^[\p{L}\p{N}]/u.test(text))) continue;
    const text = some.map(({ text: word }) => word.replace(/'s$/, '')).join(' ');
    const game = OTHER_WORDS.get(text) ?? builtinNamed(text);
    // "Knightmate, but …" is about the game.
    const isWord = NO_GAMES.has(text.replace(/^the (?!chess$)/, ''));
    const isChanged =
      at === 0 && /^(?:,|but|except|with|without|where)$/.test(all[count]?.text ?? '');
    if (game !== null && (!isWord || isChanged)) return [{ end: at + count, value: game }];
  }
  return [];
});

export const GAME: Phrase<string> = oneOf(GAME_WORDS);

/** Built-in variants whose names are words that mean something else. */
const NO_GAMES: ReadonlySet<string> = new Set([
  'the chess',
  'grand',
  'almost',
  'horde',
  'duck',
  'empire',
  'orda',
  'modern',
  'losers',
  'giveaway',
  'dragon',
  'normal',
  'standard',
  'placement',
  'breakthrough',
  'clobber',
  'snailtrail',
  'amazons',
  'coffee',
  'knightmate',
  'gothic',
  'janus',
  'opulent',
  'courier',
]);

/** Games that the engine does not know: "in Grande Acedrex", "chu shogi". */
const OTHER_GAME: Phrase<null> = Phrase.of(({ words: all }, at) => {
  const ends: { end: number; value: null }[] = [];
  for (let end = at; end < Math.min(all.length, at + 4); end++) {
    const { image = '', text = '' } = all[end] ?? {};
    if (!/^\p{Lu}/u.test(image) && !/^(?:chu|dai|tenjiku|sho|wa|tai|shogi)$/.test(text)) break;
    ends.push({ end: end + 1, value: null });
  }
  return ends;
});

const IN = words(
  '(in|of|from) (the|most|all|other)? (game of|form of|forms of|classic forms of)? (any form of)? (normal|usual|standard|orthodox|regular|ordinary|traditional|international|western|fide|modern)?',
);

/** One piece. */
export const REFERENCE: Phrase<PieceReference> = oneOf<PieceReference>(
  pattern`${ARTICLE} ${ROYAL} ${PIECE_NAME} (piece)? ${IN} (another variant)? ,? ${GAME}`.as(
    ([, , name, , game]) => ({ name, game, isUsual: false }),
  ),
  pattern`${ARTICLE} ${ROYAL} ${USUAL} ${ROYAL} ${opt(GAME)} ${PIECE_NAME} (piece)?`.as(
    ([, , , , game, name]) => ({ name, game: game ?? null, isUsual: true }),
  ),
  pattern`${ARTICLE} ${ROYAL} ${GAME} ${PIECE_NAME}`.as(([, , game, name]) => ({
    name,
    game,
    isUsual: false,
  })),
  // That of this army.
  pattern`${ARTICLE} (army's)? (counterpart|counterparts) of (the|a)? ${PIECE_NAME}`.as(
    ([, name]) => ({
      name,
      game: null,
      isUsual: false,
    }),
  ),
  pattern`${ARTICLE} ${PIECE_NAME} (counterpart|counterparts)`.as(([, name]) => ({
    name,
    game: null,
    isUsual: false,
  })),
  pattern`${ARTICLE} ${ROYAL} ${PIECE_NAME} ${IN} ${OTHER_GAME}`.as(([, , name]) => ({
    name,
    game: null,
    isUsual: false,
  })),
  pattern`${ARTICLE} ${ROYAL} ${PIECE_NAME} (piece|pieces)?`.as(([, , name]) => ({
    name,
    game: null,
    isUsual: false,
  })),
);

/** "in usual Chess", "of orthodox chess": where the piece of the same name is meant. */
export const IN_GAME: Phrase<string> = oneOf(
  pattern`${IN} ${GAME}`.as(([, game]) => game),
  pattern`${IN} ${GAME} ,|and ${listOf(pattern`(as)? in ${oneOf<unknown>(GAME, OTHER_GAME)}`, words('and|,'))}`.as(
    ([, game]) => game,
  ),
);

const AND = words(
  '(and|or|,|plus|+|&|and/or|as well as|with|combined with|and also|together with|/|and a|or a)',
);

/** "a Bishop, Knight, or Guard", "Rook + Knight". */
export const REFERENCES: Phrase<readonly PieceReference[]> = named<readonly PieceReference[]>(
  () => [
    pattern`${listOf(REFERENCE, AND)} (combined|together|combination|combined (into|in) one (piece)?)?`.as(
      ([all]) => all,
    ),
    pattern`either? ${listOf(REFERENCE, AND)}`.as(([all]) => all),
  ],
);
