import { DIALECT_NAMES, type Dialect } from '../../catalog/betza/dialects.js';
import { printSquare } from '../../ir/board.js';
import { movementInWords } from '../../read/betza/movement-difference.js';
import { groupBy } from '../../text/group-by.js';
import { capitalized, listInWords } from '../../text/words.js';
import type { DialectReading, EffectSquares, ReadingDifference } from './compare-dialects.js';
import type { BetzaExplanation } from './explain-betza.js';
import type { PortableString } from './portable-string.js';
import { printDiagram, type PaintCell } from './print-diagram.js';

/** Longer sentences and reasons are cut; `--json` prints them in full. */
const LONGEST_SENTENCE = 1_000;
const LONGEST_REASON = 240;

/** An explanation for a terminal. */
export function printBetzaExplanation(
  explanation: BetzaExplanation,
  paint: PaintCell,
): readonly string[] {
  const { dialect, diagram, names, portable, readings, sentences, text } = explanation;
  return [
    `${text === '' ? '(no notation)' : text}  in the dialect of ${DIALECT_NAMES[dialect]}`,
    '',
    ...sentences.map((sentence) => shorten(sentence, LONGEST_SENTENCE)),
    '',
    ...printDiagram(diagram, paint),
    ...(diagram.isWhole ? [] : ['Incomplete: there are too many paths to follow.']),
    '',
    ...names.types.map((type) => `Predefined in Fairy-Stockfish: ${type}`),
    ...(names.names.length === 0 ? [] : [`Known as: ${names.names.join(', ')}`]),
    ...printReadings(dialect, readings),
    ...printPortable(text, portable),
  ];
}

function shorten(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text.slice(0, text.lastIndexOf(', ', longest))}, … (--json prints it in full)`;
}

function printReadings(asked: Dialect, readings: readonly DialectReading[]): readonly string[] {
  const alike = readings.filter(({ difference }) => difference === null);
  const others = readings.filter(({ difference }) => difference !== null);
  const programs = capitalized(listInWords(alike.map(({ dialect }) => DIALECT_NAMES[dialect])));
  if (others.length === 0) return [`${programs} read it the same way.`];
  const head = alike.length > 1 ? [`${programs} read it the same way.`] : [];
  return [
    ...head,
    ...others.flatMap(({ dialect, difference, movement }) => {
      const name = capitalized(DIALECT_NAMES[dialect]);
      if (difference === null) return [];
      if (movement.length === 0) return [`${name} reads no moves.`];
      const lines = differenceLines(difference, movementInWords(movement));
      return [`${name} reads it differently from ${DIALECT_NAMES[asked]}:`, ...lines];
    }),
  ];
}

const EFFECT_WORDS: Readonly<Record<'quiet' | 'capture' | 'ownCapture', string>> = {
  quiet: 'moves to',
  capture: 'captures on',
  ownCapture: 'captures of own pieces on',
};

function differenceLines(
  { fewer, more, words }: ReadingDifference,
  whole: string,
): readonly string[] {
  const lines = [
    ...squareLines('also', more),
    ...squareLines('without', fewer),
    ...barLines('also blocked', more),
    ...barLines('not blocked', fewer),
  ];
  if (lines.length > 0) return lines;
  return [`  ${words ?? whole}`];
}

/** One line for each list of squares, with all effects that it applies to. */
function squareLines(word: string, squares: EffectSquares): readonly string[] {
  const effects = (['quiet', 'capture', 'ownCapture'] as const).filter(
    (effect) => squares[effect].length > 0,
  );
  const byList = groupBy(effects, (effect) => squares[effect].map(printSquare).join(' '));
  return [...byList].map(([list, together]) => {
    const what = listInWords(together.map((effect) => EFFECT_WORDS[effect]));
    return `  ${word} ${what} ${list}`;
  });
}

function barLines(words: string, { barred }: EffectSquares): readonly string[] {
  return barred.length === 0
    ? []
    : [`  ${words} by a piece on ${barred.map(printSquare).join(' ')}`];
}

function printPortable(written: string, portable: PortableString): readonly string[] {
  if (portable.kind === 'one')
    return portable.text === written || portable.text === ''
      ? []
      : [`A string that means the same in all three: ${portable.text}`];
  return [
    'No string is known that means the same in all three:',
    ...portable.texts.map(
      ({ dialect, text, why }) =>
        `  for ${DIALECT_NAMES[dialect]}: ${text ?? shorten(why ?? '', LONGEST_REASON)}`,
    ),
  ];
}
