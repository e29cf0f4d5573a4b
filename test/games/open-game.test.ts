import { beforeAll, describe, expect, it } from 'vitest';
import { builtinDefinition, sectionsOf } from '../../src/definitions.js';
import { openGame, type OpenGame } from '../../src/games/open-game.js';
import { openFfish, type Ffish } from './ffish.js';

/** Variants of each family: hands, gates, walls, passes, wide boards, promoted forms, pseudo-royal kings. */
const VARIANTS = [
  'chess',
  'crazyhouse',
  'atomic',
  'seirawan',
  'shogi',
  'xiangqi',
  'janggi',
  'makruk',
  'capablanca',
  'duck',
  'kyotoshogi',
  'horde',
];
/** Variants whose SAN differs: the duck can be written in two ways; in xiangqi and janggi the engine uses the horse's second letter, we its first. */
const OTHER_SAN = ['duck', 'xiangqi', 'janggi'];
const PLIES = 24;

function game(name: string, chess960 = false): OpenGame {
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no variant ${name}`);
  return openGame(definition, { chess960 });
}

/** The pieces of a board in the order of a FEN. */
function lettersOf(board: OpenGame): readonly string[] {
  const inFen = ([square]: readonly [string, unknown]): number =>
    -100 * Number(square.slice(1)) + square.charCodeAt(0);
  return [...board.pieces()]
    .toSorted((a, b) => inFen(a) - inFen(b))
    .map(([, { letter }]) => letter);
}

function lettersIn(fen: string): readonly string[] {
  return fen.replace(/[[ ].*/, '').match(/\+?[A-Za-z]/g) ?? [];
}

/** Random numbers that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state >>> 8;
  }
}

describe('a game compared with ffish', () => {
  let ffish: Ffish;
  beforeAll(async () => {
    ffish = await openFfish();
  });

  it.each(VARIANTS)('%s: all values are the same', { timeout: 120_000 }, (name) => {
    const ours = game(name);
    const theirs = new ffish.Board(name);
    const random = numbers(name.length + 7);
    for (let ply = 0; ply < PLIES; ply++) {
      const moves = ours.moves();
      const at = `${name} ${ours.fen()}`;
      expect(ours.fen(), at).toBe(theirs.fen());
      expect(lettersOf(ours), at).toEqual(lettersIn(theirs.fen()));
      expect(moves.map(({ uci }) => uci).sort(), at).toEqual(
        theirs.legalMoves().split(' ').filter(Boolean).sort(),
      );
      expect(ours.turn() === 'white', at).toBe(theirs.turn());
      expect(ours.fullmoveNumber(), at).toBe(theirs.fullmoveNumber());
      expect(ours.halfmoveClock(), at).toBe(theirs.halfmoveClock());
      expect(ours.ply(), at).toBe(theirs.gamePly());
      expect(ours.checked().toSorted(), at).toEqual(
        theirs.checkedPieces().split(' ').filter(Boolean).sort(),
      );
      expect(ours.isCheck(), at).toBe(theirs.isCheck());
      expect(ours.result(), at).toBe(theirs.result(true));
      for (const [color, isWhite] of [
        ['white', true],
        ['black', false],
      ] as const) {
        expect(pocketText(ours.pocket(color)), at).toBe(
          [...theirs.pocket(isWhite).toLowerCase()].sort().join(''),
        );
        expect(ours.hasInsufficientMaterial(color), at).toBe(
          theirs.hasInsufficientMaterial(isWhite),
        );
      }
      for (const move of moves) {
        expect(move.captures.length > 0, `${at} ${move.uci}`).toBe(theirs.isCapture(move.uci));
        if (ply % 6 === 0 && !move.isPass && !OTHER_SAN.includes(name))
          expect(ours.write(move, 'san'), `${at} ${move.uci}`).toBe(theirs.sanMove(move.uci));
      }
      const chosen = moves[(random.next().value ?? 0) % Math.max(1, moves.length)];
      if (chosen === undefined) break;
      expect(ours.push(chosen), at).toBeNull();
      theirs.push(chosen.uci);
    }
    expect(ours.played().join(' ')).toBe(theirs.moveStack());
    while (ours.pop() !== null) theirs.pop();
    expect(ours.fen()).toBe(theirs.fen());
    expect(ours.played()).toEqual([]);
    theirs.delete();
  });
});

describe('a game', () => {
  it('names squares and origins for boards', () => {
    const shogi = game('shogi');
    expect(game('chess').dests().get('e2')?.toSorted()).toEqual(['e3', 'e4']);
    expect(game('xiangqi').dests('chessgroundx').get('a1')).toEqual(['a2', 'a3']);
    expect(game('xiangqi').dests('chessgroundx').get('a:')).toBeUndefined();
    expect(shogi.reset('4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1')).toBeNull();
    expect(shogi.dests().get('R@')?.length).toBe(79);
    expect([...shogi.pocket('white')]).toEqual([['R', 1]]);
  });

  it('lists the choices between two squares', () => {
    const chess = game('chess');
    chess.reset('3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1');
    expect(
      chess
        .between('e7', 'd8')
        .map(({ promotion }) => promotion)
        .sort(),
    ).toEqual(['b', 'n', 'q', 'r']);
    const seirawan = game('seirawan');
    expect(seirawan.between('b1', 'c3').map(({ gate }) => gate?.piece ?? null)).toEqual(
      expect.arrayContaining([null, 'h', 'e']),
    );
    const shogi = game('shogi');
    shogi.reset('4k4/9/9/P8/9/9/9/9/4K4[-] w - - 0 1');
    expect(shogi.between('a6', 'a7').map(({ promotion }) => promotion)).toEqual(
      expect.arrayContaining(['+', null]),
    );
  });

  it('describes castling by king and rook, in both notations', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const chess = game('chess');
    chess.reset(fen);
    expect(chess.read('e1g1')).toMatchObject({ from: 'e1', to: 'g1', castlingRook: 'h1' });
    const shuffled = game('chess', true);
    shuffled.reset(fen);
    expect(shuffled.read('e1h1')).toMatchObject({ from: 'e1', to: 'h1', castlingRook: 'h1' });
  });

  it('reports why a game has ended, and the line that sets the rule', () => {
    const { definitions } = sectionsOf({
      file: 'x.ini',
      text: '[x:chess]\nstalemateValue = loss\n',
    });
    const [definition] = definitions;
    if (definition === undefined) throw new Error('no section');
    const stuck = openGame(definition);
    stuck.reset('k7/2Q5/8/8/8/8/8/4K3 b - - 0 1');
    expect(stuck.end()).toMatchObject({ outcome: 'white', kind: 'stalemate', claim: null });
    expect(stuck.end()?.options).toContainEqual({
      key: 'stalemateValue',
      origin: { kind: 'here', line: 2, key: 'stalemateValue' },
    });
  });

  it('distinguishes ends that must be claimed', () => {
    const chess = game('chess');
    for (const move of ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'])
      expect(chess.push(move)).toBeNull();
    expect(chess.end()).toMatchObject({ outcome: 'draw', claim: 'white' });
    expect(chess.end(false)).toBeNull();
    expect(chess.result(false)).toBe('*');
  });

  it('is unchanged after a wrong FEN or move', () => {
    const chess = game('chess');
    chess.push('e2e4');
    const before = chess.fen();
    expect(chess.reset('nonsense')).not.toBeNull();
    expect(chess.push('e2e4')).toMatchObject({ kind: 'illegal' });
    expect(chess.push('Qd5', 'san')).not.toBeNull();
    expect(chess.fen()).toBe(before);
    expect(chess.pop()).toBe('e2e4');
    expect(chess.pop()).toBeNull();
  });

  it('returns copies, which callers may change', () => {
    const chess = game('chess');
    chess.push('e2e4');
    const played = chess.played() as string[];
    played.push('e7e5');
    expect(chess.played()).toEqual(['e2e4']);
  });

  it('takes a move back without replaying the others', () => {
    // Taking a move back costs no more after 200 plies than after four.
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    const gameOfPlies = (plies: number): OpenGame => {
      const chess = game('chess');
      for (let ply = 0; ply < plies; ply++) chess.push(shuffle[ply % 4] ?? '');
      return chess;
    };
    const [long, short] = [gameOfPlies(200), gameOfPlies(4)];
    const fen = long.fen();
    const time = (chess: OpenGame): number => {
      const start = process.cpuUsage();
      for (let i = 0; i < 500; i++) {
        chess.pop();
        chess.push('f6g8');
      }
      const { system, user } = process.cpuUsage(start);
      return user + system;
    };
    // Alternating, so that other load on the machine affects both.
    const times = Array.from({ length: 5 }, () => [time(long), time(short)] as const);
    const late = Math.min(...times.map(([of]) => of));
    const early = Math.min(...times.map(([, of]) => of));
    expect(long.fen()).toBe(fen);
    expect(late / early).toBeLessThan(4);
  });
});

function pocketText(pocket: ReadonlyMap<string, number>): string {
  return [...pocket]
    .flatMap(([letter, count]) => Array.from({ length: count }, () => letter.toLowerCase()))
    .sort()
    .join('');
}
