import { scanHeader, type TextRange } from './scan.js';

/** How many sections still to come inherit from each name. */
export class ChildCounts {
  readonly #left = new Map<string, number>();

  /** `parents`: the parent of every section in the file; null for none. */
  constructor(parents: Iterable<string | null>) {
    for (const parent of parents)
      if (parent !== null) this.#left.set(parent, (this.#left.get(parent) ?? 0) + 1);
  }

  /** Whether later sections name this one as their parent. */
  waits(name: string): boolean {
    return this.#left.has(name);
  }

  /** Counts a section that inherits from this one. */
  finishChild(parent: string): void {
    const left = (this.#left.get(parent) ?? 0) - 1;
    if (left > 0) this.#left.set(parent, left);
    else this.#left.delete(parent);
  }
}

/** The parents that the sections of a file name, in order. */
export function* parentsIn(
  text: string,
  sections: readonly TextRange[],
): Generator<string | null, void> {
  for (const at of sections) yield scanHeader(text, at).parent;
}
