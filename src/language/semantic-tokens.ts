import type { TextRange } from '../read/ini/scan.js';
import type { About } from './marks.js';
import type { Open } from './open-text.js';

/** The types of tokens that an editor colours, with the names of LSP. */
export const TOKEN_TYPES = [
  'class',
  'property',
  'variable',
  'regexp',
  'number',
  'keyword',
  'comment',
  'string',
  'decorator',
] as const;
type TokenType = (typeof TOKEN_TYPES)[number];

interface Token extends TextRange {
  readonly type: TokenType;
}

const TYPES: Readonly<Record<About['kind'], TokenType | null>> = {
  variant: 'class',
  parent: 'class',
  key: 'property',
  piece: 'variable',
  betza: 'regexp',
  squares: 'number',
  // Its letters have separate tokens.
  start: null,
  code: 'decorator',
  bullet: 'property',
  note: null,
  word: 'keyword',
  number: 'number',
  text: 'string',
  comment: 'comment',
};

/** The tokens of a text, in order. They do not overlap, and each is within one line. */
export function semanticTokens(open: Open): readonly Token[] {
  let last = 0;
  return [...open.marks()]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ about, end, start }): readonly Token[] => {
      const type = TYPES[about.kind];
      if (type === null || start < last || end === start) return [];
      if (open.source.text.slice(start, end).includes('\n')) return [];
      last = end;
      return [{ start, end, type }];
    });
}
