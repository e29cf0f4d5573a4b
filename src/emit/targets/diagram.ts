import type { Variant } from '../../ir/variant.js';
import type { Emitted, EmitOptions } from '../emitted.js';
import {
  lowerToDiagram,
  type LoweredDiagram,
  type LoweredPieceLine,
} from '../lower/diagram/lower-to-diagram.js';
import { diagnoseShortfalls } from '../lower/shortfall.js';

/**
 * The element that defines an Interactive Diagram (chessvariants.com) of the variant in a page, after comments about what the diagram cannot
 * express. Each line lists White's squares and then Black's, so it does not rely on symmetry.
 */
export function emitDiagram(variant: Variant, options: EmitOptions): Emitted {
  const { lowered, letters, shortfalls } = lowerToDiagram(variant);
  const { refused, diagnostics, comments } = diagnoseShortfalls(shortfalls, options.approximate);
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
  // A diagram leaves most rules about the end of the game to the text of the page.
  const isComplete = shortfalls.every(({ kind }) => kind === 'end');
  return {
    text: `${lines.join('\n')}\n`,
    diagnostics,
    ...(isComplete ? { means: { variant, letters, ends: false } } : {}),
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

/** An HTML comment. The text is changed so that it neither ends the comment nor begins another. */
function printComment(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/-{2,}/g, '-')
    .trim();
  return `<!-- ${plain} -->`;
}
