import { inUse } from '../acting.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { rightIndex } from '../castling.js';
import { CASTLING, CASTLING_GATING, fromOf, kindOf, toOf } from '../move.js';
import { winOf } from '../outcome-value.js';
import { otherSide, SIDES } from '../piece-code.js';
import { CASTLING_RIGHTS, LAST_MOVE, stateAt } from '../position.js';

/** Castling wins, and a player who can never castle again loses. */
export const castlingWins = {
  name: 'castling-wins',
  claims: ['castlingWins'],
  appliesTo: inUse('castlingWins'),
  compile: ({ game }) => compileCastlingWins(game.rules.castlingWins),
  witnesses: [
    {
      game: 'parent = chess\ncastlingWins = KQkq',
      fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
      moves: ['e1g1'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\ncastlingWins = KQkq',
      fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
      moves: ['a1b1'],
      outcome: null,
    },
    {
      game: 'parent = chess\ncastlingWins = KQkq',
      fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
      moves: ['e1d1'],
      outcome: 'black',
    },
    {
      game: 'parent = chess\ncastlingWins = q',
      fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
      moves: ['e1g1'],
      outcome: null,
    },
    {
      game: 'parent = chess\ncastlingWins = q',
      fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
      moves: ['a2a3', 'e8c8'],
      outcome: 'black',
    },
  ],
} as const satisfies Mechanic;

function compileCastlingWins(letters: string): Hooks {
  const winning = [...'KQkq'].reduce(
    (bits, letter, index) => (letters.includes(letter) ? bits | (1 << index) : bits),
    0,
  );
  const ofWings = SIDES.map((side) => winning & (3 << rightIndex(side, 0)));
  return {
    immediateEnd: (position) => {
      const us = position.turn;
      const them = otherSide(us);
      const { state } = position;
      const at = stateAt(position);
      if (position.ply > 0) {
        const last = state[at + LAST_MOVE] ?? 0;
        const kind = kindOf(last);
        if (kind === CASTLING || kind === CASTLING_GATING) {
          const wing = fromOf(last) < toOf(last) ? 0 : 1;
          if ((winning & (1 << rightIndex(them, wing))) !== 0) return winOf(them);
        }
      }
      const rights = state[at + CASTLING_RIGHTS] ?? 0;
      const theirs = ofWings[them] ?? 0;
      if (theirs !== 0 && (theirs & rights) === 0) return winOf(us);
      const ours = ofWings[us] ?? 0;
      if (ours !== 0 && (ours & rights) === 0) return winOf(them);
      return null;
    },
  };
}
