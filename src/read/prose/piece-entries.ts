import { partOf } from '../../text/excerpt.js';
import type { Block } from '../page/blocks.js';
import { headingEntries } from './heading-entries.js';
import { leadLines } from './lead-lines.js';
import { paragraphEntries } from './paragraph-entries.js';
import type { PieceEntry } from './piece-entry.js';

/** No page defines more. */
const MOST_ENTRIES = 200;

/**
 * Finds the pieces that a page may define: lines "Name (X): …", headings with a paragraph on the piece of that name, and
 * paragraphs that begin with a name. In order of the page.
 */
export function pieceEntries(blocks: readonly Block[]): readonly PieceEntry[] {
  const lines = blocks.map((block) => (block.kind === 'prose' ? leadLines(block.excerpt) : []));
  const isFree = (index: number): boolean => lines[index]?.length === 0;
  const free = blocks.map((block, index) => ({ block, isFree: isFree(index) }));
  const entries = [
    ...lines.flatMap((leads, index) => leadEntries(leads, blocks[index])),
    ...headingEntries(free),
    ...paragraphEntries(free),
  ];
  return entries.sort((a, b) => a.span.start - b.span.start).slice(0, MOST_ENTRIES);
}

function leadEntries(
  leads: ReturnType<typeof leadLines>,
  block: Block | undefined,
): readonly PieceEntry[] {
  if (block === undefined) return [];
  return leads.map((lead, index): PieceEntry => {
    const end = leads[index + 1]?.start ?? block.excerpt.text.length;
    const { abbreviations, aliases, glyph, name } = lead;
    return {
      names: [name],
      aliases,
      abbreviations,
      glyph,
      span: lead.span,
      texts: [partOf(block.excerpt, lead.end, end)],
      pictures: [],
      isSure: lead.hasBracket,
      isUsual: false,
      replaces: null,
    };
  });
}
