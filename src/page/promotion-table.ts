import { html, type Html } from './html.js';
import { pieceIcon } from './piece-svg.js';
import type { PagePiece, PromotionPair } from './subject.js';

/** The pairs as a table. */
export function promotionTable(pairs: readonly PromotionPair[]): Html {
  return html`<table>
    <caption>
      What each piece may become
    </caption>
    <thead>
      <tr>
        <th scope="col">Piece</th>
        <th scope="col">Promotes to</th>
      </tr>
    </thead>
    <tbody>
      ${pairs.map(
        ({ from, to }) =>
          html`<tr>
            <th scope="row">${named(from)}</th>
            <td>${to.map(named)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

function named({ look, name }: PagePiece): Html {
  return html`<span class="pair"
    >${pieceIcon(look, 'white')}<span class="names">${name}</span></span
  >`;
}
