import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf, equalMovements, normalForm } from '../../ir/compare.js';
import { offsetKey } from '../../ir/elementary-move.js';
import { printDifference } from '../../ir/compare-words.js';
import { ALWAYS, type Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { BetzaAside } from './betza-asides.js';
import { movePictures, type MovePicture } from './move-picture.js';
import { squaresReached, type MoveCount } from './move-counts.js';
import type { Chosen, PieceMoves } from './piece-moves.js';
import { nameOf, type Subject } from './subject.js';

/** Checks a reading against the other evidence in the text: notations in brackets, numbers of squares, and pictures. Returns the contradictions. */
export function contradictions(
  subject: Subject,
  chosen: Chosen,
  moves: PieceMoves,
): readonly Diagnostic[] {
  const made = moves.made(subject, chosen);
  if ('trouble' in made) return [];
  const { byFact, movement } = made.made;
  const pictured = subject.pictures.flatMap(({ above, picture }) => {
    const { diagnostics, value } = movePictures(picture, above);
    const wrong = value.filter(
      (one) => !equalMovements(pictureMeaning(one, movement), one.movement),
    );
    return [
      ...diagnostics,
      ...wrong.map((one) => otherPicture(one, movement, picture.place(0, picture.text.length))),
    ];
  });
  /** All moves described so far, each once, because thousands of sentences may repeat them. */
  const before = new Map<string, Movement[number]>();
  const inSentences = subject.statements.flatMap(({ betza, counts, facts, span }) => {
    const own = facts.flatMap((fact) => byFact.get(fact) ?? []);
    for (const move of own) before.set(JSON.stringify(move), move);
    const all = betza.length > 0 ? [...before.values()] : [];
    const found: Diagnostic[] = [];
    for (const aside of betza)
      if (!meanings(own, all).some((one) => equalMovements(one, aside.movement)))
        found.push(otherNotation(aside, own, all, span));
    for (const count of counts) {
      const reached = squaresReached(own.length > 0 ? own : movement);
      if (reached !== null && reached !== count.squares) found.push(otherCount(count, reached));
    }
    return found;
  });
  return [...inSentences, ...pictured];
}

/** The moves that a picture should show: those on the squares named above it. */
function pictureMeaning({ label }: MovePicture, all: Movement): Movement {
  const regions = new Set(all.map(({ condition }) => condition.from));
  const isOf = (from: string | null): boolean =>
    label === null || !regions.has(label) ? true : from === null || from === label;
  return anywhere(all.filter(({ condition }) => isOf(condition.from)));
}

function otherPicture(picture: MovePicture, all: Movement, span: Diagnostic['span']): Diagnostic {
  const label = picture.label === null ? '' : ` "${picture.label}"`;
  const difference =
    printDifference(differenceOf(pictureMeaning(picture, all), picture.movement)) ?? '';
  const message = `The diagram${label} contradicts the sentences about this piece: it shows their moves ${difference}.`;
  return diagnose('doc/picture-vs-prose', 'error', span, message);
}

/** What a notation behind a sentence may stand for: the sentence or everything up to it, on its squares or on all squares. */
function meanings(own: Movement, all: Movement): readonly Movement[] {
  const region = own.find(({ condition }) => condition.from !== null)?.condition.from ?? null;
  return [
    anywhere(own),
    own.filter(({ condition }) => condition.from === null),
    anywhere(all.filter(({ condition }) => condition.from === null || condition.from === region)),
    all.filter(({ condition }) => condition.from === null),
  ];
}

function anywhere(movement: Movement): Movement {
  return movement.map((move) => ({ ...move, condition: ALWAYS }));
}

function otherNotation(
  { movement, span, text }: BetzaAside,
  own: Movement,
  all: Movement,
  sentence: Diagnostic['span'],
): Diagnostic {
  const [first = own] = meanings(own, all);
  const difference = printDifference(differenceOf(first, movement)) ?? '';
  const message = `"${text}" contradicts the sentence before it: the notation means the moves of the sentence ${difference}.`;
  return diagnose('doc/betza-vs-prose', 'error', span, message, {
    notes: [{ message: 'the sentence', span: sentence }],
  });
}

function otherCount({ span, squares }: MoveCount, reached: number): Diagnostic {
  const message = `The text says ${squares} squares, but the moves that it describes reach ${reached}.`;
  return diagnose('doc/move-count', 'error', span, message);
}

/** Reports two pieces of one entry that should mirror each other but do not. */
export function failedMirror(
  subject: Subject,
  subjects: readonly Subject[],
  chosen: Chosen,
  moves: PieceMoves,
): readonly Diagnostic[] {
  const claim = subject.statements.find(({ facts }) => facts.some(({ kind }) => kind === 'mirror'));
  const twin = subjects.find(
    (one) => one !== subject && one.entry.openName === subject.entry.openName,
  );
  if (claim === undefined || twin === undefined) return [];
  const [one, other] = [moves.made(subject, chosen), moves.made(twin, chosen)];
  if ('trouble' in one || 'trouble' in other) return [];
  const [shown, seen] = [targetsOf(one.made.movement, -1), targetsOf(other.made.movement, 1)];
  if (shown.size === seen.size && [...shown].every((target) => seen.has(target))) return [];
  const message = `${nameOf(twin)} and ${nameOf(subject)} should mirror each other, but their moves do not.`;
  return [diagnose('doc/prose-vs-prose', 'error', claim.span, message)];
}

/** The targets of a movement, unchanged or with left and right exchanged. */
function targetsOf(movement: Movement, side: 1 | -1): ReadonlySet<number> {
  return new Set(
    normalForm(movement).elements.map(({ target: { dx, dy } }) => offsetKey({ dx: side * dx, dy })),
  );
}
