import { actsInGame } from '../acting.js';
import { boardIndex } from '../tables/programs.js';
import { isAttacked } from '../attack.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, kindOf, toOf } from '../move.js';
import { winOf } from '../outcome-value.js';
import { bySide, otherSide, pieceCode, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import { takesOn } from '../run-program.js';
import { ofSide, regionTables, type Tables } from '../tables/tables.js';
import { ANY_TYPE, oneOrAnyNumber } from '../type-counts.js';

/**
 * Enough pieces of a type in the flag region win: immediately, or after the opponent's next move. If they must be safe, they win only while not
 * attacked.
 */
export const flag = {
  name: 'flag',
  claims: [
    'flagPiece',
    'flagRegion',
    'flagPieceCount',
    'flagPieceBlockedWin',
    'flagMove',
    'flagPieceSafe',
  ],
  appliesTo: (game) => actsInGame('flagPiece', game),
  compile: compileFlag,
  witnesses: [
    { game: 'parent = kingofthehill', fen: '4k3/8/8/8/4K3/8/8/8 b - - 0 1', outcome: 'white' },
    {
      game: 'parent = racingkings',
      fen: '4K3/k7/8/8/8/8/8/8 b - - 0 1',
      legal: ['a7a8', 'a7b8'],
      outcome: null,
    },
    {
      game: 'parent = racingkings',
      fen: '4K3/k7/8/8/8/8/8/8 b - - 0 1',
      moves: ['a7a8'],
      outcome: 'draw',
    },
    {
      game: 'parent = racingkings',
      fen: '4K3/k7/8/8/8/8/8/8 b - - 0 1',
      moves: ['a7a6'],
      outcome: 'white',
    },
    { game: 'parent = racingkings', fen: '4k3/K7/8/8/8/8/8/8 w - - 0 1', outcome: 'black' },
    // A king that moves as a queen, but captures as a king: it attacks no square of the last rank.
    {
      game: 'parent = racingkings\nking = k:mQcK',
      fen: '1K6/8/8/8/8/8/7k/8 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = racingkings\nking = k:mQcK',
      fen: '1K6/7k/8/8/8/8/8/8 b - - 0 1',
      legal: ['h7h8'],
      outcome: null,
    },
    { game: 'parent = racingkings', fen: '1R2K3/k7/8/8/8/8/8/8 b - - 0 1', outcome: null },
    { game: 'parent = racingkings', fen: 'R3K3/8/k7/8/8/8/8/8 b - - 0 1', outcome: 'white' },
    { game: 'parent = breakthrough', fen: 'P7/8/7p/8/8/8/8/8 b - - 0 1', outcome: 'white' },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true',
      fen: 'N3k3/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true',
      fen: 'N3k2r/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true',
      fen: 'N2rk3/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = a8 b8\nflagRegionBlack = a1 b1\nflagPieceCount = 2\nflagPieceBlockedWin = true',
      fen: 'Np2k3/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = a8 b8\nflagRegionBlack = a1 b1\nflagPieceCount = 2\nflagPieceBlockedWin = true',
      fen: 'N3k3/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceCount = 2\nflagPieceBlockedWin = true',
      fen: 'Nppkpppp/8/8/8/8/8/8/4K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nmaxFile = l\nflagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceCount = 2\nflagPieceBlockedWin = true\nstartFen = 12/12/12/12/12/12/12/12 w - - 0 1',
      fen: 'Nppkpppppppp/12/12/12/12/12/12/4K7 b - - 0 1',
      outcome: 'white',
    },
  ],
} as const satisfies Mechanic;

/** The pieces, number and squares that the rule requires. */
export function flagSettings({ game }: Tables) {
  const { rules } = game;
  const inRegion = regionTables(game, rules.flagRegion);
  return {
    inRegion,
    regions: bySide((side) => squaresOf(inRegion[side])),
    types: bySide((side) => oneOrAnyNumber(game, ofSide(rules.flagPiece, side))),
    count: rules.flagPieceCount,
  };
}

function compileFlag(tables: Tables, core: MoveApi): Hooks {
  const { game } = tables;
  const { rules } = game;
  const { flagMove, flagPieceSafe: mustBeSafe, flagPieceCount } = rules;
  const { inRegion, regions, types } = flagSettings(tables);
  const isKing = bySide((side) => tables.king >= 0 && types[side] === tables.king);
  // The engine also counts squares beside a small board, which are never occupied.
  const canFill = bySide(
    (side) =>
      rules.flagPieceBlockedWin &&
      ofSide(rules.flagRegion, side).every((square) => boardIndex(game.board, square) !== null),
  );
  return { immediateEnd };

  function immediateEnd(position: Position): ReturnType<typeof winOf> | null {
    const us = position.turn;
    const them = otherSide(us);
    if ((flagMove || mustBeSafe) && hasReached(position, us)) {
      // In a race of kings, the side that started has had one move more.
      const bothCount = flagMove ? us === 0 && isKing[them] : mustBeSafe;
      return bothCount && hasReached(position, them) ? 'draw' : winOf(us);
    }
    const endsNow = !flagMove || mustBeSafe || isKing[us];
    if (!endsNow || !hasReached(position, them)) return null;
    return flagMove && isKing[us] && us === 1 && canFollow(position) ? null : winOf(them);
  }

  function hasReached(position: Position, side: Side): boolean {
    const { board } = position;
    const region = regions[side];
    let there = 0;
    let isFull = canFill[side];
    for (let i = 0; i < region.length; i++) {
      const code = board[region[i] ?? 0] ?? 0;
      if (code === 0) isFull = false;
      else if (isFlagPiece(code, side)) there += 1;
    }
    if (there === 0 || (there < flagPieceCount && !isFull)) return false;
    const needsSafety = mustBeSafe && (!flagMove || side !== position.turn);
    return !needsSafety || there !== flagPieceCount || isEachSafe(position, side);
  }

  function isFlagPiece(code: number, side: Side): boolean {
    const type = types[side];
    return type === ANY_TYPE
      ? (code & pieceCode(0, side)) !== 0
      : type >= 0 && code === pieceCode(type, side);
  }

  function isEachSafe(position: Position, side: Side): boolean {
    const region = regions[side];
    for (let i = 0; i < region.length; i++) {
      const square = region[i] ?? 0;
      if (!isFlagPiece(position.board[square] ?? 0, side)) continue;
      if (isAttacked(position, square, otherSide(side))) return false;
    }
    return true;
  }

  /** Whether the king can also reach the region with the next move. */
  function canFollow(position: Position): boolean {
    const { turn, top } = position;
    const king = position.kingSquare[turn] ?? -1;
    if (king < 0 || core.inCheck(position)) return false;
    // The engine lists the moves only if the king attacks a square of the region, which may differ from where it can move.
    if (!regions[turn].some((square) => takesOn(position, king, square))) return false;
    core.movesDespiteEnd(position);
    let follows = false;
    for (let i = top; i < position.top && !follows; i++) {
      const move = position.moves[i] ?? 0;
      follows = kindOf(move) !== DROP && fromOf(move) === king && inRegion[turn][toOf(move)] === 1;
    }
    position.top = top;
    return follows;
  }
}

function squaresOf(table: Uint8Array): Int16Array {
  return Int16Array.from([...table.keys()].filter((square) => table[square] === 1));
}
