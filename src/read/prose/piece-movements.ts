import type { PieceName } from '../../../grammar/prose/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { ALWAYS, type Move, type Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { compareText } from '../../text/diagnostic.js';
import { nearest } from '../../text/nearest.js';
import { knownMovement, referenceOf, singular } from './known-pieces.js';
import { movesOfSentence } from './moves-of-sentence.js';
import type { PieceDraft } from './piece-drafts.js';
import type { PieceSentence } from './piece-sentences.js';
import type { OpenChoice } from './sentence-choices.js';

/** What is known of pieces beside the entries of a page. */
export interface KnownPieces {
  /** How a piece of another source on the page moves, by its name or abbreviation in small letters; null: there is none. */
  readonly known: (name: string) => Movement | null;
  /** The built-in variant of whose pieces the page speaks: "the usual pawn"; null: none. */
  readonly base: string | null;
}

/** What is chosen of what entries leave open, by the name of what is open. */
export type Chosen = ReadonlyMap<string, OpenChoice>;

/** The pieces of a page, which may move like each other. */
export interface PieceMovements {
  /** How a piece moves if so much is chosen. What is wrong is added to `report`. */
  readonly movementOf: (draft: PieceDraft, chosen: Chosen, report: Diagnostic[]) => Movement;
  /** The same for one of its sentences. */
  readonly movesOf: (draft: PieceDraft, sentence: PieceSentence, chosen: Chosen) => Movement;
  /** The pieces that it moves like, directly or not, itself first. */
  readonly reachedFrom: (draft: PieceDraft) => readonly PieceDraft[];
}

/** Pieces by the names that sentences have for them. */
export function pieceMovements(
  drafts: readonly PieceDraft[],
  { base, known }: KnownPieces,
): PieceMovements {
  const byName = new Map<string, PieceDraft>();
  for (const draft of drafts.toReversed()) {
    const { abbreviations, aliases, names } = draft.entry;
    const others = names.length > 1 ? [] : [...abbreviations, ...aliases];
    for (const name of [...others, draft.name]) byName.set(name.toLowerCase(), draft);
  }
  /** Pieces that a piece moves like: by a sentence, and by any number of them. */
  const next = new Map<PieceDraft, readonly PieceDraft[]>();
  const reach = new Map<PieceDraft, readonly PieceDraft[]>();
  /** Movements of other pieces, by what is chosen. */
  const caches = new WeakMap<Chosen, Map<PieceDraft, Movement>>();

  const draftNamed = (name: PieceName, from: PieceDraft): PieceDraft | null => {
    const { game, isUsual, noun } = referenceOf(name.text);
    const draft = game === null && !isUsual ? (byName.get(noun) ?? null) : null;
    return draft === null || draft.entry === from.entry ? null : draft;
  };

  const resolveFrom =
    (from: PieceDraft, chosen: Chosen, trail: readonly PieceDraft[], report: Diagnostic[]) =>
    (name: PieceName): Movement => {
      const draft = draftNamed(name, from);
      if (draft !== null) {
        const isCircle = reachedFrom(draft).includes(from);
        if (isCircle) report.push(circular(name, from));
        return isCircle || trail.includes(draft) ? [] : cached(draft, chosen, [...trail, draft]);
      }
      const reference = referenceOf(name.text);
      const isOwn = reference.game === null && !reference.isUsual;
      const movement = (isOwn ? known(reference.noun) : null) ?? knownMovement(reference, base);
      if (movement === null) report.push(undefinedName(name, drafts));
      return movement ?? [];
    };

  const cached = (draft: PieceDraft, chosen: Chosen, trail: readonly PieceDraft[]): Movement => {
    const cache = caches.get(chosen) ?? new Map<PieceDraft, Movement>();
    caches.set(chosen, cache);
    const movement = cache.get(draft) ?? whole(draft, chosen, trail, []);
    cache.set(draft, movement);
    return movement;
  };

  const whole = (
    draft: PieceDraft,
    chosen: Chosen,
    trail: readonly PieceDraft[],
    report: Diagnostic[],
  ): Movement => {
    const usual = draft.entry.isUsual ? referenceOf(draft.name) : null;
    return withoutDoubles([
      ...(usual === null ? [] : (knownMovement(usual, base) ?? [])),
      ...draft.sentences.flatMap((one) => sentenceMoves(draft, one, chosen, trail, report)),
    ]);
  };

  const sentenceMoves = (
    draft: PieceDraft,
    { betza, sentence, span, text, trouble }: PieceSentence,
    chosen: Chosen,
    trail: readonly PieceDraft[],
    report: Diagnostic[],
  ): Movement => {
    const choice = chosen.get(draft.openName)?.choice;
    if (sentence !== null) {
      const resolve = resolveFrom(draft, chosen, trail, report);
      return movesOfSentence(sentence, { choice: choice ?? PLAINEST, resolve, report });
    }
    const aside = betza.at(-1);
    if (trouble.length === 0) return [];
    if (aside === undefined) {
      report.push(...trouble);
      return [];
    }
    const message = `This sentence is not understood; its notation "${aside.text}" is used instead.`;
    report.push(diagnose('doc/betza-used', 'info', span, message));
    return fromRegion(aside.movement, text);
  };

  const movesOf: PieceMovements['movesOf'] = (draft, sentence, chosen) =>
    sentenceMoves(draft, sentence, chosen, [draft], []);

  return {
    movementOf: (draft, chosen, report) => whole(draft, chosen, [draft], report),
    movesOf,
    reachedFrom,
  };

  function reachedFrom(start: PieceDraft): readonly PieceDraft[] {
    const before = reach.get(start);
    if (before !== undefined) return before;
    const reached = new Set([start]);
    // A set that grows is walked to its end.
    for (const draft of reached) for (const next of nextTo(draft)) reached.add(next);
    const found = [...reached];
    reach.set(start, found);
    return found;
  }

  function nextTo(draft: PieceDraft): readonly PieceDraft[] {
    const before = next.get(draft);
    if (before !== undefined) return before;
    const ways = draft.sentences.flatMap(({ sentence }) => sentence?.ways ?? []);
    const names = ways.flatMap((way) => (way.kind === 'like' ? way.names : []));
    const found = names.flatMap((name) => draftNamed(name, draft) ?? []);
    next.set(draft, found);
    return found;
  }
}

