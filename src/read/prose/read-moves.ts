import { parseMoveProse } from '../../../grammar/prose/parse.js';
import type { MoveSentence } from '../../../grammar/prose/syntax.js';
import { diagnose } from '../../catalog/diagnose.js';
import { equalMovements } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import { hasErrors, type Diagnostic, type Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import { movesOfSentence, type ResolvePiece } from './moves-of-sentence.js';
import { choicesFor, CHOICE_WORDS, type OpenChoice } from './sentence-choices.js';

/** What sentences say of the moves of one piece. */
export interface ProseMoves {
  /** All readings; the first is the plainest. More than one: the text does not decide, which a diagnostic says. */
  readonly readings: readonly ProseReading[];
  /** No sentence was left out. */
  readonly isComplete: boolean;
}

export interface ProseReading {
  /** What sets it apart from the others, in words that follow "it goes"; null: there are no others. */
  readonly how: string | null;
  /** Names it in a choice: `lame`, or `knight=lame` for a piece that is built on others; null: there are no others. */
  readonly key: string | null;
  readonly movement: Movement;
}

/** Reads sentences on the moves of a piece; `span` is the place of the text. */
export function readMoves(text: string, span: Span, resolve: ResolvePiece): Parsed<ProseMoves> {
  const { value: sentences, diagnostics } = parseMoveProse(text, span);
  const found: Diagnostic[] = [];
  const readings = distinctReadings(sentences, choicesFor(sentences), resolve, found);
  return {
    value: {
      readings: readings.map(({ reading }) => reading),
      isComplete: !hasErrors([...diagnostics, ...found]),
    },
    diagnostics: [
      ...diagnostics,
      ...found,
      ...(readings.length > 1 ? [ambiguous(readings, span)] : []),
    ],
  };
}

/** A reading and the choice that it comes from. */
export interface ChosenReading {
  readonly open: OpenChoice;
  readonly reading: ProseReading;
}

/** What sentences mean by each choice, equal ones once; problems are reported once. */
export function distinctReadings(
  sentences: readonly MoveSentence[],
  choices: readonly OpenChoice[],
  resolve: ResolvePiece,
  found: Diagnostic[],
): readonly ChosenReading[] {
  const readings = choices.map((open, index): ChosenReading => {
    const report = index === 0 ? found : [];
    const movement = sentences.flatMap((sentence) =>
      movesOfSentence(sentence, { choice: open.choice, resolve, report }),
    );
    return { open, reading: { ...namesOf(open), movement } };
  });
  return readings.filter(
    ({ reading }, index) =>
      !readings
        .slice(0, index)
        .some((earlier) => equalMovements(earlier.reading.movement, reading.movement)),
  );
}

function namesOf({ keys }: OpenChoice): Pick<ProseReading, 'how' | 'key'> {
  if (keys.length === 0) return { how: null, key: null };
  return { how: keys.map((key) => CHOICE_WORDS[key]).join(', '), key: keys.join('+') };
}

function ambiguous(readings: readonly ChosenReading[], span: Span): Diagnostic {
  const ways = readings.map(({ reading }) => reading.how ?? '').join(', or ');
  const message = `The second step of this piece is not told apart: it goes ${ways}. Say "outward", "leaps" or the directions.`;
  return diagnose('doc/ambiguous-move', 'warning', span, message);
}
