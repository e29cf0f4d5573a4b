import { numberWord } from '../catalog/number-words.js';
import { COLORS } from '../ir/board.js';
import { isRegionOfRules } from '../play/regions.js';
import { capitalized, listInWords } from '../text/words.js';
import { regionInWords } from './squares.js';
import { PLAYERS, type StartedGame, type DescribedGame } from './described-game.js';
import { plural } from './words.js';

/** Sentences about the board, its regions, who moves first, and the pieces in hand. */
export function startInWords(described: DescribedGame): readonly string[] {
  const { game, start } = described;
  const { files, ranks } = game.board;
  const count = (number: number, noun: string): string =>
    `${number} ${number === 1 ? noun : plural(noun)}`;
  const size = `The board has ${count(files, 'file')} and ${count(ranks, 'rank')}.`;
  const regions = sayRegions(described);
  if (start === null) return [size, ...regions];
  const { position } = start;
  return [
    size,
    ...regions,
    `${position.turn === 0 ? 'White' : 'Black'} moves first.`,
    ...sayHands(described, start),
  ];
}

/** The regions that moves depend on, by the author's names. */
function sayRegions({ game: { board, regions } }: DescribedGame): readonly string[] {
  return [...regions]
    .filter(([name]) => !isRegionOfRules(name))
    .map(([name, squares]) => `${capitalized(name)} squares: ${regionInWords(squares, board)}.`);
}

function sayHands(
  described: DescribedGame,
  { compiled: { tables }, position }: StartedGame,
): readonly string[] {
  const { rules } = described.game;
  if (rules.freeDrops) return [];
  const [white, black] = COLORS.map((_color, side) => {
    const counts = described.game.pieces.map(({ id }, type) => ({
      id,
      count: position.hand[side * tables.types + type] ?? 0,
    }));
    return listInWords(
      counts
        .filter(({ count }) => count > 0)
        .map(
          ({ count, id }) =>
            `${numberWord(count)} ${count === 1 ? described.nameOf(id) : plural(described.nameOf(id))}`,
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
