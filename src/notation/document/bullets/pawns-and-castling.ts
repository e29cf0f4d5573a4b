import { NUMBER_WORDS } from '../../../catalog/number-words.js';
import { byColor } from '../../../ir/board.js';
import { bothSides, NO_SQUARES, squaresWhere } from '../../../ir/region.js';
import { NO_DEFAULTS, type RuleBullet, type RuleChange, type RuleContext } from '../bullet-row.js';
import {
  FILE,
  PIECE_OF_EACH,
  PIECES_OF_EACH,
  RANK,
  single,
  SQUARES_OF_EACH,
  YES_NO,
  type ValueKind,
} from '../bullet-values.js';

const DOUBLE_STEP: RuleBullet<'Double step'> = {
  name: 'Double step',
  also: ['Double move', 'Initial double step', 'Pawn double step'],
  words: ['yes', 'no', 'a2-h3', 'White *2; Black *7'],
  example: 'yes',
  text: 'The double step of pawns (pieces that promote like a chess pawn and step straight forward), and the first moves of other pieces (`i` in Betza): from the rank where pawns start, or from the given squares.',
  fields: ['doubleStep', 'doubleStepRegion'],
  read: (value, context) => {
    const isAllowed = YES_NO.read(value, context);
    if (isAllowed === false) return { fields: { doubleStep: false } };
    const doubleStepRegion =
      isAllowed === null
        ? SQUARES_OF_EACH.read(value.replace(FROM, ''), context)
        : fromPawnRank(context);
    return doubleStepRegion === null ? null : { fields: { doubleStep: true, doubleStepRegion } };
  },
  say: ({ rules }, context) => {
    if (!rules.doubleStep) return 'no';
    const usual = JSON.stringify(fromPawnRank(context)) === JSON.stringify(rules.doubleStepRegion);
    return usual ? 'yes' : SQUARES_OF_EACH.say(rules.doubleStepRegion, context);
  },
  defaults: { shogi: 'no', chess: 'yes' },
};

/** The words before the squares in `from rank 2` or `pawns on the second rank`. */
const FROM = /^(?:(?:for )?(?:all |the )?pawns? )?(?:(?:from|on|at) )?(?:the(?:ir)? )?/i;

function fromPawnRank({ board, pawnRank }: RuleContext) {
  return bothSides(
    board,
    squaresWhere(board, (_file, rank) => rank === pawnRank),
  );
}

/** A bullet with two files, the one on the a-side first. */
function twoFiles<const Name extends string>(
  name: Name,
  [queenside, kingside]: readonly [
    'castlingQueensideFile' | 'castlingRookQueensideFile',
    'castlingKingsideFile' | 'castlingRookKingsideFile',
  ],
  { text, example }: { readonly text: string; readonly example: string },
): RuleBullet<Name> {
  return {
    ...{ name, text, example, words: ['c, g', 'b, i'], fields: [queenside, kingside] },
    read: (value, context) => {
      const [left, right, ...more] = value
        .split(/,| and /, 3)
        .map((part) => FILE.read(part.trim(), context));
      if (left === undefined || left === null || right === undefined || right === null) return null;
      return more.length > 0 || left > right
        ? null
        : { fields: { [queenside]: left, [kingside]: right } };
    },
    say: ({ rules }, context) => {
      const [left, right] = [rules[queenside], rules[kingside]].map((file) =>
        FILE.say(file, context),
      );
      const isSaid = typeof left === 'string' && typeof right === 'string';
      return isSaid && rules[queenside] <= rules[kingside] ? `${left}, ${right}` : null;
    },
    defaults: NO_DEFAULTS,
  };
}

/** Castling moves as in a FEN: `KQkq`. */
const RIGHTS: ValueKind<string> = {
  words: ['q', 'KQkq', 'none'],
  read: (text) =>
    text.toLowerCase() === 'none' ? '' : /^K?Q?k?q?$/.test(text) && text !== '' ? text : null,
  say: (value) => (value === '' ? 'none' : /^K?Q?k?q?$/.test(value) ? value : null),
};

