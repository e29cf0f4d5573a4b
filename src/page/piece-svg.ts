import type { Color } from '../ir/board.js';
import { html, type Html } from './html.js';
import type { PieceLook } from './look.js';

/** The side of a square in all pictures. */
export const SQUARE = 40;

/** A piece drawn around a point, to fit a square. Its shape also shows its player: wedges are rotated, and discs have other letters. */
export function pieceSvg(look: PieceLook, color: Color, x: number, y: number): Html {
  const turn = look.shape === 'wedge' && color === 'black' ? ' rotate(180)' : '';
  return html`<g
    class="piece ${color}${look.promoted ? ' promoted' : ''}"
    transform="translate(${x} ${y})${turn}"
    >${shapeOf(look, color)}</g
  >`;
}

function shapeOf({ shape, text }: PieceLook, color: Color): Html {
  const letters = text[color];
  switch (shape) {
    case 'wedge':
      return html`<path
          class="body"
          d="M0-17 10.5-12.5 15 17H-15L-10.5-12.5Z"
        />${label(letters, 2)}`;
    case 'disc':
      return html`<circle class="body" r="16" />${label(letters, 0)}`;
    case 'figurine':
      // The variation selector after the figure prevents an emoji.
      return html`<text class="figurine" dy="0.36em" font-size="36">${letters}&#xfe0e;</text>`;
  }
}

/** Letters on a piece, smaller if there are more. */
function label(text: string, y: number): Html {
  const characters = [...text].length;
  const fitted = characters === 1 ? 20 : characters === 2 ? 15 : 11;
  return html`<text class="label" y="${y}" dy="0.35em" font-size="${fitted}" lang="ja"
    >${text}</text
  >`;
}

/** A single piece for tables and lists. Screen readers skip it, because the text beside it names the piece. */
export function pieceIcon(look: PieceLook, color: Color): Html {
  return html`<svg
    class="icon"
    viewBox="0 0 ${SQUARE} ${SQUARE}"
    width="${SQUARE}"
    height="${SQUARE}"
    aria-hidden="true"
    focusable="false"
  >
    ${pieceSvg(look, color, SQUARE / 2, SQUARE / 2)}
  </svg>`;
}
