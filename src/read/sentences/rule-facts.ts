import type { Span } from '../../text/span.js';
import type { Meaning } from './meanings.js';

/** What sentences say of the rules of a game, before the board and the letters of pieces are known. */

/** Ranks at the far side of the board: the last so many, or those from a number on. */
export type FarRanks = { readonly last: number } | RanksFrom;

interface RanksFrom {
  readonly from: number;
  readonly to: number | null;
}

export type Result = 'win' | 'loss' | 'draw';

/** What a text calls stalemate. */
export type StalemateKind = 'no-legal-move' | 'royal-cannot-move' | 'only-illegal-moves';

/** Whose result a repetition is: who brings the position about the last time, who began, or "who made it" (either may be meant). */
export type Repeater = 'who-closes' | 'who-began' | 'who-made-it';

export interface Repetition {
  readonly kind: 'repetition';
  /** Null: the text names no number. */
  readonly times: number | null;
  /** How often the position stands; `either`: that, or how often it stands again: "is repeated three times". */
  readonly counts: 'occurrences' | 'either';
  readonly result: Result | 'prohibited';
  /** Null: nobody's. */
  readonly who: Repeater | null;
  /** True: the result falls on the time after those. */
  readonly after: boolean;
}

export type RuleFact =
  | { readonly kind: 'option'; readonly option: string; readonly value: string }
  /** Read, but no option of the engine says it. */
  | { readonly kind: 'meaning'; readonly meaning: Meaning }
  | { readonly kind: 'size'; readonly files: number; readonly ranks: number }
  /** Null: the text gives no colour. */
  | { readonly kind: 'first-player'; readonly color: 'white' | 'black' | null }
  /** Which colour sente has, in the words of the page. */
  | { readonly kind: 'sente-is'; readonly color: 'white' | 'black' }
  /** `result` for who cannot move; null: only what stalemate is. */
  | { readonly kind: 'stalemate'; readonly result: Result | null; readonly when: StalemateKind }
  | Repetition
  /** A piece that comes to ranks, or to squares, wins. */
  /** `race`: the eighth rank is the goal of both. */
  | {
      readonly kind: 'flag';
      readonly piece: string;
      readonly ranks: FarRanks;
      readonly race?: true;
    }
  | { readonly kind: 'flag-squares'; readonly piece: string; readonly squares: 'centre' }
  | { readonly kind: 'nearer-king-wins' }
  /** The start is that of another game; null: a picture shows it. */
  | { readonly kind: 'setup'; readonly game: string | null }
  /** `of`: the zone of single pieces; null: of all. */
  | { readonly kind: 'zone'; readonly ranks: FarRanks; readonly of: readonly string[] | null }
  /** Pawns promote to these; `adds`: beside the usual ones; `isOfIt`: if "they" are pawns. */
  | {
      readonly kind: 'pawn-choices';
      readonly pieces: readonly string[];
      readonly adds: boolean;
      readonly isOfIt?: boolean;
    }
  /** Null, and an empty name: the piece that the text is about. */
  | { readonly kind: 'promotes'; readonly pieces: readonly string[] | null; readonly to: string }
  | { readonly kind: 'no-promotion'; readonly pieces: readonly string[] | null }
  /** Only these promote. */
  | { readonly kind: 'no-other-promotes'; readonly pieces: readonly string[] }
  /** All pieces that promote to `to` in another game do so here, to the piece of the same name. */
  | { readonly kind: 'promotes-as-in'; readonly game: string; readonly to: string }
  /** One piece must, or need not, promote on squares of its own: "unconnected squares". */
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
  /** "This loses": what the sentence before forbids. */
  | { readonly kind: 'that-loses' }
  /** Drops on the first so many ranks. */
  | { readonly kind: 'drop-ranks'; readonly ranks: number; readonly only: 'white' | null }
  | {
      readonly kind: 'river';
      readonly piece: string | null;
      readonly effect: 'cannot-cross' | 'sideways-beyond';
    }
  /** Pieces stay in an area that the game of the page's name has for them. */
  | { readonly kind: 'confined'; readonly pieces: readonly string[] | null }
  /** Pieces go along lines that are drawn in the palace. */
  | { readonly kind: 'palace-lines' }
  | { readonly kind: 'royal'; readonly piece: string; readonly royal: boolean }
  /** Pieces that a remark names. */
  | { readonly kind: 'mates-alone'; readonly pieces: readonly string[] }
  /** A built-in game, and whether it has all rules, all that the page does not say otherwise, or only most. */
  | {
      readonly kind: 'same-rules';
      readonly game: string;
      readonly extent: 'all' | 'all-else' | 'similar';
    };

export type RuleFactKind = RuleFact['kind'];
type RuleFactOf<K extends RuleFactKind> = Extract<RuleFact, { readonly kind: K }>;

/** A fact where a sentence states it. */
export interface PlacedFact {
  readonly fact: RuleFact;
  /** The piece that the text is about. */
  readonly about: string | null;
  /** The words that say it. */
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

/** How often the position may stand when a repetition bites, smallest first: all that the words can mean. None: they name no number. */
export function occurrencesOf({ after, counts, times }: Repetition): readonly number[] {
  if (times === null) return [];
  const last = after ? times + 1 : times;
  return counts === 'occurrences' ? [last] : [last, last + 1];
}

/** A repetition that may not be made at all, which no value of an option says. */
export function isProhibition(fact: RuleFact): fact is Repetition {
  return fact.kind === 'repetition' && fact.result === 'prohibited' && fact.who !== 'who-began';
}

/** `nFoldValue`: the result of the side to move, which did not bring the position about; null: no value says it. */
export function valueOfRepetition({ result, who }: Repetition): Result | null {
  if (result === 'draw') return 'draw';
  if (result === 'prohibited') return 'win';
  if (who === 'who-began') return null;
  return result === 'loss' ? 'win' : 'loss';
}

/** The fact, or that it is so in another game of which the section tells. `hasOwn`: this one is a built-in game, with an end of its own. */
export function factHere(
  fact: RuleFact,
  game: { readonly name: string; readonly isRules: boolean } | null,
  hasOwn: boolean,
): RuleFact {
  if (game === null || (game.isRules && !isOfArmy(fact) && !(hasOwn && isOfEnd(fact)))) return fact;
  return { kind: 'meaning', meaning: `as in ${game.name}` };
}

/** What another army or board has of its own: its castling, its promotions. */
function isOfArmy(fact: RuleFact): boolean {
  return fact.kind === 'option'
    ? /^(?:castling|doubleStep|mandatory\w+)$/.test(fact.option)
    : fact.kind === 'zone' || fact.kind === 'pawn-choices' || fact.kind === 'promotes';
}

/** How it ends. */
function isOfEnd(fact: RuleFact): boolean {
  return fact.kind === 'option'
    ? /^(?:stalemate|checkmate|nMove|nFold|perpetual|pass)/.test(fact.option)
    : fact.kind === 'stalemate' || fact.kind === 'repetition';
}
