import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import { allows, normalForm, type NormalForm } from '../../ir/compare.js';
import type { ElementaryMove } from '../../ir/compare-elements.js';
import type { Movement } from '../../ir/movement.js';
import { prefixTable, type Directions } from './directions.js';
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

/** Said beside a longer range of the same direction, a leap with directions of its own costs as much as this: `brBblF`, not `brBbF`. */
const OVERLAP_COST = 1500;

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
  const sizes = new Set(form.given.map(sizeOf));
  const shapes = shapesOf(dialect).filter(({ sign }) => sizes.has(`${sign.short} ${sign.long}`));
  const groups: Group[] = [];
  for (const initial of hasInitial(form) ? [false, true] : [false]) {
    for (const modality of modalitiesFor(form, dialect, initial)) {
      const frames = shapes.map((shape): FittedFrame => {
        const frame = { initial, modality, shape };
        const { singles } = shape.compass;
        return {
          ...frame,
          fits: singles.map((single) => fitOf(form, frame, single, dialect, board)),
        };
      });
      groups.push(...groupsOfFrames(frames, dialect), ...royalGroups(frames));
    }
  }
  return groups;
}

function sizeOf({ target }: ElementaryMove): string {
  const [short = 0, long = 0] = [Math.abs(target.dx), Math.abs(target.dy)].sort((a, b) => a - b);
  return `${short} ${long}`;
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
  const fits = frames.flatMap((frame) => frame.fits).filter((fit) => fit !== null);
  const isPartOfLonger = ({ covers }: Fit): boolean =>
    fits.some((longer) => longer.covers !== covers && (covers & ~longer.covers) === 0n);
  return frames.flatMap((frame) =>
    frame.shape.ranges.flatMap((range) =>
      prefixTable(frame.shape.compass, dialect).flatMap(({ prefix, directions }) => {
        const selected = frame.fits.filter((_, index) => isIn(index, directions));
        const said = selected.filter(isOfRange(range));
        if (said.length < selected.length) return [];
        const overlaps = said.some(isPartOfLonger);
        if (overlaps && !isPlain(frame.shape)) return [];
        const extra = overlaps && prefix !== '' ? OVERLAP_COST : 0;
        return [groupOf(frame, prefix, range, said, extra)];
      }),
    ),
  );
}

function isOfRange(range: string): (fit: Fit | null) => fit is Fit {
  return (fit): fit is Fit => fit?.range === range;
}

/** A leap or a ride, without modifier and legs. */
function isPlain({ modifier, legs }: Shape): boolean {
  return modifier === '' && legs === '';
}

function isIn(index: number, directions: Directions): boolean {
  return (directions & (1 << index)) !== 0;
}

/** `K` and `Q`, always without directions, where both halves move alike in all of theirs. */
function royalGroups(frames: readonly FittedFrame[]): Group[] {
  return ROYAL_ATOMS.flatMap(({ atom, halves: [first, second] }) =>
    frames
      .filter(({ shape }) => shape.atom === first && shape.legs === '')
      .flatMap((frame) => {
        const { modifier, ranges } = frame.shape;
        const other = frames.find(
          ({ shape }) => shape.atom === second && shape.modifier === modifier && shape.legs === '',
        );
        const fits = [...frame.fits, ...(other?.fits ?? [null])];
        const royal = { ...frame, shape: { ...frame.shape, atom } };
        return ranges.flatMap((range) => {
          const said = fits.filter(isOfRange(range));
          return said.length < fits.length ? [] : [groupOf(royal, '', range, said, 0)];
        });
      }),
  );
}

function groupOf(
  frame: Frame,
  prefix: string,
  range: string,
  fits: readonly Fit[],
  extra: number,
): Group {
  const text = textOf(frame, prefix, range);
  const isBare = prefix === '' && frame.modality === '';
  const joined = prefix.length > 2 ? 100 : 0;
  const counted = /\d/.test(range) ? 10 : 0;
  return {
    text,
    covers: fits.reduce((all, { covers }) => all | covers, 0n),
    cost: text.length * 1000 + extra + joined + counted + 1,
    rank: [
      frame.initial ? 1 : 0,
      isBare ? 0 : 1,
      MODALITIES.indexOf(frame.modality),
      frame.shape.modifier === '' ? 0 : 1,
      ATOM_ORDER.indexOf(frame.shape.atom),
    ],
  };
}

function textOf({ initial, modality, shape }: Frame, prefix: string, range: string): string {
  const { legs, modifier, atom } = shape;
  return `${initial ? 'i' : ''}${prefix}${legs}${modality}${modifier}${atom}${range}`;
}
