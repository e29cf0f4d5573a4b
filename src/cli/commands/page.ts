import type { Coordinates } from '../../notation/coordinates.js';
import {
  PAGE_FORMATS,
  pageFiles,
  subjectsOneByOne,
  type PageFormat,
} from '../../page/page-files.js';
import { gameSheet, type GameSheet } from '../../page/game-sheet.js';
import type { PageSubject } from '../../page/subject.js';
import type { Decisions } from '../../read/prose/decisions.js';
import { pageSubjectOf } from '../../views.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import type { FoundGame, GameSearch } from '../find-games.js';
import { findGames } from '../games.js';
import { madeByUs } from '../made-by.js';
import { announce, report, refuse, type OutputOptions } from '../terminal.js';
import { writeMadeFiles } from '../write-files.js';
import { counted } from '../../text/counted.js';
import type { Span } from '../../text/span.js';

/** The arguments of `fairyc page`. */
export interface PageArguments {
  readonly games: readonly string[];
  readonly out: string;
  readonly decisions: Decisions;
  /** Also replace files that fairyc did not write. */
  readonly force: boolean;
  readonly coordinates: Coordinates;
  /** Also write a page in Markdown. */
  readonly markdown: boolean;
  /** Write only the diagrams. */
  readonly svg: boolean;
  readonly output: OutputOptions;
}

/** Results that a run keeps for the next one. */
export class KnownPages {
  /** By word of the command line. */
  readonly found = new Map<string, GameSearch>();
  readonly subjects = new WeakMap<FoundGame, PageSubject>();
  readonly sheets = new WeakMap<PageSubject, GameSheet>();
}

/** Runs the command. Results in `known`, from an earlier run, are used again. */
export function page(request: PageArguments, known?: KnownPages): ExitStatus {
  const { coordinates, out } = request;
  const { diagnostics, failure, games, texts } = findGames(
    request.games,
    'as-engine',
    known?.found,
    request.decisions,
  );
  report(diagnostics, texts, { ...request.output, quiet: true });
  if (failure !== null) return refuse('page', failure);
  const status = statusOf(diagnostics, request.output.maxWarnings);
  if (diagnostics.some(({ span }) => !isOfSection(span, games))) {
    announce('nothing was written', request.output);
    return status;
  }
  const subjects = subjectsOneByOne(games, (found) =>
    keptIn(known?.subjects, found, ({ definition, game }) => pageSubjectOf(definition, game)),
  );
  const files = pageFiles(subjects, { coordinates, formats: formatsOf(request) }, (subject) =>
    keptIn(known?.sheets, subject, (one) => gameSheet(one, coordinates)),
  );
  const failed = writeMadeFiles({
    folder: out,
    texts: new Map([...files].map(([name, text]) => [name, madeByUs(name, text)])),
    inputs: [...texts.keys()],
    force: request.force,
  });
  if (failed !== null) return refuse('page', failed);
  const made = counted(files.size, 'file');
  announce(`${made} for ${counted(games.length, 'game')} in ${out}`, request.output);
  return status;
}

/** Whether an error lies in a file whose sections are games: the engine plays a section with errors, too. A document with errors is not fully read. */
function isOfSection({ file }: Span, games: readonly FoundGame[]): boolean {
  return games.some(
    ({ definition }) => definition.kind === 'section' && definition.source.file === file,
  );
}

function keptIn<K extends object, V>(
  kept: WeakMap<K, V> | undefined,
  key: K,
  make: (key: K) => V,
): V {
  const value = kept?.get(key) ?? make(key);
  kept?.set(key, value);
  return value;
}

function formatsOf({ markdown, svg }: PageArguments): readonly PageFormat[] {
  if (svg) return ['svg'];
  return markdown ? PAGE_FORMATS : ['html'];
}
