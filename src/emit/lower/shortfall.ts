import type { DiagnosticCode } from '../../catalog/codes.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';

/**
 * The kinds of things that a target cannot express. `limit`: a limit of the target; the variant is refused. `conversion`: how pieces move,
 * promote or are dropped; refused unless approximations are allowed. `end`: how the game ends; the text omits it, with a warning.
 * `display`: a rule that a program for showing games does not check or show, because the engine does; also a warning.
 */
export type ShortfallKind = 'limit' | 'conversion' | 'end' | 'display';

/** A part of the variant that the target cannot express. */
export interface Shortfall {
  readonly kind: ShortfallKind;
  readonly code: DiagnosticCode;
  /** Where the variant defines it. */
  readonly span: Span;
  /** One sentence that names the piece or rule and the target. It is also a comment in the printed text. */
  readonly message: string;
}

/** A shortfall with the usual code. */
export function notExpressible(kind: ShortfallKind, span: Span, message: string): Shortfall {
  return { kind, code: 'emit/not-expressible', span, message };
}

/** The sentence of a shortfall: `XBoard cannot express compulsory promotion: a player may decline it.` */
export function cannotExpress(program: string, what: string, why = ''): string {
  return `${program} cannot express ${what}${why === '' ? '' : `: ${why}`}.`;
}

/** The result for a text with shortfalls. */
interface ShortfallReport {
  readonly refused: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The comments that the text must contain if it is printed. */
  readonly comments: readonly string[];
}

/** Reports an error for each shortfall that refuses the variant, and a warning for each that the text only omits. */
export function diagnoseShortfalls(
  shortfalls: readonly Shortfall[],
  approximate: boolean,
): ShortfallReport {
  const refuses = ({ kind }: Shortfall): boolean => {
    switch (kind) {
      case 'limit':
        return true;
      case 'conversion':
        return !approximate;
      case 'end':
      case 'display':
        return false;
    }
  };
  return {
    refused: shortfalls.some(refuses),
    diagnostics: shortfalls.map((shortfall) => diagnosisOf(shortfall, refuses(shortfall))),
    comments: shortfalls.map(({ message }) => message),
  };
}

function diagnosisOf({ kind, code, span, message }: Shortfall, refuses: boolean): Diagnostic {
  if (!refuses) return diagnose(code, 'warning', span, message);
  const advice = kind === 'conversion' ? ' Use --approximate to write the nearest equivalent.' : '';
  return diagnose(code, 'error', span, message + advice);
}
