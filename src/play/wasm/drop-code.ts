import { dropRegions } from '../drop-regions.js';
import { DROP } from '../move.js';
import { pieceCode, WHITE_BIT, type Side } from '../piece-code.js';
import { BASE, BETWEEN, HAND, MAIL, TAKEN } from './memory.js';
import type { Frame, Func, Local } from './module.js';
import { forEachPiece, kindBits, push } from './move-code.js';
import { TO_SHIFT, TYPE_SHIFT, type Parts } from './parts.js';
import {
  add,
  all,
  and,
  block,
  constant,
  equal,
  I64,
  isAtLeast,
  isMore,
  isZero,
  leave,
  leaveIf,
  load16,
  load32,
  load64,
  load8,
  longAnd,
  longConstant,
  longOnes,
  longXor,
  loop,
  narrow,
  or,
  pick,
  shiftLeft,
  shiftRight,
  subtract,
  trailingZeros,
  when,
  type Code,
} from './words.js';

/** A type that a side may drop, and the allowed squares. */
interface Dropped {
  readonly type: number;
  readonly region: Uint8Array;
  readonly perFile: number;
  readonly countsForms: boolean;
}

function droppedBy({ compiled }: Parts, side: Side): readonly Dropped[] {
  const { tables } = compiled;
  if (!tables.game.rules.pieceDrops) return [];
  const regions = dropRegions(tables);
  return tables.game.pieces.flatMap(({ perFile, perFileCountsForms: countsForms }, type) => {
    const region = regions[side * tables.types + type] ?? null;
    // If no file may have one, the type is never dropped.
    return region === null || perFile === 0 ? [] : [{ type, region, perFile, countsForms }];
  });
}

/** The number of pieces of a type in a side's hand. */
function inHand(side: Side, type: number): Code {
  return load32(constant(4 * (64 * side + type)), HAND);
}

/** Sets `full` to the files on which a side may not drop another piece of a type, one bit each. */
function fillFiles(
  parts: Parts,
  side: Side,
  frame: Frame,
  { countsForms, perFile, type }: Dropped,
  full: Local,
): Code {
  const { memory, compiled } = parts;
  const { files, squares } = compiled.tables;
  const fileOf = memory.cells(Array.from({ length: squares }, (_, square) => square % files));
  const cell = frame.local();
  const bit = frame.local();
  const seen = frame.local();
  const isOfType = equal(load8(cell.get, MAIL), constant(pieceCode(type, side)));
  // The base of a piece tells whether it is the promoted form of another type.
  const isForm = isAtLeast(load8(cell.get, BASE), constant(WHITE_BIT));
  return [
    full.set(constant(0)),
    seen.set(constant(0)),
    forEachPiece(
      parts,
      side,
      frame,
      cell,
      when(
        countsForms ? isOfType : and(isOfType, isZero(isForm)),
        bit.set(shiftLeft(constant(1), load8(cell.get, fileOf))),
        full.set(or(full.get, perFile === 1 ? bit.get : and(bit.get, seen.get))),
        seen.set(or(seen.get, bit.get)),
      ),
    ),
  ];
}

/** `()`: writes drops on every empty square, or on those that answer the only check. */
export function defineDrop(parts: Parts, side: Side, drop: Func): void {
  const { compiled, marks, memory } = parts;
  const { files, mailbox, squares } = compiled.tables;
  const cells = memory.shorts([...mailbox.padded]);
  drop.define((frame) => {
    const full = frame.local();
    const at = frame.local();
    const end = frame.local();
    const cell = frame.local();
    const fileOf = memory.cells(Array.from({ length: squares }, (_, square) => square % files));
    const inCheck = all([marks.checks.get, isZero(marks.doubtful.get)]);
    return droppedBy(parts, side).map((one) => {
      const { perFile, region, type } = one;
      const limited = perFile < Infinity;
      const isOpen = all([
        isZero(load8(cell.get, MAIL)),
        load8(cell.get, memory.cells(region)),
        ...(limited
          ? [isZero(and(shiftRight(full.get, load8(cell.get, fileOf)), constant(1)))]
          : []),
      ]);
      const move = or(
        shiftLeft(cell.get, constant(TO_SHIFT)),
        constant(kindBits(DROP) | (type << TYPE_SHIFT) | type),
      );
      return when(
        isMore(inHand(side, type), constant(0)),
        limited ? fillFiles(parts, side, frame, one, full) : [],
        at.set(constant(0)),
        end.set(pick(inCheck, marks.answers.get, constant(squares))),
        block(
          loop(
            leaveIf(1, isAtLeast(at.get, end.get)),
            cell.set(
              pick(
                inCheck,
                load16(shiftLeft(at.get, constant(1)), BETWEEN),
                load16(shiftLeft(at.get, constant(1)), cells),
              ),
            ),
            at.set(add(at.get, constant(1))),
            when(isOpen, push(parts, move)),
            leave(0),
          ),
        ),
      );
    });
  });
}

/** `()`: the number of drops, for a king that is not in check and that no drop can expose. */
export function defineCountDrops(parts: Parts, side: Side, count: Func): void {
  const { files, squares } = parts.compiled.tables;
  const words = Math.ceil(squares / 64);
  const fileWords = parts.memory.longs(
    Array.from({ length: files }, (_, file) => file).flatMap((file) =>
      wordsOf(Array.from({ length: squares }, (_, square) => (square % files === file ? 1 : 0))),
    ),
  );
  count.define((frame) => {
    const sum = frame.local();
    const full = frame.local();
    const free = Array.from({ length: words }, () => frame.local(I64));
    const counted = Array.from({ length: words }, () => frame.local(I64));
    const file = frame.local();
    const own = droppedBy(parts, side);
    if (own.length === 0) return constant(0);
    return [
      free.map((word, i) => word.set(longXor(load64(constant(TAKEN + 8 * i)), longConstant(-1n)))),
      own.map((one) => {
        const region = wordsOf([...one.region]);
        const limited = one.perFile < Infinity;
        return when(
          isMore(inHand(side, one.type), constant(0)),
          free.map(
            (word, i) => counted[i]?.set(longAnd(word.get, longConstant(region[i] ?? 0n))) ?? [],
          ),
          limited
            ? [
                fillFiles(parts, side, frame, one, full),
                block(
                  loop(
                    leaveIf(1, isZero(full.get)),
                    file.set(trailingZeros(full.get)),
                    full.set(and(full.get, subtract(full.get, constant(1)))),
                    counted.map((word, i) =>
                      word.set(
                        longAnd(
                          word.get,
                          longXor(
                            load64(
                              shiftLeft(times(file.get, words), constant(3)),
                              fileWords + 8 * i,
                            ),
                            longConstant(-1n),
                          ),
                        ),
                      ),
                    ),
                    leave(0),
                  ),
                ),
              ]
            : [],
          counted.map((word) => sum.set(add(sum.get, narrow(longOnes(word.get))))),
        );
      }),
      sum.get,
    ];
  });
}

function times(value: Code, factor: number): Code {
  return [value, constant(factor), 0x6c];
}

/** One bit for each square, in words of 64. */
export function wordsOf(squares: readonly number[]): readonly bigint[] {
  const words = Array.from({ length: Math.ceil(squares.length / 64) }, () => 0n);
  for (const [square, value] of squares.entries())
    if (value !== 0) words[square >> 6] = (words[square >> 6] ?? 0n) | (1n << BigInt(square & 63));
  return words;
}
