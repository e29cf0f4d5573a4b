import type { Dialect } from '../../catalog/betza/dialects.js';
import { printBetza } from '../../emit/betza/print-betza.js';
import { explainBetza } from '../../explain/betza/explain-betza.js';
import { printBetzaExplanation } from '../../explain/betza/print-betza-explanation.js';
import type { CellKind } from '../../explain/betza/print-diagram.js';
import type { Board } from '../../ir/board.js';
import { stylesFor, type Paint } from '../../report/colors.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import { printJson, printText, wantsColor } from '../output.js';
import { report, type OutputOptions } from '../terminal.js';

/** How to explain a Betza string. */
export interface BetzaRequest {
  readonly text: string;
  readonly dialect: Dialect;
  /** Null: the smallest board that shows all moves. */
  readonly board: Board | null;
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** The file name for the string in messages. */
const FILE = '<betza>';

/** Explains a Betza string. The status is 1 if it has errors. */
export function explainBetzaString({
  board,
  dialect,
  json,
  text,
  output,
}: BetzaRequest): ExitStatus {
  const explanation = explainBetza({ file: FILE, text }, dialect, board, printBetza);
  const { diagnostics } = explanation;
  if (json) printJson(explanation);
  else {
    const lines = printBetzaExplanation(explanation, (kind, cell) => paints()[kind](cell));
    printText(`${lines.join('\n')}\n`);
    report(diagnostics, new Map([[FILE, text]]), output, process.stderr);
  }
  return statusOf(diagnostics, output.maxWarnings);
}

function paints(): Readonly<Record<CellKind, Paint>> {
  const { bold, cyan, dim, green, red, yellow } = stylesFor(wantsColor(process.stdout));
  return {
    empty: dim,
    piece: bold,
    quiet: green,
    capture: red,
    both: yellow,
    special: cyan,
  };
}
