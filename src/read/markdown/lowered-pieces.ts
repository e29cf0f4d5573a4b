import type { PieceId, PieceType } from '../../ir/piece.js';
import type { RulesFamily } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Header } from './header.js';

/** The pieces of a variant, and the header and family with which they were read. */
export interface LoweredPieces {
  readonly header: Header;
  readonly family: RulesFamily;
  readonly pieces: readonly PieceType[];
  /** Types that come onto the board only by promotion. */
  readonly promotedOnly: ReadonlySet<PieceId>;
  readonly diagnostics: readonly Diagnostic[];
}
