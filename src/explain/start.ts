import { COLORS } from '../ir/board.js';
import { PLAYERS, type StartedGame, type ToldGame } from './told-game.js';
import { listInWords, numberInWords } from './words.js';

/** The board, who begins, and what is in hand. */
export function startInWords(told: ToldGame): readonly string[] {
  const { game, start } = told;
  const { files, ranks } = game.board;
  const size = `The board has ${files} files and ${ranks} ranks.`;
  if (start === null) return [size];
  const { position } = start;
  return [
    size,
    `${position.turn === 0 ? 'White' : 'Black'} moves first.`,
    ...sayHands(told, start),
  ];
}

function sayHands(
  told: ToldGame,
  { machine: { tables }, position }: StartedGame,
): readonly string[] {
  const { rules } = told.game;
  if (rules.freeDrops) return [];
  const [white, black] = COLORS.map((_color, side) => {
    const counts = told.game.pieces.map(({ id }, type) => ({
      id,
      count: position.hand[side * tables.types + type] ?? 0,
    }));
    return listInWords(
      counts
        .filter(({ count }) => count > 0)
        .map(
          ({ count, id }) => `${numberInWords(count)} ${told.nameOf(id)}${count === 1 ? '' : 's'}`,
        ),
    );
  });
  if (white === black)
    return white === '' ? [] : [`Each player begins with ${white ?? ''} in hand.`];
  return COLORS.flatMap((color) => {
    const hand = color === 'white' ? white : black;
    return hand === undefined || hand === ''
      ? []
      : [`${PLAYERS[color]} begins with ${hand} in hand.`];
  });
}
