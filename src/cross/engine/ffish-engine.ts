import type { Board, FairyStockfish } from 'ffish-es6';
import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { parseRegion } from '../../notation/option-values/regions.js';
import { scanIni } from '../../read/ini/scan.js';
import type { Engine, EngineGame, FenVerdict, LoadResult } from './engine.js';

/** The start function of the package. It gets the bytes of the module, because it would `fetch` a file name. */
export type StartFfish = (options: {
  readonly wasmBinary: Uint8Array;
  readonly print: (text: string) => void;
  readonly printErr: (text: string) => void;
  readonly INITIAL_MEMORY?: number;
}) => Promise<FairyStockfish & { readonly HEAPU8: Uint8Array }>;

/**
 * The memory of an engine that has just set up its tables and variants. That takes a third of a second and always gives the same result, so
 * later engines begin with a copy. Null if none has been kept.
 */
export interface Prepared {
  memory: Uint8Array | null;
}

/**
 * Fairy-Stockfish in this process (npm `ffish-es6`). Every call makes a separate engine with its own variants. The adapter prevents calls that
 * crash the module: boards of unknown variants, `pop` without a move, a region word without a number. It also keeps boards of two variants
 * apart, which would share the moves of their custom pieces.
 */
export async function startFfish(
  start: StartFfish,
  wasmBinary: Uint8Array,
  prepared: Prepared | null = null,
): Promise<Engine> {
  const printed: string[] = [];
  const note = (text: string): void => {
    printed.push(text);
  };
  const memory = prepared?.memory ?? null;
  const ffish = await start({
    wasmBinary,
    print: note,
    printErr: note,
    ...(memory === null ? {} : { INITIAL_MEMORY: memory.length }),
  });
  if (memory === null) {
    // The engine sets up its variants only at the first load.
    ffish.loadVariantConfig('');
    if (prepared !== null) prepared.memory = shared(ffish.HEAPU8);
  } else ffish.HEAPU8.set(memory);
  return ffishEngine(ffish, (action) => {
    printed.length = 0;
    action();
    return [...printed];
  });
}

/** A copy that threads can share. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

function ffishEngine(
  ffish: FairyStockfish,
  messagesOf: (action: () => void) => readonly string[],
): Engine {
  const variants = (): readonly string[] => ffish.variants().split(' ');
  let tablesOf: string | null = null;
  const newBoard = (variant: string): Board => {
    tablesOf = variant;
    return new ffish.Board(variant);
  };
  /** The tables of custom pieces are global: a new board fills them for its variant, and thereby for the boards of all other variants. */
  const fillTables = (variant: string): void => {
    if (tablesOf !== variant) newBoard(variant).delete();
  };
  return {
    name: ffish.info().split('\n')[0] ?? 'ffish',
    variants,
    load(text): LoadResult {
      refuseAborts(text);
      const before = new Set(variants());
      const messages = messagesOf(() => {
        ffish.loadVariantConfig(text);
      });
      return { added: variants().filter((name) => !before.has(name)), messages };
    },
    play: (variant) =>
      variants().includes(variant)
        ? ffishGame(newBoard(variant), () => {
            fillTables(variant);
          })
        : null,
    startFen: (variant) => (variants().includes(variant) ? ffish.startingFen(variant) : null),
    validateFen(variant, fen): FenVerdict {
      let code = 0;
      const messages = messagesOf(() => {
        if (!variants().includes(variant)) return;
        fillTables(variant);
        code = ffish.validateFen(fen, variant);
      });
      return { valid: code === 1, code, messages };
    },
  };
}

/** `promotionRegionWhite = *x` would end the whole process, because the engine expects a number. */
function refuseAborts(text: string): void {
  const lines = scanIni({ file: 'variants.ini', text }).sections.flatMap(
    (section) => section.lines,
  );
  for (const line of lines) {
    if (line.kind !== 'pair' || OPTION_BY_KEY.get(line.key)?.row.type !== 'Bitboard') continue;
    if (parseRegion(line.value).problems.some(({ kind }) => kind === 'aborts'))
      throw new Error(`The engine would abort on this line: ${line.key} = ${line.value}`);
  }
}

/** `prepare` is called before everything that reads the engine's tables. */
function ffishGame(board: Board, prepare: () => void): EngineGame {
  let depth = 0;
  const movesNow = (): readonly string[] => board.legalMoves().split(' ').filter(Boolean);
  const countFrom = (plies: number): number => {
    if (plies === 0) return 1;
    if (plies === 1) return board.numberLegalMoves();
    let nodes = 0;
    for (const move of movesNow()) {
      if (!board.push(move)) continue;
      nodes += countFrom(plies - 1);
      board.pop();
    }
    return nodes;
  };
  return {
    setFen(fen): void {
      prepare();
      board.setFen(fen);
      depth = 0;
    },
    fen: () => board.fen(),
    legalMoves(): readonly string[] {
      prepare();
      return movesNow();
    },
    perft(plies): number {
      prepare();
      return countFrom(plies);
    },
    push(move): boolean {
      prepare();
      const legal = board.push(move);
      if (legal) depth += 1;
      return legal;
    },
    pop(): void {
      if (depth === 0) throw new Error('There is no move to take back.');
      depth -= 1;
      board.pop();
    },
    inCheck(): boolean {
      prepare();
      return board.isCheck();
    },
    result(): string {
      prepare();
      return board.result(true);
    },
    close: () => {
      board.delete();
    },
  };
}
