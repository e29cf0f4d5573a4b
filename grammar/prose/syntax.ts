import type { Span } from '../../src/text/span.js';

export interface PieceName {
  readonly text: string;
  readonly span: Span;
}
