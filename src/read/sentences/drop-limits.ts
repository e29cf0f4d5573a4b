import { NUMBER } from './directions.js';
import { anyOf, oneOf, opt, PIECE_NAME, pattern, Phrase, textIn, words } from './phrase.js';
import {
  ALLOWED,
  ANY_NAME,
  CAN,
  CANNOT,
  ENEMY_KING,
  LOSES,
  NOBODY,
  NOT_ALLOWED,
  notInForce,
  PAWNS,
  SELF,
  set,
  type Facts,
} from './rule-words.js';

/** Phrases for what limits drops: pieces of a kind on a file, and mate by a drop. */

const ON_A_FILE = words(
  '(be)? (placed|dropped|standing)? (in|on|into|onto|to|per) (the|a|any|one|each|every)? (same|single|given|one)? (file|column) (of the board)?',
);
const WITH_ANOTHER = words(
  '(that|where|with|as|which|already|containing|if|having|occupied by|on which)? (it|the player|they)? (already)? (has|have|contains|there is|you have|with|containing|already has|already contains|already|you already have|is|has already|holds|by)? (already)? (another|an|a|one of your|one|your|his|their|another one of your|one of the|one of his)? (own|existing|friendly|other)? (unpromoted)? (pawn|pawns) (of (yours|the same (player|color|colour|side)|your own|their own|his own|that player))? (on it|in it)?',
);
const IN_FILE = words('(in|on|into|onto|to) (the|a|any) (same)? (file|column)');
const HOLDING = words(
  '(that|which)? (contains|containing|has|with|holding|already has|already contains)',
);
const MATE = words(
  '(and|to|with|that|,)? (give|gives|giving|deliver|delivers|delivering|cause|make|result in|causing)? (an|a)? (immediate|immediately|direct)? (checkmate|mate|checkmating|mating)',
);
const AT_ONCE = words('(immediately|at once|instantly|on the drop|with it|with that drop)?');
const MATES_BY_DROP: Phrase<string> = oneOf<string>(
  pattern`(give|deliver|giving|delivering|to give|to deliver|to)? (immediate)? (checkmate|mate|checkmating|mating) ${opt(ENEMY_KING)} (by|with|through) (dropping|a drop of|drop of|the drop of|a dropped|the dropped) (a|the|your)? ${ANY_NAME} ${AT_ONCE}`.as(
    ([, piece]) => piece,
  ),
  textIn(
    pattern`(by)? (dropping|drop) (a|the|your)? ${PIECE_NAME} ${MATE} ${opt(ENEMY_KING)} ${AT_ONCE}`,
    pattern`${PIECE_NAME} (drop|drops) (that)? ${MATE} ${opt(ENEMY_KING)}`,
    pattern`(a|the)? ${PIECE_NAME} drop (checkmate|mate)`,
    pattern`(checkmate|mate) (by|with|through) (a|the)? ${PIECE_NAME} (drop|drops)`,
  ),
  words('uchifuzume').as(() => 'pawn'),
);

/** "The knight cannot give mate" is no rule on drops: a word has to say so. */
const ofDrops = <T>(phrase: Phrase<T>): Phrase<T> =>
  Phrase.of(
    (reading, at) =>
      phrase
        .match(reading, at)
        .filter(({ end }) =>
          reading.words.slice(0, end).some(({ text }) => /^(?:drop|immediately$)/.test(text)),
        ),
    () => phrase.start,
  );

