import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import type { Reading } from '../../play/lower-engine.js';
import { whyUnplayable } from '../../play/lower-variant.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import { jsonText } from '../../text/printable.js';
import type { Source } from '../../text/source.js';
import { isStandardInput, readSourceFile } from '../files.js';
import {
  builtinDefinition,
  gameOf,
  sectionsOf,
  withChess960,
  type Definition,
  type Definitions,
} from '../../definitions.js';
import { nearestHint } from '../find-games.js';
import { definitionsOf } from '../games.js';
import { shippedLibrary } from '../library.js';
import { linesOf } from '../lines.js';
import { countMoves, divideMoves, layTable, setUp, sumOf, type Table } from '../perft-counts.js';
import { MAX_DEPTH } from '../perft-limits.js';
import type { PrintedAnswer } from '../printed.js';
import { lruCache } from '../lru-cache.js';

/** A validated request from standard input. */
interface Request {
  /** Null: the only variant of the file or text. */
  readonly variant: string | null;
  readonly file: string | null;
  /** The text of a variants.ini. */
  readonly ini: string | null;
  readonly fen: string | null;
  readonly depth: number;
  readonly divide: boolean;
  readonly chess960: boolean;
  readonly as: 'engine' | 'written';
  /** Stop if a count needs more moves than this. */
  readonly nodes: number;
}

/** How many parsed texts and compiled games to cache. */
const KEPT_TEXTS = 16;
const KEPT_GAMES = 100;
const DEFAULT_DEPTH = 1;
/** The longest allowed request, in characters. */
const MAX_REQUEST = 1 << 20;

/** Answers each request line with one line, in order, until the input ends. */
export async function answerRequests(
  input: AsyncIterable<Buffer | string>,
  output: NodeJS.WriteStream,
  mostNodes: number,
): Promise<void> {
  const answer = answerer(mostNodes);
  for await (const line of linesOf(input, MAX_REQUEST)) {
    if (line?.trim() === '') continue;
    const text = `${jsonText(line === null ? TOO_LONG : answer(line), 0)}\n`;
    if (!output.write(text)) await once(output, 'drain');
  }
}

const TOO_LONG: PrintedAnswer = { error: `A request has at most ${MAX_REQUEST} characters.` };

/** An invalid request; the next one is still answered. */
class BadRequest extends Error {
  constructor(
    message: string,
    readonly at: number | null = null,
  ) {
    super(message);
  }
}

function answerer(mostNodes: number): (line: string) => PrintedAnswer {
  const library = shippedLibrary();
  const texts = lruCache<Definitions>(KEPT_TEXTS);
  const tables = lruCache<Table>(KEPT_GAMES);

  function tableOf({ as, chess960, file, ini, variant }: Request): Table {
    const source = file === null ? null : sourceOf(file);
    const key = keyOf([variant, file, source?.text ?? ini, as, chess960]);
    return tables(key, () => {
      const reading: Reading = as === 'engine' ? 'as-engine' : 'as-written';
      const game = gameOf(definitionOf(variant, ini, source), reading);
      const problem = whyUnplayable(game);
      if (problem !== null) throw new BadRequest(problem);
      return layTable(chess960 ? withChess960(game) : game);
    });
  }

  function definitionOf(
    variant: string | null,
    ini: string | null,
    source: Source | null,
  ): Definition {
    if (source !== null) {
      const read = (only: string | null): Definitions =>
        texts(keyOf([source.file, source.text, only]), () =>
          definitionsOf(source, library, undefined, only),
        );
      const all = read(null);
      // An error in another variant of the document does not matter.
      const isWhole = variant === null || all.definitions.length > 0;
      return choose(variant, isWhole ? all : read(variant));
    }
    if (ini !== null)
      return choose(
        variant,
        texts(keyOf([ini]), () => sectionsOf({ file: 'ini', text: ini })),
      );
    if (variant === null) throw new BadRequest('`variant` is missing.');
    const builtin = builtinDefinition(variant);
    if (builtin !== null) return builtin;
    const hint = didYouMean(' ', nearest(variant, BUILTIN_NAMES));
    throw new BadRequest(`There is no built-in variant '${variant}'.${hint}`);
  }

  function reply(request: Request): PrintedAnswer {
    const table = tableOf(request);
    const { depth, divide, fen } = request;
    const problem = setUp(table, fen);
    if (problem !== null) throw new BadRequest(problem.message, problem.at);
    const nodes = Math.min(request.nodes, mostNodes);
    const tooMany = `Depth ${depth} takes more than ${nodes} moves.`;
    if (!divide) {
      const counted = countMoves(table, depth, nodes);
      if (counted === null) throw new BadRequest(tooMany);
      return { nodes: counted };
    }
    const division = divideMoves(table, depth, nodes);
    if (division === null) throw new BadRequest(tooMany);
    return { nodes: sumOf(division), divide: Object.fromEntries(division) };
  }

  return (line) => {
    try {
      return reply(parseRequest(line, mostNodes));
    } catch (error) {
      if (error instanceof BadRequest)
        return { error: error.message, ...(error.at === null ? {} : { at: error.at }) };
      // A bug in fairyc affects only this answer.
      return { error: `fairyc failed: ${error instanceof Error ? error.message : String(error)}` };
    }
  };
}

