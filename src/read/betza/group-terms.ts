import type { BetzaSuffix, BetzaTerm } from '../../../grammar/betza/syntax.js';

/**
 * The terms of a group, each with the prefix of the group in front of its own and, where it has no suffix, the suffix
 * of the group: `m(RB)3` is `mR3mB3`. Any other term is itself.
 */
export function ungrouped(term: BetzaTerm): readonly BetzaTerm[] {
  const { atom, prefix, suffix, span } = term;
  if (atom.kind !== 'group') return [term];
  return atom.terms.flatMap(ungrouped).map((inner) => ({
    ...inner,
    prefix: [...prefix, ...inner.prefix],
    suffix: isEmpty(inner.suffix) ? suffix : inner.suffix,
    span,
  }));
}

function isEmpty({ repeats, digits, interval, star }: BetzaSuffix): boolean {
  return repeats === 0 && digits === '' && interval === null && !star;
}
