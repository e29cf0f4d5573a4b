import type { CompiledGame } from '../../play/compiled-game.js';
import { createMatch } from '../../play/match.js';
import { countingFields } from '../../play/notation/counting-fields.js';
import { printFen } from '../../play/notation/print-fen.js';
import { isPiece, otherSide, pieceCode, SIDES, typeOf, type Side } from '../../play/piece-code.js';
import { ofSide, regionTables } from '../../play/tables/tables.js';
import { ANY_TYPE, oneOrAnyNumber } from '../../play/type-counts.js';
import type { RecipeName } from './ending-kinds.js';
import { emptyDraft, place, printDraft, type Draft } from './draft.js';
import { pickOf, pieceText, type PositionMaterial } from './position-material.js';
import { patternOf } from './patterns.js';

/** Composes a position, not necessarily legal; null if the attempt failed. The number varies how many pieces it has. */
type Recipe = (material: PositionMaterial, number: number) => string | null;

export const RECIPES: Readonly<Record<RecipeName, Recipe>> = {
  bare,
  cornered,
  racing,
  thinned,
  scattered,
  planted,
  filled,
  counted,
};

/** Only the pieces that each side must have. */
function bare(material: PositionMaterial): string {
  const draft = emptyDraft(material);
  addNeeded(material, draft);
  return printDraft(material, draft, { turn: 0, hands: material.hands === '' ? '' : '[]' });
}

/** The start position without some of its pieces. */
function thinned(material: PositionMaterial): string {
  const { board, fields, pick, compiled } = material;
  const share = 1 + pick(9);
  const draft = emptyDraft(material);
  const { king } = compiled.tables;
  for (const [square, code] of board.entries())
    if (isPiece(code) && (typeOf(code) === king || pick(10) < share))
      draft[square] = pieceText(material, code);
  return printDraft(material, draft, { turn: turnOf(material), castling: fields[2] ?? '-' });
}

/** A few pieces anywhere, or the start position, with a move count just below its limit. */
function counted(material: PositionMaterial, number: number): string | null {
  const { nMoveRule } = material.compiled.tables.game.rules;
  if (material.compiled.tables.game.rules.countingRule !== 'none')
    return countedOut(material.compiled, scattered(material, number));
  const fen = number === 0 ? startOf(material) : scattered(material, number);
  return withCounter(fen, 2 * nMoveRule - 1);
}

function startOf(material: PositionMaterial): string {
  const { board, fields } = material;
  const draft = emptyDraft(material);
  for (const [square, code] of board.entries())
    if (code !== 0) draft[square] = isPiece(code) ? pieceText(material, code) : '*';
  return printDraft(material, draft, {
    turn: fields[1] === 'b' ? 1 : 0,
    castling: fields[2] ?? '-',
  });
}

function withCounter(fen: string, plies: number): string {
  return fen.split(' ').with(-2, String(plies)).with(-1, String(plies)).join(' ');
}

/** A position after a move that starts the counting, with the count at its limit; null if no move starts it. */
function countedOut(compiled: CompiledGame, fen: string): string | null {
  const match = createMatch(compiled);
  if (match.start(fen) !== null) return null;
  for (const move of match.moves()) {
    match.play(move);
    const count = countingFields(compiled, match.position);
    if (count !== null) return withCounter(printFen(compiled, match.position), count.limit);
    match.takeBack();
  }
  return null;
}

/** A few pieces anywhere. */
function scattered(material: PositionMaterial, number: number): string {
  const draft = emptyDraft(material);
  const turn = turnOf(material);
  const own = number % 4;
  addNeeded(material, draft);
  addPieces(material, draft, turn, own);
  addPieces(material, draft, otherSide(turn), material.pick(own + 2));
  if (material.compiled.tables.game.rules.wallingRule === 'duck')
    draft[pickOf(material, gapsOf(draft)) ?? 0] = '*';
  return printDraft(material, draft, { turn, hands: handsFor(material, turn) });
}

/** A lone royal piece at the edge, with enemies near it. */
function cornered(material: PositionMaterial, number: number): string {
  const draft = emptyDraft(material);
  const turn = turnOf(material);
  const victim = otherSide(turn);
  const [royal, ...others] = material.needed[victim];
  const edge = royal === undefined ? [] : material.room(royal, victim).filter(isAtEdge(material));
  const cornerSquare = pickOf(material, edge);
  if (royal !== undefined && cornerSquare !== undefined)
    place(material, draft, royal, victim, [cornerSquare]);
  for (const type of others) place(material, draft, type, victim);
  const near = (type: number): readonly number[] =>
    material
      .room(type, turn)
      .filter((square) => distance(material, square, cornerSquare ?? 0) <= 3);
  for (const type of material.needed[turn]) place(material, draft, type, turn);
  for (let i = 0; i < 1 + (number % 4); i++) {
    const type = pickOf(material, material.pool[turn]);
    if (type !== undefined) place(material, draft, type, turn, near(type));
  }
  if (material.pick(3) === 0) addPieces(material, draft, victim, 1 + material.pick(2));
  return printDraft(material, draft, { turn, hands: handsFor(material, turn) });
}

