import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import type { Match } from '../../src/play/match.js';
import type { Outcome } from '../../src/play/mechanic.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { matchOfBuiltin, matchOfSection, playText, RESULTS } from './match-of.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import { THOROUGH } from '../thorough.js';

/** Variants that together end in all ways that the rules have. */
const VARIANTS = [
  '3check',
  'antichess',
  'asean',
  'ataxx',
  'atomic',
  'breakthrough',
  'cambodian',
  'chess',
  'clobber',
  'euroshogi',
  'horde',
  'janggi',
  'janggimodern',
  'kingofthehill',
  'makruk',
  'minishogi',
  'racingkings',
  'shatar',
  'shogi',
  'sittuyin',
  'spartan',
  'xiangqi',
  'four-in-a-row',
  'castle-or-lose',
] as const;

/** The variants that are not built into the engine. */
const SECTIONS: Readonly<Record<string, string>> = {
  'four-in-a-row': [
    '[four-in-a-row]',
    'maxRank = 6',
    'maxFile = 7',
    'immobile = p',
    `startFen = 7/7/7/7/7/7[${'P'.repeat(21)}${'p'.repeat(21)}] w - - 0 1`,
    'pieceDrops = true',
    'enclosingDrop = top',
    'connectN = 4',
    'stalemateValue = draw',
    'nMoveRule = 0',
  ].join('\n'),
  'castle-or-lose': [
    '[castle-or-lose:chess]',
    'castlingWins = KQkq',
    'startFen = r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
  ].join('\n'),
};
const GAMES = THOROUGH ? 12 : 2;
const PLIES = 150;
/** The probability that a player moves the last piece back, so that positions repeat. */
const RETURNS = [0, 0.3, 0.8];

let engine: Engine;

beforeAll(async () => {
  engine = await loadFfish();
  engine.load(Object.values(SECTIONS).join('\n'));
});

describe.each(VARIANTS)('random games of %s', (name) => {
  it.each(RETURNS)('end when and how they end in the engine, with %d moving back', (returns) => {
    const section = SECTIONS[name];
    const match = section === undefined ? matchOfBuiltin(name) : matchOfSection(section);
    const game = engine.play(name);
    expect(game).not.toBeNull();
    if (game === null) return;
    const start = game.fen();
    const random = randomNumbers(`${name} ${returns}`);
    const ends: Outcome[] = [];
    for (let i = 0; i < GAMES; i++) {
      expect(match.start(start)).toBeNull();
      game.setFen(start);
      const end = playOut(match, game, returns, random);
      if (end !== null) ends.push(end);
    }
    game.close();
    if (returns === 0.8) expect(ends.length).toBeGreaterThan(0);
  });
});

/** Plays both games until the engine reports the end, or for a number of plies. They must agree throughout. */
function playOut(
  match: Match,
  game: EngineGame,
  returns: number,
  random: () => number,
): Outcome | null {
  const played: string[] = [];
  for (let ply = 0; ply < PLIES; ply++) {
    const wanted = RESULTS.get(game.result()) ?? null;
    const where = `${game.fen()} after ${played.slice(-8).join(' ')}`;
    expect(match.outcome(), where).toBe(wanted);
    if (wanted !== null) return wanted;
    const moves = game.legalMoves();
    const back = reversed(played.at(-2) ?? '');
    const any = moves[Math.floor(random() * moves.length)] ?? '';
    const move = random() < returns && moves.includes(back) ? back : any;
    playText(match, move);
    expect(game.push(move)).toBe(true);
    played.push(move);
  }
  return null;
}

function reversed(move: string): string {
  const squares = /^([a-l]\d+)([a-l]\d+)$/.exec(move);
  return `${squares?.[2] ?? ''}${squares?.[1] ?? ''}`;
}

it('undoes everything that a move changed', () => {
  const match = matchOfBuiltin('xiangqi');
  expect(match.start('3k5/9/9/c8/9/1R7/9/9/9/5K3 w - - 0 1')).toBeNull();
  const before = structuredClone(match.history);
  const fen = printFen(match.compiled, match.position);
  playText(match, 'b5a5');
  // The rook on a5 (square 36) threatens the unprotected cannon on a7 (54).
  expect([...(match.history.chased.at(-1) ?? [])]).toEqual([54]);
  match.takeBack();
  expect(match.history).toEqual(before);
  expect(printFen(match.compiled, match.position)).toBe(fen);
  expect(() => {
    match.takeBack();
  }).toThrow('no move to take back');
});

it('forgets the last game when the next one starts', () => {
  const match = matchOfSection('[twofold:chess]\nnFoldRule = 2\n');
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  match.start(fen);
  for (const move of ['e1d1', 'e8d8', 'd1e1', 'd8e8']) playText(match, move);
  expect(match.outcome()).toBe('draw');
  match.start(fen);
  expect(match.outcome()).toBeNull();
  expect(match.history.keys).toHaveLength(1);
});

it('reports what is wrong with a FEN', () => {
  expect(matchOfBuiltin('chess').start('8/8/8/8/8/8/8/7 w - - 0 1')).toMatchObject({
    message: 'Rank 1 has 7 squares, not 8.',
  });
});
