import type { Dialect } from './dialects.js';

/** One small letter of a prefix. */
interface ModifierRow {
  readonly letter: string;
  readonly role: 'direction' | 'modifier';
  /** What it does to the atom after it, in words that follow "it". */
  readonly meaning: string;
  /** The dialects whose program does not ignore it. */
  readonly dialects: readonly Dialect[];
}

const ALL = ['fairy-stockfish', 'xboard', 'xbetza'] as const;
const XBOARD_AND_XBETZA = ['xboard', 'xbetza'] as const;
const XBETZA = ['xbetza'] as const;

function direction(letter: string, meaning: string): ModifierRow {
  return { letter, role: 'direction', meaning, dialects: ALL };
}

function modifier(letter: string, dialects: readonly Dialect[], meaning: string): ModifierRow {
  return { letter, role: 'modifier', meaning, dialects };
}

/** Every small letter, and the programs that use it, as measured (test/fixtures/betza-dialects.json). */
export const MODIFIERS: readonly ModifierRow[] = [
  direction('f', 'moves only forward'),
  direction('b', 'moves only backward'),
  direction('l', 'moves only to the left'),
  direction('r', 'moves only to the right'),
  direction('v', 'moves only forward and backward'),
  direction('s', 'moves only sideways'),
  direction(
    'h',
    'moves in one half of the directions (after another direction), or in one chirality',
  ),
  modifier('m', ALL, 'moves without capture'),
  modifier('c', ALL, 'captures only'),
  modifier('i', ALL, 'moves only from its initial square'),
  modifier('n', ALL, 'is lame: the squares between must be empty'),
  modifier('p', ALL, 'hops over exactly one piece, then goes on'),
  modifier('g', ALL, 'hops over exactly one piece and lands directly behind it'),
  modifier('e', ALL, 'captures en passant'),
  modifier('j', XBOARD_AND_XBETZA, 'must jump over a piece; a rider skips its first square'),
  modifier('d', XBOARD_AND_XBETZA, 'captures pieces of its own side'),
  modifier('o', XBOARD_AND_XBETZA, 'moves across the edge of a cylindrical board'),
  modifier('y', XBOARD_AND_XBETZA, 'alternates between leaping and riding from leg to leg'),
  modifier('a', XBOARD_AND_XBETZA, 'moves again: what follows is the next leg'),
  modifier('t', ['xboard'], 'does not capture a piece of its own type'),
  modifier('z', XBETZA, 'rides crookedly, turning left and right'),
  modifier('q', XBETZA, 'rides in a circle, always turning the same way'),
  modifier('u', XBETZA, 'unloads what it captured'),
  modifier('x', XBETZA, 'lends its moves to a piece nearby, or borrows them from it'),
  modifier('k', XBETZA, 'captures only the king'),
  modifier('w', [], 'has no meaning in any of the programs'),
];

/** Letter -> row. */
export const MODIFIER_BY_LETTER: ReadonlyMap<string, ModifierRow> = new Map(
  MODIFIERS.map((row) => [row.letter, row]),
);

/** The letters of one role as one string, for lexers. */
export function modifierLetters(role: ModifierRow['role']): string {
  return MODIFIERS.filter((row) => row.role === role)
    .map((row) => row.letter)
    .join('');
}
