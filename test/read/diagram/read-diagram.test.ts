import { expect, test } from 'vitest';
import { printSquare } from '../../../src/ir/board.js';
import { CHESS, countMoves, readText, variantOf } from './diagrams.js';

function squaresOf(text: string): readonly string[] {
  return (variantOf(text).start?.value.placements ?? []).map(
    ({ square, color, piece }) => `${color === 'white' ? '+' : '-'}${piece}@${printSquare(square)}`,
  );
}

function codes(text: string): readonly string[] {
  return readText(text)
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);
}

test('names and squares of White make chess: moves, ids, board, symmetry, promotion and king have defaults', () => {
  const variant = variantOf(CHESS);
  expect(codes(CHESS)).toEqual([]);
  expect(variant.board.value).toEqual({ files: 8, ranks: 8 });
  expect(variant.pieces.map(({ abbreviation }) => abbreviation).join('')).toBe('PNBRQK');
  expect(variant.pieces.filter(({ royal }) => royal).map(({ id }) => id)).toEqual(['king']);
  expect(variant.start?.value.castlingRights).toBe('KQkq');
  expect(squaresOf(CHESS)).toContain('-king@e8');
  // The published counts of chess.
  expect(countMoves(variant, 4)).toBe(197_281);
  const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
  expect(countMoves(variant, 3, kiwipete)).toBe(97_862);
  // En passant and promotion: positions 3 and 4 of the usual six.
  expect(countMoves(variant, 4, '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1')).toBe(43_238);
  expect(
    countMoves(variant, 3, 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'),
  ).toBe(9_467);
});

test('symmetry: Black’s pieces are mirrored, rotated, or on squares of their own', () => {
  const men = 'files=4\nranks=4\nRook:R:R:r:a1\nKing:K:K:k:b1\n';
  expect(squaresOf(men)).toEqual(['+rook@a1', '+king@b1', '-rook@a4', '-king@b4']);
  expect(squaresOf(`symmetry=rotate\n${men}`)).toEqual([
    '+rook@a1',
    '+king@b1',
    '-king@c4',
    '-rook@d4',
  ]);
  expect(squaresOf(`symmetry=none\n${men}`)).toEqual(['+rook@a1', '+king@b1']);
  const board = 'files=4\nranks=4\n';
  expect(squaresOf(`${board}Rook:R:R:r:a1\nKing:K:K:k:b1,,d3\nMan:M:K:m:,,a4\n`)).toEqual([
    '+rook@a1',
    '+king@b1',
    '-king@d3',
    '-man@a4',
    '-king@b4',
  ]);
  // The program puts the later one on the square, too: from the other side it is not seen.
  expect(codes(`${board}Man:M:K:m:,,b4\nKing:K:K:k:b1\n`)).toEqual(['doc/bad-square']);
  expect(codes(`${board}Rook:R:R:r:a1,,a4\nKing:K:K:k:b1,,b4\n`)).toEqual([]);
  expect(codes(`${board}symmetry=none\nMan:M:K:m:,,b4\nKing:K:K:k:b1,,c4\n`)).toEqual([]);
  const holes = variantOf(`${board}hole::::d2,,a4\nKing:K:K:k:b1\n`).start?.value.holes ?? [];
  expect(holes.map(printSquare)).toEqual(['d2', 'd3', 'a4']);
});

test('holes are not part of the board: no piece stands on them or passes them', () => {
  const text = 'files=4\nranks=4\nRook:R:R:r:a1\nKing:K:K:k:d1\nhole::::b2,c1\n';
  const variant = variantOf(text);
  // Symmetry adds the holes in Black’s half.
  expect(variant.start?.value.holes?.map(printSquare)).toEqual(['c1', 'b2', 'b3', 'c4']);
  // The rook goes to b1, a2 and a3, and takes a4; the king goes to c2 and d2.
  expect(countMoves(variant, 1)).toBe(4 + 2);
  expect(codes(`${text}Man:M:K:m:b2\n`)).toContain('doc/bad-square');
});

test('ranks may be counted from 0', () => {
  const text = 'firstRank=0\nranks=3\nfiles=3\nKing:K:K:k:a0\n';
  expect(squaresOf(text)).toEqual(['+king@a1', '-king@a3']);
  expect(codes('ranks=3\nfiles=3\nKing:K:K:k:a0,d2,b1\n')).toEqual([
    'doc/bad-square',
    'doc/bad-square',
  ]);
});

const PAWNS =
  'files=5\nranks=6\nPawn:P:fmWfcF:p:b2\nKnight:N:N:n:a1\nQueen:Q:Q:q:d1\nKing:K:K:k:c1\n';

function promotionOf(text: string) {
  const { pieces, rules } = variantOf(text);
  return {
    choices: pieces.map(({ promotion }) =>
      promotion.style === 'pawn' ? [...promotion.to].sort().join(' ') : promotion.style,
    ),
    zone: rules.promotionRegion.white.length,
    mandatory: rules.mandatoryPawnPromotion,
  };
}

test('by default the first piece promotes on the last rank, to those of Q, N, R and B that exist', () => {
  expect(promotionOf(PAWNS)).toEqual({
    choices: ['knight queen', 'none', 'none', 'none'],
    zone: 5,
    mandatory: true,
  });
});

test('promoChoice: ids, ! before the pawn itself, * for pieces in hand, a number of ranks', () => {
  expect(promotionOf(`promoChoice=N\n${PAWNS}`).choices[0]).toBe('knight');
  expect(promotionOf(`promoZone=3\npromoChoice=Q2N2\n${PAWNS}`)).toMatchObject({
    choices: ['knight queen', 'none', 'none', 'none'],
    zone: 10,
  });
  const optional = `promoZone=3\npromoChoice=!PQ\n${PAWNS}`;
  expect(promotionOf(optional)).toMatchObject({ zone: 15, mandatory: false });
  expect(variantOf(optional).rules.immobilityIllegal).toBe(true);
  const limited = variantOf(`holdingsType=1\npromoChoice=*QN\n${PAWNS}`);
  expect(limited.options.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'promotionLimit q:1',
  ]);
  expect(limited.rules.pieceDrops).toBe(false);
  expect(codes(`promoZone=3\npromoChoice=Q1N2\n${PAWNS}`)).toEqual(['doc/unsupported-parameter']);
  expect(codes(`promoChoice=XQ\n${PAWNS}`)).toEqual(['doc/unknown-piece']);
});

