import type { Movement } from '../../ir/movement.js';
import type { Span } from '../../text/span.js';
import { knownMovement } from '../prose/known-pieces.js';
import type { Entry } from './entries.js';
import type { MoveFact, PieceReference } from './move-facts.js';
import { movementOf, type Made, type Trouble } from './movement.js';
import { plainName } from './names.js';

/** How far a piece or a sentence was understood; `prose` says nothing of pieces or rules. */
export const VERDICTS = ['read', 'partly', 'unread', 'prose'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface ToldPiece {
  readonly names: readonly string[];
  readonly letter: string | null;
  readonly span: Span;
  readonly verdict: Exclude<Verdict, 'prose'>;
  /** Null: not understood. */
  readonly movement: Movement | null;
  readonly sources: readonly ('prose' | 'betza')[];
  /** What was not understood of what belongs to it. */
  readonly unread: readonly Span[];
  readonly trouble: Trouble | null;
}

/** A piece of which the page speaks, while it is read. */
export interface Subject {
  entry: Entry;
  readonly facts: MoveFact[];
  readonly unread: Span[];
  readonly notations: Movement[];
  /** A heading or a line names it. */
  readonly isEntry: boolean;
}

/** How each piece moves, those to which others refer first; `find` looks up a piece of the page, `base` is the game whose pieces it knows. */
export function toldPieces(
  subjects: readonly Subject[],
  find: (name: string) => Subject | null,
  base: string | null,
): readonly ToldPiece[] {
  const made = new Map<Subject, Made<Movement>>();
  const open = new Set<Subject>();
  const make = (subject: Subject): Made<Movement> => {
    const known = made.get(subject);
    if (known !== undefined) return known;
    if (open.has(subject)) return { trouble: { kind: 'makes-no-sense' } };
    open.add(subject);
    const result = movementOf(subject.facts, (piece) => resolve(piece, subject));
    open.delete(subject);
    made.set(subject, result);
    return result;
  };
  const resolve = ({ game, isUsual, name }: PieceReference, from: Subject): Movement | null => {
    if (name === '') return namedLike(from.entry, game);
    if (game !== null || isUsual)
      return knownMovement({ noun: name, game, isUsual }, game === null ? 'chess' : null);
    const own = find(name);
    if (own !== null && own !== from) {
      if (own.facts.length > 0 || own.notations.length > 0) {
        const result = make(own);
        if ('made' in result) return result.made.filter(({ condition }) => !condition.initial);
        return own.notations[0] ?? null;
      }
      if (own.unread.length > 0) return null;
    }
    return knownMovement({ noun: name, game: null, isUsual: false }, base);
  };
  return subjects
    .filter(({ facts, isEntry }) => isEntry || facts.length > 0)
    .map((subject) => toldPiece(subject, subject.facts.length === 0 ? null : make(subject)));
}

/** The piece of the same name in another game. */
function namedLike({ names }: Entry, game: string | null): Movement | null {
  const moves = names.map((one) =>
    knownMovement({ noun: plainName(one), game, isUsual: true }, null),
  );
  return moves.find((one) => one !== null) ?? null;
}

function toldPiece(
  { entry, notations, unread }: Subject,
  result: Made<Movement> | null,
): ToldPiece {
  const movement = result !== null && 'made' in result ? result.made : null;
  const [notation] = notations;
  const isRead = movement !== null && unread.length === 0;
  return {
    names: entry.names,
    letter: entry.letters[0] ?? null,
    span: entry.span,
    verdict: isRead || notation !== undefined ? 'read' : movement === null ? 'unread' : 'partly',
    movement: isRead ? movement : (notation ?? movement),
    sources: notation === undefined ? ['prose'] : isRead ? ['prose', 'betza'] : ['betza'],
    unread,
    trouble: result !== null && 'trouble' in result ? result.trouble : null,
  };
}
