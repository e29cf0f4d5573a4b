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
import { judgeAs } from './judge-positions.js';
import { createMoveTree, type MoveTree, type TreeMove } from './move-tree.js';

/** One game at a time, played on the board of the page. */

/** A piece as it is drawn and read out. */
export interface ShownPiece {
  readonly look: PieceLook;
  readonly color: Color;
  readonly name: string;
}

/** All that the board shows. */
export interface Shown {
  readonly variant: string;
  readonly files: number;
  readonly ranks: number;
  readonly checkered: boolean;
  /** By square, `a1`. */
  readonly pieces: ReadonlyMap<string, ShownPiece>;
  readonly walls: readonly string[];
  /** What each player holds, by the letter of drops. */
  readonly pockets: Readonly<Record<Color, ReadonlyMap<string, ShownPiece & { count: number }>>>;
  readonly turn: Color;
  /** What the letters of moves and positions mean, for the player whose turn it is: `P`, `+P`. */
  readonly letters: ReadonlyMap<string, ShownPiece>;
  readonly moves: readonly GameMove[];
  /** The moves from the start to the position that is shown. */
  readonly played: MoveTree['path'];
  /** All lines that were tried. */
  readonly line: readonly TreeMove[];
  readonly startFen: string;
  /** Does it begin from a position that was given, and not from that of the variant? */
  readonly isSetUp: boolean;
  readonly fen: string;
  readonly checked: readonly string[];
  readonly end: Ending | null;
}

/** How the game has ended, and the lines of the text that say so. */
export interface Ending extends Pick<GameEnd, 'title' | 'story' | 'outcome' | 'claim'> {
  readonly rules: readonly {
    readonly key: string;
    readonly where: string;
    /** Offset in the text; null: no line of it says so. */
    readonly at: number | null;
  }[];
}

interface Table {
  /** What the page calls it. */
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

/** Sets up a game, from a position and with moves and the lines beside them if they are given; a text says why not. */
export function open(
  ref: Ref,
  fen: string | null,
  moves: readonly string[],
  line: readonly TreeMove[] = [],
): Shown | string {
  const definition = definitionOf(ref);
  if (definition === null)
    return 'This text has no variant that can be played yet: see its problems.';
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

/** Plays what somebody chose or typed, in any notation that we read. */
export function enter(text: string): Shown | string {
  if (table === null) return NO_GAME;
  const { game, tree } = table;
  const readings = MOVE_FORMATS.map((format) => game.read(text.trim(), format));
  const [first] = readings;
  const move = readings.find((reading) => !('why' in reading)) ?? first;
  const problem = move === undefined ? null : tree.play(move);
  return problem ?? shown(table);
}

/** What is done with the moves that were tried. */
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

/** A line of moves from here in the notation of players; what has no words stays in UCI. */
export function sanOf(moves: readonly string[]): readonly string[] {
  return table?.game.writeLine(moves, 'san') ?? moves;
}

/** The position in the notation of shogi; a text without a position says why there is none. */
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

/** What the rules for start positions say of a position. */
export function judgeFen(
  fen: string,
): readonly { readonly severity: 'error' | 'warning' | 'info'; readonly message: string }[] {
  if (table === null) return [];
  const excerpt = excerptOf({ file: 'fen', text: fen }, 0, fen.length);
  return judgeAs([excerpt], table.definition, 'fairy-stockfish').map(({ message, severity }) => ({
    message,
    severity,
  }));
}

/** The game as a PGN; null: there is none, or a move has no words there. */
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
  // Where drops cost nothing, nobody holds what is dropped.
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
