import type { Movement } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import type { Excerpt } from '../../text/excerpt.js';
import { groupBy } from '../../text/group-by.js';
import type { Span } from '../../text/span.js';
import type { BetzaAside } from './betza-asides.js';
import type { Section } from './passage.js';
import type { Entry } from './entry.js';
import type { MoveCount } from './move-counts.js';
import type { MoveFact, Way } from './move-facts.js';

/** A piece that a page describes, while the page is read. */
export interface Subject {
  entry: Entry;
  /** The sentences on its moves that were read, in order. */
  readonly statements: MoveStatement[];
  /** How many of them, without the last one, say how it moves, and of these, how many say where. */
  readonly before: { moving: number; placed: number };
  readonly unread: Span[];
  /** Remarks before any sentence on its moves, which may describe it. */
  readonly early: Span[];
  /** The spans of the text about it. */
  readonly texts: Span[];
  readonly notations: Movement[];
  /** Diagrams of its moves in text, and the line above each. */
  readonly pictures: { readonly picture: Excerpt; readonly above: string }[];
  /** A heading or a label names it. */
  isEntry: boolean;
}

/** A sentence on moves, and what stands in brackets behind it. */
interface MoveStatement {
  readonly span: Span;
  readonly section: Section;
  readonly facts: MoveFact[];
  readonly betza: BetzaAside[];
  /** How many squares the piece can reach, according to the sentence. */
  readonly counts: MoveCount[];
  /** It can be read in several ways. */
  isOpen: boolean;
  /** It says where its move is possible: "one step diagonally within the palace". */
  isPlaced?: boolean;
}

/** The name of a piece in messages. */
export function nameOf({ entry }: Subject): string {
  return entry.names.at(-1) ?? '';
}

export function factsOf({ statements }: Subject): readonly MoveFact[] {
  return statements.flatMap(({ facts }) => facts);
}

/** Whether some sentences on its moves say where, and others do not: the place would hold for all of them. */
export function isPartlyPlaced({ before, statements }: Subject): boolean {
  const last = statements.at(-1);
  const isMoving = last !== undefined && saysHow(last);
  const moving = before.moving + Number(isMoving);
  const placed = before.placed + Number(isMoving && last.isPlaced === true);
  return placed > 0 && placed < moving;
}

function saysHow({ facts }: MoveStatement): boolean {
  return facts.some(({ kind }) => kind === 'ways');
}

/** Whether brackets stand in the last sentence that was read about a piece. */
export function isInLastStatement(
  { statements }: Subject,
  { sentence, span }: { readonly sentence: { readonly isAside: boolean }; readonly span: Span },
): boolean {
  const whole = statements.at(-1)?.span;
  return (
    sentence.isAside && whole !== undefined && whole.start <= span.start && span.end <= whole.end
  );
}

/** The facts about a piece, grouped by section. */
export function factsBySection({ statements }: Subject): readonly (readonly MoveFact[])[] {
  return [...groupBy(statements, ({ section }) => section).values()].map((some) =>
    some.flatMap(({ facts }) => facts),
  );
}

/** The side on which a piece starts, according to its name: "Left Quail". Null if the name does not say. */
function sideOf({ names }: Entry): 'left' | 'right' | null {
  const word = /\b(left|right)\b/i.exec(names.join(' '))?.[1]?.toLowerCase();
  return word === 'left' || word === 'right' ? word : null;
}

/**
 * Replaces "away from the side where it starts" and "on the other side" (from the previous way) with left or right. Null if the side is not known.
 */
function settledSides(
  facts: readonly MoveFact[],
  { entry, statements }: Subject,
): readonly MoveFact[] | null {
  const start = sideOf(entry);
  const unknown: Way[] = [];
  const settled = facts.map((fact): MoveFact => {
    if (fact.kind !== 'ways') return fact;
    const ways = fact.ways.map((way) => {
      if (way.kind !== 'line' || way.side === undefined) return way;
      const isAway = way.side === 'away';
      if (start === null || (!isAway && !statements.some(isOfOneSide))) unknown.push(way);
      const sign = (start === 'left') === isAway ? 1 : -1;
      return { ...way, steps: way.steps.filter(({ dx }) => dx === sign) };
    });
    return { ...fact, ways };
  });
  return unknown.length > 0 ? null : settled;
}

/** Whether the sentence has a way to one side. */
function isOfOneSide({ facts }: MoveStatement): boolean {
  return facts.some(
    (fact) =>
      fact.kind === 'ways' &&
      fact.ways.some((way) => way.kind === 'line' && way.side !== undefined),
  );
}

/** Whether facts can be read in several ways. */
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

/** Adds a sentence to those on a piece. False if it depends on the unknown side on which the piece starts. */
export function addFacts(
  subject: Subject,
  said: readonly MoveFact[],
  { section, span }: { readonly section: Section; readonly span: Span },
  counts: readonly MoveCount[],
): boolean {
  const facts = settledSides(said, subject);
  if (facts === null) return false;
  const last = subject.statements.at(-1);
  if (last?.span === span) {
    addAll(last.facts, facts);
    last.isOpen ||= leavesOpen(facts);
  } else if (facts.length > 0 || counts.length > 0) {
    if (last !== undefined && saysHow(last)) {
      subject.before.moving += 1;
      if (last.isPlaced === true) subject.before.placed += 1;
    }
    subject.statements.push({
      span,
      section,
      facts: [...facts],
      betza: [],
      counts: [...counts],
      isOpen: leavesOpen(facts),
    });
  }
  return true;
}
