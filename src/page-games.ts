import { samePositions } from './check/page/same-positions.js';
import { builtinDefinition, gameOf, sectionsOf } from './definitions.js';
import { builtinNamed } from './catalog/variant-names.js';
import type { PieceType } from './ir/piece.js';
import type { Variant } from './ir/variant.js';
import { readFen } from './notation/fen.js';
import { printFen } from './notation/print-fen.js';
import { compileGame } from './play/move-api.js';
import type { Game } from './play/game.js';
import { lowerVariant, whyUnplayable } from './play/lower-variant.js';
import { createMatch } from './play/match.js';
import { positionContext } from './play/notation/position-context.js';
import { replay, type Board } from './play/notation/replay.js';
import { applyOptions } from './read/ini/apply-options.js';
import { slug } from './read/markdown/piece-ids.js';
import { pageGames, type PageGame } from './read/page/games.js';
import { hasOneGame, pagePositions } from './read/page/page-positions.js';
import type { PageSources } from './read/page/page-sources.js';
import { commonVariant, mixedPieces } from './read/page/piece-sets.js';
import { placementsOf, type PagePosition } from './read/page/positions.js';
import { hasErrors, type Diagnostic, type Note } from './text/diagnostic.js';

/** Replays the games on a page and reports each illegal move. */
export function pageGameProblems(sources: PageSources): readonly Diagnostic[] {
  const games = pageGames(sources.blocks).filter(({ moves }) => moves.length > 0);
  if (games.length === 0) return [];
  const positions = pagePositions(sources);
  return games.slice(0, MOST_GAMES).flatMap((game) => {
    const board = boardOf(game, sources);
    return board === null ? [] : problemsOf(game, board, sources, positions);
  });
}

/** More would take too long: each game must be prepared for play. */
const MOST_GAMES = 10;

/** Null if the page does not say which variant is played, or it cannot be played. */
function boardOf(game: PageGame, sources: PageSources): Board | null {
  const name = tagOf(game, 'variant')?.value ?? sources.name.title;
  const found = ownGame(name, sources) ?? builtinGame(name) ?? mixedGame(game, sources);
  if (found === null || whyUnplayable(found.game) !== null) return null;
  return {
    match: createMatch(compileGame(found.game)),
    context: positionContext(found.game, found.pieces, found.white),
  };
}

function tagOf({ tags }: PageGame, wanted: string): PageGame['tags'][number] | null {
  return tags.find(({ name }) => name.toLowerCase() === wanted) ?? null;
}

interface Playable {
  readonly game: Game;
  /** The pieces of a document or diagram; null: those of the engine. */
  readonly pieces: readonly PieceType[] | null;
  readonly white?: Variant['white'];
}

/** A variant defined by a table, a diagram or options on the page. */
function ownGame(
  name: string,
  { diagrams, document, hasTables, inis }: PageSources,
): Playable | null {
  const variants = [
    ...(hasTables ? (document?.value ?? []) : []),
    ...diagrams.flatMap(({ diagnostics, value }) =>
      value === null || hasErrors(diagnostics) ? [] : [value],
    ),
  ];
  const variant = variants.find(({ id, title }) =>
    [id, title].some((own) => slug(own) === slug(name)),
  );
  if (variant !== undefined) return playable(variant);
  const definition = inis
    .flatMap(({ headed }) => sectionsOf(headed).definitions)
    .find((section) => slug(section.name) === slug(name));
  return definition === undefined ? null : { game: gameOf(definition, 'as-engine'), pieces: null };
}

function playable(variant: Variant): Playable {
  const { pieces, white } = variant;
  return { game: lowerVariant(variant, applyOptions), pieces, white };
}

function builtinGame(name: string): Playable | null {
  const builtin = builtinNamed(name);
  const definition = builtin === null ? null : builtinDefinition(builtin);
  return definition === null ? null : { game: gameOf(definition, 'as-engine'), pieces: null };
}

/** A game with pieces from several tables on the page, and the rules of the variant that the others are based on. */
function mixedGame(game: PageGame, { document, hasTables }: PageSources): Playable | null {
  const variants = hasTables ? (document?.value ?? []) : [];
  const [base, pieces] = [commonVariant(variants), mixedPieces(variants)];
  const fen = tagOf(game, 'fen');
  if (base === null || pieces === null || fen === null) return null;
  const board = { board: base.board.value, pieces, letters: lettersOf(pieces), hands: true };
  const { position } = readFen(fen.value, board, fen.span).value;
  if (position === null) return null;
  const used = new Set(
    position.placements.flatMap(({ piece, promotedFrom }) => [piece, promotedFrom ?? piece]),
  );
  const forms = pieces.flatMap(({ id, promotion }) =>
    used.has(id) && promotion.style === 'shogi' ? [promotion.to] : [],
  );
  const needed = new Set([...used, ...forms, ...forms.flatMap((form) => formsOf(form, pieces))]);
  return playable({
    ...base,
    id: 'mixed',
    pieces: pieces.filter(({ id }) => needed.has(id)),
    start: null,
  });
}

function formsOf(id: string, pieces: readonly PieceType[]): readonly string[] {
  const promotion = pieces.find((piece) => piece.id === id)?.promotion;
  return promotion?.style === 'shogi' ? [promotion.to] : [];
}

function lettersOf(pieces: readonly PieceType[]): ReadonlyMap<string, string> {
  return new Map(
    pieces.flatMap(({ abbreviation, id }) => (abbreviation === null ? [] : [[id, abbreviation]])),
  );
}

function problemsOf(
  game: PageGame,
  board: Board,
  sources: PageSources,
  positions: readonly PagePosition[],
): readonly Diagnostic[] {
  const fen = tagOf(game, 'fen');
  const start = fen === null ? null : { text: fen.value, span: fen.span };
  const { diagnostics, value } = replay(board, start, game.moves, null);
  if (value !== null || fen === null)
    return diagnostics.filter(({ code }) => code.startsWith('game/'));
  const notes: readonly Note[] = [
    { message: `played from this position: "${fen.value}"`, span: fen.span },
    ...betterStarts(game, board, sources, positions),
  ];
  return diagnostics
    .filter(({ code }) => code.startsWith('game/'))
    .map((diagnostic) => ({ ...diagnostic, notes: [...diagnostic.notes, ...notes] }));
}

/** Positions on the page that the FEN tag may have meant, because all moves of the game are legal from them. */
function betterStarts(
  game: PageGame,
  board: Board,
  sources: PageSources,
  positions: readonly PagePosition[],
): readonly Note[] {
  const fen = tagOf(game, 'fen');
  if (fen === null) return [];
  const isTag = ({ span }: PagePosition): boolean =>
    span.start >= fen.span.start && span.end <= fen.span.end;
  const group = samePositions(positions, hasOneGame(sources)).find((members) =>
    members.some(({ position }) => isTag(position)),
  );
  const stated = readFen(fen.value, board.context, fen.span).value.position;
  if (group === undefined || stated === null) return [];
  return group.flatMap(({ position, reading }) => {
    if (isTag(position)) return [];
    const placements = placementsOf(reading).toSorted((a, b) => a.square - b.square);
    const text = printFen({ ...stated, placements }, board.context);
    const played = replay(board, { text, span: position.span }, game.moves, null);
    return played.value === null
      ? []
      : [{ message: 'all its moves are legal from this one', span: position.span }];
  });
}
