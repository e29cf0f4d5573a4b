import { inlineMarkup } from './author-words.js';
import { html, type Content, type Html } from './html.js';
import { moveDiagramSvg, signsOf, type Sign } from './move-diagram-svg.js';
import type { PieceRow } from './piece-rows.js';
import { pieceIcon, SQUARE } from './piece-svg.js';
import type { PagePiece } from './subject.js';

/** The legend of the signs in the diagrams of a page. */
export function signLegend(rows: readonly PieceRow[]): Html {
  const signs = signsOf(rows.flatMap(({ diagrams }) => diagrams.map((d) => d.picture.diagram)));
  return html`<ul class="key" aria-label="Signs in the diagrams">
    ${signs.map(keyItem)}
  </ul>`;
}

function keyItem({ meaning, sign }: Sign): Html {
  const half = SQUARE / 2;
  return html`<li>
    <svg viewBox="-${half} -${half} ${SQUARE} ${SQUARE}" aria-hidden="true" focusable="false">
      <rect class="ground" x="-${half}" y="-${half}" width="${SQUARE}" height="${SQUARE}" />
      ${sign}</svg
    >${meaning}
  </li>`;
}

/** The pieces and their moves as a table. */
export function pieceTable(rows: readonly PieceRow[]): Html {
  return html`<table>
    <caption>
      How each piece moves, seen from White
    </caption>
    <thead>
      <tr>
        <th scope="col">Piece</th>
        <th scope="col">Moves</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${pieceHead(row.piece)}</th>
            <td>${moves(row)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

function pieceHead({ letters, look, name, otherGlyphs, royal, value }: PagePiece): Html {
  const notes = [
    ...(letters === null ? [] : [`Letter ${letters}`]),
    ...(otherGlyphs.length === 0 ? [] : [`also ${otherGlyphs.join(' ')}`]),
    ...(royal ? ['royal'] : []),
    ...(value === null ? [] : [`worth ${value}`]),
  ];
  return html`${pieceIcon(look, 'white')}<span class="names">${name}</span>${
      notes.length > 0 && html`<span class="note">${notes.join(', ')}</span>`
    }`;
}

function moves({ diagrams, piece }: PieceRow): Html {
  return html`<div class="moves">
    ${diagrams.map(
      ({ caption, picture }) =>
        html`<figure>
          ${moveDiagramSvg(picture, 'in-page')}${caption !== null && html`<figcaption>${caption}</figcaption>`}
        </figure>`,
    )}
    <div class="words">
      ${piece.moves.map((sentence): Content => html`<p>${sentence}</p>`)}
      ${piece.remarks.map((remark): Content => html`<p>${inlineMarkup(remark)}</p>`)}${
        piece.betza !== null &&
        html`<p class="note">Betza notation: <code>${piece.betza}</code></p>`
      }
    </div>
  </div>`;
}
