import type { Machine } from '../../play/machine.js';
import { createMatch } from '../../play/match.js';
import { countingFields } from '../../play/notation/counting-fields.js';
import { printFen } from '../../play/notation/print-fen.js';
import { isPiece, otherSide, pieceCode, SIDES, typeOf, type Side } from '../../play/piece-code.js';
import { ofSide, regionTables } from '../../play/tables/tables.js';
import { ANY_TYPE, oneOrAnyNumber } from '../../play/type-counts.js';
import type { RecipeName } from './ending-kinds.js';
import { emptyDraft, place, printDraft, type Draft } from './draft.js';
import { pickOf, pieceText, type Pantry } from './pantry.js';
import { patternOf } from './patterns.js';
import { movesOf } from './search.js';

/** Makes up a position of a game; null: not this time. Positions of higher numbers have more pieces. It need not be a legal one. */
export type Recipe = (pantry: Pantry, number: number) => string | null;

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

/** What no side can do without. */
function bare(pantry: Pantry): string {
  const draft = emptyDraft(pantry);
  addNeeded(pantry, draft);
  return printDraft(pantry, draft, { turn: 0, hands: pantry.hands === '' ? '' : '[]' });
}

/** The start position with some of its pieces gone. */
function thinned(pantry: Pantry): string {
  const { board, fields, pick, machine } = pantry;
  const share = 1 + pick(9);
  const draft = emptyDraft(pantry);
  const { king } = machine.tables;
  for (const [square, code] of board.entries())
    if (isPiece(code) && (typeOf(code) === king || pick(10) < share))
      draft[square] = pieceText(pantry, code);
  return printDraft(pantry, draft, { turn: turnOf(pantry), castling: fields[2] ?? '-' });
}

/** A few pieces anywhere, or the start position, with a count that is all but over. */
function counted(pantry: Pantry, number: number): string | null {
  const { nMoveRule } = pantry.machine.tables.game.rules;
  if (pantry.machine.tables.game.rules.countingRule !== 'none')
    return countedOut(pantry.machine, scattered(pantry, number));
  const fen = number === 0 ? startOf(pantry) : scattered(pantry, number);
  return withCounter(fen, 2 * nMoveRule - 1);
}

function startOf(pantry: Pantry): string {
  const { board, fields } = pantry;
  const draft = emptyDraft(pantry);
  for (const [square, code] of board.entries())
    if (code !== 0) draft[square] = isPiece(code) ? pieceText(pantry, code) : '*';
  return printDraft(pantry, draft, { turn: fields[1] === 'b' ? 1 : 0, castling: fields[2] ?? '-' });
}

function withCounter(fen: string, plies: number): string {
  return fen.split(' ').with(-2, String(plies)).with(-1, String(plies)).join(' ');
}

/** A position from which a move of another has made players count, at the last move that they may; null: no move makes them. */
function countedOut(machine: Machine, fen: string): string | null {
  const match = createMatch(machine);
  if (match.start(fen) !== null) return null;
  for (const move of movesOf(match)) {
    match.play(move);
    const count = countingFields(machine, match.position);
    if (count !== null) return withCounter(printFen(machine, match.position), count.limit);
    match.takeBack();
  }
  return null;
}

/** A few pieces anywhere. */
function scattered(pantry: Pantry, number: number): string {
  const draft = emptyDraft(pantry);
  const turn = turnOf(pantry);
  const own = number % 4;
  addNeeded(pantry, draft);
  addPieces(pantry, draft, turn, own);
  addPieces(pantry, draft, otherSide(turn), pantry.pick(own + 2));
  if (pantry.machine.tables.game.rules.wallingRule === 'duck')
    draft[pickOf(pantry, gapsOf(draft)) ?? 0] = '*';
  return printDraft(pantry, draft, { turn, hands: handsFor(pantry, turn) });
}

/** A lone royal piece at the edge, and enemies near it. */
function cornered(pantry: Pantry, number: number): string {
  const draft = emptyDraft(pantry);
  const turn = turnOf(pantry);
  const victim = otherSide(turn);
  const [royal, ...others] = pantry.needed[victim];
  const edge = royal === undefined ? [] : pantry.room(royal, victim).filter(isAtEdge(pantry));
  const cornerSquare = pickOf(pantry, edge);
  if (royal !== undefined && cornerSquare !== undefined)
    place(pantry, draft, royal, victim, [cornerSquare]);
  for (const type of others) place(pantry, draft, type, victim);
  const near = (type: number): readonly number[] =>
    pantry.room(type, turn).filter((square) => distance(pantry, square, cornerSquare ?? 0) <= 3);
  for (const type of pantry.needed[turn]) place(pantry, draft, type, turn);
  for (let i = 0; i < 1 + (number % 4); i++) {
    const type = pickOf(pantry, pantry.pool[turn]);
    if (type !== undefined) place(pantry, draft, type, turn, near(type));
  }
  if (pantry.pick(3) === 0) addPieces(pantry, draft, victim, 1 + pantry.pick(2));
  return printDraft(pantry, draft, { turn, hands: handsFor(pantry, turn) });
}

