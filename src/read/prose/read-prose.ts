import type { Parsed } from '../../text/diagnostic.js';
import type { Block } from '../page/blocks.js';
import type { PageProse } from './page-prose.js';

/** Reads the sentences of a page. */
export function readProse(blocks: readonly Block[]): Parsed<PageProse> {
  const others = blocks.filter(({ kind }) => kind === 'prose').length;
  return {
    value: { pieces: [], rules: [], choices: [], notUnderstood: [], others },
    diagnostics: [],
  };
}
