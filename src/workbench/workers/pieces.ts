import { DIALECT_NAMES, DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { printBetza } from '../../emit/betza/print-betza.js';
import { explainBetza } from '../../explain/betza/explain-betza.js';
import { sayMovement } from '../../explain/say-movement.js';
import { moveDiagramSvg } from '../../page/move-diagram-svg.js';
import { drawingOf, movementOf, type Drawing } from '../drawing.js';

/** What there is to know of a piece, as its notation says it. */
export interface ExplainedPiece {
  /** Markup of our own. */
  readonly svg: string;
  readonly sentences: readonly string[];
  readonly names: readonly string[];
  readonly problems: readonly string[];
  /** Not whole: it has moves that are not drawn, too. */
  readonly drawn: { readonly drawing: Drawing; readonly isWhole: boolean };
  readonly readings: readonly {
    readonly program: string;
    /** What this program reads, where it is something else; null: the same. */
    readonly otherwise: readonly string[] | null;
    /** How the moves are written for it; null: it has no words for them. */
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

/** The notation of what is drawn, or why the dialect has none. */
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
