import { DIALECT_NAMES, type Dialect } from '../../catalog/betza/dialects.js';
import { printSquare } from '../../ir/board.js';
import { movementInWords } from '../../read/betza/movement-difference.js';
import { groupBy } from '../../text/group-by.js';
import { capitalized, listInWords } from '../words.js';
import {
  EFFECTS_COMPARED,
  type DialectReading,
  type EffectSquares,
  type ReadingDifference,
} from './compare-dialects.js';
import type { BetzaExplanation } from './explain-betza.js';
import type { PortableString } from './portable-string.js';
import { printDiagram, type PaintCell } from './print-diagram.js';

/** A longer sentence is cut; `--json` has all of it. */
const LONGEST_SENTENCE = 1_000;

/** An explanation for a terminal. */
export function printBetzaExplanation(
  explanation: BetzaExplanation,
  paint: PaintCell,
): readonly string[] {
  const { dialect, diagram, names, portable, readings, sentences, text } = explanation;
  return [
    `${text === '' ? '(no notation)' : text}  in the dialect of ${DIALECT_NAMES[dialect]}`,
    '',
    ...sentences.map(shorten),
    '',
    ...printDiagram(diagram, paint),
    '',
    ...names.types.map((type) => `Fairy-Stockfish has it predefined: ${type}`),
    ...(names.names.length === 0 ? [] : [`Known as: ${names.names.join(', ')}`]),
    ...printReadings(dialect, readings),
    ...printPortable(text, portable),
  ];
}

function shorten(sentence: string): string {
  return sentence.length <= LONGEST_SENTENCE
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(', ', LONGEST_SENTENCE))}, … (--json has all of it)`;
}

function printReadings(asked: Dialect, readings: readonly DialectReading[]): readonly string[] {
  const alike = readings.filter(({ difference }) => difference === null);
  const others = readings.filter(({ difference }) => difference !== null);
  const programs = capitalized(listInWords(alike.map(({ dialect }) => DIALECT_NAMES[dialect])));
  if (others.length === 0) return [`${programs} read it alike.`];
  const head = alike.length > 1 ? [`${programs} read it alike.`] : [];
  return [
    ...head,
    ...others.flatMap(({ dialect, difference, movement }) => {
      const name = capitalized(DIALECT_NAMES[dialect]);
      if (difference === null) return [];
      if (movement.length === 0) return [`${name} reads no move at all.`];
      const lines = differenceLines(difference, movementInWords(movement));
      return [`${name} reads it otherwise than ${DIALECT_NAMES[asked]}:`, ...lines];
    }),
  ];
}

const EFFECT_WORDS: Readonly<Record<keyof EffectSquares, string>> = {
  quiet: 'moves',
  capture: 'captures',
  ownCapture: 'captures of own pieces',
};

function differenceLines(
  { fewer, more, words }: ReadingDifference,
  whole: string,
): readonly string[] {
  const lines = [...squareLines('also', more), ...squareLines('without', fewer)];
  if (lines.length > 0) return lines;
  return [`  ${words ?? whole}`];
}

/** Effects with the same squares together. */
function squareLines(word: string, squares: EffectSquares): readonly string[] {
  const effects = EFFECTS_COMPARED.filter((effect) => squares[effect].length > 0);
  const byList = groupBy(effects, (effect) => squares[effect].map(printSquare).join(' '));
  return [...byList].map(([list, together]) => {
    const what = listInWords(together.map((effect) => EFFECT_WORDS[effect]));
    return `  ${word} ${what} to ${list}`;
  });
}

function printPortable(written: string, portable: PortableString): readonly string[] {
  if (portable.kind === 'one')
    return portable.text === written
      ? []
      : [`A string that means the same in all three: ${portable.text}`];
  return [
    'No string is known that means the same in all three:',
    ...portable.texts.map(
      ({ dialect, text, why }) => `  for ${DIALECT_NAMES[dialect]}: ${text ?? why ?? ''}`,
    ),
  ];
}
