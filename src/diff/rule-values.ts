import { OPTIONS } from '../catalog/options/options.js';
import { COLORS, printFile } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { RuleKey } from '../ir/rules.js';
import { squaresInWords } from '../explain/squares.js';
import type { Game } from '../play/game.js';
import { PLAYERS } from '../explain/described-game.js';
import { listInWords } from '../text/words.js';
import { isByColor, squaresIn } from './rule-meaning.js';
import type { ComparedGame } from './compared-game.js';

/** Fields that contain the number of a file. */
const FILES: ReadonlySet<string> = new Set(
  OPTIONS.flatMap((row) => (row.type === 'File' ? row.fields : [])),
);

/** The value of a field in words, with squares and pieces by their names. */
export function ruleValue({ game, nameOf }: ComparedGame, key: RuleKey): string {
  const value: unknown = game.rules[key];
  const print = (part: unknown): string =>
    typeof part === 'number' && part >= 0 && FILES.has(key)
      ? printFile(part)
      : valueInWords(part, game, nameOf);
  if (!isByColor(value)) return print(value);
  const [white, black] = COLORS.map((color) => print(value[color]));
  return white === black
    ? (white ?? '')
    : `${PLAYERS.white}: ${white ?? ''}; ${PLAYERS.black}: ${black ?? ''}`;
}

function valueInWords(value: unknown, game: Game, nameOf: (id: PieceId) => string): string {
  if (typeof value === 'string') return value === '*' ? 'any piece' : nameOf(value);
  if (!Array.isArray(value)) return String(value);
  const parts: readonly unknown[] = value;
  const names = parts.filter((part) => typeof part === 'string');
  if (names.length > 0) {
    const has = (name: string): boolean =>
      name === '*' || game.pieces.some(({ id }) => id === name);
    return listInWords(names.filter(has).map((name) => valueInWords(name, game, nameOf))) || 'none';
  }
  const squares = squaresIn(parts);
  return squares.length === 0 ? 'none' : squaresInWords(squares, game.board);
}
