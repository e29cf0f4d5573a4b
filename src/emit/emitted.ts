import type { EngineRules } from '../ir/engine-rules.js';
import type { Diagnostic } from '../text/diagnostic.js';

/** What every target gives: the text, or null if the target refuses the variant, and why. */
export interface Emitted {
  readonly text: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the caller asks of every target. */
export interface EmitOptions {
  /** Print what the target can say, with a comment a piece, where it cannot say all of a movement or drop rule. */
  readonly approximate: boolean;
  /** The engine variant to inherit from, with its rules as a child receives them; null: a definition of its own. */
  readonly parent: { readonly name: string; readonly rules: EngineRules } | null;
}
