import { isForkKey } from '../../catalog/options/fork-keys.js';
import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { CUSTOM_PIECE_SLOTS, ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { OPTION_BY_KEY, OPTIONS } from '../../catalog/options/options.js';
import { OTHER_WORDS } from '../../catalog/options/other-words.js';
import { REMOVED_KEYS } from '../../catalog/options/removed-keys.js';
import { keeperOfLast } from '../../text/keep.js';
import { once } from '../../text/once.js';
import { isSlipOf, nearest } from '../../text/nearest.js';

interface KeyProblem {
  readonly code: `ini/${'removed-key' | 'fork-key' | 'key-needs-colour-suffix' | 'unknown-option'}`;
  readonly message: string;
  /** The key that the problem is a slip of. */
  readonly meant?: string;
}

/**
 * The key for White that replaces a key without a colour: `promotionRegion` leads to `promotionRegionWhite`, `mobilityRegionKing`
 * to `mobilityRegionWhiteKing`.
 */
const whiteKeys = once(
  () =>
    new Map<string, string>(
      OPTIONS.filter(({ key }) => key.includes('White')).map(({ key }) => [
        key.replace('White', ''),
        key,
      ]),
    ),
);

/** The problem with a key that the engine does not read. It keeps the last result, because the reader and three rules check the same key in turn. */
export const keyProblem = keeperOfLast((key: string): KeyProblem => {
  const today = REMOVED_KEYS.get(key);
  if (today !== undefined)
    return {
      code: 'ini/removed-key',
      message: `\`${key}\` is a key of an older version, and the engine ignores it; now use ${today}`,
    };
  if (isForkKey(key))
    return {
      code: 'ini/fork-key',
      message: `\`${key}\` is a key of the fork Fairy-Stockfish-X, and Fairy-Stockfish ignores it; leave it out, or use the fork`,
    };
  const white = whiteKeys().get(key);
  if (white !== undefined)
    return {
      code: 'ini/key-needs-colour-suffix',
      message: `\`${key}\` is not an option, so the engine ignores it; write \`${white}\` and \`${white.replace('White', 'Black')}\`, each with squares as seen by White`,
    };
  const code = 'ini/unknown-option';
  const word = key.trim();
  if (word !== key.trimEnd() && (OPTION_BY_KEY.has(word) || REMOVED_KEYS.has(word)))
    return {
      code,
      message: `the engine ignores this line, because the white space before \`${word}\` is part of the key; start it in the first column`,
    };
  const meant = OTHER_WORDS.get(word);
  if (meant !== undefined) return { code, message: `the engine has no key \`${key}\`; ${meant}` };
  if (/^mobilityRegion(?:White|Black)?$/.test(word))
    return {
      code,
      message: `\`${key}\` is not an option, so the engine ignores it; the key ends with a colour and a type of piece, as in \`mobilityRegionWhiteKing\``,
    };
  if (/^customPiece\d+$/.test(word))
    return {
      code,
      message: `the engine has no key \`${key}\`; there are customPiece1 to customPiece${CUSTOM_PIECE_SLOTS}`,
    };
  const advised = (advice: string): string =>
    `\`${key}\` is not an option, so the engine ignores it; ${advice}`;
  const advice = pieceAdvice(word.toLowerCase());
  if (advice !== null) return { code, message: advised(advice), ...typeNamed(word) };
  const near = nearest(word, OPTION_BY_KEY.keys());
  if (near === null) return { code, message: advised(adviceOn(word)) };
  const message = advised(`did you mean \`${near}\`?`);
  return isSlipOf(word, near) ? { code, message, meant: near } : { code, message };
});

/** What to write instead of a word that is near no key: a piece of a similar name. */
function adviceOn(word: string): string {
  const names = [...ENGINE_PIECE_TYPES, ...PIECE_NAMES].flatMap((row) => row.names);
  return pieceAdvice(nearest(word, names)) ?? 'no key of the engine is similar';
}

/** The key of a predefined type whose name among players is the word: `shogi pawn`. */
function typeNamed(word: string): { readonly meant?: string } {
  const type = ENGINE_PIECE_TYPES.find(({ names }) => names.includes(word.toLowerCase()));
  return type === undefined ? {} : { meant: type.type };
}

/** How to define a piece by one of its names among players; null if no piece has it. */
function pieceAdvice(name: string | null): string | null {
  if (name === null) return null;
  const type = ENGINE_PIECE_TYPES.find(({ names }) => names.includes(name));
  if (type !== undefined) return `for the ${name} write \`${type.type} = LETTER\``;
  const piece = PIECE_NAMES.find(({ names }) => names.includes(name));
  // Only strings that mean the same in the engine's dialect.
  return piece !== undefined && /^g?[A-Z]+$/.test(piece.betza)
    ? `for the ${name} write \`customPiece1 = LETTER:${piece.betza}\``
    : null;
}
