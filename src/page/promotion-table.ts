import type { OneOrAny } from '../ir/rules.js';
import type { Game, GamePiece } from '../play/game.js';
import { html, type Html } from './html.js';
import { pieceIcon } from './piece-svg.js';
import { pagePiece, type PagePiece, type PageSubject } from './subject.js';

/** A piece and what it may become. */
export interface PromotionPair {
  readonly from: PagePiece;
  readonly to: readonly PagePiece[];
}

/** Who promotes to what, in the order of the pieces. */
export function promotionPairs(subject: PageSubject): readonly PromotionPair[] {
  return subject.pieces.flatMap((from) => {
    const to = formsOf(subject.game, from.piece).map((id) => pagePiece(subject, id));
    return to.length === 0 ? [] : [{ from, to }];
  });
}

function formsOf(game: Game, { choices, id, promotesTo }: GamePiece): readonly string[] {
  const { promotionPawnTypes, promotionPieceTypes } = game.rules;
  const known = (type: OneOrAny<string>): type is string =>
    game.pieces.some((piece) => piece.id === type);
  const asPawn = promotionPawnTypes.white.includes(id)
    ? (choices ?? promotionPieceTypes.white)
    : (choices ?? []);
  return [...new Set([...(promotesTo === null ? [] : [promotesTo]), ...asPawn])].filter(known);
}

/** The pairs as a table; null: nothing promotes. */
export function promotionTable(subject: PageSubject): Html | null {
  const pairs = promotionPairs(subject);
  if (pairs.length === 0) return null;
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
