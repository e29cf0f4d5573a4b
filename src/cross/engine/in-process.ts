import { wordsOfTrap } from './death-words.js';
import type { Engine, EngineGame } from './engine.js';
import type { Line } from '../../play/player.js';
import { EngineDied, printQuestion, type Opponent, type OpponentGame } from './opponent.js';

/**
 * An engine of this process as an opponent. `note` is told what the engine is about to be asked, and null once it has answered: if it takes the whole
 * process along, or never answers, that is what it died of.
 */
export function inProcess(engine: Engine, note: (asked: string | null) => void): Opponent {
  function guarded<T>(asked: string, action: () => T): Promise<T> {
    note(asked);
    try {
      return Promise.resolve(action());
    } catch (error) {
      return Promise.reject(new EngineDied(asked, wordsOfTrap(error)));
    } finally {
      note(null);
    }
  }
  return {
    name: engine.name,
    process: null,
    load: (text) => guarded(`load\n${text}`, () => engine.load(text)),
    open: (variant) =>
      guarded(`start ${variant}`, () => {
        const game = engine.play(variant);
        return game === null ? null : opponentGame(engine, variant, game, guarded);
      }),
    close: () => undefined,
  };
}

type Guarded = <T>(asked: string, action: () => T) => Promise<T>;

function opponentGame(
  engine: Engine,
  variant: string,
  game: EngineGame,
  guarded: Guarded,
): OpponentGame {
  let fen: string | null = null;
  let played: readonly string[] = [];
  /** False if a move is not legal. Goes on from where the board is, where that leads to the line: moves from its start would be played again and again. */
  const follow = (line: Line): boolean => {
    const goesOn =
      line.fen === fen &&
      played.length <= line.moves.length &&
      played.every((move, i) => line.moves[i] === move);
    if (!goesOn) {
      game.setFen(line.fen);
      played = [];
    }
    fen = null;
    for (const move of line.moves.slice(played.length)) if (!game.push(move)) return false;
    fen = line.fen;
    played = line.moves;
    return true;
  };
  return {
    startFen: game.fen(),
    look: (line) =>
      guarded(printQuestion(variant, { line, depth: 0 }), () => {
        if (!follow(line)) return null;
        return {
          moves: game.legalMoves().toSorted(),
          fen: game.fen(),
          inCheck: null,
          isThreatened: game.inCheck(),
          result: game.result(),
        };
      }),
    divide: (line, depth) =>
      guarded(printQuestion(variant, { line, depth }), () => {
        if (!follow(line)) return null;
        const counts = new Map<string, number>();
        for (const move of game.legalMoves().toSorted()) {
          // A move that it offers and then refuses leads nowhere.
          if (!game.push(move)) {
            counts.set(move, 0);
            continue;
          }
          counts.set(move, game.perft(depth - 1));
          game.pop();
        }
        // What the engine loses when it takes moves back must not be taken for what it says of the line.
        fen = null;
        return counts;
      }),
    validate: (text) =>
      guarded(`${variant}: validate ${text}`, () => engine.validateFen(variant, text)),
    close: () => {
      game.close();
    },
  };
}
