import type { Division } from '../../play/perft-within.js';
import type { Decisions } from '../../read/prose/decisions.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Reading } from '../../play/lower-engine.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { builtinDefinition, sectionsOf, withChess960 } from '../../definitions.js';
import { findGamesWith, type ReadDefinitions } from '../find-games.js';
import { baselineFile, parseBaseline, printBaseline } from '../perft-baseline.js';
import { badFen } from '../bad-fen.js';
import { countMoves, divideMoves, layTable, sumOf, type Table } from '../perft-counts.js';
import { readIfPresent, splitSelection, whyUnread } from '../files.js';
import { DEFAULT_NODES } from '../perft-limits.js';
import { printJson, printText } from '../output.js';
import type { PrintedCounts } from '../printed.js';
import { announce, report, refuse, type OutputOptions } from '../terminal.js';
import { writeNamedFiles } from '../write-files.js';

/** The arguments of `fairyc perft`. */
export interface PerftArguments {
  readonly games: readonly string[];
  readonly depth: number;
  /** Null: the start position of each game. */
  readonly fen: string | null;
  readonly divide: boolean;
  readonly reading: Reading;
  readonly decisions: Decisions;
  readonly chess960: boolean;
  readonly json: boolean;
  /** Stop if a count needs more moves than this; null: no limit on the command line, `DEFAULT_NODES` for a request. */
  readonly nodes: number | null;
  readonly batch: boolean;
  /** Write the counts to files next to the variants, or compare with those files; null: print them. */
  readonly baseline: 'update' | 'check' | null;
  /** Also replace a file that is not a list of counts. */
  readonly force: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. */
export async function perft(request: PerftArguments): Promise<ExitStatus> {
  if (request.batch) {
    const { answerRequests } = await import('./perft-batch.js');
    await answerRequests(process.stdin, process.stdout, request.nodes ?? DEFAULT_NODES);
    return EXIT_STATUS.ok;
  }
  const definitionsOf: ReadDefinitions = request.games.every(isOfEngine)
    ? (source, _library, _decisions, only) => sectionsOf(source, only)
    : (await import('../games.js')).definitionsOf;
  const { diagnostics, failure, games, texts } = findGamesWith(
    definitionsOf,
    request.games,
    request.reading,
    undefined,
    request.decisions,
  );
  if (failure !== null) return refuse('perft', failure);
  const findings: Diagnostic[] = [...diagnostics];
  const shown = new Map(texts);
  const results: Result[] = [];
  const baselines = new Map<string, string>();
  for (const { definition, game } of games) {
    const table = layTable(request.chess960 ? withChess960(game) : game);
    const bad = badFen(table, request.fen, shown);
    if (bad !== null) {
      findings.push(bad);
      continue;
    }
    if (request.baseline === null) {
      if (games.length > 1 && !request.json) printText(`${game.name}\n`);
      results.push(count(table, request, findings));
      continue;
    }
    const file = baselineFile(definition);
    if (file === null)
      return refuse(
        'perft',
        `${game.name} is built in; --update and --check need a variant in a file, because they keep the counts next to it`,
      );
    if (request.baseline === 'update') {
      const { counts } = count(table, { ...request, json: true }, findings);
      baselines.set(file, printBaseline(counts));
    } else addAll(findings, compareWithBaseline(table, file, request));
  }
  if (request.json && request.baseline === null) printJson(results.map(jsonOf));
  const stream = request.baseline === null ? process.stderr : null;
  report(findings, shown, { ...request.output, quiet: true }, stream);
  const status = statusOf(findings, request.output.maxWarnings);
  if (baselines.size === 0 || status !== EXIT_STATUS.ok) return status;
  const failed = writeNamedFiles(
    baselines,
    [...texts.keys()],
    (text) => request.force || parseBaseline(text) !== null,
  );
  if (failed !== null) return refuse('perft', failed);
  announce(`wrote ${[...baselines.keys()].join(', ')}`, request.output);
  return status;
}

/** Whether a word is certainly not a document, without reading it. */
function isOfEngine(word: string): boolean {
  return splitSelection(word).file.endsWith('.ini') || builtinDefinition(word) !== null;
}

/** The counts of one game. */
interface Result {
  readonly table: Table;
  readonly request: PerftArguments;
  /** The counts for depth 1, 2, …; fewer than requested if the limit was reached. */
  readonly counts: readonly number[];
  readonly division: Division | null;
}

/** Counts each depth and prints it at once, unless the output is JSON. */
function count(table: Table, request: PerftArguments, findings: Diagnostic[]): Result {
  const print = (line: string): void => {
    if (!request.json) printText(`${line}\n`);
  };
  const { depth, divide } = request;
  const nodes = request.nodes ?? Infinity;
  if (divide) {
    const division = divideMoves(table, depth, nodes);
    if (division === null) findings.push(budgetEnded(table, depth, nodes));
    else {
      for (const [move, number] of division) print(`${move}: ${number}`);
      print(`${depth} ${sumOf(division)}`);
    }
    return { table, request, counts: [], division };
  }
  const counts: number[] = [];
  for (let of = 1; of <= depth; of++) {
    const number = countMoves(table, of, nodes);
    if (number === null) {
      findings.push(budgetEnded(table, of, nodes));
      break;
    }
    counts.push(number);
    print(`${of} ${number}`);
  }
  return { table, request, counts, division: null };
}

function budgetEnded({ compiled }: Table, depth: number, nodes: number): Diagnostic {
  const { name } = compiled.tables.game;
  return diagnose(
    'cross/node-budget',
    'error',
    { file: name, start: 0, end: 0 },
    `Depth ${depth} takes more than ${nodes} moves. Use a smaller --depth or more --nodes.`,
  );
}

function jsonOf({ counts, division, request, table }: Result): PrintedCounts[number] {
  const { chess960, depth, fen, reading } = request;
  const { name, startFen } = table.compiled.tables.game;
  const counted = {
    variant: name,
    fen: fen ?? startFen,
    as: reading === 'as-engine' ? 'engine' : 'written',
    chess960,
  } as const;
  return division === null
    ? { ...counted, counts: counts.map((nodes, index) => ({ depth: index + 1, nodes })) }
    : { ...counted, depth, nodes: sumOf(division), divide: Object.fromEntries(division) };
}

/** Counts again and compares with the file next to the variant. */
function compareWithBaseline(
  table: Table,
  file: string,
  request: PerftArguments,
): readonly Diagnostic[] {
  const nodes = request.nodes ?? Infinity;
  const reading = readIfPresent(file);
  const kept = reading?.kind === 'source' ? parseBaseline(reading.source.text) : null;
  const differs = (message: string): Diagnostic =>
    diagnose('cross/baseline', 'error', { file, start: 0, end: 0 }, message);
  if (kept === null)
    return [
      differs(
        `${file} is ${reading === null ? 'missing' : (whyUnread(reading) ?? 'not a list of depths and counts')}. Write it with --update.`,
      ),
    ];
  return kept.flatMap(([depth, expected]) => {
    const counted = countMoves(table, depth, nodes);
    if (counted === null) return [budgetEnded(table, depth, nodes)];
    return counted === expected
      ? []
      : [
          differs(
            `Depth ${depth} has ${counted} sequences of moves, but ${file} says ${expected}.`,
          ),
        ];
  });
}
