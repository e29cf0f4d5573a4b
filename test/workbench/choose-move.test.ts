import { expect, test } from 'vitest';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { fileVariantsText } from '../../src/catalog/file-variants.js';
import { builtinDefinition, sectionsOf } from '../../src/definitions.js';
import { openGame } from '../../src/games/open-game.js';
import { randomNumbers } from '../../src/play/random-numbers.js';
import { nextQuestion, type Answers } from '../../src/workbench/board/choose-move.js';
import { sampleOf, THOROUGH } from '../thorough.js';

const PLIES = 6;

test('every legal move of the 264 variants of the engine can be entered by answering questions', () => {
  const sections = sectionsOf({ file: 'variants.ini', text: fileVariantsText() }).definitions;
  const definitions = [
    ...BUILTIN_NAMES.flatMap((name) => builtinDefinition(name) ?? []),
    ...sections,
  ];
  expect(definitions.length).toBe(264);
  let entered = 0;
  for (const definition of sampleOf(definitions, 3)) {
    const game = openGame(definition);
    const random = randomNumbers(definition.name);
    for (let ply = 0; ply < PLIES; ply++) {
      const moves = game.moves();
      const reached = new Set<string>();
      // All ways through the questions, with every answer that is offered.
      const follow = (answers: Answers): void => {
        const next = nextQuestion(moves, answers);
        if (next?.kind === 'play') reached.add(next.move.uci);
        else if (next !== null)
          for (const answer of next.answers) follow({ ...answers, [next.question]: answer });
      };
      if (moves.length > 0) follow({});
      expect([definition.name, game.fen(), reached.size]).toEqual([
        definition.name,
        game.fen(),
        new Set(moves.map(({ uci }) => uci)).size,
      ]);
      entered += reached.size;
      const move = moves[Math.floor(random() * moves.length)];
      if (move === undefined) break;
      game.push(move);
    }
  }
  expect(entered).toBeGreaterThan(THOROUGH ? 30_000 : 10_000);
});
