import type { Color } from '../../ir/board.js';
import type { GameEnd } from '../../games/game-end.js';
import type { GameMove } from '../../games/move-value.js';
import { openGame, type OpenGame } from '../../games/open-game.js';
import { contextOf, printPlayedPgn, type PlayedPgn } from '../../games/read-pgn.js';
import { convertPosition } from '../../notation/convert-position.js';
import type { PieceLook } from '../../page/look.js';
import { MOVE_FORMATS } from '../../play/notation/western/styles.js';
import { gameOf, type Definition } from '../../definitions.js';
import { excerptOf } from '../../text/excerpt.js';
import { pageSubjectOf } from '../../views.js';
import { boardOf } from '../position-text.js';
import { beginningOf, definitionOf, type Ref } from './definition.js';
import { lintPositions } from './lint-positions.js';
import { createMoveTree, type MoveTree, type TreeMove } from './move-tree.js';

/** The game on the board. */

/** A piece as drawn and read aloud. */
export interface ShownPiece {
  readonly look: PieceLook;
  readonly color: Color;
  readonly name: string;
}

/** Everything that the board shows. */
export interface Shown {
  readonly variant: string;
  readonly files: number;
  readonly ranks: number;
  readonly checkered: boolean;
  /** By square, `a1`. */
  readonly pieces: ReadonlyMap<string, ShownPiece>;
  readonly walls: readonly string[];
  /** The pieces in hand, by the letter used in drops. */
  readonly pockets: Readonly<Record<Color, ReadonlyMap<string, ShownPiece & { count: number }>>>;
  readonly turn: Color;
  /** The pieces of the side to move, by their letter in moves and positions: `P`, `+P`. */
  readonly letters: ReadonlyMap<string, ShownPiece>;
  readonly moves: readonly GameMove[];
  /** The moves from the start to the shown position. */
  readonly played: MoveTree['path'];
  /** The main line with all variations. */
  readonly line: readonly TreeMove[];
  readonly startFen: string;
  /** Whether it started from a given position instead of the variant's own. */
  readonly isSetUp: boolean;
  readonly fen: string;
  readonly checked: readonly string[];
  readonly end: Ending | null;
}

/** How the game ended, and the options that decided it. */
export interface Ending extends Pick<GameEnd, 'title' | 'story' | 'outcome' | 'claim'> {
  readonly rules: readonly {
    readonly key: string;
    readonly where: string;
    /** The offset of the option in the text; null if the text does not set it. */
    readonly at: number | null;
  }[];
}

interface Table {
  /** The name on the page. */
  readonly name: string;
  readonly definition: Definition;
  readonly game: OpenGame;
  readonly tree: MoveTree;
  readonly isSetUp: boolean;
  readonly looks: ReadonlyMap<string, { readonly look: PieceLook; readonly name: string }>;
  readonly letters: ReadonlyMap<string, string>;
  readonly checkered: boolean;
  readonly files: number;
  readonly ranks: number;
}
let table: Table | null = null;

/** Sets up a game, with a position, moves and variations if given. A string says why that is impossible. */
export function open(
  ref: Ref,
  fen: string | null,
  moves: readonly string[],
  line: readonly TreeMove[] = [],
): Shown | string {
  const definition = definitionOf(ref);
  if (definition === null) return 'This text has no playable variant yet. See its problems.';
  const subject = pageSubjectOf(definition);
  const game = openGame(definition);
  const own = fen === null && moves.length === 0 ? beginningOf(ref) : null;
  const start = own?.fen ?? fen;
  const problem = start === null ? null : game.reset(start);
  if (problem !== null) return problem.message;
  const { board, pieces } = subject.game;
  table = {
    name: (ref.kind === 'text' ? ref.name : null) ?? definition.name,
    definition,
    game,
    tree: createMoveTree(game),
    isSetUp: start !== null,
    looks: new Map(subject.pieces.map(({ look, name, piece }) => [piece.id, { look, name }])),
    letters: new Map(
      pieces.flatMap(({ id, letter, promotesTo }) => {
        if (letter === null) return [];
        const own = letter.toUpperCase();
        return promotesTo === null
          ? [[own, id] as const]
          : [[own, id] as const, [`+${own}`, promotesTo] as const];
      }),
    ),
    checkered: subject.isCheckered,
    files: board.files,
    ranks: board.ranks,
  };
  table.tree.grow(line);
  for (const move of own?.moves ?? moves) if (table.tree.play(game.read(move)) !== null) break;
  return shown(table);
}

/** Plays a chosen or typed move, in any notation that fairyc reads. */
export function enter(text: string): Shown | string {
  if (table === null) return NO_GAME;
  const { game, tree } = table;
  const readings = MOVE_FORMATS.map((format) => game.read(text.trim(), format));
  const [first] = readings;
  const move = readings.find((reading) => !('why' in reading)) ?? first;
  const problem = move === undefined ? null : tree.play(move);
  return problem ?? shown(table);
}

