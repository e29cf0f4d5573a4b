import { wordsOfTrap } from './death-words.js';
import type { Engine, EngineGame } from './engine.js';
import type { Line } from '../../play/player.js';
import { EngineDied, printQuestion, type Opponent, type OpponentGame } from './opponent.js';

/**
 * Makes an opponent from an engine in this process. `note` is called with each request before it runs, and with null after the answer. If the
 * engine takes the whole process down or never answers, the last request is the cause.
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
  /**
   * Plays a line; false if a move is not legal. Continues from the current position if that is on the line, because replaying every line from
   * its start would be slow.
   */
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
    listsFromFen: false,
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
          // The engine lists this move but refuses to play it, so no sequence begins with it.
          if (!game.push(move)) {
            counts.set(move, 0);
            continue;
          }
          counts.set(move, game.perft(depth - 1));
          game.pop();
        }
        // Set up the next line from its FEN: the engine may lose state when it takes moves back.
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
