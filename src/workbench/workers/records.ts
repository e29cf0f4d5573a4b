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
import { judgeAs } from './judge-positions.js';
import { variantNamed } from './known-variants.js';

/** Games and positions that stand in a text of their own: PGN, and lists of FENs. */

/** One of them, as it is chosen and played. */
export interface Entry {
  /** `2. Anna – Ben (crazyhouse)` */
  readonly name: string;
  readonly variant: string;
  /** Null: the start position of the variant. */
  readonly fen: string | null;
  /** As they are written. */
  readonly moves: readonly string[];
  readonly span: Span;
}

/** The variant of games and positions that name none: what PGN and FEN are usually written for. */
const USUAL = 'chess';

const WORDS = {
  unknown: (name: string, near: string | null): string =>
    `"${name}" is no variant of Fairy-Stockfish, no shipped document and no variant of your other texts${didYouMean('; ', near, '"')}`,
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

/** What is wrong with games and positions, by the rules of the variants that they name. */
export function judgeEntries(
  source: Source,
  among: readonly Source[],
  profile: Profile,
): readonly Diagnostic[] {
  return kindOf(source.file) === 'games'
    ? judgeGames(source, among)
    : judgePositions(source, among, profile);
}

function judgeGames(source: Source, among: readonly Source[]): readonly Diagnostic[] {
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

/** A position on a line of its own, and the last line in front of it that names a variant. */
interface Position {
  readonly excerpt: Excerpt;
  readonly variant: Excerpt | { readonly text: string; readonly place: null };
}

/** `# variant: crazyhouse` is for all positions below it; other lines that begin so are comments. */
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

function judgePositions(
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
    return judgeAs(own, definition, profile);
  });
}