test('a pawn that may stay a pawn does so only before the last rank', () => {
  const variant = variantOf(`promoZone=2\npromoChoice=!PQ\n${PAWNS}`);
  const moves = (fen: string): number => countMoves(variant, 1, fen);
  // The king on c1 has five moves. The pawn goes to b5 as a pawn or a queen, or to b6 as a queen.
  expect(moves('4k/5/1P3/5/5/2K2 w - - 0 1')).toBe(2 + 5);
  expect(moves('4k/5/5/1P3/5/2K2 w - - 0 1')).toBe(1 + 5);
  expect(moves('4k/1P3/5/5/5/2K2 w - - 0 1')).toBe(1 + 5);
});

test('maxPromote and promoOffset; a piece without a promoted form gets the first one', () => {
  const text =
    'files=5\nranks=5\nholdingsType=-1\npromoOffset=3\nmaxPromote=3\npromoZone=1\nroyal=3\n' +
    'Pawn:P:fW:p:a2\nSilver:S:FfW:s:a1\nKing:K:K:k:e1\nGold:G:WfF:g:\n';
  const pairs = variantOf(text).pieces.flatMap(({ id, promotion }) =>
    promotion.style === 'shogi' ? [`${id}-${promotion.to}`] : [],
  );
  expect(pairs).toEqual(['pawn-gold', 'silver-gold', 'king-gold']);
});

test('without holdings a piece promotes when it enters the zone, or captures from inside', () => {
  const text =
    'files=5\nranks=5\npromoOffset=2\nmaxPromote=1\npromoZone=2\nroyal=2\n' +
    'Wazir:W:W:w:a1,,a5\nKing:K:K:k:e1,,e5\nGold:G:WfF:g:\n';
  const moves = (definition: string, fen: string): number =>
    countMoves(variantOf(definition), 1, fen);
  const held = `holdingsType=-1\n${text}`;
  // The king on e1 has three moves. The wazir goes to four squares, and from c3 enters the zone on c4.
  const entering = '4k/5/2W2/5/4K w - - 0 1';
  expect(moves(text, entering)).toBe(3 + 4 + 1);
  expect(moves(held, entering)).toBe(3 + 4 + 1);
  // From c4 it may capture on b4, or leave the zone to c3.
  const inside = '4k/1wW2/5/5/4K w - - 0 1';
  expect(moves(text, inside)).toBe(3 + 4 + 1);
  expect(moves(held, inside)).toBe(3 + 4 + 4);
});

test('holdings: with a negative type captured pieces can be dropped, below -1 without demotion', () => {
  const rules = (type: string) => {
    const { pieceDrops, capturesToHand, dropLoop } = variantOf(
      `holdingsType=${type}\n${PAWNS}`,
    ).rules;
    return [pieceDrops, capturesToHand, dropLoop];
  };
  expect(rules('-1')).toEqual([true, true, false]);
  expect(rules('-2')).toEqual([true, true, true]);
  expect(rules('0')).toEqual([false, false, false]);
  expect(rules('1')).toEqual([false, false, false]);
});

test('hand counts put pieces in hand', () => {
  const { start, rules } = variantOf(`${PAWNS.replace('n:a1', 'n:a1:2,1')}`);
  expect(start?.value.hands).toEqual({
    white: [{ piece: 'knight', count: 2 }],
    black: [{ piece: 'knight', count: 1 }],
  });
  expect(rules).toMatchObject({ pieceDrops: true, capturesToHand: false });
});

