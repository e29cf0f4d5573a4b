import { diagnose } from '../../catalog/diagnose.js';
import { differenceOf, equalMovements, normalForm } from '../../ir/compare.js';
import { offsetKey } from '../../ir/compare-elements.js';
import { printDifference } from '../../ir/compare-words.js';
import { ALWAYS, sameVector, type Movement } from '../../ir/movement.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { BetzaAside } from './betza-asides.js';
import { stepsOf } from './directions.js';
import { referenceOf } from './known-pieces.js';
import { unitOf } from './moves-of-sentence.js';
import { movePictures, type MovePicture } from './move-picture.js';
import { squaresReached, type MoveCount } from './move-counts.js';
import type { PieceDraft } from './piece-drafts.js';
import type { Chosen, PieceMovements } from './piece-movements.js';

/** What else a text says of the moves of a piece: notations in brackets, numbers of squares, examples. It contradicts a reading, or not. */
export function contradictions(
  draft: PieceDraft,
  chosen: Chosen,
  movements: PieceMovements,
): readonly Diagnostic[] {
  const pictured = draft.entry.pictures.flatMap((picture) => {
    const above = draft.entry.texts.at(-1)?.text.trimEnd().split('\n').at(-1) ?? '';
    const { diagnostics, value } = movePictures(picture, above);
    const all = movements.movementOf(draft, chosen, []);
    const wrong = value.filter((one) => !equalMovements(pictureMeaning(one, all), one.movement));
    return [
      ...diagnostics,
      ...wrong.map((one) => otherPicture(one, all, picture.place(0, picture.text.length))),
    ];
  });
  const said: Movement[] = draft.sentences.map((one) => movements.movesOf(draft, one, chosen));
  const told = draft.sentences.flatMap(({ betza, counts, sentence, span }, index) => {
    const own = said[index] ?? [];
    const all = said.slice(0, index + 1).flat();
    const found: Diagnostic[] = [];
    for (const aside of sentence === null ? [] : betza)
      if (!meanings(own, all).some((movement) => equalMovements(movement, aside.movement)))
        found.push(otherNotation(aside, own, all, span));
    for (const count of counts) {
      const reached = squaresReached(own.length > 0 ? own : said.flat());
      if (reached !== null && reached !== count.squares) found.push(otherCount(count, reached));
    }
    return found;
  });
  return [...told, ...pictured, ...otherExamples(draft, said.flat())];
}

/** "For example, the left one moves diagonally right": some move of the piece has to go there. */
function otherExamples({ name, sentences }: PieceDraft, all: Movement): readonly Diagnostic[] {
  const ways = all.flatMap((move) => unitOf(move) ?? []);
  return sentences.flatMap(({ sentence, span }) => {
    const subject = sentence?.subject ?? null;
    const isOwn = subject !== null && referenceOf(subject.text).noun === name.toLowerCase();
    if (sentence?.isExample !== true || !isOwn) return [];
    const isShown = sentence.ways.every(
      (way) =>
        way.kind !== 'walk' ||
        way.legs.length > 1 ||
        way.legs.every(
          ({ run: { step } }) =>
            step.kind !== 'step' ||
            stepsOf(step.heading).some((one) => ways.some((unit) => sameVector(unit, one))),
        ),
    );
    if (isShown) return [];
    const message = `This is no example of how ${name} moves: the other sentences lead in no such direction.`;
    return [diagnose('doc/prose-vs-prose', 'error', span, message)];
  });
}

/** The moves of a piece that a picture is to show: those on the squares that stand above it. */
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
  const message = `The picture${label} and the sentences on this piece show different moves: it is what they say ${difference}.`;
  return diagnose('doc/picture-vs-prose', 'error', span, message);
}

/** What a notation behind a sentence may stand for: the sentence, or all up to it; on its squares, or on all. */
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
  const message = `"${text}" and the sentence before it are different moves: the notation is the sentence ${difference}.`;
  return diagnose('doc/betza-vs-prose', 'error', span, message, {
    notes: [{ message: 'the sentence', span: sentence }],
  });
}

function otherCount({ span, squares }: MoveCount, reached: number): Diagnostic {
  const message = `The text counts ${squares} squares, but the moves that it describes reach ${reached}.`;
  return diagnose('doc/move-count', 'error', span, message);
}

const MIRROR = /\bmirror|\bwhat one does to the left,? the other does to the right/i;

/** Pieces of one entry of which it says that they mirror each other, and that do not. */
export function otherSides(
  draft: PieceDraft,
  drafts: readonly PieceDraft[],
  chosen: Chosen,
  movements: PieceMovements,
): readonly Diagnostic[] {
  const claim = draft.sentences.find(({ text }) => MIRROR.test(text));
  const twin = drafts.find((other) => other !== draft && other.entry === draft.entry);
  if (claim === undefined || twin === undefined) return [];
  const [one, other] = [draft, twin].map((each) => movements.movementOf(each, chosen, []));
  if (one === undefined || other === undefined) return [];
  const [shown, seen] = [targetsOf(one, -1), targetsOf(other, 1)];
  if (shown.size === seen.size && [...shown].every((target) => seen.has(target))) return [];
  const message = `${twin.name} and ${draft.name} are said to mirror each other, but their moves do not.`;
  return [diagnose('doc/prose-vs-prose', 'error', claim.span, message)];
}

/** As they are, or with left and right exchanged. */
function targetsOf(movement: Movement, side: 1 | -1): ReadonlySet<number> {
  return new Set(
    normalForm(movement).elements.map(({ target: { dx, dy } }) => offsetKey({ dx: side * dx, dy })),
  );
}
