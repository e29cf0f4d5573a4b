import { DIALECT_NAMES, DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { printBetza } from '../../emit/betza/print-betza.js';
import { explainBetza } from '../../explain/betza/explain-betza.js';
import { sayMovement } from '../../explain/say-movement.js';
import { moveDiagramSvg } from '../../page/move-diagram-svg.js';
import { drawingOf, movementOf, type Drawing } from '../drawing.js';

/** The explanation of a piece's notation. */
export interface ExplainedPiece {
  /** Markup of our own. */
  readonly svg: string;
  readonly sentences: readonly string[];
  readonly names: readonly string[];
  readonly problems: readonly string[];
  /** `isWhole` is false if some moves cannot be drawn. */
  readonly drawn: { readonly drawing: Drawing; readonly isWhole: boolean };
  readonly readings: readonly {
    readonly program: string;
    /** The moves that this program reads, in words; null if they are the same. */
    readonly otherwise: readonly string[] | null;
    /** The notation of the moves in its dialect; null if the dialect cannot express them. */
    readonly text: string | null;
  }[];
}

export function explainPiece(text: string, dialect: Dialect): ExplainedPiece {
  const explained = explainBetza({ file: 'betza', text }, dialect, null, printBetza);
  const sentences = explained.sentences;
  return {
    svg: moveDiagramSvg(
      {
        id: 'piece',
        title: `Moves of ${text}`,
        description: sentences.join(' '),
        look: { shape: 'disc', text: { white: '●', black: '●' }, promoted: false },
        diagram: explained.diagram,
      },
      'in-page',
    ).toString(),
    sentences,
    names: [...explained.names.names, ...explained.names.types],
    drawn: drawingOf(explained.movement),
    problems: explained.diagnostics.map(({ message }) => message),
    readings: explained.readings.map(({ dialect: program, difference, movement }) => {
      const printed = printBetza(explained.movement, program);
      return {
        program: DIALECT_NAMES[program],
        otherwise: difference === null ? null : sayMovement(movement),
        text: printed.kind === 'printed' ? printed.text : null,
      };
    }),
  };
}

/** The notation of a drawing, or why the dialect cannot express it. */
export function notationOf(
  drawing: Drawing,
  dialect: Dialect,
): { readonly text: string } | { readonly why: string } {
  const printed = printBetza(movementOf(drawing), dialect);
  return printed.kind === 'printed' ? { text: printed.text } : { why: printed.why };
}

/** The dialects, with the programs that read them. */
export function dialects(): readonly { readonly id: Dialect; readonly program: string }[] {
  return DIALECTS.map((id) => ({ id, program: DIALECT_NAMES[id] }));
}
