import { constant, flatten, I32, unsigned, type Code, type ValueType } from './words.js';

/** A local variable of the function under construction. */
export interface Local {
  readonly get: Code;
  readonly set: (value: Code) => Code;
  /** Sets the variable and yields the value. */
  readonly keep: (value: Code) => Code;
}

/** A variable of the whole module. */
export interface Global {
  readonly get: Code;
  readonly set: (value: Code) => Code;
}

export interface Func {
  readonly call: (...values: readonly Code[]) => Code;
  /** Sets the body of the function; called once for each function. */
  readonly define: (body: (frame: Frame) => Code) => void;
}

/** The variables of a function: its parameters, and more on request. */
export interface Frame {
  readonly params: readonly Local[];
  readonly local: (type?: ValueType) => Local;
}

/** A module under construction: functions and globals in the order of their declaration, and one memory. */
export interface ModuleBuilder {
  readonly global: () => Global;
  readonly func: (params: readonly ValueType[], result: ValueType | null) => Func;
  readonly share: (name: string, func: Func) => void;
  /** The bytes of the module, with `pages` of 64 kB of memory. */
  readonly finish: (pages: number) => Uint8Array<ArrayBuffer>;
}

interface Declared {
  readonly params: readonly ValueType[];
  readonly result: ValueType | null;
  locals: readonly ValueType[];
  body: Code;
}

export function buildModule(): ModuleBuilder {
  let globals = 0;
  const declared: Declared[] = [];
  const indices = new Map<Func, number>();
  const shared: (readonly [string, Func])[] = [];
  return {
    global: () => variable(0x23, 0x24, globals++),
    func(params, result) {
      const one: Declared = { params, result, locals: [], body: [] };
      const index = declared.push(one) - 1;
      const func: Func = {
        call: (...values) => [values, 0x10, unsigned(index)],
        define(body) {
          const locals: ValueType[] = [];
          const frame: Frame = {
            params: params.map((_, i) => local(i)),
            local: (type = I32) => local(params.length + locals.push(type) - 1),
          };
          one.body = body(frame);
          one.locals = locals;
        },
      };
      indices.set(func, index);
      return func;
    },
    share(name, func) {
      shared.push([name, func]);
    },
    finish: (pages) => {
      const exported = shared.map(([name, func]) => [
        text(name),
        0,
        unsigned(indices.get(func) ?? 0),
      ]);
      return Uint8Array.from(
        flatten([
          [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
          section(1, declared.map(typeOf)),
          section(
            3,
            declared.map((_, index) => unsigned(index)),
          ),
          section(5, [[0, unsigned(pages)]]),
          section(
            6,
            Array.from({ length: globals }, () => [I32, 1, constant(0), 0x0b]),
          ),
          section(7, [[text('memory'), 2, 0], ...exported]),
          section(10, declared.map(codeOf)),
        ]),
      );
    },
  };
}

function local(index: number): Local {
  return { ...variable(0x20, 0x21, index), keep: (value) => [value, 0x22, unsigned(index)] };
}

function variable(read: number, write: number, index: number): Global {
  return {
    get: [read, unsigned(index)],
    set: (value) => [value, write, unsigned(index)],
  };
}

function section(id: number, entries: readonly Code[]): Code {
  const bytes = flatten([unsigned(entries.length), entries]);
  return [id, unsigned(bytes.length), bytes];
}

function typeOf({ params, result }: Declared): Code {
  const results = result === null ? [] : [result];
  return [0x60, unsigned(params.length), params, results.length, results];
}

function codeOf({ body, locals }: Declared): Code {
  const bytes = flatten([unsigned(locals.length), locals.map((type) => [1, type]), body, 0x0b]);
  return [unsigned(bytes.length), bytes];
}

function text(name: string): Code {
  const bytes = [...new TextEncoder().encode(name)];
  return [unsigned(bytes.length), bytes];
}
