import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { allows, normalForm, type NormalForm } from '../../ir/compare.js';
import type { Effect, ElementaryMove } from '../../ir/elementary-move.js';
import type { Movement } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import { takeSteps } from '../../text/steps.js';
import { prefixTable, ROYAL, type Directions } from './directions.js';
import { readGroup } from './read-group.js';
import { ATOM_ORDER, isPlain, ROYAL_ATOMS, shapesOf, type Shape } from './shapes.js';
import { SignFinder } from './signs.js';

/** A group of a Betza string that expresses a part of a movement, and nothing beyond it. */
export interface Group {
  readonly text: string;
  /** Bit i is set if it expresses element i of `normalForm(movement).given`. */
  readonly covers: bigint;
  /** The lowest total wins: fewest letters, then plain prefixes, then no digits, then fewest groups. */
  readonly cost: number;
  /** Its place in a string. */
  readonly rank: readonly number[];
}

/** The letters between direction and atom, in the order of their groups in a string. */
const MODALITIES = ['m', '', 'c', 'ce', 'mce', 'd', 'cd', 'md', 'mcd'];

/** The range that fits one direction, and the elements that it covers. */
interface Fit {
  readonly range: string;
  readonly covers: bigint;
  /** The number of elements covered. */
  readonly size: number;
}

/** A group without its directions and range. */
interface Frame {
  readonly initial: boolean;
  readonly modality: string;
  readonly shape: Shape;
}

/** A frame with the fit of each single direction. */
interface FittedFrame extends Frame {
  readonly fits: readonly (Fit | null)[];
}

/** Every group of the dialect that a text of the movement may contain, the likelier first. */
export function groupsFor(movement: Movement, dialect: Dialect, board: Board): readonly Group[] {
  const form = normalForm(movement, board);
  const fits = new FitFinder(form, dialect, board);
  const signs = new SignFinder(form.given);
  const groups: Group[] = [];
  for (const initial of hasInitial(form) ? [false, true] : [false]) {
    for (const modality of modalitiesFor(form, dialect, initial)) {
      const required = EFFECT_OF.get(modality.charAt(0));
      const matches = ({ effect, needs }: ElementaryMove): boolean =>
        effect === required && needs.includes('initially') === initial;
      const frames = shapesOf(dialect)
        .filter((shape) => signs.signsOf(shape).some(matches))
        .map((shape) => fits.fitted({ initial, modality, shape }));
      addAll(groups, groupsOfFrames(frames, dialect));
    }
  }
  return groups;
}

/** By the first letter of a modality: the effect that some element must have for the modality to be of use. */
const EFFECT_OF: ReadonlyMap<string, Effect> = new Map([
  ['', 'quiet'],
  ['m', 'quiet'],
  ['c', 'capture'],
  ['d', 'own-capture'],
]);

function hasInitial(form: NormalForm): boolean {
  return form.given.some(({ needs }) => needs.includes('initially'));
}

/** The modalities that can express a part of the form. The engine ignores initial captures, so its dialect has only quiet initial moves. */
function modalitiesFor(form: NormalForm, dialect: Dialect, initial: boolean): readonly string[] {
  if (initial && dialect === 'fairy-stockfish') return ['m'];
  const effects = new Set(form.given.map(({ effect }) => effect));
  return MODALITIES.filter(
    (modality) =>
      (effects.has('en-passant') || !modality.includes('e')) &&
      (effects.has('own-capture') || !modality.includes('d')),
  );
}

/** Finds the parts of a movement that a frame can express. It caches them, because a group for both modalities needs the fits of each. */
class FitFinder {
  readonly #found = new Map<string, Fit | null>();
  /** By aim, the indexes of the elements that have it: elements with another aim cannot be equal to them. */
  readonly #indexes = new Map<string, number[]>();

  constructor(
    readonly form: NormalForm,
    readonly dialect: Dialect,
    readonly board: Board,
  ) {
    for (const [index, { aim }] of form.given.entries()) {
      const indexes = this.#indexes.get(aim);
      if (indexes === undefined) this.#indexes.set(aim, [index]);
      else indexes.push(index);
    }
  }

  fitted(frame: Frame): FittedFrame {
    const { singles } = frame.shape.compass;
    return { ...frame, fits: singles.map((single) => this.#fit(frame, single)) };
  }

  /** The longest range of a shape that the movement allows in one direction, or null. */
  #fit(frame: Frame, single: string): Fit | null {
    const key = textOf(frame, single, ' ' + frame.shape.ranges.join());
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const longest = this.#longest(frame, single);
    const fit =
      frame.modality !== '' || longest === null || this.#isLongestBothWays(frame, single, longest)
        ? longest
        : null;
    this.#found.set(key, fit);
    return fit;
  }

  #longest(frame: Frame, single: string): Fit | null {
    const ranges = rangesOn(this.board, frame.shape);
    for (const [index, range] of ranges.entries()) {
      // Every other range includes the squares of the shortest: if it does not fit, none does.
      if (index === 1 && this.#isForbidden(this.#read(frame, single, ranges.at(-1) ?? '')))
        return null;
      const read = this.#read(frame, single, range);
      if (read.elements.length === 0 || this.#isForbidden(read)) continue;
      return { range, ...this.#coverOf(read) };
    }
    return null;
  }

  #read(frame: Frame, single: string, range: string): NormalForm {
    return normalForm(readGroup(textOf(frame, single, range), this.dialect), this.board);
  }

  #isForbidden(read: NormalForm): boolean {
    return read.elements.some((element) => !allows(this.form, element));
  }

  /** A ride with both modalities is refused where one of them alone reaches further, so that each ray needs one ride for each modality. */
  #isLongestBothWays(frame: Frame, single: string, { range }: Fit): boolean {
    return ['m', 'c'].every((modality) => {
      const fit = this.#fit({ ...frame, modality }, single);
      return fit === null || fit.range === range;
    });
  }