/** Castling in which the king moves so many squares. Null if it starts on no known file, or if the board is too small. */
export function castlingOver(
  squares: number,
  { board, kingFile }: Pick<RuleContext, 'board' | 'kingFile'>,
): RuleChange | null {
  if (kingFile === null || squares < 2) return null;
  const files = {
    castlingQueensideFile: kingFile - squares,
    castlingKingsideFile: kingFile + squares,
  };
  const fits = kingFile - squares >= 0 && kingFile + squares < board.files;
  return fits ? { fields: { castling: true, ...files } } : null;
}

const CASTLING: RuleBullet<'Castling'> = {
  name: 'Castling',
  words: ['yes', 'no', 'the king moves three squares'],
  example: 'yes',
  text: 'Kings castle with the rooks for which the start position has castling rights. If it has none, they castle with the rooks on the first rank.',
  fields: ['castling'],
  read: (value, context) => {
    const castling = YES_NO.read(value, context);
    if (castling !== null) return { fields: { castling } };
    const word = /^(?:the )?king (?:moves |goes )?([a-z]+|[2-9]) squares$/i.exec(value)?.[1];
    const steps = /^[2-9]$/.test(word ?? '')
      ? Number(word)
      : NUMBER_WORDS.findIndex((one) => one === word);
    return castlingOver(steps, context);
  },
  say: ({ rules }) => (rules.castling ? 'yes' : 'no'),
  defaults: { shogi: 'no', chess: 'yes' },
};

/** First moves of pawns, captures en passant and castling. */
export const PAWN_AND_CASTLING_BULLETS = [
  CASTLING,
  DOUBLE_STEP,
  single('Triple step', 'tripleStepRegion', SQUARES_OF_EACH, {
    text: 'The squares from which pawns may move three squares.',
    example: 'a2-h2',
  }),
  single('En passant', 'enPassantTypes', PIECES_OF_EACH, {
    without: ['yes', 'as in chess'],
    text: 'The pieces that capture en passant. By default those that promote like a chess pawn.',
    example: 'none',
  }),
  single('En passant squares', 'enPassantRegion', SQUARES_OF_EACH, {
    text: 'The squares on which an en passant capture may end.',
    example: 'White *6; Black *3',
  }),
  twoFiles('Castling to', ['castlingQueensideFile', 'castlingKingsideFile'], {
    text: 'The files on which the king lands: on the side of file a, and on the other side. The rook (or other partner) lands on the square next to it, towards the centre.',
    example: 'c, i',
  }),
  single('Castling from', 'castlingKingFile', FILE, {
    text: 'The file from which the king castles, if it is not e.',
    example: 'f',
  }),
  single('Castling rank', 'castlingRank', RANK, {
    text: 'The rank on which players castle, counted from their side.',
    example: '2',
  }),
  single('Castling king', 'castlingKingPiece', PIECE_OF_EACH, {
    text: 'The piece that castles in the role of the king.',
    example: 'Prince',
  }),
  single('Castling partners', 'castlingRookPieces', PIECES_OF_EACH, {
    text: 'The pieces that castle in the role of the rook.',
    example: 'Rook, Chancellor',
    also: ['Castling rooks', 'Castling pieces'],
  }),
  twoFiles('Castling partner files', ['castlingRookQueensideFile', 'castlingRookKingsideFile'], {
    text: 'The files of the castling partners, if other pieces of the same type are farther out.',
    example: 'b, i',
  }),
  single('Chess960', 'chess960', YES_NO, {
    text: 'Kings and rooks may start anywhere on the first rank and castle by the rules of Chess960.',
    also: ['Castling as in Chess960', 'Fischer random'],
  }),
  single('Castling after drops', 'castlingDroppedPiece', YES_NO, {
    text: 'A king or rook that was dropped on its starting square may castle, as in placement chess.',
  }),
  single('Opposite castling', 'oppositeCastling', YES_NO, {
    text: 'The player who castles second may not castle to the same side.',
  }),
  single('Castling wins', 'castlingWins', RIGHTS, {
    text: 'Castling moves that win the game; a player who loses the right to one loses the game.',
    example: 'q',
  }),
] as const;

/** The rules without the region of the double step, if there is no double step. */
export function withoutIdleStep<R extends { readonly doubleStep: boolean }>(rules: R): R {
  return rules.doubleStep ? rules : { ...rules, doubleStepRegion: byColor(() => NO_SQUARES) };
}
