import { existsSync } from 'node:fs';
import path from 'node:path';
import { writePosition } from '../../notation/convert-position.js';
import type { DiagramContext } from '../../notation/diagram.js';
import { POSITION_NOTATIONS, type PositionFormat } from '../../notation/position-formats.js';
import { positionContext } from '../../play/notation/position-context.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { readEach } from '../files.js';
import { findGames, type FoundGame, type GameSearch } from '../games.js';
import { shippedFolder } from '../library.js';
import { report, type Voice } from '../terminal.js';

/** What `fairyc convert` was asked to do. */
export interface ConvertArguments {
  readonly files: readonly string[];
  /** Read instead of files; null: none was given. */
  readonly text: string | null;
  readonly variant: string;
  readonly from: PositionFormat;
  readonly to: PositionFormat;
  readonly voice: Voice;
}

/** Runs the command. */
export function convert(request: ConvertArguments): ExitStatus {
  const search = searchVariant(request.variant);
  if (search.failure !== null) return fail(search.failure);
  const [found, another] = search.games;
  if (another !== undefined)
    return fail(`${request.variant} has several variants; choose one with FILE#NAME`);
  const texts = new Map(search.texts);
  const diagnostics: Diagnostic[] = [...search.diagnostics];
  const written: string[] = [];
  if (found !== undefined) {
    const { failure, sources } = sourcesOf(request, found, diagnostics);
    if (failure !== null) return fail(failure);
    for (const source of sources) {
      texts.set(source.file, source.text);
      // A start position is kept as a FEN.
      const from = source.file === START ? 'fen' : request.from;
      for (const excerpt of excerpts(source, from))
        written.push(
          ...convertPosition(excerpt, { from, to: request.to }, contextOf(found), diagnostics),
        );
    }
  }
  process.stdout.write(written.join(POSITION_NOTATIONS[request.to].oneLine ? '' : '\n'));
  report(diagnostics, texts, request.voice, process.stderr);
  return statusOf(diagnostics, null);
}

/** How the start position of a variant is called among sources. */
const START = '<start position>';

/** What words mean a variant by: as everywhere, or the name of a shipped document. */
function searchVariant(word: string): GameSearch {
  const search = findGames([word], 'as-engine');
  const shipped = path.join(shippedFolder(), `${path.basename(word)}.md`);
  return search.failure !== null && existsSync(shipped)
    ? findGames([shipped], 'as-engine')
    : search;
}

function contextOf({ definition, game }: FoundGame): DiagramContext {
  return positionContext(game, definition.kind === 'document' ? definition.variant.pieces : null);
}

/** The texts to convert; without any, the start position. */
function sourcesOf(
  { files, text }: ConvertArguments,
  { game }: FoundGame,
  diagnostics: Diagnostic[],
): { readonly sources: readonly Source[]; readonly failure: string | null } {
  if (text !== null) return { sources: [{ file: '--text', text }], failure: null };
  if (files.length === 0)
    return game.startFen === ''
      ? { sources: [], failure: `${game.name} has no start position; give one with --text` }
      : { sources: [{ file: START, text: game.startFen }], failure: null };
  const sources: Source[] = [];
  const read = readEach(files, (source) => {
    sources.push(source);
    return [];
  });
  diagnostics.push(...read.diagnostics);
  return { sources, failure: read.failure };
}

/** A position a line, or the whole text. */
function excerpts(source: Source, from: PositionFormat): readonly Excerpt[] {
  const { text } = source;
  if (!POSITION_NOTATIONS[from].oneLine) return [excerptOf(source, 0, text.length)];
  return [...text.matchAll(/\S.*/g)].map(({ 0: line, index }) =>
    excerptOf(source, index, index + line.trimEnd().length),
  );
}

/** The text of the position in the wanted notation, or nothing and what is wrong. */
function convertPosition(
  { place, text }: Excerpt,
  { from, to }: Pick<ConvertArguments, 'from' | 'to'>,
  context: DiagramContext,
  diagnostics: Diagnostic[],
): readonly string[] {
  const span = place(0, text.length);
  const read = POSITION_NOTATIONS[from].parse(text, context, span);
  diagnostics.push(...read.diagnostics);
  if (read.value === null) return [];
  const written = writePosition(read.value, to, context, span);
  diagnostics.push(...written.diagnostics);
  return written.value === null ? [] : [written.value];
}

function fail(message: string): ExitStatus {
  process.stderr.write(`fairyc convert: ${message}\n`);
  return EXIT_STATUS.usage;
}
