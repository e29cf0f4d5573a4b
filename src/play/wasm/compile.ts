import { isAttacked } from '../attack.js';
import { castlingTargets, rightIndex } from '../castling.js';
import { permitsIn, type CompiledGame } from '../compiled-game.js';
import { promotionSettings } from '../mechanics/promotion.js';
import { bySide, bitOf, isPiece, otherSide, SIDES, WALL, type Side } from '../piece-code.js';
import {
  CASTLING_KING,
  CASTLING_RIGHTS,
  CASTLING_ROOK,
  EP_COUNT,
  EP_SQUARES,
  PROMOTED,
  STATE,
  type Position,
} from '../position.js';
import { defineAttacked, defineMark, defineSafe } from './attack-code.js';
import { defineCountDrops, defineDrop, wordsOf } from './drop-code.js';
import { elementsOf } from './elements.js';
import { whyNotHeld } from './held.js';
import {
  BASE,
  CASTLE,
  CELLS,
  COUNT,
  EDGE,
  HAND,
  KEEP,
  LIST,
  LIST_SIZE,
  MAIL,
  SLOT,
  TAKEN,
  tablesOf,
} from './memory.js';
import { buildModule, type Func, type ModuleBuilder } from './module.js';
import {
  defineCount,
  defineGenerate,
  defineKeep,
  defineKing,
  defineWrite,
  expandersOf,
} from './move-code.js';
import type { BySide, Parts } from './parts.js';
import { definePerft } from './perft-code.js';
import { definePlay } from './play-code.js';
import { defineExpand, SCRATCH_SIZE } from './promote-code.js';
import { defineCastle, defineOpen, definePassing } from './special-code.js';
import { waysOf } from './ways.js';
import { asDouble, F64, I32, I64, type ValueType } from './words.js';

/** A game as a WebAssembly module that counts sequences of moves. */
export interface Native {
  /** The number of sequences of legal moves from a position; null if the module does not support the position. */
  perft(position: Position, depth: number, bulk?: boolean): number | null;
}

/** A page of WebAssembly's memory. */
const PAGE = 0x10000;
/** Room for the moves of all plies in progress. */
const MOVES_SIZE = 16 * PAGE;

/** Compiles a game. Returns a string that says what a module does not support in it. */
export function compileNative(compiled: CompiledGame): Native | string {
  const why = whyNotHeld(compiled);
  if (why !== null) return why;
  const { tables } = compiled;
  const memory = tablesOf(tables.mailbox);
  const elements = elementsOf(tables.game, tables.mailbox.stride);
  if (typeof elements === 'string') return elements;
  const ofSides: BySide<(typeof elements)[number]> = [elements[0] ?? [], elements[1] ?? []];
  const ways = bySide((side) => waysOf(tables, ofSides[side], side, memory));
  const [white, black] = ways;
  if (typeof white === 'string') return white;
  if (typeof black === 'string') return black;
  const module = buildModule();
  const global = module.global;
  const parts: Parts = {
    compiled,
    promotion: promotionSettings(tables),
    memory,
    elements: ofSides,
    ways: [white, black],
    kings: [global(), global()],
    totals: [global(), global()],
    top: global(),
    bulk: global(),
    marks: {
      now: global(),
      checks: global(),
      shielded: global(),
      entering: global(),
      doubtful: global(),
      answers: global(),
    },
    attacked: declare(module, 1, I32),
    mark: declare(module, 0, null),
    safe: declare(module, 4, I32),
    write: declare(module, 1, null),
    keep: declare(module, 1, null),
    king: declare(module, 1, I32),
    generate: declare(module, 2, null),
    count: declare(module, 2, I32),
    passing: declare(module, 1, null),
    castle: declare(module, 1, null),
    drop: declare(module, 0, null),
    countDrops: declare(module, 0, I32),
    play: declare(module, 4, I64),
    perft: declare(module, 3, I64),
  };
  const scratch = memory.reserve(SCRATCH_SIZE);
  const open = module.func([I32, I32, I32, I32], I32);
  defineOpen(open);
  for (const side of SIDES) defineSide(parts, module, side, scratch, open);
  for (const side of SIDES) {
    const count = module.func([I32, I32, I32], F64);
    count.define(({ params }) => asDouble(parts.perft[side].call(...params.map(({ get }) => get))));
    module.share(COUNTERS[side], count);
  }
  const set = module.func(
    Array.from({ length: 6 }, () => I32),
    null,
  );
  set.define(({ params }) =>
    [parts.bulk, parts.top, ...parts.kings, ...parts.totals].map((one, i) =>
      one.set(params[i]?.get ?? []),
    ),
  );
  module.share('set', set);
  const movesAt = (memory.end() + 15) & ~15;
  const bytes = module.finish(Math.ceil((movesAt + MOVES_SIZE) / PAGE));
  const instance = instantiate(bytes);
  return instance === null
    ? 'WebAssembly is not allowed here'
    : nativeOf(compiled, instance, memory, movesAt);
}