/** A piece near its goal, and few others; null if this side has no goal. */
function racing(material: PositionMaterial, number: number): string | null {
  const { game } = material.compiled.tables;
  const { flagPiece, flagRegion } = game.rules;
  const turn = turnOf(material);
  const [...goal] = regionTables(game, flagRegion)[turn].entries();
  const target = pickOf(
    material,
    goal.flatMap(([square, isIn]) => (isIn === 1 ? [square] : [])),
  );
  const wanted = oneOrAnyNumber(game, ofSide(flagPiece, turn));
  const type = wanted === ANY_TYPE ? pickOf(material, material.pool[turn]) : wanted;
  if (target === undefined || type === undefined || type < 0) return null;
  const draft = emptyDraft(material);
  const near = material
    .room(type, turn)
    .filter((square) => distance(material, square, target) <= 2);
  place(material, draft, type, turn, near);
  const [, ...same] = material.needed[turn].filter((one) => one === type);
  const rest = material.needed[turn].filter((one) => one !== type);
  for (const one of [...same, ...rest]) place(material, draft, one, turn);
  for (const one of material.needed[otherSide(turn)]) place(material, draft, one, otherSide(turn));
  for (const side of SIDES) addPieces(material, draft, side, number % 3);
  return printDraft(material, draft, { turn });
}

function isAtEdge({ compiled }: PositionMaterial): (square: number) => boolean {
  const { files, ranks } = compiled.tables;
  return (square) => {
    const [file, rank] = [square % files, Math.floor(square / files)];
    return file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1;
  };
}

function distance({ compiled }: PositionMaterial, one: number, other: number): number {
  const { files } = compiled.tables;
  const across = Math.abs((one % files) - (other % files));
  return Math.max(across, Math.abs(Math.floor(one / files) - Math.floor(other / files)));
}

/** A winning pattern with one piece missing, which is elsewhere on the board. */
function planted(material: PositionMaterial): string | null {
  const turn = turnOf(material);
  const pattern = patternOf(material, turn);
  if (pattern === null) return null;
  const draft = emptyDraft(material);
  const { squares, types } = pattern;
  const type = pickOf(material, types);
  if (type === undefined) return null;
  const gap = pickOf(material, squares);
  for (const square of squares) if (square !== gap) place(material, draft, type, turn, [square]);
  addNeeded(material, draft);
  for (let i = 0; i < 2; i++) place(material, draft, type, turn);
  addPieces(material, draft, otherSide(turn), squares.length);
  return printDraft(material, draft, { turn });
}

/** An almost full board: of walls if the game builds them, otherwise of pieces. Null in other games with kings, which could never move. */
function filled(material: PositionMaterial): string | null {
  const { compiled, pick } = material;
  const { adjudicateFullBoard, wallingRule } = compiled.tables.game.rules;
  const hasWalls = wallingRule !== 'none' && wallingRule !== 'duck';
  if (compiled.tables.king >= 0 && !hasWalls && !adjudicateFullBoard) return null;
  const draft = emptyDraft(material);
  const turn = turnOf(material);
  addNeeded(material, draft);
  if (hasWalls) for (const side of SIDES) addPieces(material, draft, side, 1);
  const free = gapsOf(draft).length - 1 - pick(3);
  // In games where pieces change sides, all of them may belong to one side.
  const blacks = pick(3);
  for (let i = 0; i < free; i++)
    if (hasWalls) draft[pickOf(material, gapsOf(draft)) ?? 0] = '*';
    else addPieces(material, draft, pick(2) < blacks ? 1 : 0, 1);
  return printDraft(material, draft, { turn });
}

function gapsOf(draft: Draft): readonly number[] {
  return [...draft.keys()].filter((square) => draft[square] === '');
}

/** White moves in most positions, because that is easier to read. */
function turnOf({ pick }: PositionMaterial): Side {
  return pick(4) === 0 ? 1 : 0;
}

function addNeeded(material: PositionMaterial, draft: Draft): void {
  for (const side of SIDES)
    for (const type of material.needed[side]) place(material, draft, type, side);
}

function addPieces(material: PositionMaterial, draft: Draft, side: Side, count: number): void {
  for (let i = 0; i < count; i++) {
    const type = pickOf(material, material.pool[side]);
    if (type !== undefined) place(material, draft, type, side);
  }
}

/** Up to two pieces in hand if the game has drops. Half of the time they are pieces that may not mate by a drop, if there are any. */
function handsFor(material: PositionMaterial, turn: Side): string {
  const { pieces } = material.compiled.tables.game;
  if (material.hands === '') return '';
  const droppable = material.pool[turn].filter((type) => pieces[type]?.droppable === true);
  const harmless = droppable.filter((type) => pieces[type]?.dropMateLoses === true);
  const choice = harmless.length > 0 && material.pick(2) === 0 ? harmless : droppable;
  const held = Array.from(
    { length: material.pick(3) },
    () => pickOf(material, choice) ?? [],
  ).flat();
  return `[${held.map((type) => pieceText(material, pieceCode(type, turn))).join('')}]`;
}
