import { equalMovements } from '../../../src/ir/compare.js';
import { readAsProgram } from '../../../src/read/betza/read-betza.js';
import { readPieceProse } from '../../../src/read/prose/read-prose.js';
import { readSentences } from '../../../src/read/sentences/reading.js';
import { pageOf } from '../prose/pages.js';

/** The Duke of a page with this text below its heading. */
export function dukeOf(text: string) {
  const { blocks } = pageOf('page.md', `# Ours\n\n### Duke (D)\n\n${text}\n`);
  const { value } = readPieceProse(blocks, readSentences(blocks, { base: null, ranks: null }), {
    title: 'Ours',
    known: new Map(),
    board: null,
    decided: new Map(),
  });
  return value.pieces.find(({ name }) => name === 'Duke');
}

/** Whether the text is read, with these moves. */
export function moves(
  text: string,
  betza: string,
  dialect: 'fairy-stockfish' | 'xbetza' = 'fairy-stockfish',
): boolean {
  const duke = dukeOf(text);
  const [only, ...others] = duke?.readings ?? [];
  return (
    duke?.isComplete === true &&
    only !== undefined &&
    others.length === 0 &&
    equalMovements(only.movement, readAsProgram(betza, dialect))
  );
}