/** Null if a page's content security policy forbids compiling. */
function instantiate(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Instance | null {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytes));
  } catch {
    return null;
  }
}

const COUNTERS = ['countWhite', 'countBlack'] as const;

function declare(module: ModuleBuilder, params: number, result: ValueType | null): BySide<Func> {
  return bySide(() =>
    module.func(
      Array.from({ length: params }, () => I32),
      result,
    ),
  );
}

function defineSide(
  parts: Parts,
  module: ModuleBuilder,
  side: Side,
  scratch: number,
  open: Func,
): void {
  const expanders = expandersOf(parts, side, (type) => {
    const expand = module.func([I32, I32], null);
    defineExpand(parts, side, type, scratch, expand);
    return expand;
  });
  defineAttacked(parts, side, parts.attacked[side]);
  defineMark(parts, side, parts.mark[side]);
  defineSafe(parts, side, parts.safe[side]);
  defineWrite(parts, side, parts.write[side], expanders);
  defineKeep(parts, side, parts.keep[side]);
  defineKing(parts, side, parts.king[side]);
  defineGenerate(parts, side, parts.generate[side]);
  defineCount(parts, side, parts.count[side]);
  definePassing(parts, side, parts.passing[side]);
  defineCastle(parts, side, open, parts.castle[side]);
  defineDrop(parts, side, parts.drop[side]);
  defineCountDrops(parts, side, parts.countDrops[side]);
  definePlay(parts, side, parts.play[side]);
  definePerft(parts, side, parts.perft[side]);
}

