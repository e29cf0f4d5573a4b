import type { ByColor } from '../../ir/board.js';
import type { Span } from '../../text/span.js';
import type { Meaning } from './meanings.js';

/** What sentences state about the rules of a game, before the board and the letters of pieces are known. */

/** Ranks at the far side of the board: a number of last ranks, or all ranks from a given one. */
export type FarRanks = { readonly last: number } | RanksFrom;

interface RanksFrom {
  readonly from: number;
  readonly to: number | null;
}

/** Two opposite corners of an area: `c1`, `e3`. */
export type Corners = readonly [string, string];

export type Result = 'win' | 'loss' | 'draw';

/** What a text means by stalemate. */
export type StalemateKind = 'no-legal-move' | 'royal-cannot-move' | 'only-illegal-moves';

/** The player whose result a repetition is: who repeats the position last, who began, or "who made it" (either may be meant). */
export type Repeater = 'who-closes' | 'who-began' | 'who-made-it';

export interface Repetition {
  readonly kind: 'repetition';
  /** Null if the text gives no number. */
  readonly times: number | null;
  /** Whether `times` counts the occurrences of the position. With `either` it may also count the repetitions: "is repeated three times". */
  readonly counts: 'occurrences' | 'either';
  readonly result: Result | 'prohibited';
  /** Null if the result is not a player's. */
  readonly who: Repeater | null;
  /** The result comes with the next occurrence after those. */
  readonly after: boolean;
}

