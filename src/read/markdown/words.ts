import type { AuthorWords, WordsBlock, WordsPart } from '../../ir/author-words.js';
import type { Bullets } from './bullets.js';
import type { ProseBlock, Section } from './sections.js';
import type { Snippet } from './snippet.js';

/** More than the page of a game should hold. The rest is left out. */
const MOST_BLOCKS = 500;
const MOST_ITEMS = 1000;
const LONGEST_TEXT = 20_000;

/** What the author says besides the rules. `free` are the bullets that are sentences. */
export function authorWords(
  { prose }: Section,
  { free, remarks }: Pick<Bullets, 'free' | 'remarks'>,
): AuthorWords {
  const unread = new Set(free.map(({ item }) => item));
  const parts: (WordsPart & { readonly blocks: WordsBlock[] })[] = [
    { heading: null, ofPieces: false, blocks: [] },
  ];
  for (const block of prose.slice(0, MOST_BLOCKS)) {
    if (block.kind === 'part')
      parts.push({ heading: block.heading, ofPieces: block.ofPieces, blocks: [] });
    else for (const words of wordsOf(block, unread)) parts.at(-1)?.blocks.push(words);
  }
  return {
    facts: remarks.map(({ name, value }) => ({ name: name.text, text: cut(value.text) })),
    parts: parts.filter(({ blocks }) => blocks.length > 0),
  };
}

function wordsOf(
  block: Exclude<ProseBlock, { kind: 'part' }>,
  unread: ReadonlySet<Snippet>,
): readonly WordsBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: cut(block.text.text) }];
    case 'code':
      return [{ kind: 'code', text: cut(block.lines.text) }];
    case 'bullets': {
      const items = block.items.filter((item) => unread.has(item)).map(({ text }) => cut(text));
      return items.length === 0 ? [] : [{ kind: 'bullets', items: items.slice(0, MOST_ITEMS) }];
    }
    case 'numbered':
      return [
        {
          kind: 'numbered',
          items: block.items.slice(0, MOST_ITEMS).map(({ text }) => cut(text.text)),
        },
      ];
    case 'table': {
      const rows = [block.header, ...block.rows].slice(0, MOST_ITEMS);
      return [{ kind: 'table', rows: rows.map(({ cells }) => cells.map(({ text }) => cut(text))) }];
    }
  }
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
