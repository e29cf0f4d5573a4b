import { DIALECT_NAMES, DIALECTS, type Dialect } from '../../catalog/betza/dialects.js';
import { printBetza } from '../../emit/betza/print-betza.js';
import { explainBetza } from '../../explain/betza/explain-betza.js';
import { sayMovement } from '../../explain/say-movement.js';
import { ALWAYS, type Vector } from '../../ir/movement.js';
import { moveDiagramSvg } from '../../page/move-diagram-svg.js';

/** What there is to know of a piece, as its notation says it. */
export interface ToldPiece {
  /** Markup of our own. */
  readonly svg: string;
  readonly sentences: readonly string[];
  readonly names: readonly string[];
  readonly problems: readonly string[];
  readonly readings: readonly {
    readonly program: string;
    /** What this program reads, where it is something else; null: the same. */
    readonly otherwise: readonly string[] | null;
    /** How the moves are written for it; null: it has no words for them. */
    readonly text: string | null;
  }[];
}

export function tellPiece(text: string, dialect: Dialect): ToldPiece {
  const told = explainBetza({ file: 'betza', text }, dialect, null, printBetza);
  const sentences = told.sentences;
  return {
    svg: moveDiagramSvg(
      {
        id: 'piece',
        title: `Moves of ${text}`,
        description: sentences.join(' '),
        look: { shape: 'disc', text: { white: '●', black: '●' }, promoted: false },
        diagram: told.diagram,
      },
      'in-page',
    ).toString(),
    sentences,
    names: [...told.names.names, ...told.names.types],
    problems: told.diagnostics.map(({ message }) => message),
    readings: told.readings.map(({ dialect: program, difference, movement }) => {
      const printed = printBetza(told.movement, program);
      return {
        program: DIALECT_NAMES[program],
        otherwise: difference === null ? null : sayMovement(movement),
        text: printed.kind === 'printed' ? printed.text : null,
      };
    }),
  };
}

/** The notation of leaps to these squares, each to move and to capture; null: the dialect has none. */
export function notationOf(vectors: readonly Vector[], dialect: Dialect): string | null {
  const movement = vectors.flatMap((vector) =>
    (['quiet', 'capture'] as const).map((modality) => ({
      kind: 'leap' as const,
      vector,
      modality,
      enPassant: false,
      condition: ALWAYS,
    })),
  );
  const printed = printBetza(movement, dialect);
  return printed.kind === 'printed' ? printed.text : null;
}

/** The dialects, with the programs that read them. */
export function dialects(): readonly { readonly id: Dialect; readonly program: string }[] {
  return DIALECTS.map((id) => ({ id, program: DIALECT_NAMES[id] }));
}
