import { diagnose } from '../../catalog/diagnose.js';
import { freeXboardName, xboardBuiltinName } from '../../catalog/xboard/names.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Emitted, EmitOptions } from '../emitted.js';
import { pieceWords } from '../lower/piece-words.js';
import { diagnoseShortfalls } from '../lower/shortfall.js';
import { lowerToXboard, type LoweredXboard } from '../lower/xboard/lower-to-xboard.js';

/**
 * The lines that an engine sends to XBoard 4.9.1 when this variant is chosen: a `setup` line and `piece` lines, with comments (`#`) about
 * the differences from the game.
 */
export function emitXboard(variant: Variant, options: EmitOptions): Emitted {
  const { lowered, shortfalls } = lowerToXboard(variant);
  const verdict = diagnoseShortfalls(shortfalls, options.approximate);
  const taken = xboardBuiltinName(variant.id);
  if (lowered === null || verdict.refused) {
    const own = taken === null ? [] : [nameTaken(variant, ownWords(variant, taken))];
    return { text: null, diagnostics: [...verdict.diagnostics, ...own] };
  }
  const lines = [
    `# ${oneLine(variant.title)}, for XBoard 4.9.1: an engine that lists ${freeXboardName(variant.id)} among its variants sends this (and, unless it sets debug=1, no line with #)`,
    ...(taken === null ? [] : [`# ${takenWords(variant, taken)}`]),
    ...(variant.start === null
      ? ['# incomplete: no start position is known, and the board is empty']
      : []),
    `# ${letterWords(lowered)}`,
    ...verdict.comments.map((comment) => `# ${oneLine(comment)}`),
    setupLine(variant, lowered),
    ...lowered.lines.map(({ text }) => text),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    diagnostics: [
      ...verdict.diagnostics,
      ...(taken === null ? [] : [nameTaken(variant, takenWords(variant, taken))]),
    ],
  };
}

function setupLine(variant: Variant, { table, fen, layout }: LoweredXboard): string {
  const { files, ranks } = variant.board.value;
  return `setup (${table}) ${files}x${ranks}+${layout.handRows}_${layout.parent.name} ${fen}`;
}

function letterWords({ layout, ids }: LoweredXboard): string {
  return layout.kinds
    .map(({ piece }) => `${ids.get(piece.id) ?? ''} = ${oneLine(pieceWords(piece))}`)
    .join(', ');
}

function takenWords({ id }: Variant, builtin: string): string {
  return `XBoard reads the name ${id} as its own variant ${builtin} and would ignore this setup; the name ${freeXboardName(id)} is free.`;
}

/** When no setup can be written: the game may still be playable. */
function ownWords({ id }: Variant, builtin: string): string {
  return `XBoard has its own variant ${builtin}: an engine that lists ${id} among its variants needs no setup. XBoard's rules may differ from these.`;
}

function nameTaken(variant: Variant, message: string): Diagnostic {
  return diagnose('xboard/name-taken', 'info', variant.span, message);
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}
