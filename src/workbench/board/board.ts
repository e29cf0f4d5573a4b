import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { pieceIcon } from '../../page/piece-svg.js';
import { squareName } from '../position-text.js';
import type { ShownPiece } from '../workers/play.js';

const WORDS = {
  board: 'Board',
  empty: 'empty',
  wall: 'wall',
  target: 'possible target',
  check: 'in check',
  colors: { white: 'white', black: 'black' },
} as const;

/** What a board shows. Squares are named `a1`. */
interface BoardLook {
  readonly files: number;
  readonly ranks: number;
  readonly checkered: boolean;
  /** Whether Black's side is at the bottom. */
  readonly turned: boolean;
  readonly pieces: ReadonlyMap<string, ShownPiece>;
  readonly walls: readonly string[];
  readonly checked: readonly string[];
  readonly selected: string | null;
  readonly targets: readonly string[];
  readonly lastMove: readonly string[];
  /** The square with the keyboard focus. */
  readonly focus: string;
}

/** The handlers of its events. */
interface BoardEvents {
  readonly choose: (square: string) => void;
  readonly focus: (square: string) => void;
}

/** A piece as a picture. */
export function pieceTemplate({ color, look }: ShownPiece): TemplateResult {
  return html`${unsafeHTML(pieceIcon(look, color).toString())}`;
}

/** A board whose squares are buttons, for mouse, touch and arrow keys. */
export function boardTemplate(look: BoardLook, events: BoardEvents): TemplateResult {
  const { files, ranks, turned } = look;
  const order = (count: number): readonly number[] => {
    const all = Array.from({ length: count }, (_, index) => index);
    return turned ? all.toReversed() : all;
  };
  const fileNumbers = order(files);
  const rankNumbers = order(ranks).toReversed();
  return html`<div
    class="board"
    role="grid"
    aria-label=${WORDS.board}
    data-files=${files}
    data-ranks=${ranks}
    @keydown=${(event: KeyboardEvent) => {
      moveFocus(event, look, events);
    }}
  >
    ${rankNumbers.map(
      (rank, row) =>
        html`<div role="row" class="row">
          ${fileNumbers.map((file, column) =>
            cell(squareName(file, rank), look, events, {
              file: row === ranks - 1,
              rank: column === 0,
              dark: look.checkered && (file + rank) % 2 === 0,
            }),
          )}
        </div>`,
    )}
  </div>`;
}

function cell(
  square: string,
  look: BoardLook,
  events: BoardEvents,
  at: { readonly file: boolean; readonly rank: boolean; readonly dark: boolean },
): TemplateResult {
  const piece = look.pieces.get(square);
  const isWall = look.walls.includes(square);
  const isTarget = look.targets.includes(square);
  const isChecked = look.checked.includes(square);
  const stands =
    piece === undefined
      ? isWall
        ? WORDS.wall
        : WORDS.empty
      : `${WORDS.colors[piece.color]} ${piece.name}`;
  const label = [square, stands, isChecked && WORDS.check, isTarget && WORDS.target]
    .filter((part) => part !== false)
    .join(', ');
  const classes = [
    'square',
    at.dark && 'dark-square',
    isWall && 'wall-square',
    isTarget && (piece === undefined ? 'target' : 'target taking'),
    isChecked && 'checked',
    look.selected === square && 'selected',
    look.lastMove.includes(square) && 'last-move',
  ].filter((name) => name !== false);
  return html`<button
    role="gridcell"
    class=${classes.join(' ')}
    data-square=${square}
    aria-label=${label}
    aria-selected=${look.selected === square ? 'true' : 'false'}
    tabindex=${look.focus === square ? '0' : '-1'}
    @click=${() => {
      events.choose(square);
    }}
    @focus=${() => {
      events.focus(square);
    }}
  >
    ${piece === undefined ? null : pieceTemplate(piece)}
    ${at.rank ? html`<span class="rank-label" data-label=${square.slice(1)}></span>` : null}
    ${at.file ? html`<span class="file-label" data-label=${square.charAt(0)}></span>` : null}
  </button>`;
}

const STEPS: Readonly<Record<string, readonly [file: number, rank: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function moveFocus(
  event: KeyboardEvent,
  { files, ranks, turned }: BoardLook,
  events: BoardEvents,
): void {
  const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
  const focus = event.target instanceof HTMLElement ? event.target.dataset['square'] : undefined;
  if (step === undefined || focus === undefined) return;
  event.preventDefault();
  const way = turned ? -1 : 1;
  const file = Math.max(0, Math.min(files - 1, focus.charCodeAt(0) - 97 + step[0] * way));
  const rank = Math.max(0, Math.min(ranks - 1, Number(focus.slice(1)) - 1 + step[1] * way));
  const square = squareName(file, rank);
  events.focus(square);
  const board = event.currentTarget;
  if (board instanceof HTMLElement)
    board.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
}