export type RuleFact =
  /** `isImplied`: another sentence may say otherwise, without contradicting this one. */
  | {
      readonly kind: 'option';
      readonly option: string;
      readonly value: string;
      readonly isImplied?: true;
    }
  /** Understood, but the engine has no option for it. */
  | { readonly kind: 'meaning'; readonly meaning: Meaning }
  | { readonly kind: 'size'; readonly files: number; readonly ranks: number }
  /** Null if the text gives no colour. */
  | { readonly kind: 'first-player'; readonly color: 'white' | 'black' | null }
  /** The colour that the page gives to sente. */
  | { readonly kind: 'sente-is'; readonly color: 'white' | 'black' }
  /** `result` is for the player who cannot move. Null if the text only defines stalemate. */
  | { readonly kind: 'stalemate'; readonly result: Result | null; readonly when: StalemateKind }
  | Repetition
  /** A piece that reaches ranks or squares wins. With `race`, the eighth rank is the goal of both players. */
  | {
      readonly kind: 'flag';
      readonly piece: string;
      readonly ranks: FarRanks;
      readonly race?: true;
    }
  | {
      readonly kind: 'flag-squares';
      readonly piece: string;
      readonly squares: 'centre' | readonly string[];
    }
  /** A player who has given this many checks wins. */
  | { readonly kind: 'checks'; readonly times: number }
  /** A player without such a piece has lost, or won. */
  | { readonly kind: 'extinction'; readonly piece: string; readonly result?: 'win' }
  | { readonly kind: 'nearer-king-wins' }
  /** Pawns have their double step on these ranks, as White counts, or on all if they are null. */
  | { readonly kind: 'steps-from'; readonly ranks: readonly number[] | null }
  | { readonly kind: 'castling-distance'; readonly squares: number }
  /** A player, or both, cannot castle, or not to one side of the board. */
  | {
      readonly kind: 'no-castling';
      readonly color: 'white' | 'black' | null;
      readonly wing: 'king' | 'queen' | null;
    }
  /** A player, or each player, has these pieces in hand at the start. */
  | {
      readonly kind: 'in-hand';
      readonly color: 'white' | 'black' | null;
      readonly pieces: readonly { readonly piece: string; readonly count: number }[];
    }
  /** Where a piece stands at the start. Positions are read elsewhere, so the sentence is not read in full. */
  | { readonly kind: 'start-squares' }
  /** The start position is that of another game. Null if a picture shows it. */
  | { readonly kind: 'setup'; readonly game: string | null }
  /** `of` names the pieces that have this zone. Null if all have it, or all pawns. `mayStay`: pawns need not promote before the last rank. */
  | {
      readonly kind: 'zone';
      readonly ranks: FarRanks;
      readonly of: readonly string[] | null;
      readonly isOfPawns?: true;
      readonly mayStay?: true;
    }
  /** Pawns promote to these pieces. `adds`: in addition to the usual ones. `isOfIt`: only if "they" are pawns. */
  | {
      readonly kind: 'pawn-choices';
      readonly pieces: readonly string[];
      readonly adds: boolean;
      readonly isOfIt?: boolean;
    }
  /** Pawns promote to any piece but kings, pawns and these. */
  | { readonly kind: 'any-pawn-choice'; readonly except: readonly string[] }
  /** Pawns do not promote to these. */
  | { readonly kind: 'no-pawn-choices'; readonly pieces: readonly string[] }
  /** Null, or an empty name, stands for the piece that the text is about. */
  | { readonly kind: 'promotes'; readonly pieces: readonly string[] | null; readonly to: string }
  | { readonly kind: 'no-promotion'; readonly pieces: readonly string[] | null }
  /** Only these promote. */
  | { readonly kind: 'no-other-promotes'; readonly pieces: readonly string[] }
  /** Each piece that promotes to `to` in another game also does so here, to the piece of that name. */
  | { readonly kind: 'promotes-as-in'; readonly game: string; readonly to: string }
  /** A piece must, or need not, promote on certain squares: "unconnected squares". */
  | {
      readonly kind: 'promotion-by-square';
      readonly compulsory: boolean;
      readonly squares: string | null;
    }
  | { readonly kind: 'captured-pieces'; readonly become: 'counterparts' | 'unchanged' }
  | { readonly kind: 'drop-file'; readonly piece: string; readonly most: number }
  | {
      readonly kind: 'drop-mate';
      readonly piece: string;
      readonly result: 'illegal' | 'loss' | 'allowed';
    }
  /** "This loses": an act that the sentence before forbids. */
  | { readonly kind: 'that-loses' }
  /** Drops are allowed only on this many first ranks. */
  | {
      readonly kind: 'drop-ranks';
      readonly ranks: number | 'half';
      readonly only: 'white' | null;
    }
  | {
      readonly kind: 'river';
      readonly piece: string | null;
      readonly effect: 'cannot-cross' | 'sideways-beyond';
    }
  /** Pieces are confined to squares, two opposite corners for each player, or else to an area that the game named by the page has for them. */
  | {
      readonly kind: 'confined';
      readonly pieces: readonly string[] | null;
      readonly squares?: ByColor<Corners>;
    }
  /** Pieces may leave the area to which the other game confines them: those named, or else all. */
  | {
      readonly kind: 'unconfined';
      readonly area: 'palace' | 'river';
      readonly pieces: readonly string[] | null;
    }
  /** Pieces move along lines that are drawn in the palace. */
  | { readonly kind: 'palace-lines' }
  | {
      readonly kind: 'royal';
      readonly piece: string;
      readonly royal: boolean;
      /** It follows from the words that its capture decides the game. */
      readonly byCapture?: true;
    }
  /** Pieces that a remark names. */
  | { readonly kind: 'mates-alone'; readonly pieces: readonly string[] }
  /**
   * The rules are those of a built-in game: all of them, all but those that the page changes, or most. `variant`: the sentence itself says how
   * this variant of that game differs, so the rest is of that game, if no other sentence says whose it is.
   */
  | {
      readonly kind: 'same-rules';
      readonly game: string;
      readonly extent: 'all' | 'all-else' | 'variant' | 'similar';
    }
  /** The other pieces are those of another game, which is not named if it is null. The text excludes some by name. */
  | {
      readonly kind: 'same-pieces';
      readonly game: string | null;
      readonly except: readonly string[];
    }
  /** The game has no such pieces. */
  | { readonly kind: 'absent'; readonly pieces: readonly string[] }
  /** One player starts without such pieces: odds. */
  | { readonly kind: 'odds'; readonly color: 'white' | 'black'; readonly pieces: readonly string[] }
  /** At the start, each of two pieces stands where the other usually does. */
  | { readonly kind: 'swapped-places'; readonly pieces: readonly [string, string] }
  /** A piece stands in the place of a piece of the other game. */
  | { readonly kind: 'replaced'; readonly piece: string; readonly by: string };