  #coverOf(read: NormalForm): Pick<Fit, 'covers' | 'size'> {
    const { given } = this.form;
    let covers = 0n;
    let size = 0;
    takeSteps(given.length / 4);
    for (const aim of read.byAim.keys())
      for (const index of this.#indexes.get(aim) ?? []) {
        const element = given[index];
        if (element === undefined || !allows(read, element)) continue;
        covers |= 1n << BigInt(index);
        size += 1;
      }
    return { covers, size };
  }
}

/** The ranges of a shape that differ on the board: one that reaches from edge to edge is the same as unlimited. */
function rangesOn({ files, ranks }: Board, { aim, ranges }: Shape): readonly string[] {
  const farthest = Math.floor((Math.max(files, ranks) - 1) / aim.long);
  return ranges.filter((range, index) => index === 0 || Number(range) < farthest);
}

/** The groups of frames that differ only in their shapes. */
function groupsOfFrames(frames: readonly FittedFrame[], dialect: Dialect): Group[] {
  const plain = frames.filter(({ shape }) => isPlain(shape)).flatMap(({ fits }) => fits);
  const partsOfLonger = new Map<Fit, boolean>();
  const isPartOfLonger = (one: Fit): boolean => {
    const { covers, size } = one;
    const isPart =
      partsOfLonger.get(one) ??
      plain.some((fit) => fit !== null && fit.size > size && (covers & ~fit.covers) === 0n);
    partsOfLonger.set(one, isPart);
    return isPart;
  };

  const groupOf = (frame: FittedFrame, prefix: string, range: string, of: Directions): Group[] => {
    const fits = frame.fits.flatMap((fit, index) =>
      fit === null || (of & (1 << index)) === 0 ? [] : [fit],
    );
    const overlaps = fits.some(isPartOfLonger);
    if (overlaps && !isPlain(frame.shape)) return [];
    const text = textOf(frame, prefix, range);
    const covers = fits.reduce((all, fit) => all | fit.covers, 0n);
    return [{ text, covers, cost: costOf(text, prefix, overlaps), rank: rankOf(frame, prefix) }];
  };

  return [...frames, ...royalFrames(frames)].flatMap((frame) =>
    frame.shape.ranges.flatMap((range) => {
      const fitting = directionsOf(frame.fits, range);
      if (fitting === 0) return [];
      return prefixTable(frame.shape.compass, dialect).flatMap(({ prefix, directions }) =>
        (directions & ~fitting) === 0 ? groupOf(frame, prefix, range, directions) : [],
      );
    }),
  );
}

/** The directions that a range fits. */
function directionsOf(fits: FittedFrame['fits'], range: string): Directions {
  return fits.reduce((set, fit, index) => (fit?.range === range ? set | (1 << index) : set), 0);
}

/** Frames of `K` and `Q`, with all eight directions, each made from two frames with four directions. */
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
 * The number of letters counts most. Between texts of the same length, plain prefixes are better than joined ones, unlimited is better
 * than digits, and no overlap is better than an overlap with a longer range of the same direction. But a group with a direction prefix
 * may overlap only if that saves two letters: `brBblF`, not `brBbF`.
 */
function costOf(text: string, prefix: string, overlaps: boolean): number {
  const joined = prefix.length > 2 ? 100 : 0;
  const counted = /\d/.test(text) ? 10 : 0;
  const overlapping = overlaps ? (prefix === '' ? 50 : 1500) : 0;
  return text.length * 1000 + joined + counted + overlapping + 1;
}

/** The rank of a group: initial moves come last, bare atoms first; then by modality, groups without modifier first, then by atom. */
function rankOf({ initial, modality, shape }: Frame, prefix: string): readonly number[] {
  return [
    initial ? 1 : 0,
    prefix === '' && modality === '' ? 0 : 1,
    MODALITIES.indexOf(modality),
    shape.modifier === '' ? 0 : 1,
    ATOM_ORDER.indexOf(shape.atom),
  ];
}

function textOf({ initial, modality, shape }: Frame, prefix: string, range: string): string {
  const { legs, modifier, atom } = shape;
  return `${initial ? 'i' : ''}${prefix}${legs}${modality}${modifier}${atom}${range}`;
}
