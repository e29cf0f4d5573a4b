import type { ChildCounts } from '../read/ini/child-counts.js';

/**
 * The sections of a large file that wait for those that inherit from them: what rules need to know of a section is complete when all of
 * these are finished. Sections come in file order, and each names the section above that it inherits from.
 */
export class OpenParents<Section> {
  readonly #open = new Map<string, { readonly one: Section; readonly parent: string | null }>();

  constructor(readonly children: ChildCounts) {}

  /** False if so many sections are open that no more can be kept. */
  hasRoom(): boolean {
    return this.#open.size < MOST_OPEN;
  }

  /** Adds the next section. Returns the sections that are complete now, children first. `name`: null if nothing can inherit from it. */
  add(one: Section, name: string | null, parent: string | null): readonly Section[] {
    // A section cannot wait for itself.
    const above = parent === name ? null : parent;
    if (parent === name && name !== null) this.children.finishChild(name);
    if (name !== null && this.children.waits(name)) {
      this.#open.set(name, { one, parent: above });
      return [];
    }
    const complete = [one];
    for (let next = above; next !== null;) {
      this.children.finishChild(next);
      const open = this.#open.get(next);
      if (this.children.waits(next) || open === undefined) break;
      this.#open.delete(next);
      complete.push(open.one);
      next = open.parent;
    }
    return complete;
  }
}

/** An open section takes 20 to 30 kB. */
export const MOST_OPEN = 2000;
