import { workOn } from '../../catalog/within-steps.js';
import { convertPosition } from '../../notation/convert-position.js';
import { POSITION_NOTATIONS } from '../../notation/position-formats.js';
import { isPositionFormat, type PositionFormat } from '../../notation/position-text.js';
import type { MoveFormat } from '../../play/notation/western/styles.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import { isInputGiven, readEach } from '../files.js';
import type { FoundGame } from '../find-games.js';
import { printText } from '../output.js';
import { announce, report, type OutputOptions, refuse } from '../terminal.js';
import { convertGames, type GameFormat } from './convert-games.js';
import { contextOf } from '../../games/read-pgn.js';
import { searchVariant } from './convert-variants.js';

/** The arguments of `fairyc convert`. */
export interface ConvertArguments {
  readonly files: readonly string[];
  /** The text to read instead of files; null: none. */
  readonly text: string | null;
  /** Null: the tags of each game name it. */
  readonly variant: string | null;
  readonly from: PositionFormat | GameFormat;
  readonly to: PositionFormat | GameFormat;
  /** The FEN from which games without a FEN tag begin; null: the start position. */
  readonly start: string | null;
  /** How moves are written in a PGN; null: as they were read. */
  readonly moves: MoveFormat | null;
  readonly output: OutputOptions;
}

/** Runs the command. */
export function convert(request: ConvertArguments): ExitStatus {
  const search = request.variant === null ? null : searchVariant(request.variant);
  const failure = search?.failure ?? null;
  if (failure !== null) return refuse('convert', failure);
  const [found = null, another] = search?.games ?? [];
  if (another !== undefined)
    return refuse(
      'convert',
      `${request.variant ?? ''} has several variants; choose one with FILE#NAME`,
    );
  const texts = new Map(search?.texts);
  const diagnostics: Diagnostic[] = [...(search?.diagnostics ?? [])];
  const written: string[] = [];
  if (found !== null || request.variant === null) {
    const read = sourcesOf(request, found);
    if (read.failure !== null) return refuse('convert', read.failure);
    addAll(diagnostics, read.diagnostics);
    if (request.start !== null) texts.set('--start', request.start);
    if (read.sources.some(({ file }) => file === START) && isInputGiven())
      announce(
        'No file is given, so this is the start position; use - to read standard input.',
        request.output,
      );
    for (const source of read.sources) {
      texts.set(source.file, source.text);
      const converted = convertSource(source, request, found);
      addAll(written, converted.value);
      for (const diagnostic of converted.diagnostics) diagnostics.push(diagnostic);
    }
  }
  printText(written.join(isOneLine(request.to) ? '' : '\n'));
  report(diagnostics, texts, request.output, process.stderr);
  return statusOf(diagnostics, request.output.maxWarnings);
}

function isOneLine(format: PositionFormat | GameFormat): boolean {
  return isPositionFormat(format) ? POSITION_NOTATIONS[format].oneLine : format !== 'pgn';
}

/** The file name that stands for the start position of the variant. */
const START = '<start position>';

/** The texts to convert; the start position if none is given. */
function sourcesOf(
  { files, from, text }: ConvertArguments,
  found: FoundGame | null,
): {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
} {
  const only = (source: Source) => ({ sources: [source], diagnostics: [], failure: null });
  if (text !== null) return only({ file: '--text', text });
  if (files.length > 0) {
    const sources: Source[] = [];
    const { diagnostics, failure } = readEach(files, (source) => {
      sources.push(source);
      return [];
    });
    return { sources, diagnostics, failure };
  }
  const startFen = isPositionFormat(from) ? (found?.game.startFen ?? '') : '';
  return startFen === ''
    ? {
        sources: [],
        diagnostics: [],
        failure: 'there is nothing to convert; give a file, - for standard input, or --text',
      }
    : only({ file: START, text: startFen });
}

/** Converts a source to one text for each position or game. */
function convertSource(
  source: Source,
  request: ConvertArguments,
  found: FoundGame | null,
): Parsed<readonly string[]> {
  const { tooMuch, value } = workOn(source, () => convertWithinSteps(source, request, found));
  return { ...value, diagnostics: [...value.diagnostics, ...tooMuch] };
}

function convertWithinSteps(
  source: Source,
  { from, moves, start, to }: ConvertArguments,
  found: FoundGame | null,
): Parsed<readonly string[]> {
  if (!isPositionFormat(from)) return convertGames(source, { found, from, moves, start, to });
  if (found === null || !isPositionFormat(to)) return { value: [], diagnostics: [] };
  // The start position is stored as a FEN.
  const format = source.file === START ? 'fen' : from;
  const context = contextOf(found.definition, found.game);
  const converted = excerpts(source, format).map(({ place, text }) =>
    convertPosition(text, place(0, text.length), { from: format, to }, context),
  );
  return {
    value: converted.flatMap(({ value }) => value ?? []),
    diagnostics: converted.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The parts of a text with one position each: its lines, or the whole text. */
function excerpts(source: Source, from: PositionFormat): readonly Excerpt[] {
  const { text } = source;
  if (!POSITION_NOTATIONS[from].oneLine) return [excerptOf(source, 0, text.length)];
  return [...text.matchAll(/\S.*/g)].map(({ 0: line, index }) =>
    excerptOf(source, index, index + line.trimEnd().length),
  );
}
