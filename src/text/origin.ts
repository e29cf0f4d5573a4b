import type { Span } from './span.js';

/**
 * Where a fact of a variant comes from:
 * `stated` in a text, `inherited` from a parent (with the place of the reference), or `assumed`, a default of the rules family that no
 * text states.
 */
export type Origin =
  | { readonly kind: 'stated'; readonly span: Span }
  | { readonly kind: 'inherited'; readonly from: string; readonly span: Span }
  | { readonly kind: 'assumed'; readonly why: string; readonly span: Span };

/** A value and where it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly origin: Origin;
}

export function stated<T>(value: T, span: Span): Sourced<T> {
  return { value, origin: { kind: 'stated', span } };
}

export function assumed<T>(value: T, why: string, span: Span): Sourced<T> {
  return { value, origin: { kind: 'assumed', why, span } };
}