export const DROP_LIMITS: Phrase<Facts> = oneOf<Facts>(
  // The most pieces on a file.
  anyOf(
    pattern`(there)? (two or more|two|2|more than one) (of)? (your|the same player's|a player's)? (own)? (unpromoted)? (pawns|pawn) (of the same (color|colour|player|side)|of (one|a|each) player)? ${CANNOT} (be|stand|occupy)? ${ON_A_FILE}`,
    pattern`(there (may|can) be)? no two (unpromoted)? (pawns) (of the same (color|colour|player|side)|of (one|a|each) player)? (can|may)? (be|stand)? ${ON_A_FILE}`,
    pattern`(at most|no more than|maximum|only|one) (one|1)? (unpromoted)? (pawn|pawns) (of each (player|side)|per player)? (is|are|may be)? (allowed|permitted|placed)? (per|in|on) (each|a|any|one|the same)? (file|column) (is|are)? (allowed)?`,
    pattern`only? (one|1) pawn per file is allowed`,
  ).as(() => [{ kind: 'drop-file', piece: 'pawn', most: 1 }]),
  anyOf(
    notInForce(
      '(nifu|two pawns|two pawn|double pawn|doubled pawns|doubled pawn) rule|rule (of|on|against) (nifu|two pawns|doubled pawns)',
    ),
    words('(nifu|(two|doubled) pawns) (is|are) (allowed|permitted|legal)'),
    pattern`(two or more|two|2|more than one) (of)? (your)? (own)? (unpromoted)? (pawns|pawn) ${ON_A_FILE} ${ALLOWED}`,
    pattern`${SELF} ${CAN} (drop|place) (a|another)? ${PAWNS} ${IN_FILE} ${WITH_ANOTHER}`,
    pattern`${PAWNS} ${CAN} be (dropped|placed) ${IN_FILE} ${WITH_ANOTHER}`,
    pattern`(two or more|two|2|more than one) (of)? (your)? (own)? (unpromoted)? (pawns|pawn) (can|may) (be|be placed|stand)? ${ON_A_FILE}`,
    pattern`${SELF} ${CAN} (drop|place|have) (two|2|several|two or more|multiple|more than one) (unpromoted)? ${ANY_NAME} ${ON_A_FILE}`,
  ).as(() => set({ dropNoDoubled: '-' })),
  pattern`${anyOf(pattern`${opt(SELF)} ${CANNOT}`, pattern`${NOBODY} ${CAN}`)} (drop|place|dropping) (a|another)? ${PIECE_NAME} ${IN_FILE} ${WITH_ANOTHER}`.as(
    ([, piece]) => [{ kind: 'drop-file', piece, most: 1 }],
  ),
  textIn(
    pattern`(a|an|the)? ${PIECE_NAME} ${CANNOT} be (dropped|placed) (in|on|into|onto|to) (the|a) (same)? (file|column) ${WITH_ANOTHER} ${opt(words('promoted are okay|promoted pawns are okay'))}`,
    pattern`${anyOf(SELF, words('there'))} ${oneOf<unknown>(CANNOT, words('must not'))} (have|be|place) (two|2) (unpromoted)? ${PIECE_NAME} (of one player|of the same player)? ${ON_A_FILE}`,
    pattern`${SELF} may have (one|1) (of (your|his|her|their|the) (own)?)? (unpromoted)? ${PIECE_NAME} ${ON_A_FILE}`,
    pattern`(two|2) (unpromoted)? ${PIECE_NAME} ${ON_A_FILE} ${NOT_ALLOWED}`,
  ).as((piece): Facts => [{ kind: 'drop-file', piece, most: 1 }]),
  words('(there is)? (a)? nifu|the nifu rule applies|nifu applies|nifu is forbidden').as(() => [
    { kind: 'drop-file', piece: 'pawn', most: 1 },
  ]),
  pattern`(a|an|the)? ${PIECE_NAME} ${CANNOT} be (dropped|placed) (in|on|into|onto|to) (a|the|any) (file|column) ${HOLDING} ${NUMBER} ${PIECE_NAME} (of the (same )? player|of the same (player|side|color))?`.when(
    ([piece, , , count, same]) =>
      piece === same ? [{ kind: 'drop-file', piece, most: count }] : null,
  ),
  pattern`(a|the)? player ${CANNOT} (drop|place) (a|another)? ${PIECE_NAME} (in|on|into|onto|to) (a|the|any) (file|column) ${HOLDING} ${NUMBER} ${PIECE_NAME} (of the player|of the same (player|side|color))?`.when(
    ([, piece, , count, same]) =>
      piece === same ? [{ kind: 'drop-file', piece, most: count }] : null,
  ),
  pattern`(no more than|not more than|at most|a maximum of|up to) ${NUMBER} (unpromoted)? ${PIECE_NAME} (of one player)? ${ON_A_FILE}`.as(
    ([most, piece]) => [{ kind: 'drop-file', piece, most }],
  ),
  pattern`${anyOf(SELF, words('there'))} ${words('(may|can|must) (not|never) (have|be|place)? more than|(may|can|must) (have|be|place)? (no more than|at most)')} ${NUMBER} (unpromoted)? ${PIECE_NAME} (of one player|of the same player)? ${ON_A_FILE}`.as(
    ([, , most, piece]) => [{ kind: 'drop-file', piece, most }],
  ),
  pattern`pieces (may|can) be (dropped|placed) where they (cannot|can not) move`.as(() =>
    set({ immobilityIllegal: 'false' }),
  ),
  // Mate by a drop.
  textIn(
    pattern`it is (illegal|forbidden|not allowed) to ${MATES_BY_DROP}`,
    pattern`${opt(SELF)} ${CANNOT} (be)? (used to)? ${MATES_BY_DROP}`,
    pattern`${MATES_BY_DROP} ${NOT_ALLOWED}`,
    pattern`(a|the)? ${PIECE_NAME} ${CANNOT} (make|give|deliver) (an)? (immediate)? (checkmate|mate) (when|upon being|by being|if) dropped`,
    ofDrops(
      pattern`(a|the)? (dropped)? ${PIECE_NAME} (drop)? ${CANNOT} (be dropped|immediately|directly)? ${MATE} ${opt(ENEMY_KING)} ${AT_ONCE} ${opt(words('but checks are (okay|ok|allowed)|checks are (okay|ok|allowed)|though it may give check'))} ${opt(pattern`(-|:) ${MATES_BY_DROP}`)}`,
    ),
  ).as((piece): Facts => [{ kind: 'drop-mate', piece, result: 'illegal' }]),
  pattern`${MATES_BY_DROP} ${LOSES}`.as(([piece]) => [
    { kind: 'drop-mate', piece, result: 'loss' },
  ]),
  pattern`${opt(pattern`${SELF} (can|may)`)} (deliberately|even)? ${MATES_BY_DROP} ${opt(ALLOWED)}`.when(
    ([can, piece, allowed]) =>
      can === null && allowed === null ? null : [{ kind: 'drop-mate', piece, result: 'allowed' }],
  ),
  textIn(
    pattern`(a|the)? ${PIECE_NAME} (can|may) be dropped ${MATE} ${opt(ENEMY_KING)}`,
    pattern`(a|the)? dropped ${PIECE_NAME} ${CAN} ${MATE} ${opt(ENEMY_KING)} ${AT_ONCE}`,
  ).as((piece): Facts => [{ kind: 'drop-mate', piece, result: 'allowed' }]),
  notInForce(
    '(uchifuzume|pawn drop (mate|checkmate)) rule|rule (of|on|against) (uchifuzume|pawn drop (mate|checkmate))',
  ).as(() => [{ kind: 'drop-mate', piece: 'pawn', result: 'allowed' }]),
  pattern`(drops|a drop) (resulting in|that give|that gives|giving|with)? (an)? (immediate)? (checkmate|mate) ${ALLOWED}`.as(
    () => set({ shogiPawnDropMateIllegal: 'false' }),
  ),
  words(
    'this (loses the game|will cause the player to lose|causes the player to lose|is a loss|loses)',
  ).as(() => [{ kind: 'that-loses' }]),
);
