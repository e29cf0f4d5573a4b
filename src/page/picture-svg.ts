import { html, type Html } from './html.js';
import { PICTURE_STYLE } from './picture-style.js';

/** The id, title and description of a picture; screen readers read the latter two. */
export interface PictureText {
  /** Letters, digits and hyphens, unique on the page. Ids of elements begin with it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Whether a picture is in a page, which has the style, or a separate file, which contains the style. */
export type PicturePlace = 'in-page' | 'alone';

/** A picture with a margin around the drawing; `scale` is the size of a unit in pixels. */
export function pictureSvg(
  { description, id, title }: PictureText,
  size: {
    readonly width: number;
    readonly height: number;
    readonly margin: number;
    readonly scale: number;
  },
  drawing: Html,
  place: PicturePlace,
): Html {
  const width = size.width + 2 * size.margin;
  const height = size.height + 2 * size.margin;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="${-size.margin} ${-size.margin} ${width} ${height}"
    width="${Math.round(width * size.scale)}"
    height="${Math.round(height * size.scale)}"
    role="img"
    aria-labelledby="${id}-title"
    aria-describedby="${id}-text"
  >
    <title id="${id}-title">${title}</title>
    <desc id="${id}-text">${description}</desc>
    ${
      place === 'alone'
        ? html`<style>
            ${PICTURE_STYLE}
          </style>`
        : null
    }${drawing}
  </svg>`;
}
