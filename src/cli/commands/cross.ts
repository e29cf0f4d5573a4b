import { lintIni } from '../../check/lint.js';
import type { Verdict } from '../../cross/cross-variant.js';
import { inventDefinitions } from '../../cross/invent/invent-games.js';
import { type Definition, firstGame, gameOf } from '../../definitions.js';
import { lintDocument } from '../../pipeline.js';
import { whyUnplayable } from '../../play/lower-variant.js';
import { lineColumnsOf } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { crossInPool } from '../cross-pool.js';
import {
  crossReport,
  type CrossSettings,
  diagnosticsOf,
  type VerdictPlace,
} from '../cross-report.js';
import { isOfShard, type Shard } from '../cross-shard.js';
import { printCrossReport } from '../cross-words.js';
import { type ExitStatus, statusOf } from '../exit-status.js';
import { isIni } from '../files.js';
import type { FoundGame, GameSearch } from '../find-games.js';
import { definitionsOf, findGames } from '../games.js';
import { shippedLibrary } from '../library.js';
import { printJson, printText } from '../output.js';
import { startProgress } from '../progress.js';
import { type OutputOptions, refuse, report } from '../terminal.js';

/** The arguments of `fairyc cross`. */
export interface CrossArguments {
  readonly variants: readonly string[];
  /** Compare this many random variants instead; null: none. */
  readonly random: number | null;
  readonly settings: CrossSettings;
  /** The number of threads. */
  readonly jobs: number;
  /** Null: all variants. */
  readonly shard: Shard | null;
  /** An engine that speaks UCI; null: ffish. */
  readonly program: string | null;
  readonly json: boolean;
  /** How long an engine in another process may take for one answer, in milliseconds. */
  readonly patience: number;
  readonly output: OutputOptions;
}

/** Runs the command. */
export async function cross(request: CrossArguments): Promise<ExitStatus> {
  const { json, random, settings, shard, output } = request;
  const search =
    random === null
      ? findGames(request.variants, settings.reading)
      : inventedGames(random, settings);
  if (search.failure !== null) return refuse('cross', search.failure);
  const all = search.games.map(({ definition }, index) => ({ definition, number: index + 1 }));
  const mine = all.filter(({ number }) => isOfShard(number, shard));
  const progress = startProgress(process.stderr, mine.length);
  const result = await crossInPool(
    mine.map(({ definition }) => definition),
    { ...request, invented: random !== null, onDone: progress.step },
  );
  progress.end();
  if (typeof result === 'string') return refuse('cross', result);
  const { engine } = result;
  const verdicts = result.verdicts.map((verdict, index) =>
    linted(verdict, mine[index]?.definition),
  );
  const whole = crossReport({
    engine,
    settings,
    total: all.length,
    shard,
    variants: mine.map(({ definition, number }, index) => ({
      number,
      place: placeOf(definition),
      ...verdictOf(verdicts, index),
    })),
  });
  if (json) printJson(whole);
  else printText(printCrossReport(whole));
  const findings = [...search.diagnostics, ...diagnosticsOf(whole)];
  report(findings, search.texts, output, process.stderr);
  return statusOf(findings, output.maxWarnings);
}

/** Adds the errors that lint reports for the few lines that show a finding. */
function linted(verdict: Verdict, definition: Definition | undefined): Verdict {
  const { smallest } = verdict;
  if (smallest === undefined || definition === undefined || definition.kind === 'builtin')
    return verdict;
  const source = { ...definition.source, text: smallest };
  const diagnostics = isIni(source)
    ? lintIni(source, 'fairy-stockfish')
    : lintDocument(source, shippedLibrary(), 'fairy-stockfish');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { ...verdict, lint: errors.map(({ code }) => code) };
}

function verdictOf(verdicts: readonly Verdict[], index: number): Verdict {
  const verdict = verdicts[index];
  if (verdict === undefined) throw new Error(`no verdict on variant ${index}`);
  return verdict;
}

/** The place of a finding on a variant: its section header, or its heading. */
function placeOf(definition: Definition): VerdictPlace {
  const span = spanOf(definition);
  const text = definition.kind === 'builtin' ? '' : definition.source.text;
  return { ...span, ...lineColumnsOf(text)(span.start) };
}

function spanOf(definition: Definition): Span {
  switch (definition.kind) {
    case 'builtin':
      return { file: definition.name, start: 0, end: 0 };
    case 'section': {
      const { end, start } = definition.at.nameAt;
      return { file: definition.source.file, start, end };
    }
    case 'document':
      return definition.variant.span;
  }
}

/** Random variants, in the same form as those from files. Unplayable ones are skipped. */
function inventedGames(count: number, { reading, seed }: CrossSettings): GameSearch {
  const library = shippedLibrary();
  const texts = new Map<string, string>();
  const games: FoundGame[] = [];
  for (const source of inventDefinitions(count, seed, firstGame)) {
    texts.set(source.file, source.text);
    for (const definition of definitionsOf(source, library).definitions) {
      const game = gameOf(definition, reading);
      if (whyUnplayable(game) === null) games.push({ definition, game });
    }
  }
  return { games, diagnostics: [], texts, failure: null };
}