test('royal names pieces by number or id; of several royal pieces of one kind, all but the last may be lost', () => {
  const royals = (text: string) =>
    variantOf(text)
      .pieces.filter(({ royal }) => royal)
      .map(({ id }) => id);
  expect(royals(`royal=3\n${PAWNS}`)).toEqual(['queen']);
  expect(royals(`royal=Q\n${PAWNS}`)).toEqual(['queen']);
  expect(royals(`royal=0\n${PAWNS}`)).toEqual([]);
  expect(codes(`royal=X\n${PAWNS}`)).toEqual(['doc/bad-parameter']);
  expect(royals(`royal=3\nroyal=4\nextinction=0\n${PAWNS}`)).toEqual(['queen', 'king']);
  expect(codes(`royal=3\nroyal=4\n${PAWNS}`)).toEqual(['doc/unsupported-parameter']);
  const twoKings = variantOf(PAWNS.replace('k:c1', 'k:c1,e1'));
  expect(twoKings.pieces.filter(({ royal }) => royal)).toEqual([]);
  expect(twoKings.rules).toMatchObject({
    extinctionPieceTypes: ['king'],
    extinctionPseudoRoyal: true,
    extinctionValue: 'loss',
  });
  expect(codes(`royal=9\n${PAWNS}`)).toEqual(['doc/bad-parameter']);
});

test('a shuffle is a warning, and the position that is listed is read', () => {
  const shuffled = `shuffle=N!BRQ\n${PAWNS}`;
  expect(codes(shuffled)).toEqual(['doc/unsupported-parameter']);
  expect(squaresOf(shuffled)).toEqual(squaresOf(PAWNS));
  expect(codes(`shuffle=\natomicCapture=0\n${PAWNS}`)).toEqual([]);
  expect(codes(`atomicCapture=1\n${PAWNS}`)).toEqual(['doc/unsupported-parameter']);
});

test('stalemate and baring', () => {
  expect(variantOf(`stalemate=loss\n${PAWNS}`).rules.stalemateValue).toBe('loss');
  expect(variantOf(`baring=0\n${PAWNS}`).rules).toMatchObject({
    extinctionClaim: true,
    extinctionPieceCount: 1,
    extinctionOpponentPieceCount: 2,
  });
});

test('the king castles as many squares as O says, with the outermost pieces', () => {
  const wide = CHESS.replace('a2-h2', 'a2-j2')
    .replace('a1,h1', 'a1,j1')
    .replace('c1,f1', 'd1,g1')
    .replace('King::::e1', 'King::::f1');
  const { rules, start } = variantOf(`files=10\n${wide}`);
  expect(rules).toMatchObject({
    castling: true,
    castlingKingFile: 5,
    castlingKingsideFile: 8,
    castlingQueensideFile: 2,
    castlingRookKingsideFile: 9,
    castlingRookQueensideFile: 0,
  });
  expect(start?.value.castlingRights).toBe('KQkq');
  expect(variantOf(CHESS.replace('King::::', 'King::K::')).rules.castling).toBe(false);
});

test('an unsupported parameter is an error; an unknown one is a warning with the nearest name', () => {
  // Without a value, the rule is off.
  expect(codes(`iron=\nshuffle=\n${PAWNS}`)).toEqual([]);
  expect(codes(`iron=1\nshuffle=NB\nmorph=xyz\n${PAWNS}`)).toEqual([
    'doc/unsupported-parameter',
    'doc/unsupported-parameter',
    'doc/unsupported-parameter',
  ]);
  const { diagnostics } = readText(`promZone=2\n${PAWNS}`);
  const unknown = diagnostics.find(({ code }) => code === 'doc/unknown-parameter');
  expect(unknown?.severity).toBe('warning');
  expect(unknown?.message).toContain('did you mean "promoZone"?');
  expect(codes(`${PAWNS}symmetry=mirrored\nfiles=0\n`)).toEqual([
    'doc/bad-parameter',
    'doc/bad-parameter',
  ]);
});

test('a piece without moves is reported if its name has no default moves', () => {
  expect(codes('Bishup::::a1\nKing::::e1\n')).toEqual(['piece/no-movement']);
  const { diagnostics } = readText('Bishup::::a1\nKing::::e1\n');
  expect(diagnostics.find(({ code }) => code === 'piece/no-movement')?.message).toContain(
    'did you mean "bishop"?',
  );
});

test.each(['oR', 'xK', 'uN', 'fkRfkBK', 'W*', 'I', 'KfeF', 'KfmnnD'])(
  'a piece whose moves cannot all be read (%s) is an error, because without them it is another piece',
  (moves) => {
    const { diagnostics } = readText(`Rook:R:${moves}:r:a1\nKing:K:KisO2:k:e1\n`);
    const severities = diagnostics
      .filter(({ code }) => code === 'betza/beyond-movement')
      .map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(['error']));
  },
);

test('the number of checks is that of the variant whose rules it takes', () => {
  expect(variantOf(CHESS, '3check').start?.value.checks).toEqual({ white: 3, black: 3 });
  expect(variantOf(CHESS, 'chess').start?.value.checks).toBeUndefined();
});
