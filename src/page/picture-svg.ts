import { html, type Html } from './html.js';
import { PICTURE_STYLE } from './picture-style.js';

/** What a picture is called and what is to be seen on it, for those who do not see it. */
export interface PictureWords {
  /** Letters, digits and hyphens, once in a page: ids begin with it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** In a page, whose style it has; or a file of its own, with the style in it. */
export type PicturePlace = 'in-page' | 'alone';

/** A picture with a margin around what is drawn; `scale` is how large a unit is shown. */
export function pictureSvg(
  { description, id, title }: PictureWords,
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
