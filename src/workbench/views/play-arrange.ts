import { html, type TemplateResult } from 'lit-html';
import type { Color } from '../../ir/board.js';
import { pieceTemplate } from '../board/board.js';
import type { createTable } from '../board/table.js';
import {
  boardOf,
  cleared,
  hasHands,
  withCell,
  withInHand,
  withOtherTurn,
} from '../position-text.js';
import type { Shown } from '../workers/play.js';

const WORDS = {
  title: 'Set up a position by hand',
  hint: 'Choose a piece, then click squares. Click a square with that piece again to empty it.',
  pieces: { white: 'White pieces', black: 'Black pieces' },
  piece: { white: 'white', black: 'black' },
  empty: 'Empty a square',
  wall: 'Wall',
  more: 'Add to the hand',
  less: 'Remove from the hand',
  turn: { white: 'Let Black move', black: 'Let White move' },
  clear: 'Clear the board',
} as const;

/** What a click puts on a square, as written in a FEN; '' empties the square. */
type Tool = string;

/** Sets up positions on the board, by mouse, touch and keyboard: choose a piece, then the squares. */
export function createArranging(table: ReturnType<typeof createTable>, redraw: () => void) {
  let isOpen = false;
  let tool: Tool = '';
  /** The position that was requested and is not shown yet. */
  let requested: string | null = null;

  async function arrange(change: (fen: string) => string, { fen }: Shown): Promise<void> {
    const wanted = change(requested ?? fen);
    requested = wanted;
    await table.arrange(wanted);
    if (requested === wanted) requested = null;
  }

  const toolButton = (value: Tool, name: string, picture: TemplateResult | null) =>
    html`<button
      class=${tool === value ? 'selected' : ''}
      aria-pressed=${tool === value ? 'true' : 'false'}
      aria-label=${name}
      title=${name}
      data-tool=${value}
      @click=${() => {
        tool = value;
        redraw();
      }}
    >
      ${picture ?? name}
    </button>`;

  const palette = (color: Color, { letters }: Shown) =>
    html`<div class="pocket" role="group" aria-label=${WORDS.pieces[color]}>
      ${[...letters].map(([letter, piece]) =>
        toolButton(
          color === 'white' ? letter : letter.toLowerCase(),
          `${WORDS.piece[color]} ${piece.name}`,
          pieceTemplate({ ...piece, color }),
        ),
      )}
    </div>`;

  const hands = (on: Shown) => {
    if (!hasHands(on.fen)) return null;
    const cannot = !/^[a-z]/i.test(tool);
    return (['more', 'less'] as const).map(
      (change) =>
        html`<button
          ?disabled=${cannot}
          data-hand=${change}
          @click=${() => arrange((fen) => withInHand(fen, tool, change), on)}
        >
          ${WORDS[change]}
        </button> `,
    );
  };

  return {
    get isOpen() {
      return isOpen;
    },
    choose(square: string, on: Shown): void {
      table.setFocus(square);
      void arrange((fen) => {
        const isThere = boardOf(fen).cells.get(square) === tool;
        return withCell(fen, square, isThere || tool === '' ? null : tool);
      }, on);
    },
    template: (on: Shown) =>
      html`<details
        class="arranging"
        @toggle=${({ target }: Event) => {
          isOpen = target instanceof HTMLDetailsElement && target.open;
          if (isOpen) table.cancel();
          else table.playAgainst(table.opponentSide);
        }}
      >
        <summary>${WORDS.title}</summary>
        <p>${WORDS.hint}</p>
        ${palette('white', on)} ${palette('black', on)}
        <p class="line">
          ${toolButton('', WORDS.empty, null)} ${toolButton('*', WORDS.wall, null)} ${hands(on)}
          <button @click=${() => arrange(withOtherTurn, on)}>${WORDS.turn[on.turn]}</button>
          <button @click=${() => arrange(cleared, on)}>${WORDS.clear}</button>
        </p>
      </details>`,
  };
}
