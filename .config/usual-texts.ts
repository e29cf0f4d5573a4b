import { DIALECTS, type Dialect } from '../src/catalog/betza/dialects.js';
import { BUILTIN_VARIANTS } from '../src/catalog/builtins.js';
import { fileVariantsText } from '../src/catalog/file-variants.js';
import { ENGINE_PIECE_TYPES } from '../src/catalog/piece-types.js';
import { searchBetza } from '../src/emit/betza/print-betza.js';
import { keyOfMovement, type UsualTexts } from '../src/emit/betza/usual-texts.js';
import { LARGEST_BOARD } from '../src/ir/compare.js';
import type { Movement } from '../src/ir/movement.js';
import { readAsProgram } from '../src/read/betza/read-betza.js';

/** Pieces of rules pages for which the engine has no type, and pawns with all moves that a target needs. */
const OTHERS =
  'fmWfcF fmWfcFifmnD fmWfceFifmnD fmWfceF fW fF fN FfN WfN fR fB bR KN KAD KA KD WA FD AD NAD NH NN RNN BNN QNN QN ' +
  'nN nA nZ fnN pR pB pQ mRcpR mBcpB gQ gR gB R4 B4 N2 K2 R2 B2 R3 B3 Q2 Q3 WB FR FnA HG CZ ADGH NC NZ fAbD fD fA sD ' +
  // Large shogis.
  'vR sR fRbW bRfF vWfF sWfF bsWfF bsWF FvW FsW WfF WbF fWbF fFbW FfW FfRbW FfRbR BvR BsR BvW BsW BfW BbW BWvR RvF RfF ' +
  'RF vRF sRF vRsW sRvW vRfB vRfF WsR WvR WvRfF FvR FsR vWsR sWvR fBbR fRbB fBbB fBsR fRsB fRbF fBW fBbW fBvW KvR KsR KfR ' +
  'KvRfB3 KsRfB KfB FAvWvD WFvD FvD FvDsW FAvW WDF fR2 fRbR2 R2vR R2fR vR2 vRsR2 sRvR2 fB2 BvR2 RB2 RfB2 fR3 fRB fRbRfB fDFbW';

/** Single moves by direction and modality, for targets that write moves one by one. */
const ONE_BY_ONE = ['f', 'b', 'l', 'r'].flatMap((first) => [
  ...['W', 'D', 'H', 'R', 'R2', 'R3'].map((atom) => [first, atom] as const),
  ...['l', 'r', 'f', 'b'].flatMap((second) =>
    ['F', 'A', 'G', 'N', 'C', 'Z', 'B', 'B2', 'B3', 'nN'].map(
      (atom) => [`${first}${second}`, atom] as const,
    ),
  ),
]);

/** Boards on which the texts must agree: the smallest that can differ, some others, and the largest. */
const BOARDS = [
  { files: 5, ranks: 5 },
  { files: 8, ranks: 8 },
  { files: 12, ranks: 5 },
  { files: 9, ranks: 10 },
  LARGEST_BOARD,
];

/** The table for `src/emit/betza/usual-texts.ts`: movements of the engine's types and variants and of rules pages, with the text in each dialect. */
export function usualTexts(): Readonly<Record<string, UsualTexts>> {
  const rows = new Map<string, UsualTexts>();
  const add = (movement: Movement): void => {
    const key = keyOfMovement(movement);
    const texts = DIALECTS.map((dialect) => textOnAll(movement, dialect));
    if (rows.has(key) || texts.every((text) => text === null)) return;
    rows.set(key, new Set(texts).size === 1 ? (texts[0] ?? '') : texts);
    // A program may read the text as different terms with the same meaning.
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
    ...ONE_BY_ONE.flatMap(([direction, atom]) => [`${direction}m${atom}`, `${direction}c${atom}`]),
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
