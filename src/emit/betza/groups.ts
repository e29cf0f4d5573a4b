import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { allows, normalForm, type NormalForm } from '../../ir/compare.js';
import type { Effect, ElementaryMove } from '../../ir/elementary-move.js';
import type { Movement } from '../../ir/movement.js';
import { takeSteps } from '../../text/steps.js';
import { prefixTable, ROYAL, type Directions } from './directions.js';
import { readOwn } from './read-own.js';
import { ATOM_ORDER, isPlain, ROYAL_ATOMS, shapesOf, type Shape } from './shapes.js';
import { SignFinder } from './signs.js';

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
  /** How many elements that is. */
  readonly size: number;
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
  const fits = new FitFinder(form, dialect, board);
  const signs = new SignFinder(form.given);
  const groups: Group[] = [];
  for (const initial of hasInitial(form) ? [false, true] : [false]) {
    for (const modality of modalitiesFor(form, dialect, initial)) {
      const said = EFFECT_OF.get(modality.charAt(0));
      const isSaid = ({ effect, needs }: ElementaryMove): boolean =>
        effect === said && needs.includes('initially') === initial;
      const frames = shapesOf(dialect)
        .filter((shape) => signs.signsOf(shape).some(isSaid))
        .map((shape) => fits.fitted({ initial, modality, shape }));
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

/** Finds what of a movement a frame can say; remembers, because a group for both modalities asks again for each. */
class FitFinder {
  readonly #found = new Map<string, Fit | null>();
  /** By aim, the places of its elements: what is said of another aim cannot be any of them. */
  readonly #places = new Map<string, number[]>();

  constructor(
    readonly form: NormalForm,
    readonly dialect: Dialect,
    readonly board: Board,
  ) {
    for (const [index, { aim }] of form.given.entries()) {
      const places = this.#places.get(aim);
      if (places === undefined) this.#places.set(aim, [index]);
      else places.push(index);
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
      // The squares of the shortest range are among those of all others: if it does not fit, none does.
      if (index === 1 && this.#isForbidden(this.#said(frame, single, ranges.at(-1) ?? '')))
        return null;
      const said = this.#said(frame, single, range);
      if (said.elements.length === 0 || this.#isForbidden(said)) continue;
      return { range, ...this.#coverOf(said) };
    }
    return null;
  }

  #said(frame: Frame, single: string, range: string): NormalForm {
    return normalForm(readOwn(textOf(frame, single, range), this.dialect), this.board);
  }

  #isForbidden(said: NormalForm): boolean {
    return said.elements.some((element) => !allows(this.form, element));
  }

  /** One slider a ray and modality: no shorter ride for both where one of them goes further. */
  #isLongestBothWays(frame: Frame, single: string, { range }: Fit): boolean {
    return ['m', 'c'].every((modality) => {
      const fit = this.#fit({ ...frame, modality }, single);
      return fit === null || fit.range === range;
    });
  }

  #coverOf(said: NormalForm): Pick<Fit, 'covers' | 'size'> {
    const { given } = this.form;
    let covers = 0n;
    let size = 0;
    takeSteps(given.length / 4);
    for (const aim of said.byAim.keys())
      for (const index of this.#places.get(aim) ?? []) {
        const element = given[index];
        if (element === undefined || !allows(said, element)) continue;
        covers |= 1n << BigInt(index);
        size += 1;
      }
    return { covers, size };
  }
}

/** The ranges of a shape that differ on the board: one that leads from edge to edge is unlimited. */
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
    const said = frame.fits.flatMap((fit, index) =>
      fit === null || (of & (1 << index)) === 0 ? [] : [fit],
    );
    const overlaps = said.some(isPartOfLonger);
    if (overlaps && !isPlain(frame.shape)) return [];
    const text = textOf(frame, prefix, range);
    const covers = said.reduce((all, fit) => all | fit.covers, 0n);
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

function textOf({ initial, modality, shape }: Frame, prefix: string, range: string): string {
  const { legs, modifier, atom } = shape;
  return `${initial ? 'i' : ''}${prefix}${legs}${modality}${modifier}${atom}${range}`;
}
