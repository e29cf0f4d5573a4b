import type { DiagnosticCode } from '../../catalog/codes.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';

/**
 * The classes of what a target cannot say. `limit`: refused, always. `conversion`, how pieces move, are dropped or
 * promote: refused unless approximations are asked for. `end`, how the game ends: printed without it, with a warning.
 * `display`, for a program that shows the game while the engine judges it: what it does not test or cannot show; printed
 * with a warning.
 */
export type ShortfallKind = 'limit' | 'conversion' | 'end' | 'display';

/** One thing that the variant says and the target cannot. */
export interface Shortfall {
  readonly kind: ShortfallKind;
  readonly code: DiagnosticCode;
  /** Where the variant says it. */
  readonly span: Span;
  /** One sentence that names the piece or rule and the target, and stands in the printed text as a comment too. */
  readonly message: string;
}

/** A shortfall of the usual kind. */
export function notExpressible(kind: ShortfallKind, span: Span, message: string): Shortfall {
  return { kind, code: 'emit/not-expressible', span, message };
}

/** The sentence of a shortfall: `XBoard cannot express compulsory promotion: a player may decline it.` */
export function cannotExpress(program: string, what: string, why = ''): string {
  return `${program} cannot express ${what}${why === '' ? '' : `: ${why}`}.`;
}

/** What becomes of a text with shortfalls. */
interface Verdict {
  readonly refused: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** What a text that is printed all the same must say of itself. */
  readonly comments: readonly string[];
}

/** An error for what stands in the way, a warning for what is left out of a text that is printed anyway. */
export function judgeShortfalls(shortfalls: readonly Shortfall[], approximate: boolean): Verdict {
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
