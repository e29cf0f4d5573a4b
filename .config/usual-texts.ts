import { DIALECTS, type Dialect } from '../src/catalog/betza/dialects.js';
import { BUILTIN_VARIANTS } from '../src/catalog/builtins.js';
import { fileVariantsText } from '../src/catalog/file-variants.js';
import { ENGINE_PIECE_TYPES } from '../src/catalog/piece-types.js';
import { searchBetza } from '../src/emit/betza/print-betza.js';
import { keyOfMovement, type UsualTexts } from '../src/emit/betza/usual-texts.js';
import { LARGEST_BOARD } from '../src/ir/compare.js';
import type { Movement } from '../src/ir/movement.js';
import { readAsProgram } from '../src/read/betza/read-betza.js';

/** Pieces of rules pages that the engine has no type for, and pawns with all that a target asks for. */
const OTHERS =
  'fmWfcF fmWfcFifmnD fmWfceFifmnD fmWfceF fW fF fN FfN WfN fR fB bR KN KAD KA KD WA FD AD NAD NH ' +
  'NN RNN BNN QNN QN nN nA nZ pR pB pQ mRcpR mBcpB gQ gR gB R4 B4 N2 K2 R2 B2 R3 B3 Q2 Q3 WB FR FnA HG CZ ADGH NC NZ';

/** A board of the least sides that count, others, and the largest. */
const BOARDS = [
  { files: 5, ranks: 5 },
  { files: 8, ranks: 8 },
  { files: 12, ranks: 5 },
  { files: 9, ranks: 10 },
  LARGEST_BOARD,
];

/** What `src/emit/betza/usual-texts.ts` looks up: movements of the engine's own types and variants and of rules pages, the text in each dialect. */
export function usualTexts(): Readonly<Record<string, UsualTexts>> {
  const rows = new Map<string, UsualTexts>();
  const add = (movement: Movement): void => {
    const key = keyOfMovement(movement);
    const texts = DIALECTS.map((dialect) => textOnAll(movement, dialect));
    if (rows.has(key) || texts.every((text) => text === null)) return;
    rows.set(key, texts);
    // What a program makes of the text may be other moves that mean the same.
    for (const [index, dialect] of DIALECTS.entries())
      if (texts[index] !== null) add(readAsProgram(texts[index] ?? '', dialect));
  };
  for (const text of texts()) {
    add(readAsProgram(text, 'fairy-stockfish'));
    add(readAsProgram(text, 'xboard'));
  }
  return Object.fromEntries([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function texts(): ReadonlySet<string> {
  const lines = [...BUILTIN_VARIANTS.flatMap(({ options }) => options), fileVariantsText()];
  const ofGames = lines.join('\n').matchAll(/^customPiece\d+ = \w:(\S+)$/gm);
  return new Set([
    ...ENGINE_PIECE_TYPES.flatMap(({ betza }) => betza ?? []),
    ...[...ofGames].flatMap(([, text]) => text ?? []),
    ...OTHERS.split(' '),
  ]);
}

/** The text of a movement if it is the same on all boards. */
function textOnAll(movement: Movement, dialect: Dialect): string | null {
  const [text = null, ...others] = new Set(
    BOARDS.map((board) => {
      const printed = searchBetza(movement, dialect, board);
      return printed.kind === 'printed' ? printed.text : null;
    }),
  );
  return others.length === 0 ? text : null;
}
