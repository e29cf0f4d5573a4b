import type { Condition, Modality, Move, Movement } from '../ir/movement.js';
import { compareText } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import { capitalized } from '../text/words.js';
import { compareStrokes, strokeOf, withoutIncluded, type Stroke } from './movement/strokes.js';
import { waysOf, type Way } from './movement/ways.js';

/** What the same stroke may be used for. */
const MANNERS = ['any', 'quiet', 'capture', 'capture-in-passing', 'own-capture'] as const;
type Manner = (typeof MANNERS)[number];

const MANNER_WORDS: Readonly<Record<Manner, string | null>> = {
  any: null,
  quiet: 'without capturing',
  capture: 'to capture',
  'capture-in-passing': 'to capture or capture en passant',
  'own-capture': 'to capture own pieces',
};

/** A stroke in one manner, on one condition. */
interface Said {
  readonly condition: Condition;
  readonly manner: Manner;
  readonly stroke: Stroke;
}

/**
 * A movement in English: sentences of the grammar `prose` (grammar/README.md), all moves and nothing else, always the same for
 * the same moves in any order. Directions are White's view.
 */
export function sayMovement(movement: Movement): readonly string[] {
  if (movement.length === 0) return ['Does not move.'];
  const said = withoutIncluded(movement)
    .map((move) => ({ move, stroke: strokeOf(move) }))
    .map(({ move, stroke }) => ({ move, stroke, key: keyOf(move, stroke) }))
    .sort((a, b) => compareStrokes(a.stroke, b.stroke) || compareText(a.key, b.key));
  const together = [...groupBy(said, ({ key }) => key)].flatMap(([, group]) => mannersOf(group));
  return [...groupBy(together, circumstances)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, group]) => sentence(group));
}

function keyOf(move: Move, stroke: Stroke): string {
  return `${conditionKey(move.condition)} ${JSON.stringify(stroke)}`;
}

function conditionKey({ initial, from, to }: Condition): string {
  return JSON.stringify([from !== null, to !== null, initial, from, to]);
}

/** The same stroke in all its manners: moves that take or do not take are described at once. */
function mannersOf(
  group: readonly { readonly move: Move; readonly stroke: Stroke }[],
): readonly Said[] {
  const [first] = group;
  if (first === undefined) return [];
  const has = (modality: Modality, enPassant: boolean): boolean =>
    group.some(({ move }) => move.modality === modality && isInPassing(move) === enPassant);
  const quiet = has('quiet', false);
  const capture = has('capture', false);
  const manners: readonly (Manner | null)[] = [
    quiet && capture ? 'any' : quiet ? 'quiet' : capture ? 'capture' : null,
    has('capture', true) ? 'capture-in-passing' : null,
    has('own-capture', false) ? 'own-capture' : null,
  ];
  const { condition } = first.move;
  return manners.flatMap((manner) =>
    manner === null ? [] : [{ condition, manner, stroke: first.stroke }],
  );
}

/** Only captures have anything to do with it. */
function isInPassing({ enPassant, modality }: Move): boolean {
  return enPassant && modality === 'capture';
}

function circumstances({ condition, manner }: Said): string {
  return `${conditionKey(condition)} ${MANNERS.indexOf(manner)}`;
}

function sentence(group: readonly Said[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { condition, manner } = first;
  const clauses = [
    condition.from === null ? null : `on ${regionWords(condition.from)} squares`,
    condition.to === null ? null : `only to ${regionWords(condition.to)} squares`,
    condition.initial ? 'on its first move' : null,
    MANNER_WORDS[manner],
    waysInWords(waysOf(group.map(({ stroke }) => stroke))),
  ];
  return capitalized(`${clauses.filter((clause) => clause !== null).join(', ')}.`);
}

/** `moves one square orthogonally, any number of squares diagonally, or leaps two squares sideways`. */
function waysInWords(ways: readonly Way[]): string {
  const words = ways.map((way, index) =>
    way.verb === ways[index - 1]?.verb ? way.words : `${way.verb} ${way.words}`,
  );
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}, or ${last}`;
}

/** A region by its name, in quotes if that is not one plain word. */
function regionWords(name: string): string {
  return /^[a-z][a-z0-9]*$/.test(name) && !RESERVED.has(name) ? name : JSON.stringify(name);
}

/** Words that join others, or that the reader skips: no region has them for a name without quotes. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'a also always an and both can cannot either except finally from if is it its landing like may ' +
    'never of on onto or over taking the then to without'
  ).split(' '),
);
