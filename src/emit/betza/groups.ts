import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { allows, normalForm, type NormalForm } from '../../ir/compare.js';
import { EMPTY, type Effect, type ElementaryMove } from '../../ir/compare-elements.js';
import type { Movement } from '../../ir/movement.js';
import { prefixTable, ROYAL, type Directions } from './directions.js';
import { readOwn } from './read-own.js';
import { ATOM_ORDER, ROYAL_ATOMS, shapesOf, type Shape } from './shapes.js';

/** A group of a Betza string that says a part of a movement, and nothing beyond it. */
export interface Group {
  readonly text: string;
  /** Bit i: it says element i of `normalForm(movement).given`. */
  readonly covers: bigint;
  /** Least wins: letters first, then plain prefixes, then no digits, then few groups. */
  readonly cost: number;
  /** Where it stands in a string. */
  readonly rank: readonly number[];
}

/** Letters between direction and atom, in the order in which groups with them stand. */
const MODALITIES = ['m', '', 'c', 'ce', 'mce', 'd', 'cd', 'md', 'mcd'];

/** What is said of one direction: the range that fits, and the elements that it covers. */
interface Fit {
  readonly range: string;
  readonly covers: bigint;
}

/** A place in the search: everything of a group but directions and range. */
interface Frame {
  readonly initial: boolean;
  readonly modality: string;
  readonly shape: Shape;
}

/** A frame with what fits it, one entry a single direction. */
interface FittedFrame extends Frame {
  readonly fits: readonly (Fit | null)[];
}

/** Every group of the dialect that may stand in a text of the movement, the likelier first. */
export function groupsFor(movement: Movement, dialect: Dialect, board: Board): readonly Group[] {
  const form = normalForm(movement, board);
  const groups: Group[] = [];
  for (const initial of hasInitial(form) ? [false, true] : [false]) {
    for (const modality of modalitiesFor(form, dialect, initial)) {
      const frames = shapesOf(dialect)
        .map((shape): Frame => ({ initial, modality, shape }))
        .filter((frame) => form.given.some((element) => isSignOf(element, frame)))
        .map((frame): FittedFrame => {
          const { singles } = frame.shape.compass;
          return {
            ...frame,
            fits: singles.map((single) => fitOf(form, frame, single, dialect, board)),
          };
        });
      groups.push(...groupsOfFrames(frames, dialect));
    }
  }
  return groups;
}

/** Effect of the elements without which a modality, by its first letter, says nothing. */
const EFFECT_OF: ReadonlyMap<string, Effect> = new Map([
  ['', 'quiet'],
  ['m', 'quiet'],
  ['c', 'capture'],
  ['d', 'own-capture'],
]);

/** False for most frames at once: every group of a frame says some element of this sort. */
function isSignOf(element: ElementaryMove, { initial, modality, shape }: Frame): boolean {
  const { effect, target, needs, demands } = element;
  const [short = 0, long = 0] = [Math.abs(target.dx), Math.abs(target.dy)].sort((a, b) => a - b);
  return (
    short === shape.sign.short &&
    long === shape.sign.long &&
    effect === EFFECT_OF.get(modality.charAt(0)) &&
    needs.includes('initially') === initial &&
    makesDemands(demands, shape)
  );
}

/** True if the demands of an element of the sign's size may be those of the shape. */
function makesDemands(demands: ElementaryMove['demands'], shape: Shape): boolean {
  const isOverHurdle = [...demands.values()].some((allowed) => (allowed & EMPTY) === 0);
  if (isPlain(shape)) return true;
  switch (shape.modifier) {
    case '':
    case 'n':
      return demands.size > 0;
    case 'p':
    case 'g':
      return isOverHurdle;
    case 'j':
      return isRide(shape) ? demands.size === 0 : isOverHurdle;
  }
}

function isRide({ ranges }: Shape): boolean {
  return ranges.length > 1;
}

function hasInitial(form: NormalForm): boolean {
  return form.given.some(({ needs }) => needs.includes('initially'));
}

/** Only the modalities that can say something here. The engine drops captures of initial moves, so it is given none. */
function modalitiesFor(form: NormalForm, dialect: Dialect, initial: boolean): readonly string[] {
  if (initial && dialect === 'fairy-stockfish') return ['m'];
  const effects = new Set(form.given.map(({ effect }) => effect));
  return MODALITIES.filter(
    (modality) =>
      (effects.has('en-passant') || !modality.includes('e')) &&
      (effects.has('own-capture') || !modality.includes('d')),
  );
}

