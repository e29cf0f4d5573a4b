import type { Movement } from '../../ir/movement.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { BetzaAside } from './betza-asides.js';
import type { Section } from './entries.js';
import type { Entry } from './entry.js';
import type { MoveCount } from './move-counts.js';
import type { MoveFact, Way } from './move-facts.js';

/** A piece of which a page speaks, while it is read. */
export interface Subject {
  entry: Entry;
  /** The sentences on its moves that were read, in order. */
  readonly said: SaidMoves[];
  readonly unread: Span[];
  /** Remarks that were not understood, before anything was told. */
  readonly early: Span[];
  /** The places of the text on it. */
  readonly texts: Span[];
  readonly notations: Movement[];
  /** Its moves drawn in text, and what stands above them. */
  readonly pictures: { readonly picture: Excerpt; readonly above: string }[];
  /** A heading or a line names it. */
  readonly isEntry: boolean;
}

/** A sentence, and what stands in brackets behind it. */
interface SaidMoves {
  readonly span: Span;
  readonly section: Section;
  readonly facts: MoveFact[];
  readonly betza: BetzaAside[];
  /** How many squares it says that the piece can go to. */
  readonly counts: MoveCount[];
  /** Its words can be taken in several ways. */
  isOpen: boolean;
}

/** How messages call a piece. */
export function nameOf({ entry }: Subject): string {
  return entry.names.at(-1) ?? '';
}

export function factsOf({ said }: Subject): readonly MoveFact[] {
  return said.flatMap(({ facts }) => facts);
}

/** The facts of each section that says something of it. */
export function factsBySection({ said }: Subject): readonly (readonly MoveFact[])[] {
  return [...new Set(said.map(({ section }) => section))].map((section) =>
    said.flatMap((one) => (one.section === section ? one.facts : [])),
  );
}

/** The side on which a piece starts, as its name says: "Left Quail"; null: the name says none. */
function sideOf({ names }: Entry): 'left' | 'right' | null {
  const word = /\b(left|right)\b/i.exec(names.join(' '))?.[1]?.toLowerCase();
  return word === 'left' || word === 'right' ? word : null;
}

/**
 * Facts with left and right for "away from the side where it starts" and "on the other side" (than the way before); null: nobody
 * knows the side.
 */
function settledSides(
  facts: readonly MoveFact[],
  { entry, said }: Subject,
): readonly MoveFact[] | null {
  const start = sideOf(entry);
  const unknown: Way[] = [];
  const settled = facts.map((fact): MoveFact => {
    if (fact.kind !== 'ways') return fact;
    const ways = fact.ways.map((way) => {
      if (way.kind !== 'line' || way.side === undefined) return way;
      const isAway = way.side === 'away';
      if (start === null || (!isAway && !said.some(isOfOneSide))) unknown.push(way);
      const sign = (start === 'left') === isAway ? 1 : -1;
      return { ...way, steps: way.steps.filter(({ dx }) => dx === sign) };
    });
    return { ...fact, ways };
  });
  return unknown.length > 0 ? null : settled;
}

/** A way to one side was told before. */
function isOfOneSide({ facts }: SaidMoves): boolean {
  return facts.some(
    (fact) =>
      fact.kind === 'ways' &&
      fact.ways.some((way) => way.kind === 'line' && way.side !== undefined),
  );
}

/** Can it be taken in several ways? */
function leavesOpen(facts: readonly MoveFact[]): boolean {
  return facts.some(
    (fact) =>
      fact.kind === 'ways' &&
      fact.ways.some(
        (way) =>
          way.kind === 'bent' ||
          (way.kind === 'line' && (way.least === null || (way.least > 1 && way.jumps === null))),
      ),
  );
}

/** Adds a sentence to those on a piece; false: it depends on the side on which the piece starts, and nobody knows that. */
export function addFacts(
  subject: Subject,
  said: readonly MoveFact[],
  { section, span }: { readonly section: Section; readonly span: Span },
  counts: readonly MoveCount[],
): boolean {
  const facts = settledSides(said, subject);
  if (facts === null) return false;
  const last = subject.said.at(-1);
  if (last?.span === span) {
    last.facts.push(...facts);
    last.isOpen ||= leavesOpen(facts);
  } else if (facts.length > 0 || counts.length > 0)
    subject.said.push({
      span,
      section,
      facts: [...facts],
      betza: [],
      counts: [...counts],
      isOpen: leavesOpen(facts),
    });
  return true;
}
