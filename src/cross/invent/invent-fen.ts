import { isOnBoard, fileOf, rankOf, type Color } from '../../ir/board.js';
import type { EnginePiece, EngineRules } from '../../ir/engine-rules.js';
import { inCase } from '../../notation/print-fen.js';
import type { Choices } from './choices.js';

/** A start position for rules after `conclude`: one king for each side if there are kings, some pieces, and hands if there are drops. */
export function inventFen(rules: EngineRules, choices: Choices): string {
  const { maxFile: files, maxRank: ranks, pieces } = rules;
  const cells: string[] = Array.from({ length: files * ranks }, () => '');
  const rights =
    rules.castling && hasTargets(rules) && choices.chance(0.3) ? placeCastlers(rules, cells) : '-';
  const royal = pieces.find(({ type }) => type === 'king');
  if (royal !== undefined && rights === '-')
    for (const color of ['white', 'black'] as const) {
      const square = freeSquare(rules, cells, royal, color, choices);
      if (square !== null) cells[square] = inCase(royal.letter, color);
    }
  const others = pieces.filter(({ type }) => type !== 'king');
  const most = Math.floor((files * ranks) / choices.number(3, 7));
  if (others.length > 0)
    for (let left = choices.number(2, Math.max(2, most)); left > 0; left--) {
      const piece = choices.one(others);
      const color: Color = choices.chance(0.5) ? 'white' : 'black';
      const square = freeSquare(rules, cells, piece, color, choices);
      if (square !== null) cells[square] = inventForm(rules, piece, color, choices);
    }
  if (choices.chance(0.05)) {
    const free = cells.flatMap((cell, index) => (cell === '' ? [index] : []));
    for (const index of choices.some(free, 3)) cells[index] = '*';
  }
  const turn = choices.chance(0.7) ? 'w' : 'b';
  const checks = rules.checkCounting ? ` ${choices.number(1, 5)}+${choices.number(1, 5)}` : '';
  return `${printCells(cells, rules)}${inventHands(rules, others, choices)} ${turn} ${rights} -${checks} 0 1`;
}

/** Whether the squares for castling exist. On small boards the engine castles beyond the edge. */
function hasTargets({
  castlingKingsideFile,
  castlingQueensideFile,
  maxFile,
}: EngineRules): boolean {
  return castlingKingsideFile < maxFile && castlingQueensideFile < maxFile;
}

/** Places kings and rooks for castling and returns the castling rights. */
function placeCastlers(rules: EngineRules, cells: string[]): string {
  const { castlingKingPiece, castlingRookPieces, pieces } = rules;
  const at = (file: number, color: Color): number =>
    (color === 'white' ? rules.castlingRank : rules.maxRank - 1 - rules.castlingRank) *
      rules.maxFile +
    Math.min(file, rules.maxFile - 1);
  for (const color of ['white', 'black'] as const) {
    const letterOf = (type: string | undefined): string =>
      pieces.find((piece) => piece.type === type)?.letter ?? '';
    const king = letterOf(castlingKingPiece[color]);
    const rook = letterOf(castlingRookPieces[color][0]);
    cells[at(rules.castlingKingFile, color)] = inCase(king, color);
    cells[at(rules.castlingRookKingsideFile, color)] = inCase(rook, color);
    cells[at(rules.castlingRookQueensideFile, color)] = inCase(rook, color);
  }
  cells.length = rules.maxFile * rules.maxRank;
  return 'KQkq';
}

/** A square where such a piece may stand, or null if none was found by chance. Pawns stand on neither last rank. */
function freeSquare(
  rules: EngineRules,
  cells: readonly string[],
  { type }: EnginePiece,
  color: Color,
  choices: Choices,
): number | null {
  const { maxFile, maxRank } = rules;
  const region = (rules.mobilityRegion.get(type)?.[color] ?? []).filter((square) =>
    isOnBoard({ files: maxFile, ranks: maxRank }, fileOf(square), rankOf(square)),
  );
  for (let tries = 0; tries < 30; tries++) {
    const chosen = region.length === 0 ? null : choices.one(region);
    const file = chosen === null ? choices.number(0, maxFile - 1) : fileOf(chosen);
    const rank = chosen === null ? choices.number(0, maxRank - 1) : rankOf(chosen);
    if (/pawn$/i.test(type) && (rank === 0 || rank === maxRank - 1)) continue;
    const square = rank * maxFile + file;
    if (cells[square] === '') return square;
  }
  return null;
}

/** The piece unpromoted, or promoted in one of the two ways. */
function inventForm(
  { capturesToHand, promotedPieceType, promotionPieceTypes }: EngineRules,
  { letter, type }: EnginePiece,
  color: Color,
  choices: Choices,
): string {
  const own = inCase(letter, color);
  if (promotedPieceType.has(type) && choices.chance(0.2)) return `+${own}`;
  const isChoice = promotionPieceTypes[color].includes(type);
  return capturesToHand && isChoice && choices.chance(0.15) ? `${own}~` : own;
}

function inventHands(
  { pieceDrops, seirawanGating }: EngineRules,
  pieces: readonly EnginePiece[],
  choices: Choices,
): string {
  if (!pieceDrops && !seirawanGating) return '';
  const hand = (color: Color): string =>
    choices
      .some(pieces, choices.number(0, 4))
      .map(({ letter }) => inCase(letter, color))
      .join('');
  return `[${hand('white')}${hand('black')}]`;
}

function printCells(cells: readonly string[], { maxFile, maxRank }: EngineRules): string {
  const rows = Array.from({ length: maxRank }, (_, index) => {
    const rank = maxRank - 1 - index;
    const row = cells.slice(rank * maxFile, (rank + 1) * maxFile);
    return row
      .map((cell) => (cell === '' ? '1' : cell))
      .join('')
      .replaceAll(/1+/g, (empty) => String(empty.length));
  });
  return rows.join('/');
}