/** The exports of our modules. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly set: (...values: readonly number[]) => void;
  readonly countWhite: (depth: number, rights: number, passed: number) => number;
  readonly countBlack: (depth: number, rights: number, passed: number) => number;
}

function nativeOf(
  compiled: CompiledGame,
  instance: WebAssembly.Instance,
  memory: ReturnType<typeof tablesOf>,
  movesAt: number,
): Native {
  // We wrote the module, so its exports are known.
  const exports = instance.exports as unknown as Exports;
  const bytes = new Uint8Array(exports.memory.buffer);
  memory.copyTo(bytes);
  return {
    perft(position, depth, bulk = true) {
      const setting = load(compiled, position, bytes);
      if (setting === null) return null;
      exports.set(bulk ? 1 : 0, movesAt, ...setting.kings, ...setting.totals);
      const count = position.turn === 0 ? exports.countWhite : exports.countBlack;
      return count(depth, setting.rights, setting.passed);
    },
  };
}

interface Loaded {
  readonly kings: readonly number[];
  readonly totals: readonly number[];
  readonly rights: number;
  readonly passed: number;
}

/** Copies a position into the memory of a module; null if modules do not support it. */
function load(compiled: CompiledGame, position: Position, bytes: Uint8Array): Loaded | null {
  if (permitsIn(compiled, position).length > 0) return null;
  const { tables } = compiled;
  const { board, base, count, hand, kingSquare, list, state, total, turn } = position;
  const enemyKing = kingSquare[otherSide(turn)] ?? -1;
  if (enemyKing >= 0 && isAttacked(position, enemyKing, turn)) return null;
  const { padded } = tables.mailbox;
  const view = new DataView(bytes.buffer);
  const cellOf = (square: number): number => padded[square] ?? 0;
  const at = position.ply * STATE;
  bytes.fill(EDGE, MAIL, MAIL + CELLS);
  bytes.fill(0, BASE, BASE + CELLS);
  bytes.fill(0xff, KEEP, KEEP + CELLS);
  const taken: number[] = [];
  for (const [square, cell] of padded.entries()) {
    const code = board[square] ?? 0;
    // A hopper can hop over a wall but not over the edge, and here both have the same code.
    if (code === WALL && tables.attacks.some(({ anyHops }) => anyHops)) return null;
    bytes[MAIL + cell] = code === WALL ? EDGE : code;
    // Demoted, it would turn into a wall.
    if (base[square] === PROMOTED && tables.game.rules.pieceDemotion) return null;
    bytes[BASE + cell] = base[square] ?? 0;
    taken.push(code === 0 ? 0 : 1);
  }
  bytes[MAIL + CELLS - 1] = 0;
  for (const [i, word] of wordsOf(taken).entries()) view.setBigUint64(TAKEN + 8 * i, word, true);
  for (const side of SIDES) {
    const first = side * tables.squares;
    for (let i = 0; i < (total[side] ?? 0); i++) {
      const cell = cellOf(list[first + i] ?? 0);
      view.setUint16(LIST + side * LIST_SIZE + 2 * i, cell, true);
      bytes[SLOT + cell] = i;
    }
    for (let type = 0; type < tables.types; type++) {
      const held = hand[side * tables.types + type] ?? 0;
      if (held < 0 || (type === tables.king && held > 0)) return null;
      view.setInt32(HAND + 4 * (64 * side + type), held, true);
    }
    // In a game without a king there is no such code.
    if ((count[tables.king | bitOf(side)] ?? 0) > 1) return null;
  }
  for (const [code, value] of count.entries()) view.setInt32(COUNT + 4 * code, value, true);
  const rights = state[at + CASTLING_RIGHTS] ?? 0;
  if (!loadCastling()) return null;
  const passed = passedCell();
  if (passed === null) return null;
  return {
    kings: SIDES.map((side) => {
      const square = kingSquare[side] ?? -1;
      return square < 0 ? 0 : cellOf(square);
    }),
    totals: SIDES.map((side) => total[side] ?? 0),
    rights,
    passed,
  };

  function loadCastling(): boolean {
    for (const side of SIDES) {
      for (const wing of [0, 1] as const) {
        const index = rightIndex(side, wing);
        if ((rights & (1 << index)) === 0) continue;
        const king = state[at + CASTLING_KING + side] ?? -1;
        const rook = state[at + CASTLING_ROOK + index] ?? -1;
        if (king < 0 || rook < 0 || king !== kingSquare[side]) return false;
        if (Math.floor(king / tables.files) !== Math.floor(rook / tables.files)) return false;
        const targets = castlingTargets(tables, side, wing);
        for (const [i, square] of [king, rook, targets.king, targets.rook].entries())
          view.setInt32(CASTLE + 16 * index + 4 * i, cellOf(square), true);
        for (const square of [king, rook]) {
          const place = KEEP + cellOf(square);
          bytes[place] = (bytes[place] ?? 0) & ~(1 << index);
        }
      }
    }
    return true;
  }

  /** 0 if there is none; null if a pawn could not have left it so. */
  function passedCell(): number | null {
    const squares = state[at + EP_COUNT] ?? 0;
    if (squares === 0) return 0;
    const square = state[at + EP_SQUARES] ?? 0;
    const behind = square + (turn === 0 ? -tables.files : tables.files);
    const code = board[behind] ?? 0;
    const isTheirs = isPiece(code) && (code & bitOf(turn)) === 0;
    return squares > 1 || board[square] !== 0 || !isTheirs ? null : cellOf(square);
  }
}
