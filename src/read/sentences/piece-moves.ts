import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { knownMovement } from './known-pieces.js';
import { asUsual } from './as-usual.js';
import { PLAINEST, type OpenChoice, type OpenKind } from './choices.js';
import type { MoveFact, PieceReference } from './move-facts.js';
import type { Made, MoveContext } from './made.js';
import { movementOf, type MadeMoves } from './movement.js';
import { plainName } from './names.js';
import { factsBySection, factsOf, type Subject } from './subject.js';

/** What is known of pieces beside the sentences of a page. */
export interface KnownPieces {
  /** How a piece of another source on the page moves, by its name or abbreviation in small letters. */
  readonly known: ReadonlyMap<string, Movement>;
  /** The built-in variant of whose pieces the page speaks: "the usual pawn"; null: none. */
  readonly base: string | null;
}

/** What is chosen of what pieces leave open, by the name of what is open; the plainest where nothing is. */
export type Chosen = ReadonlyMap<string, OpenChoice>;
const NOTHING_CHOSEN: Chosen = new Map();

/** How the pieces of a page move, those included that move like each other. */
export interface PieceMoves {
  readonly made: (subject: Subject, chosen: Chosen) => Made<MadeMoves>;
  /** What its own sentences leave open. */
  readonly asked: (subject: Subject) => ReadonlySet<OpenKind>;
  /** The pieces that it moves like, directly or not, itself first. */
  readonly reached: (subject: Subject) => ReadonlySet<Subject>;
  /** Neither the piece nor any that it moves like leaves something open or moves in a circle. */
  readonly isSettled: (subject: Subject) => boolean;
  /** Each other piece that it moves like is fully read, or moves as pieces of its name do. */
  readonly isWhole: (subject: Subject) => boolean;
}