export type RuleFactKind = RuleFact['kind'];
type RuleFactOf<K extends RuleFactKind> = Extract<RuleFact, { readonly kind: K }>;

/** A fact and the sentence that states it. */
export interface PlacedFact {
  readonly fact: RuleFact;
  /** The piece that the text is about. */
  readonly about: string | null;
  /** The words that state it. */
  readonly span: Span;
  /** Its sentence, counted from 0. */
  readonly index: number;
}

export type PlacedFactOf<K extends RuleFactKind> = PlacedFact & { readonly fact: RuleFactOf<K> };

export function factsOfKind<K extends RuleFactKind>(
  facts: readonly PlacedFact[],
  kind: K,
): readonly PlacedFactOf<K>[] {
  return facts.filter((placed): placed is PlacedFactOf<K> => placed.fact.kind === kind);
}

/** Whether a fact is this value of an option. */
export function isOption(fact: RuleFact, option: string, value: string): boolean {
  return fact.kind === 'option' && fact.option === option && fact.value === value;
}

/** The number of occurrences at which a repetition takes effect: all that the words can mean, smallest first. Empty if they give no number. */
export function occurrencesOf({ after, counts, times }: Repetition): readonly number[] {
  if (times === null) return [];
  const last = after ? times + 1 : times;
  return counts === 'occurrences' ? [last] : [last, last + 1];
}

/** Whether a repetition is forbidden altogether, which no option value can express. */
export function isProhibition(fact: RuleFact): fact is Repetition {
  return fact.kind === 'repetition' && fact.result === 'prohibited' && fact.who !== 'who-began';
}

/** Whether a letter of the castling rights, `K` or `q`, is what a sentence denies. */
export function isDenied(right: string, { color, wing }: RuleFactOf<'no-castling'>): boolean {
  const owner = right === right.toUpperCase() ? 'white' : 'black';
  const isOfWing = wing === null || right.toLowerCase() === wing.charAt(0);
  return right !== '-' && (color === null || color === owner) && isOfWing;
}

/** The castling rights that a sentence denies and a game has, or may have: letters of files may be of either wing. */
export function deniedIn(rights: string, fact: RuleFactOf<'no-castling'>): boolean {
  return [...rights].some(
    (right) => isDenied(right, fact) || (fact.wing !== null && !/[KQ-]/i.test(right)),
  );
}

/** `nFoldValue`, the result for the side to move, which did not make the repeating move. Null if no value expresses it. */
export function valueOfRepetition({ result, who }: Repetition): Result | null {
  if (result === 'draw') return 'draw';
  if (result === 'prohibited') return 'win';
  if (who === 'who-began') return null;
  return result === 'loss' ? 'win' : 'loss';
}

/** The fact, or only a remark that it holds in another game that the section is about. `hasOwn`: this is a built-in game with its own endings. */
export function factHere(
  fact: RuleFact,
  game: { readonly name: string; readonly isRules: boolean } | null,
  hasOwn: boolean,
): RuleFact {
  if (game === null || (game.isRules && !isOfArmy(fact) && !(hasOwn && isOfEnd(fact)))) return fact;
  return { kind: 'meaning', meaning: `as in ${game.name}` };
}

/** Whether a rule can belong to one army or board: castling, promotion. */
function isOfArmy(fact: RuleFact): boolean {
  return fact.kind === 'option'
    ? /^(?:castling|doubleStep|mandatory\w+)$/.test(fact.option)
    : fact.kind === 'zone' || fact.kind === 'pawn-choices' || fact.kind === 'promotes';
}

/** Whether it is about the end of the game. */
function isOfEnd(fact: RuleFact): boolean {
  return fact.kind === 'option'
    ? /^(?:stalemate|checkmate|nMove|nFold|perpetual|pass)/.test(fact.option)
    : fact.kind === 'stalemate' || fact.kind === 'repetition';
}
