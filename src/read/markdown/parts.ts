import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';

/** Whether a finding is in the part of a document that describes one of its variants: from its heading to the next. */
export function isIn(
  { span: { start } }: Variant,
  variants: readonly Variant[],
): (diagnostic: Diagnostic) => boolean {
  const later = variants.map((other) => other.span.start).filter((other) => other > start);
  const next = later.reduce((first, other) => Math.min(first, other), Infinity);
  return ({ span }) => span.start >= start && span.start < next;
}

/** The variants of a document without which the variant with an id can be built: all but itself and those whose pieces or board it uses. */
export function unusedBy(id: string | null, variants: readonly Variant[]): readonly Variant[] {
  const used = new Set(variants.filter((one) => one.id === id));
  if (used.size === 0) return [];
  // A set also visits what is added to it meanwhile.
  for (const { board, pieces, start } of used)
    for (const origin of [board, start, ...pieces.map(({ movement }) => movement)].flatMap(
      (part) => part?.origin ?? [],
    ))
      for (const one of variants)
        if (origin.kind === 'inherited' && origin.from === one.title) used.add(one);
  return variants.filter((one) => !used.has(one));
}