/** `find` looks up a piece of the page by its name. */
export function pieceMoves(
  find: (name: string) => Subject | null,
  { base, known }: KnownPieces,
): PieceMoves {
  const caches = new WeakMap<Chosen, Map<Subject, Made<MadeMoves>>>();
  const questions = new Map<Subject, Set<OpenKind>>();
  const next = new Map<Subject, Set<Subject>>();
  const open = new Set<Subject>();

  const made = (subject: Subject, chosen: Chosen): Made<MadeMoves> => {
    const cache = caches.get(chosen) ?? new Map<Subject, Made<MadeMoves>>();
    caches.set(chosen, cache);
    const before =
      cache.get(subject) ?? (open.size === 0 ? whateverIsChosen(subject, chosen) : null);
    if (before !== null) {
      cache.set(subject, before);
      return before;
    }
    const openKinds = questions.get(subject) ?? new Set<OpenKind>();
    questions.set(subject, openKinds);
    const circles: string[] = [];
    open.add(subject);
    const context: MoveContext = {
      resolve: (piece) => {
        const movement = resolve(piece, subject, chosen);
        if (movement === 'circle') circles.push(piece.name);
        return movement === 'circle' ? null : movement;
      },
      choice: chosen.get(subject.entry.openName)?.choice ?? PLAINEST,
      openKinds,
      isPawn: subject.entry.names.some((name) => plainName(name) === 'pawn'),
    };
    const result = movementOf(withUsualMoves(subject), context);
    const sections = factsBySection(subject);
    const isOne =
      !('made' in result) ||
      sections.length < 2 ||
      agree(
        result.made.movement,
        sections.map((facts) => movementOf(facts, context)),
      );
    open.delete(subject);
    const [circle] = circles;
    const whole: Made<MadeMoves> =
      circle !== undefined
        ? { trouble: { kind: 'circle', name: circle } }
        : isOne
          ? result
          : { trouble: { kind: 'contradicts-itself' } };
    cache.set(subject, whole);
    return whole;
  };

  /** What is made of a piece that leaves nothing open, nor any that it moves like; null: the choice matters, or the order in which they are asked. */
  const whateverIsChosen = (subject: Subject, chosen: Chosen): Made<MadeMoves> | null => {
    if (chosen === NOTHING_CHOSEN) return null;
    const plain = made(subject, NOTHING_CHOSEN);
    return isSettled(subject) ? plain : null;
  };

  /** Something is so of a piece and of all that it moves like. What a walk found once ends the next one. */
  const throughout = (isSo: (subject: Subject) => boolean): ((subject: Subject) => boolean) => {
    const known = new Map<Subject, boolean>();
    return (subject) => {
      made(subject, NOTHING_CHOSEN);
      const walked = new Set([subject]);
      let isAll = true;
      for (const one of walked) {
        if (!isAll || known.get(one) === true) continue;
        isAll = known.get(one) ?? isSo(one);
        for (const other of next.get(one) ?? []) walked.add(other);
      }
      if (!isAll) known.set(subject, false);
      else for (const one of walked) known.set(one, true);
      return isAll;
    };
  };

  /** Nothing is left open, and nothing moves in a circle. */
  const isSettled = throughout((subject) => {
    const plain = made(subject, NOTHING_CHOSEN);
    const isInCircle = 'trouble' in plain && plain.trouble.kind === 'circle';
    return !isInCircle && (questions.get(subject)?.size ?? 0) === 0;
  });

  const isRead = throughout(
    (one) => one.unread.length === 0 || one.notations.length > 0 || isUsual(one),
  );

  const reached = (subject: Subject): ReadonlySet<Subject> => {
    made(subject, NOTHING_CHOSEN);
    const all = new Set([subject]);
    // A set that grows is walked to its end.
    for (const one of all) for (const other of next.get(one) ?? []) all.add(other);
    return all;
  };

  const resolve = (
    { game, isUsual, name }: PieceReference,
    from: Subject,
    chosen: Chosen,
  ): Movement | 'circle' | null => {
    if (name === '') return namedLike(from, game ?? base ?? 'chess');
    if (game !== null) return knownMovement({ noun: name, game }, null);
    if (isUsual) return knownMovement({ noun: name, game }, base ?? 'chess');
    const own = find(name);
    if (own !== null && own !== from) {
      // "Knights move like bishops, and bishops like knights": both names mean the pieces of the other game.
      const usual =
        (base !== null || isOfCaptures(own)) && refersTo(own, from)
          ? knownMovement({ noun: name, game: base ?? 'chess' }, null)
          : null;
      if (usual !== null) return usual;
      const links = next.get(from) ?? new Set();
      next.set(from, links.add(own));
      if (open.has(own)) return 'circle';
      if (open.size > LONGEST_CHAIN) return null;
      if (own.statements.length > 0 || own.notations.length > 0) {
        const result = made(own, chosen);
        if ('made' in result)
          return result.made.movement.filter(({ condition }) => !condition.initial);
        if (result.trouble.kind === 'circle') return 'circle';
        return own.notations[0] ?? null;
      }
      if (own.unread.length > 0) return null;
    }
    return known.get(name) ?? knownMovement({ noun: name, game: null }, base);
  };

  const refersTo = (subject: Subject, other: Subject): boolean =>
    factsOf(subject).some(
      (fact) =>
        fact.kind === 'ways' &&
        fact.ways.some((way) => way.kind === 'like' && find(way.piece.name) === other),
    );

  return {
    made,
    asked: (subject) => {
      made(subject, NOTHING_CHOSEN);
      return questions.get(subject) ?? new Set();
    },
    reached,
    isSettled,
    isWhole: (subject) => {
      made(subject, NOTHING_CHOSEN);
      return [...(next.get(subject) ?? [])].every(isRead);
    },
  };

  /** "Knights capture as bishops" is about pieces that everybody knows: without capturing they move as usual. */
  function withUsualMoves(subject: Subject): readonly MoveFact[] {
    const isKnown = !subject.isEntry && namedLike(subject, base ?? 'chess') !== null;
    return isKnown && isOfCaptures(subject)
      ? [asUsual('quiet'), ...factsOf(subject)]
      : factsOf(subject);
  }

  function isUsual(subject: Subject): boolean {
    const result = made(subject, NOTHING_CHOSEN);
    const usual = namedLike(subject, base ?? 'chess');
    return 'made' in result && usual !== null && equalMovements(result.made.movement, usual);
  }
}

/** Sections of a page that each say how a piece moves: one of them says all, or the others add first moves or are no definition. */
function agree(whole: Movement, sections: readonly Made<MadeMoves>[]): boolean {
  const made = sections
    .flatMap((one) => ('made' in one ? [one.made.movement] : []))
    .filter((movement) => movement.some(({ condition }) => !condition.initial));
  return made.length < 2 || made.some((one) => equalMovements(one, whole));
}

function isOfCaptures(subject: Subject): boolean {
  const facts = factsOf(subject);
  return facts.length > 0 && facts.every((one) => one.kind === 'ways' && one.manner === 'capture');
}

/** Pieces that move like each other, one after another. */
const LONGEST_CHAIN = 100;

/** The piece of the same name in another game. */
function namedLike({ entry }: Subject, game: string): Movement | null {
  const moves = entry.names.map((one) => knownMovement({ noun: plainName(one), game }, null));
  return moves.find((one) => one !== null) ?? null;
}