/** A cache key that is short even for long texts. */
function keyOf(parts: readonly (string | boolean | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

function sourceOf(file: string): Source {
  if (isStandardInput(file)) throw new BadRequest('Standard input is used for requests.');
  const reading = readSourceFile(file);
  switch (reading.kind) {
    case 'source':
      return reading.source;
    case 'failed':
      throw new BadRequest(reading.message);
    case 'rejected':
      throw new BadRequest(reading.diagnostic.message);
  }
}

function choose(variant: string | null, { definitions, diagnostics }: Definitions): Definition {
  const [only] = definitions;
  if (variant === null && only !== undefined && definitions.length === 1) return only;
  const chosen = definitions.find(({ name }) => name === variant);
  if (chosen !== undefined) return chosen;
  const [wrong] = diagnostics.filter(({ severity }) => severity === 'error');
  if (wrong !== undefined && definitions.length === 0) throw new BadRequest(wrong.message);
  if (variant === null)
    throw new BadRequest(`There are ${definitions.length} variants; choose one with \`variant\`.`);
  const why = wrong === undefined ? '' : ` ${wrong.message}`;
  throw new BadRequest(
    `The text has no variant '${variant}'.${nearestHint(variant, definitions)}${why}`,
  );
}

const FIELDS = [
  'variant',
  'file',
  'ini',
  'fen',
  'depth',
  'divide',
  'chess960',
  'as',
  'nodes',
] as const;
type Field = (typeof FIELDS)[number];

function parseRequest(line: string, mostNodes: number): Request {
  const fields = fieldsOf(line);
  const text = (field: Field): string | null => {
    const value = fields.get(field) ?? null;
    if (value !== null && typeof value !== 'string') throw wrong(field, 'a text');
    return value;
  };
  const flag = (field: Field): boolean => {
    const value = fields.get(field) ?? false;
    if (typeof value !== 'boolean') throw wrong(field, 'true or false');
    return value;
  };
  const number = (field: Field, otherwise: number, most: number): number => {
    const value = fields.get(field) ?? otherwise;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      throw wrong(field, `a whole number from 0 to ${most}`);
    return value;
  };
  const as = text('as') ?? 'engine';
  if (as !== 'engine' && as !== 'written') throw wrong('as', '`engine` or `written`');
  const request = {
    variant: text('variant'),
    file: text('file'),
    ini: text('ini'),
    fen: text('fen'),
    depth: number('depth', DEFAULT_DEPTH, MAX_DEPTH),
    divide: flag('divide'),
    chess960: flag('chess960'),
    as,
    nodes: number('nodes', mostNodes, Number.MAX_SAFE_INTEGER),
  } as const;
  if (request.file !== null && request.ini !== null)
    throw new BadRequest('Give `file` or `ini`, not both.');
  return request;
}

function wrong(field: Field, allowed: string): BadRequest {
  return new BadRequest(`\`${field}\` is ${allowed}.`);
}

function fieldsOf(line: string): ReadonlyMap<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRequest('The line is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest(
      'A request must be a JSON object, such as {"variant": "chess", "depth": 3}.',
    );
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of fields.keys()) {
    if ((FIELDS as readonly string[]).includes(name)) continue;
    const hint = didYouMean(' ', nearest(name, FIELDS));
    throw new BadRequest(`A request has no field '${name.slice(0, 40)}'.${hint}`);
  }
  return fields;
}
