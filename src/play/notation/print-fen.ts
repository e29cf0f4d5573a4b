import { castlingKings, castlingRankStart, rightIndex } from '../castling.js';
import { printRanks } from '../../notation/board-field.js';
import type { CompiledGame } from '../compiled-game.js';
import { bitOf, isPiece, WALL, type Side } from '../piece-code.js';
import {
  CASTLING_KING,
  CASTLING_RIGHTS,
  CASTLING_ROOK,
  CHECKS_LEFT,
  EP_COUNT,
  EP_SQUARES,
  GATES,
  PROMOTED,
  RULE_50,
  stateAt,
  type Position,
} from '../position.js';
import { countingFields } from './counting-fields.js';
import { lettersOf, printLetter, type Letters } from './letters.js';
import { printSquareNumber } from './squares.js';

/** The position as the engine writes it, with all counters. */
export function printFen(compiled: CompiledGame, position: Position): string {
  const letters = lettersOf(compiled.tables.game);
  const counting = countingFields(compiled, position);
  const { state } = position;
  const at = stateAt(position);
  const { rules } = compiled.tables.game;
  const checks = rules.checkCounting
    ? [`${state[at + CHECKS_LEFT] ?? 0}+${state[at + CHECKS_LEFT + 1] ?? 0}`]
    : [];
  return [
    printBoard(compiled, position, letters) + printHands(compiled, position, letters),
    position.turn === 0 ? 'w' : 'b',
    printCastling(compiled, position),
    counting?.limit ?? printPassing(compiled, position),
    ...checks,
    counting?.ply ?? state[at + RULE_50] ?? 0,
    1 + Math.floor((position.gamePly - position.turn) / 2),
  ].join(' ');
}

function printBoard({ tables }: CompiledGame, position: Position, letters: Letters): string {
  return printRanks(tables.files, tables.ranks, (file, rank) => {
    const square = rank * tables.files + file;
    return position.board[square] === 0
      ? ''
      : printOccupant(tables.game.rules, position, square, letters);
  });
}

type DropRules = CompiledGame['tables']['game']['rules'];

function printOccupant(
  rules: DropRules,
  { board, base }: Position,
  square: number,
  letters: Letters,
): string {
  const code = board[square] ?? 0;
  if (code === WALL) return '*';
  const was = base[square] ?? 0;
  if (isPiece(was)) return `+${printLetter(letters, was)}`;
  const shown = (rules.capturesToHand && !rules.dropLoop) || rules.twoBoards;
  return printLetter(letters, code) + (was === PROMOTED && shown ? '~' : '');
}

function printHands({ tables }: CompiledGame, { hand }: Position, letters: Letters): string {
  const { rules } = tables.game;
  if (rules.freeDrops || !(rules.pieceDrops || rules.seirawanGating)) return '';
  let text = '';
  for (const side of [0, 1] as const)
    for (let type = tables.types - 1; type >= 0; type--) {
      const count = hand[side * tables.types + type] ?? 0;
      text += printLetter(letters, type | bitOf(side)).repeat(Math.max(count, 0));
    }
  return `[${text}]`;
}

function printPassing({ tables }: CompiledGame, position: Position): string {
  const at = stateAt(position);
  const count = position.state[at + EP_COUNT] ?? 0;
  if (count === 0) return '-';
  const squares = [...position.state.subarray(at + EP_SQUARES, at + EP_SQUARES + count)];
  return squares
    .toSorted((a, b) => a - b)
    .map((square) => printSquareNumber(tables, square))
    .join('');
}

function printCastling(compiled: CompiledGame, position: Position): string {
  const text = printSide(compiled, position, 0) + printSide(compiled, position, 1);
  const { state } = position;
  const at = stateAt(position) + GATES;
  // If the hand has nothing for the gates, the engine leaves the field empty.
  const hasGates =
    compiled.tables.game.rules.gating && ((state[at] ?? 0) !== 0 || (state[at + 1] ?? 0) !== 0);
  return text === '' && !hasGates ? '-' : text;
}

function printSide({ tables }: CompiledGame, position: Position, side: Side): string {
  const { rules } = tables.game;
  const { state } = position;
  const at = stateAt(position);
  const first = castlingRankStart(tables, side);
  const rights = state[at + CASTLING_RIGHTS] ?? 0;
  const rook = (wing: 0 | 1): number => state[at + CASTLING_ROOK + rightIndex(side, wing)] ?? -1;
  const king = state[at + CASTLING_KING + side] ?? -1;
  const has = (wing: 0 | 1): boolean => (rights & (1 << rightIndex(side, wing))) !== 0;
  const cased = (letter: string): string => (side === 0 ? letter : letter.toLowerCase());
  const fileLetter = (square: number): string => cased(String.fromCharCode(65 + (square - first)));
  let text = '';
  if (rules.chess960 && (has(0) || has(1)) && castlingKings(position, side).length > 1)
    text += fileLetter(king);
  if (has(0)) text += rules.chess960 ? fileLetter(rook(0)) : cased('K');
  if (has(1)) text += rules.chess960 ? fileLetter(rook(1)) : cased('Q');
  const gates = state[at + GATES + side] ?? 0;
  const gatesShown =
    rules.gating &&
    (!rules.seirawanGating || (position.handTotal[side] ?? 0) > 0 || rules.capturesToHand);
  if (!gatesShown) return text;
  for (let file = 0; file < tables.files; file++) {
    const square = first + file;
    if ((gates & (1 << file)) === 0) continue;
    // The engine does not recognise a king on the first file.
    if (!rules.chess960 && (has(0) || has(1)) && square === (king < 0 ? first : king)) continue;
    if ((has(0) && square === rook(0)) || (has(1) && square === rook(1))) continue;
    text += fileLetter(square);
  }
  return text;
}
