import type { PieceId } from '../../../ir/piece.js';
import type { RuleFields } from '../../../ir/rules.js';
import type { BeyondEngine, Variant } from '../../../ir/variant.js';
import { NOTHING_BEYOND } from '../../../notation/document/assumed.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';

/** The rules, with the nearest that the engine has in place of rules about the end of the game that it lacks. */
export interface EngineEnds {
  readonly rules: RuleFields<PieceId>;
  /** Empty, because the engine has none of these rules. */
  readonly beyond: BeyondEngine;
  readonly shortfalls: readonly Shortfall[];
}

/** Lowers the rules about the end of the game that the engine lacks. */
export function lowerEnds(variant: Variant): EngineEnds {
  const { repetitionProhibited: occurrences, bareKings } = variant.beyond;
  const shortfalls: Shortfall[] = [];
  if (occurrences !== null)
    shortfalls.push(
      end(
        variant,
        'repetitionProhibited',
        `a ban on making the same position ${occurrences} times`,
        'instead the player who does it loses',
      ),
    );
  if (bareKings !== null)
    shortfalls.push(
      end(
        variant,
        'bareKings',
        'that, with bare kings, the king nearer to its last rank wins',
        'the game goes on',
      ),
    );
  return {
    rules:
      occurrences === null
        ? variant.rules
        : {
            ...variant.rules,
            nFoldRule: occurrences,
            // The result is for the player to move, who did not complete the repetition.
            nFoldValue: 'win',
            nFoldValueAbsolute: false,
          },
    beyond: isNothing(variant.beyond) ? variant.beyond : NOTHING_BEYOND,
    shortfalls,
  };
}

function isNothing({ bareKings, promotesInsideByCapture, repetitionProhibited }: BeyondEngine) {
  return bareKings === null && !promotesInsideByCapture && repetitionProhibited === null;
}

function end(
  { origins, span }: Variant,
  rule: 'repetitionProhibited' | 'bareKings',
  what: string,
  instead: string,
): Shortfall {
  const message = cannotExpress('Fairy-Stockfish', what, instead);
  return notExpressible('end', origins[rule]?.span ?? span, message);
}
