import type { Condition, Modality, Move, Movement } from '../ir/movement.js';
import { compareText } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import { capitalized } from '../text/words.js';
import { compareStrokes, strokeOf, withoutIncluded, type Stroke } from './movement/strokes.js';
import { waysOf, type Way } from './movement/ways.js';

/** What a stroke is used for. */
const USES = ['any', 'quiet', 'capture', 'capture-in-passing', 'own-capture'] as const;
type Use = (typeof USES)[number];

const USE_WORDS: Readonly<Record<Use, string | null>> = {
  any: null,
  quiet: 'without capturing',
  capture: 'to capture',
  'capture-in-passing': 'to capture or capture en passant',
  'own-capture': 'to capture own pieces',
};

/** A stroke with what it is used for, and its condition. */
interface StrokeUse {
  readonly condition: Condition;
  readonly use: Use;
  readonly stroke: Stroke;
}

/**
 * A movement as English sentences of the grammar `prose` (grammar/README.md). They describe exactly its moves, and do not depend
 * on the order of the moves. Directions are from White's view.
 */
export function sayMovement(movement: Movement): readonly string[] {
  if (movement.length === 0) return ['Does not move.'];
  const strokes = withoutIncluded(movement)
    .map((move) => ({ move, stroke: strokeOf(move) }))
    .map(({ move, stroke }) => ({ move, stroke, key: keyOf(move, stroke) }))
    .sort((a, b) => compareStrokes(a.stroke, b.stroke) || compareText(a.key, b.key));
  const together = [...groupBy(strokes, ({ key }) => key)].flatMap(([, group]) => usesOf(group));
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

/** The uses of a stroke. Quiet and capturing moves become one use, `any`. */
function usesOf(
  group: readonly { readonly move: Move; readonly stroke: Stroke }[],
): readonly StrokeUse[] {
  const [first] = group;
  if (first === undefined) return [];
  const has = (modality: Modality, enPassant: boolean): boolean =>
    group.some(({ move }) => move.modality === modality && isInPassing(move) === enPassant);
  const quiet = has('quiet', false);
  const capture = has('capture', false);
  const uses: readonly (Use | null)[] = [
    quiet && capture ? 'any' : quiet ? 'quiet' : capture ? 'capture' : null,
    has('capture', true) ? 'capture-in-passing' : null,
    has('own-capture', false) ? 'own-capture' : null,
  ];
  const { condition } = first.move;
  return uses.flatMap((use) => (use === null ? [] : [{ condition, use, stroke: first.stroke }]));
}

/** Whether a move also captures en passant. The flag means nothing for other moves. */
function isInPassing({ enPassant, modality }: Move): boolean {
  return enPassant && modality === 'capture';
}

function circumstances({ condition, use }: StrokeUse): string {
  return `${conditionKey(condition)} ${USES.indexOf(use)}`;
}

function sentence(group: readonly StrokeUse[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { condition, use } = first;
  const clauses = [
    condition.from === null ? null : `on ${regionWords(condition.from)} squares`,
    condition.to === null ? null : `only to ${regionWords(condition.to)} squares`,
    condition.initial ? 'on its first move' : null,
    USE_WORDS[use],
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

/** The name of a region, in quotes unless it is one plain word. */
function regionWords(name: string): string {
  return /^[a-z][a-z0-9]*$/.test(name) && !RESERVED.has(name) ? name : JSON.stringify(name);
}

/** Words that join others or that the reader skips, so a region with such a name needs quotes. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'a also always an and both can cannot either except finally from if is it its landing like may ' +
    'never of on onto or over taking the then to without'
  ).split(' '),
);
