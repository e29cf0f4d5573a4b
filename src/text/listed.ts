import type { Diagnostic } from './diagnostic.js';

/** How many findings of one kind to list for one file; the others are only counted. A file of 10 MB can have millions, which nobody reads. */
export const MOST_LISTED = 1000;

/** The properties by which findings are grouped. */
type Kind = Pick<Diagnostic, 'code' | 'severity' | 'span' | 'hiddenBy'>;

/** Findings of one kind. */
interface Group {
  listed: number;
  /** The first finding that is not listed; `others` is the number of such findings. */
  first: Kind | null;
  others: number;
}

/** Collects findings and keeps up to `most` of each kind. The others become one finding with their number. */
export class Listed {
  readonly #found: Diagnostic[] = [];
  readonly #groups = new Map<string, Group>();

  constructor(readonly most: number) {}

  add(found: Diagnostic): void {
    const group = this.#groupOf(found);
    if (group.listed < this.most) {
      group.listed += 1;
      this.#found.push(found);
    } else count(group, found);
  }

  /** Counts a finding without listing it, even if few are listed. */
  countOnly(found: Kind): void {
    count(this.#groupOf(found), found);
  }

  /** The listed findings, then one finding for the others of each group. */
  all(): readonly Diagnostic[] {
    const others = [...this.#groups.values()].flatMap(({ first, others: number }) =>
      first === null ? [] : [standingFor(first, number)],
    );
    return [...this.#found, ...others];
  }

  #groupOf({ code, hiddenBy = '', severity, span: { file } }: Kind): Group {
    const key = `${severity} ${code} ${hiddenBy} ${file}`;
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const group: Group = { listed: 0, first: null, others: 0 };
    this.#groups.set(key, group);
    return group;
  }
}

function count(group: Group, found: Kind): void {
  group.first ??= found;
  group.others += 1;
}

function standingFor({ code, hiddenBy, severity, span }: Kind, number: number): Diagnostic {
  const message =
    number === 1
      ? '1 more finding of this kind is not listed'
      : `${number} more findings of this kind are not listed; the first of them is here`;
  return {
    code,
    severity,
    span,
    message,
    notes: [],
    count: number,
    ...(hiddenBy === undefined ? {} : { hiddenBy }),
  };
}

/** The number of findings, including those that are not listed. */
export function countOf(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.reduce((sum, { count: one = 1 }) => sum + one, 0);
}
