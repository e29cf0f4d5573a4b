import { PIECE_NAMES } from '../../src/catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../src/catalog/piece-types.js';

/** Names have capitals; these are what stands beside them. */
const BESIDE_NAMES: ReadonlySet<string> = new Set([
  'piece',
  'general',
  'regular',
  'normal',
  'ordinary',
  'its',
  'counterpart',
]);
/** Words with which a sentence may begin that change what it says. */
const NO_NAMES =
  /^(?:never|rarely|seldom|sometimes|often|usually|hardly|no|not|only|when|while|unless|if|in|of|at|with|that|which|who|next|last|opponent|player)$/i;

/** Words of names that stand behind an article in small letters: "the gold general". */
const NAME_WORDS: ReadonlySet<string> = new Set(
  [...PIECE_NAMES, ...ENGINE_PIECE_TYPES]
    .flatMap(({ names }) => names)
    .flatMap((name) => name.toLowerCase().split(' ')),
);

/** True for a word that may be part of the name with which a sentence begins. */
export function isOfSubject(word: string): boolean {
  const first = word.charAt(0);
  const isCapital = first !== first.toLowerCase();
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  const isOfName = isCapital || BESIDE_NAMES.has(plain) || NAME_WORDS.has(plain);
  return isOfName && !NO_NAMES.test(word);
}

/** True for a word that no name has, though it may stand before a verb. */
export function isNoName(word: string): boolean {
  return NO_NAMES.test(word);
}
