import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { diagnose } from '../../catalog/diagnose.js';
import type { Profile } from '../../catalog/profiles.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import type { Definition } from '../../definitions.js';
import { openGame } from '../../games/open-game.js';
import { readPgn } from '../../games/read-pgn.js';
import { parsePgn, type PgnGame } from '../../notation/pgn.js';
import { MOVE_FORMATS } from '../../play/notation/western/styles.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import type { Source } from '../../text/source.js';
import type { Span } from '../../text/span.js';
import { kindOf } from '../texts.js';
import { lintPositions } from './lint-positions.js';
import { variantNamed } from './known-variants.js';

/** Texts of games (PGN) or positions (lists of FENs). */

/** A game or position. */
export interface Entry {
  /** `2. Anna – Ben (crazyhouse)` */
  readonly name: string;
  readonly variant: string;
  /** Null for the start position of the variant. */
  readonly fen: string | null;
  /** As written in the text. */
  readonly moves: readonly string[];
  readonly span: Span;
}

/** The variant of games and positions that name none. */
const USUAL = 'chess';

const WORDS = {
  unknown: (name: string, near: string | null): string =>
    `unknown variant "${name}": it is not in Fairy-Stockfish, the shipped documents or your other texts${didYouMean('; ', near, '"')}`,
};

/** All games or positions of a text, in order. */
export function entriesOf(source: Source): readonly Entry[] {
  const entries =
    kindOf(source.file) === 'games'
      ? parsePgn(source).value.map((game) => gameEntry(game, source))
      : positionsOf(source).map(({ excerpt, variant }) => ({
          name: `(${variant.text}) ${excerpt.text}`,
          variant: variant.text,
          fen: excerpt.text,
          moves: [],
          span: excerpt.place(0, excerpt.text.length),
        }));
  return entries.map((entry, index) => ({ ...entry, name: `${index + 1}. ${entry.name}` }));
}

function gameEntry(game: PgnGame, source: Source): Entry {
  const value = (name: string): string | null =>
    game.tags.find((tag) => tag.name === name)?.value ?? null;
  const variant = value('Variant') ?? USUAL;
  const [first = game.moves[0], last = game.moves.at(-1)] = [game.tags[0], game.moves.at(-1)];
  return {
    name: `${value('White') ?? '?'} – ${value('Black') ?? '?'} (${variant})`,
    variant,
    fen: value('FEN'),
    moves: game.moves.map(({ text }) => text),
    span: { file: source.file, start: first?.span.start ?? 0, end: last?.span.end ?? 0 },
  };
}

/** The moves of a game in UCI, as far as they are legal. */
export function movesOf({ fen, moves }: Entry, definition: Definition): readonly string[] {
  const game = openGame(definition);
  if (fen !== null && game.reset(fen) !== null) return [];
  for (const text of moves) {
    const readings = MOVE_FORMATS.map((format) => game.read(text, format));
    const move = readings.find((reading) => !('why' in reading));
    if (move === undefined || 'why' in move || game.push(move) !== null) break;
  }
  return game.played();
}

/** The problems of games and positions, by the rules of the variants that they name. */
export function lintEntries(
  source: Source,
  among: readonly Source[],
  profile: Profile,
): readonly Diagnostic[] {
  return kindOf(source.file) === 'games'
    ? lintPgn(source, among)
    : lintPositionFile(source, among, profile);
}

function lintPgn(source: Source, among: readonly Source[]): readonly Diagnostic[] {
  const unknown = parsePgn(source).value.flatMap(({ tags }) => {
    const tag = tags.find(({ name }) => name === 'Variant');
    return tag === undefined || variantNamed(tag.value, among) !== null
      ? []
      : [noVariant(tag.value, tag.span)];
  });
  const found = readPgn(source, (tags) => variantNamed(tags.get('Variant') ?? USUAL, among));
  return [...unknown, ...found.diagnostics.filter(({ code }) => code !== 'game/no-variant')];
}

function noVariant(name: string, span: Span): Diagnostic {
  const near = builtinNamed(name) ?? nearest(name, BUILTIN_NAMES);
  return diagnose('game/no-variant', 'error', span, WORDS.unknown(name, near));
}

/** A position on a line, and the last line above it that names a variant. */
interface Position {
  readonly excerpt: Excerpt;
  readonly variant: Excerpt | { readonly text: string; readonly place: null };
}

/** `# variant: crazyhouse` applies to all positions below it; other lines that start with `#` or `;` are comments. */
function positionsOf(source: Source): readonly Position[] {
  let variant: Position['variant'] = { text: USUAL, place: null };
  const positions: Position[] = [];
  for (const { 0: line, index } of source.text.matchAll(/\S.*/g)) {
    const named = /^[#;]\s*variant\s*[:=]\s*(\S.*?)\s*$/i.exec(line)?.[1];
    const at = named === undefined ? index : index + line.lastIndexOf(named);
    const excerpt = excerptOf(source, at, at + (named ?? line.trimEnd()).length);
    if (named !== undefined) variant = excerpt;
    else if (!/^[#;]/.test(line)) positions.push({ excerpt, variant });
  }
  return positions;
}

function lintPositionFile(
  source: Source,
  among: readonly Source[],
  profile: Profile,
): readonly Diagnostic[] {
  const positions = positionsOf(source);
  const variants = new Map(positions.map(({ variant }) => [variant.text, variant]));
  return [...variants.values()].flatMap(({ place, text }): readonly Diagnostic[] => {
    const definition = variantNamed(text, among);
    if (definition === null) return place === null ? [] : [noVariant(text, place(0, text.length))];
    const own = positions.flatMap(({ excerpt, variant }) =>
      variant.text === text ? [excerpt] : [],
    );
    return lintPositions(own, definition, profile);
  });
}