/** The longest range of a shape that the movement allows in one direction, or null. */
function fitOf(
  form: NormalForm,
  frame: Frame,
  single: string,
  dialect: Dialect,
  board: Board,
): Fit | null {
  for (const range of frame.shape.ranges) {
    const said = normalForm(readOwn(textOf(frame, single, range), dialect), board);
    if (said.elements.length === 0) continue;
    if (!said.elements.every((element) => allows(form, element))) continue;
    if (frame.modality === '' && !isLongestBothWays(range)) return null;
    return { range, covers: coverOf(form, said) };
  }
  return null;

  /** One slider a ray and modality: no shorter ride for both where one of them goes further. */
  function isLongestBothWays(range: string): boolean {
    return ['m', 'c'].every((modality) => {
      const fit = fitOf(form, { ...frame, modality }, single, dialect, board);
      return fit === null || fit.range === range;
    });
  }
}

function coverOf(form: NormalForm, said: NormalForm): bigint {
  let covers = 0n;
  form.given.forEach((element, index) => {
    if (allows(said, element)) covers |= 1n << BigInt(index);
  });
  return covers;
}

/** The groups of frames that differ only in their shapes. */
function groupsOfFrames(frames: readonly FittedFrame[], dialect: Dialect): Group[] {
  const plain = frames.filter(({ shape }) => isPlain(shape)).flatMap(({ fits }) => fits);
  const isPartOfLonger = ({ covers }: Fit): boolean =>
    plain.some((fit) => fit !== null && fit.covers !== covers && (covers & ~fit.covers) === 0n);

  const groupOf = (frame: FittedFrame, prefix: string, range: string, of: Directions): Group[] => {
    const fits = frame.fits.filter((_, index) => (of & (1 << index)) !== 0);
    const said = fits.filter(isOfRange(range));
    const overlaps = said.some(isPartOfLonger);
    if (said.length < fits.length || (overlaps && !isPlain(frame.shape))) return [];
    const text = textOf(frame, prefix, range);
    const covers = said.reduce((all, fit) => all | fit.covers, 0n);
    return [{ text, covers, cost: costOf(text, prefix, overlaps), rank: rankOf(frame, prefix) }];
  };

  return [...frames, ...royalFrames(frames)].flatMap((frame) =>
    frame.shape.ranges.flatMap((range) =>
      prefixTable(frame.shape.compass, dialect).flatMap(({ prefix, directions }) =>
        groupOf(frame, prefix, range, directions),
      ),
    ),
  );
}

/** `K` and `Q`: frames of all eight directions, from the two frames of four. */
function royalFrames(frames: readonly FittedFrame[]): FittedFrame[] {
  const find = (atom: string, modifier: string): FittedFrame | undefined =>
    frames.find(
      ({ shape }) => shape.atom === atom && shape.modifier === modifier && shape.legs === '',
    );
  return ROYAL_ATOMS.flatMap(({ atom, halves: [orthogonal, diagonal] }) =>
    frames
      .filter(({ shape }) => shape.atom === orthogonal && shape.legs === '')
      .flatMap((frame) => {
        const other = find(diagonal, frame.shape.modifier);
        if (other === undefined) return [];
        const shape = { ...frame.shape, atom, compass: ROYAL };
        return [{ ...frame, shape, fits: [...frame.fits, ...other.fits] }];
      }),
  );
}

/**
 * Letters first. Then, without a letter's worth: plain prefixes before joined ones, unlimited before digits, no overlap with a
 * longer range of the same direction before overlap. But directions of its own must save two letters to overlap:
 * `brBblF`, not `brBbF`.
 */
function costOf(text: string, prefix: string, overlaps: boolean): number {
  const joined = prefix.length > 2 ? 100 : 0;
  const counted = /\d/.test(text) ? 10 : 0;
  const overlapping = overlaps ? (prefix === '' ? 50 : 1500) : 0;
  return text.length * 1000 + joined + counted + overlapping + 1;
}

/** Initial moves last, bare atoms first; then by modality, without modifiers first, then by atom. */
function rankOf({ initial, modality, shape }: Frame, prefix: string): readonly number[] {
  return [
    initial ? 1 : 0,
    prefix === '' && modality === '' ? 0 : 1,
    MODALITIES.indexOf(modality),
    shape.modifier === '' ? 0 : 1,
    ATOM_ORDER.indexOf(shape.atom),
  ];
}

function isOfRange(range: string): (fit: Fit | null) => fit is Fit {
  return (fit): fit is Fit => fit?.range === range;
}

/** A leap or a ride, without modifier and legs. */
function isPlain({ modifier, legs }: Shape): boolean {
  return modifier === '' && legs === '';
}

function textOf({ initial, modality, shape }: Frame, prefix: string, range: string): string {
  const { legs, modifier, atom } = shape;
  return `${initial ? 'i' : ''}${prefix}${legs}${modality}${modifier}${atom}${range}`;
}
