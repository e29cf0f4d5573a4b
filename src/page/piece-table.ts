import { html, type Html } from './html.js';
import { pieceIcon } from './piece-svg.js';
import type { PagePiece, PageSubject } from './subject.js';

/** Every piece with its moves, unpromoted ones first. */
export function pieceTable(subject: PageSubject): Html {
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
      ${subject.pieces.map(
        (piece) =>
          html`<tr>
            <th scope="row">${pieceHead(piece)}</th>
            <td>${moves(piece)}</td>
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

function moves({ betza }: PagePiece): Html {
  return html`<div class="moves">
    <div class="words">
      ${betza === null ? null : html`<p class="note">Betza notation: <code>${betza}</code></p>`}
    </div>
  </div>`;
}
