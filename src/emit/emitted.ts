import type { NamedRules } from '../ir/engine-rules.js';
import type { PieceId } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import type { Diagnostic } from '../text/diagnostic.js';

/** What every target gives: the text, or null if the target refuses the variant, and why. */
export interface Emitted {
  readonly text: string | null;
  readonly diagnostics: readonly Diagnostic[];
  /** What the text must play as when it is read back; absent: no reader of ours takes it, or what it says otherwise leaves nothing to compare. */
  readonly means?: Meaning;
}

/** A variant as a text holds it: what the target cannot express is replaced by its nearest equivalent. */
export interface Meaning {
  readonly variant: Variant;
  /** How its pieces are called in the text, promoted forms that are not called anything apart; null: as in the variant. */
  readonly letters: ReadonlyMap<PieceId, string> | null;
  /** Whether the text also defines how the game ends. */
  readonly ends: boolean;
}

/** What the caller asks of every target. */
export interface EmitOptions {
  /** Print what the target can say, with a comment a piece, where it cannot say all of a movement or drop rule. */
  readonly approximate: boolean;
  /** The engine variant to inherit from; null: a definition of its own. */
  readonly parent: NamedRules | null;
}
