/**
 * WebAssembly instructions as nested lists of bytes, operands first: `add(a, b)` is the code of `a`, the code of `b`, and the operation.
 * Numbers and layout are those of the WebAssembly Core Specification 1.0, section 5.4.
 */

export type Code = number | readonly Code[];

export const I32 = 0x7f;
export const I64 = 0x7e;
export const F64 = 0x7c;
export type ValueType = typeof I32 | typeof I64 | typeof F64;

/** An unsigned number in LEB128. */
export function unsigned(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? byte | 128 : byte);
  } while (rest > 0);
  return bytes;
}

/** A signed number of 32 bits in LEB128. */
function signed(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ;) {
    const byte = rest & 127;
    rest >>= 7;
    const isLast = (rest === 0 && byte < 64) || (rest === -1 && byte >= 64);
    bytes.push(isLast ? byte : byte | 128);
    if (isLast) return bytes;
  }
}

/** A signed number of 64 bits in LEB128. */
function signedLong(value: bigint): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; ;) {
    const byte = Number(rest & 127n);
    rest >>= 7n;
    const isLast = (rest === 0n && byte < 64) || (rest === -1n && byte >= 64);
    bytes.push(isLast ? byte : byte | 128);
    if (isLast) return bytes;
  }
}

/** Appends the bytes of nested code to a list. */
export function flatten(code: Code, into: number[] = []): number[] {
  if (typeof code === 'number') into.push(code);
  else for (const part of code) flatten(part, into);
  return into;
}

export const constant = (value: number): Code => [0x41, signed(value)];
export const longConstant = (value: bigint): Code => [0x42, signedLong(BigInt.asIntN(64, value))];

const reader =
  (operation: number, align: number) =>
  (address: Code, offset = 0): Code => [address, operation, align, unsigned(offset)];
export const load8 = reader(0x2d, 0);
export const load16 = reader(0x2f, 1);
export const load32 = reader(0x28, 2);
export const load64 = reader(0x29, 3);

const writer =
  (operation: number, align: number) =>
  (address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    operation,
    align,
    unsigned(offset),
  ];
export const store8 = writer(0x3a, 0);
export const store16 = writer(0x3b, 1);
export const store32 = writer(0x36, 2);
export const store64 = writer(0x37, 3);

/** Copies bytes within the memory. */
export const copyBytes = (to: Code, from: Code, size: Code): Code => [
  to,
  from,
  size,
  0xfc,
  [0x0a, 0, 0],
];

const binary =
  (operation: number) =>
  (a: Code, b: Code): Code => [a, b, operation];
const unary =
  (operation: number) =>
  (a: Code): Code => [a, operation];

export const isZero = unary(0x45);
export const equal = binary(0x46);
export const differ = binary(0x47);
export const isLess = binary(0x48);
export const isMore = binary(0x4a);
export const isAtMost = binary(0x4c);
export const isAtLeast = binary(0x4e);
export const trailingZeros = unary(0x68);
export const add = binary(0x6a);
export const subtract = binary(0x6b);
export const and = binary(0x71);
export const or = binary(0x72);
export const shiftLeft = binary(0x74);
export const shiftRight = binary(0x76);

export const longOnes = unary(0x7b);
export const longAdd = binary(0x7c);
export const longAnd = binary(0x83);
export const longXor = binary(0x85);
export const longShiftLeft = binary(0x86);
export const longShiftRight = binary(0x88);
export const narrow = unary(0xa7);
export const widen = unary(0xad);
export const asDouble = unary(0xba);

const VOID = 0x40;
const END = 0x0b;
export const block = (...body: Code[]): Code => [0x02, VOID, body, END];
export const loop = (...body: Code[]): Code => [0x03, VOID, body, END];
/** Blocks, loops and conditions count as levels for `leave`. */
export const when = (condition: Code, ...body: Code[]): Code => [condition, 0x04, VOID, body, END];
export const choose = (condition: Code, yes: Code, no: Code): Code => [
  condition,
  0x04,
  VOID,
  yes,
  0x05,
  no,
  END,
];
/** Jumps to the end of the block that many levels up, or to the start of a loop. */
export const leave = (levels: number): Code => [0x0c, unsigned(levels)];
export const leaveIf = (levels: number, condition: Code): Code => [
  condition,
  0x0d,
  unsigned(levels),
];
export const answer = (...value: Code[]): Code => [value, 0x0f];
/** Drops a value. */
export const ignore = (value: Code): Code => [value, 0x1a];
/** One value or the other; both are evaluated. */
export const select = (condition: Code, yes: Code, no: Code): Code => [yes, no, condition, 0x1b];

/** Jumps to one of the cases by number. After each case, it jumps to the enclosing loop, of which this must be the last part. */
export function dispatch(number: Code, cases: readonly Code[]): Code {
  const last = cases.length - 1;
  const jumps: Code = [number, 0x0e, unsigned(last), cases.slice(0, -1).map((_, i) => i), last];
  return cases.reduce<Code>(
    (inner, body, index) => [block(inner), body, leave(last - index)].slice(0),
    jumps,
  );
}

/** One number or the other; only the selected one is evaluated. */
export const pick = (condition: Code, yes: Code, no: Code): Code => [
  condition,
  0x04,
  I32,
  yes,
  0x05,
  no,
  END,
];

/** Whether all of several conditions hold, each 0 or 1, evaluated in order. */
export function all(conditions: readonly Code[]): Code {
  const [first, ...others] = conditions;
  if (first === undefined) return constant(1);
  return others.length === 0 ? first : pick(first, all(others), constant(0));
}
