import type { Color } from '../../ir/board.js';
import type { GameEnd } from '../../games/game-end.js';
import type { GameMove } from '../../games/move-value.js';
import { openGame, type MoveProblem, type OpenGame } from '../../games/open-game.js';
import { printPlayedPgn, type PlayedPgn } from '../../games/read-pgn.js';
import type { PieceLook } from '../../page/look.js';
import { MOVE_FORMATS } from '../../play/notation/western/styles.js';
import type { Definition } from '../../definitions.js';
import { pageSubjectOf } from '../../subjects.js';
import { beginningOf, definitionOf, type Ref } from './definition.js';

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
  /** What the letters of moves mean, for the player whose turn it is. */
  readonly letters: ReadonlyMap<string, ShownPiece>;
  readonly moves: readonly GameMove[];
  readonly played: readonly { readonly uci: string; readonly san: string }[];
  readonly startFen: string;
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
  readonly plies: { readonly move: GameMove; readonly san: string }[];
  readonly looks: ReadonlyMap<string, { readonly look: PieceLook; readonly name: string }>;
  readonly letters: ReadonlyMap<string, string>;
  readonly checkered: boolean;
  readonly files: number;
  readonly ranks: number;
}
let table: Table | null = null;

/** Sets up a game, from a position and with moves if they are given; a text says why not. */
export function open(ref: Ref, fen: string | null, moves: readonly string[]): Shown | string {
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
    plies: [],
    looks: new Map(subject.pieces.map(({ look, name, piece }) => [piece.id, { look, name }])),
    letters: new Map(
      pieces.flatMap(({ id, letter }) => (letter === null ? [] : [[letter.toUpperCase(), id]])),
    ),
    checkered: subject.isCheckered,
    files: board.files,
    ranks: board.ranks,
  };
  for (const move of own?.moves ?? moves) if (play(table, game.read(move)) !== null) break;
  return shown(table);
}

/** Plays a move, which may be no move at all; the answer is why not. */
function play({ game, plies }: Table, move: GameMove | MoveProblem): string | null {
  if ('why' in move) return move.why;
  plies.push({ move, san: game.writeLine([move.uci], 'san')?.[0] ?? move.uci });
  return game.push(move)?.why ?? null;
}

/** Plays what somebody chose or typed, in any notation that we read. */
export function enter(text: string): Shown | string {
  if (table === null) return NO_GAME;
  const { game } = table;
  const readings = MOVE_FORMATS.map((format) => game.read(text.trim(), format));
  const [first] = readings;
  const move = readings.find((reading) => !('why' in reading)) ?? first;
  return (move === undefined ? null : play(table, move)) ?? shown(table);
}

/** Takes the last moves back. */
export function back(count: number): Shown | string {
  if (table === null) return NO_GAME;
  for (let left = count; left > 0; left--) {
    table.game.pop();
    table.plies.pop();
  }
  return shown(table);
}

/** The game as a PGN; null: there is none, or a move has no words there. */
export function pgn(): string | null {
  if (table === null) return null;
  const { definition, game, plies } = table;
  const played: PlayedPgn = {
    tags: new Map(),
    variant: definition.name,
    startFen: game.startFen(),
    format: 'san',
    moves: plies.map(({ move }) => ({ move, before: [], comments: [], marks: [], variations: [] })),
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
  const pocket = (color: Color): Shown['pockets'][Color] =>
    new Map(
      [...game.pocket(color)].map(([letter, count]) => [
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
    walls: wallsOf(game.fen()),
    pockets: { white: pocket('white'), black: pocket('black') },
    turn: game.turn(),
    letters: new Map([...on.letters].map(([letter, id]) => [letter, show(id, game.turn())])),
    moves: game.moves(),
    played: on.plies.map(({ move, san }) => ({ uci: move.uci, san })),
    startFen: game.startFen(),
    fen: game.fen(),
    checked: game.checked(),
    end: end === null ? null : endingOf(end, definition),
  };
}

/** Squares that a FEN marks with `*`. */
function wallsOf(fen: string): readonly string[] {
  const rows = (fen.split(/[ []/)[0] ?? '').split('/');
  return rows.flatMap((row, index) => {
    let file = 0;
    return [...row.matchAll(/\d+|\+?[a-z]['~]?|\*/gi)].flatMap(([cell]) => {
      const at = file;
      file += /^\d/.test(cell) ? Number(cell) : 1;
      return cell === '*' ? [`${String.fromCharCode(97 + at)}${rows.length - index}`] : [];
    });
  });
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
