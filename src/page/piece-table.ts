import type { Coordinates } from '../notation/coordinates.js';
import { html, type Content, type Html } from './html.js';
import { moveDiagramSvg, signsOf, type MovePicture, type Sign } from './move-diagram-svg.js';
import { movesOf, type PieceMoves, type RegionChoice } from './piece-moves.js';
import { pieceIcon, SQUARE } from './piece-svg.js';
import { squaresInWords } from '../explain/squares.js';
import { listInWords } from '../explain/words.js';
import type { PagePiece, PageSubject } from './subject.js';

/** A diagram of a piece, and from which squares it moves so (null: from everywhere). */
export interface PieceDiagram {
  readonly picture: MovePicture;
  readonly caption: string | null;
}

/** A piece with all that is shown of its moves. */
export interface PieceRow {
  readonly piece: PagePiece;
  readonly diagrams: readonly PieceDiagram[];
}

/** Every piece with its moves, in the order of the pieces. */
export function pieceRows(subject: PageSubject, coordinates: Coordinates): readonly PieceRow[] {
  return subject.pieces.map((piece, place) => {
    const all = movesOf(subject.game, piece.piece);
    const diagrams = all.map((moves, index) => ({
      caption: captionOf(moves, subject, coordinates),
      picture: {
        id: `moves-${place + 1}${all.length === 1 ? '' : `-${index + 1}`}`,
        title: titleOf(piece, moves, subject, coordinates),
        description: piece.moves.join(' '),
        look: piece.look,
        diagram: moves.diagram,
      },
    }));
    return { piece, diagrams };
  });
}

function titleOf(
  { name }: PagePiece,
  moves: PieceMoves,
  subject: PageSubject,
  coordinates: Coordinates,
): string {
  const caption = captionOf(moves, subject, coordinates);
  return caption === null ? `Moves of ${name}` : `Moves of ${name} ${caption}`;
}

function captionOf(
  { from }: PieceMoves,
  { game }: PageSubject,
  coordinates: Coordinates,
): string | null {
  if (from === null) return null;
  const where = squaresInWords(from.squares, game.board, coordinates);
  const names = wordsFor(from);
  return names === null ? `from ${where}` : `from ${names} (${where})`;
}

/** The names that a document gives to its regions. */
function wordsFor({ regions }: RegionChoice): string | null {
  const names = regions.filter((name) => !name.startsWith('@'));
  return names.length === 0 ? null : `${listInWords(names)} squares`;
}

/** What the signs in the diagrams of a page mean. */
export function keyOfSigns(rows: readonly PieceRow[]): Html {
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

/** The rows as a table, unpromoted pieces first. */
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
      ${piece.moves.map((sentence): Content => html`<p>${sentence}</p>`)}${
        piece.betza !== null &&
        html`<p class="note">Betza notation: <code>${piece.betza}</code></p>`
      }
    </div>
  </div>`;
}