const PLAINEST: OpenChoice['choice'] = { bends: 'lame', turns: 'any-turn', counts: 'as-far' };

/** Pieces that move like several others have many moves twice. */
function withoutDoubles(moves: readonly Move[]): Movement {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = JSON.stringify(move);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The notation behind a sentence says nothing of the squares for which the sentence speaks. */
function fromRegion(movement: Movement, text: string): Movement {
  const region = /\b(?:on|from)\s+((?:non-?|un)?connected)\b/i.exec(text)?.[1]?.toLowerCase();
  if (region === undefined) return movement;
  const from = region === 'connected' ? region : 'unconnected';
  return movement.map((move) => ({ ...move, condition: { ...ALWAYS, from } }));
}

function circular({ span, text }: PieceName, { name }: PieceDraft): Diagnostic {
  const message = `${name} moves like "${text}", which moves like ${name} itself: nobody says how. Say how one of them moves without the other.`;
  return diagnose('doc/circular-moves', 'error', span, message);
}

function undefinedName({ span, text }: PieceName, drafts: readonly PieceDraft[]): Diagnostic {
  const { noun } = referenceOf(text);
  const names = [...new Set(drafts.map(({ name }) => name))].sort(compareText);
  const near =
    nearest(singular(noun), names) ?? names.find((name) => name.toLowerCase()[0] === noun[0]);
  const draft = drafts.find(({ name }) => name === near);
  const message = `"${text}" is no piece that any text here defines${draft === undefined ? '' : `; is ${draft.name} meant?`}`;
  const notes =
    draft === undefined
      ? []
      : [{ message: `${draft.name} is defined here`, span: draft.entry.span }];
  return diagnose('doc/undefined-piece-name', 'error', span, message, { notes });
}