/** A step in the tree of moves, or a change to it. */
export type TreeStep =
  | { readonly kind: 'take-back'; readonly count: number }
  | { readonly kind: 'go' | 'promote' | 'remove'; readonly id: number };

export function step(wanted: TreeStep): Shown | string {
  if (table === null) return NO_GAME;
  const { tree } = table;
  switch (wanted.kind) {
    case 'take-back':
      tree.takeBack(wanted.count);
      break;
    case 'go':
      tree.go(wanted.id);
      break;
    case 'promote':
      tree.promote(wanted.id);
      break;
    case 'remove':
      tree.remove(wanted.id);
      break;
  }
  return shown(table);
}

/** A line from the current position in standard notation, or in UCI if that is impossible. */
export function sanOf(moves: readonly string[]): readonly string[] {
  return table?.game.writeLine(moves, 'san') ?? moves;
}

/** The position as SFEN; if `text` is null, `why` says why there is none. */
export function sfen(): { readonly text: string | null; readonly why: string } {
  if (table === null) return { text: null, why: NO_GAME };
  const { definition, game } = table;
  const context = contextOf(definition, gameOf(definition, 'as-engine'));
  const fen = game.fen();
  const span = { file: 'fen', start: 0, end: fen.length };
  const { diagnostics, value } = convertPosition(fen, span, { from: 'fen', to: 'sfen' }, context);
  return {
    text: value?.trimEnd() ?? null,
    why: diagnostics.map(({ message }) => message).join(' '),
  };
}

/** The findings of the lint rules for start positions. */
export function lintFen(
  fen: string,
): readonly { readonly severity: 'error' | 'warning' | 'info'; readonly message: string }[] {
  if (table === null) return [];
  const excerpt = excerptOf({ file: 'fen', text: fen }, 0, fen.length);
  return lintPositions([excerpt], table.definition, 'fairy-stockfish').map(
    ({ message, severity }) => ({
      message,
      severity,
    }),
  );
}

/** The game as PGN, with UCI moves if it has no standard notation; null if no game is open or it cannot be written. */
export function pgn(): string | null {
  if (table === null) return null;
  const { definition, game, tree } = table;
  const played: PlayedPgn = {
    tags: new Map(),
    variant: definition.name,
    startFen: game.startFen(),
    format: 'san',
    moves: tree.plies,
    result: game.result(),
  };
  return printPlayedPgn(played, definition) ?? printPlayedPgn(played, definition, 'uci');
}

const NO_GAME = 'No game is open.';

function shown(on: Table): Shown {
  const { checkered, definition, files, game, looks, name, ranks } = on;
  const end = game.end();
  const show = (id: string, color: Color): ShownPiece => ({
    look: looks.get(id)?.look ?? {
      shape: 'disc',
      text: { white: '?', black: '?' },
      promoted: false,
    },
    name: looks.get(id)?.name ?? id,
    color,
  });
  // Free drops do not come from a hand, so they are added with a count of 0.
  const free = new Map(
    game
      .moves()
      .flatMap(({ drop }) => (drop === null ? [] : [[drop.replace('+', ''), 0] as const])),
  );
  const pocket = (color: Color): Shown['pockets'][Color] =>
    new Map(
      [...(color === game.turn() ? free : []), ...game.pocket(color)].map(([letter, count]) => [
        letter,
        { ...show(on.letters.get(letter) ?? '', color), count },
      ]),
    );
  return {
    variant: name,
    files,
    ranks,
    checkered,
    pieces: new Map([...game.pieces()].map(([square, { color, id }]) => [square, show(id, color)])),
    walls: [...boardOf(game.fen()).cells].flatMap(([square, cell]) =>
      cell === '*' ? [square] : [],
    ),
    pockets: { white: pocket('white'), black: pocket('black') },
    turn: game.turn(),
    letters: new Map([...on.letters].map(([letter, id]) => [letter, show(id, game.turn())])),
    moves: game.moves(),
    played: on.tree.path,
    line: on.tree.line,
    startFen: game.startFen(),
    isSetUp: on.isSetUp,
    fen: game.fen(),
    checked: game.checked(),
    end: end === null ? null : endingOf(end, definition),
  };
}

function endingOf(
  { claim, options, outcome, story, title }: GameEnd,
  definition: Definition,
): Ending {
  const text = definition.kind === 'builtin' ? '' : definition.source.text;
  return {
    title,
    story,
    outcome,
    claim,
    rules: options.map(({ key, origin }) => {
      switch (origin.kind) {
        case 'here':
        case 'parent':
          return { key, where: `line ${origin.line}`, at: offsetOfLine(text, origin.line) };
        case 'builtin':
          return { key, where: `inherited from ${origin.name}`, at: null };
        case 'default':
          return { key, where: 'the default of the engine', at: null };
      }
    }),
  };
}

function offsetOfLine(text: string, line: number): number {
  let at = 0;
  for (let left = line - 1; left > 0; left--) at = text.indexOf('\n', at) + 1;
  return at;
}
