import type { Excerpt } from '../../text/excerpt.js';
import type { Entry } from './entry.js';
import type { NamedGame } from './named-games.js';

/** What stretches of text belong to. */
export interface Belonging {
  /** Empty if they are about no single piece. */
  readonly entries: readonly Entry[];
  /** The words at the start of a line or heading, in small letters: `stalemate`. */
  readonly topic: string | null;
  /** The label, or the line with a colon above, which may restrict them: `in the palace`. */
  readonly under?: string | null;
  /** They are under a heading such as "Strategy", where nothing is defined. */
  readonly isTalk: boolean;
  /** The game that their heading or label names. Null if it names none. */
  readonly game: NamedGame | null;
}

/** A stretch of text, and its subject. */
export interface Passage extends Belonging {
  readonly excerpt: Excerpt;
  /** A label precedes it: "Repetition: …". */
  readonly isLabelled?: boolean;
  readonly kind: 'sentences' | 'bare' | 'heading' | 'picture';
}

/** What a passage belongs to: a piece, or other words of a heading. */
export type Section = Entry | string | null;

export function sectionOf({ entries, topic }: Passage): Section {
  return entries[0] ?? topic;
}

/** A passage on one piece. */
export function passageOn(
  entry: Entry,
  excerpt: Excerpt,
  kind: Passage['kind'],
  game: NamedGame | null = null,
): Passage {
  return { excerpt, entries: [entry], topic: null, isTalk: false, game, kind };
}
