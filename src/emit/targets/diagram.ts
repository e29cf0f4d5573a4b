import type { Variant } from '../../ir/variant.js';
import type { Emitted, EmitOptions } from '../emitted.js';
import {
  lowerToDiagram,
  type LoweredDiagram,
  type LoweredPieceLine,
} from '../lower/diagram/lower-to-diagram.js';
import { judgeShortfalls } from '../lower/shortfall.js';

/**
 * The element that defines an Interactive Diagram of the variant in a page (chessvariants.com), under a comment that says what the
 * diagram does not. White's squares stand before Black's in each line: nothing is left to symmetry.
 */
export function emitDiagram(variant: Variant, options: EmitOptions): Emitted {
  const { lowered, letters, shortfalls } = lowerToDiagram(variant);
  const { refused, diagnostics, comments } = judgeShortfalls(shortfalls, options.approximate);
  if (refused) return { text: null, diagnostics };
  const remarks = [
    variant.title,
    ...(variant.start === null ? ['Incomplete: no start position is known.'] : []),
    ...comments,
  ];
  const lines = [
    ...remarks.map(printComment),
    '<div class="idiagram">',
    ...definitionLines(lowered).map(escape),
    '</div>',
  ];
  // A diagram leaves much of how a game ends to the words around it.
  const isSaid = shortfalls.every(({ kind }) => kind === 'end');
  return {
    text: `${lines.join('\n')}\n`,
    diagnostics,
    ...(isSaid ? { means: { variant, letters, ends: false } } : {}),
  };
}

function definitionLines({ parameters, pieces }: LoweredDiagram): readonly string[] {
  return [...parameters.map(([name, value]) => `${name}=${value}`), ...pieces.map(printPieceLine)];
}

function printPieceLine({ name, id, moves, graphics, squares, hand }: LoweredPieceLine): string {
  const fields = [name, id, moves, graphics, squares, ...(hand === '' ? [] : [hand])];
  return fields.join(':');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What a text says may neither end the comment nor begin another. */
function printComment(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/-{2,}/g, '-')
    .trim();
  return `<!-- ${plain} -->`;
}