/** A piece near its goal, and few others; null: this side has none. */
function racing(pantry: Pantry, number: number): string | null {
  const { game } = pantry.machine.tables;
  const { flagPiece, flagRegion } = game.rules;
  const turn = turnOf(pantry);
  const [...goal] = regionTables(game, flagRegion)[turn].entries();
  const target = pickOf(
    pantry,
    goal.flatMap(([square, isIn]) => (isIn === 1 ? [square] : [])),
  );
  const wanted = oneOrAnyNumber(game, ofSide(flagPiece, turn));
  const type = wanted === ANY_TYPE ? pickOf(pantry, pantry.pool[turn]) : wanted;
  if (target === undefined || type === undefined || type < 0) return null;
  const draft = emptyDraft(pantry);
  const near = pantry.room(type, turn).filter((square) => distance(pantry, square, target) <= 2);
  place(pantry, draft, type, turn, near);
  const [, ...same] = pantry.needed[turn].filter((one) => one === type);
  const rest = pantry.needed[turn].filter((one) => one !== type);
  for (const one of [...same, ...rest]) place(pantry, draft, one, turn);
  for (const one of pantry.needed[otherSide(turn)]) place(pantry, draft, one, otherSide(turn));
  for (const side of SIDES) addPieces(pantry, draft, side, number % 3);
  return printDraft(pantry, draft, { turn });
}

function isAtEdge({ machine }: Pantry): (square: number) => boolean {
  const { files, ranks } = machine.tables;
  return (square) => {
    const [file, rank] = [square % files, Math.floor(square / files)];
    return file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1;
  };
}

function distance({ machine }: Pantry, one: number, other: number): number {
  const { files } = machine.tables;
  const across = Math.abs((one % files) - (other % files));
  return Math.max(across, Math.abs(Math.floor(one / files) - Math.floor(other / files)));
}

/** A pattern that wins but for one piece, which is at hand somewhere. */
function planted(pantry: Pantry): string | null {
  const turn = turnOf(pantry);
  const pattern = patternOf(pantry, turn);
  if (pattern === null) return null;
  const draft = emptyDraft(pantry);
  const { squares, types } = pattern;
  const type = pickOf(pantry, types);
  if (type === undefined) return null;
  const gap = pickOf(pantry, squares);
  for (const square of squares) if (square !== gap) place(pantry, draft, type, turn, [square]);
  addNeeded(pantry, draft);
  for (let i = 0; i < 2; i++) place(pantry, draft, type, turn);
  addPieces(pantry, draft, otherSide(turn), squares.length);
  return printDraft(pantry, draft, { turn });
}

/** A board with hardly a free square: full of pieces, or of walls where these are built; null: not with kings, who could never move. */
function filled(pantry: Pantry): string | null {
  const { machine, pick } = pantry;
  const { adjudicateFullBoard, wallingRule } = machine.tables.game.rules;
  const hasWalls = wallingRule !== 'none' && wallingRule !== 'duck';
  if (machine.tables.king >= 0 && !hasWalls && !adjudicateFullBoard) return null;
  const draft = emptyDraft(pantry);
  const turn = turnOf(pantry);
  addNeeded(pantry, draft);
  if (hasWalls) for (const side of SIDES) addPieces(pantry, draft, side, 1);
  const free = gapsOf(draft).length - 1 - pick(3);
  // Where pieces turn over, all may have become one side's.
  const blacks = pick(3);
  for (let i = 0; i < free; i++)
    if (hasWalls) draft[pickOf(pantry, gapsOf(draft)) ?? 0] = '*';
    else addPieces(pantry, draft, pick(2) < blacks ? 1 : 0, 1);
  return printDraft(pantry, draft, { turn });
}

function gapsOf(draft: Draft): readonly number[] {
  return [...draft.keys()].filter((square) => draft[square] === '');
}

/** White moves mostly: that is easier to read. */
function turnOf({ pick }: Pantry): Side {
  return pick(4) === 0 ? 1 : 0;
}

function addNeeded(pantry: Pantry, draft: Draft): void {
  for (const side of SIDES)
    for (const type of pantry.needed[side]) place(pantry, draft, type, side);
}

function addPieces(pantry: Pantry, draft: Draft, side: Side, count: number): void {
  for (let i = 0; i < count; i++) {
    const type = pickOf(pantry, pantry.pool[side]);
    if (type !== undefined) place(pantry, draft, type, side);
  }
}

/** A piece or two in hand, where pieces are dropped; such as may not mate in half of the cases. */
function handsFor(pantry: Pantry, turn: Side): string {
  const { pieces } = pantry.machine.tables.game;
  if (pantry.hands === '') return '';
  const droppable = pantry.pool[turn].filter((type) => pieces[type]?.droppable === true);
  const harmless = droppable.filter((type) => pieces[type]?.dropMateLoses === true);
  const choice = harmless.length > 0 && pantry.pick(2) === 0 ? harmless : droppable;
  const held = Array.from({ length: pantry.pick(3) }, () => pickOf(pantry, choice) ?? []).flat();
  return `[${held.map((type) => pieceText(pantry, pieceCode(type, turn))).join('')}]`;
}
