import type { NamedRules } from '../ir/engine-rules.js';
import type { PieceId } from '../ir/piece.js';
import type { Variant } from '../ir/variant.js';
import type { Diagnostic } from '../text/diagnostic.js';

/** The result of a target: its text, or null if the target refuses the variant, with the reasons. */
export interface Emitted {
  readonly text: string | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The game that the text must give when it is read back. Absent if fairyc cannot read the format, or if the text leaves out part of the game. */
  readonly means?: Meaning;
}

/** A variant as a text defines it: what the target cannot express is replaced by its nearest equivalent. */
export interface Meaning {
  readonly variant: Variant;
  /** The letters of the pieces in the text, without promoted forms that have no letter of their own; null: as in the variant. */
  readonly letters: ReadonlyMap<PieceId, string> | null;
  /** Whether the text also defines how the game ends. */
  readonly ends: boolean;
}

/** Options that every target accepts. */
export interface EmitOptions {
  /** Where the target cannot express a whole movement or drop rule, print what it can, with a comment for each piece. */
  readonly approximate: boolean;
  /** The engine variant to inherit from; null: none, a complete definition. */
  readonly parent: NamedRules | null;
}
