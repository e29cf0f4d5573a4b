import { COLORS } from '../ir/board.js';
import type { ProgramBlock } from './blocks.js';
import { boardSvg, type BoardPicture } from './board-svg.js';
import type { Coordinates } from '../notation/coordinates.js';
import type { ExplainedChapter } from '../explain/variant.js';
import { PLAYERS } from '../explain/told-game.js';
import { html, type Html } from './html.js';
import { printNavigation, printPage, printSections, type Section } from './page-shell.js';
import { keyOfSigns, pieceRows, pieceTable } from './piece-table.js';
import { promotionTable } from './promotion-table.js';
import { handInWords, startInWords } from './start-in-words.js';
import type { StartPosition } from './start-position.js';
import { pagePiece, type PageSubject } from './subject.js';
import { zonesOf, type Zone } from './zones.js';

/** How a page is made. */
export interface PageOptions {
  /** Shogi's only where the variant is shogi-like: see `coordinatesOf`. */
  readonly coordinates: Coordinates;
  /** Where the page of all games is, as a relative address; null: nowhere. */
  readonly index: string | null;
}

/** A variant as one HTML file that needs no other. */
export function gamePage(subject: PageSubject, { coordinates, index }: PageOptions): string {
  const { files, ranks } = subject.game.board;
  const rows = pieceRows(subject, coordinates);
  const promotions = promotionTable(subject);
  const zones = zonesOf(subject, coordinates);
  const sections: readonly Section[] = [
    { id: 'pieces', title: 'Pieces', content: html`${keyOfSigns(rows)}${pieceTable(rows)}` },
    ...(promotions === null ? [] : [{ id: 'promotion', title: 'Promotion', content: promotions }]),
    ...(zones.length === 0
      ? []
      : [
          {
            id: 'zones',
            title: 'Zones and special squares',
            content: html`<div class="zones">
              ${zones.map((zone, place) => zoneFigure(subject, zone, place, coordinates))}
            </div>`,
          },
        ]),
    ...(subject.chapters.length === 0
      ? []
      : [{ id: 'rules', title: 'Rules', content: html`${subject.chapters.map(chapterPart)}` }]),
    { id: 'programs', title: 'For programs', content: html`${subject.blocks.map(programBlock)}` },
  ];
  return printPage({
    title: subject.title,
    description: `${subject.title}: start position, pieces and rules, on ${files} by ${ranks} squares.`,
    body: html`<header>
        <h1>${subject.title}</h1>
        <p class="lead">${leadOf(subject)}</p>
        ${printNavigation(sections, index)}
      </header>
      <main>${opening(subject, coordinates)} ${printSections(sections)}</main>
      <footer><p>Made with fairyc from one description of the game.</p></footer>`,
  });
}

/** A line on what kind of game it is. */
export function leadOf({ game, pieces }: PageSubject): string {
  const { files, ranks } = game.board;
  const drops = game.rules.pieceDrops && game.rules.capturesToHand;
  return [
    `${files} × ${ranks} squares`,
    `${pieces.length} kinds of piece`,
    ...(drops ? ['captured pieces change sides'] : []),
  ].join(' · ');
}

/** An empty board of the variant, to be drawn on. */
function emptyBoard(
  { game, isCheckered }: PageSubject,
  coordinates: Coordinates,
): Pick<BoardPicture, 'board' | 'coordinates' | 'checkered' | 'pieces' | 'walls' | 'marks'> {
  const checkered = isCheckered;
  return { board: game.board, coordinates, checkered, pieces: [], walls: [], marks: [] };
}

/** The picture of the start position; null: there is none. */
export function startPicture(subject: PageSubject, coordinates: Coordinates): BoardPicture | null {
  const { start, title } = subject;
  if (start === null) return null;
  return {
    ...emptyBoard(subject, coordinates),
    id: 'start',
    title: `Start position of ${title}`,
    description: startInWords(subject, start, coordinates).join(' '),
    pieces: start.pieces.map(({ color, piece, square }) => ({
      color,
      square,
      look: pagePiece(subject, piece).look,
    })),
    walls: start.walls,
  };
}

/** The picture of a zone, the `place`-th of the page. */
export function zonePicture(
  subject: PageSubject,
  { marks, text, title }: Zone,
  place: number,
  coordinates: Coordinates,
): BoardPicture {
  return {
    ...emptyBoard(subject, coordinates),
    id: `zone-${place + 1}`,
    title,
    description: text,
    marks,
  };
}

function zoneFigure(
  subject: PageSubject,
  zone: Zone,
  place: number,
  coordinates: Coordinates,
): Html {
  const picture = zonePicture(subject, zone, place, coordinates);
  return html`<figure>
    ${boardSvg(picture, 'in-page')}
    <figcaption><b>${zone.title}.</b> ${zone.text}</figcaption>
  </figure>`;
}

function opening(subject: PageSubject, coordinates: Coordinates): Html {
  const picture = startPicture(subject, coordinates);
  if (picture === null || subject.start === null)
    return html`<p>No text gives the start position of this game.</p>`;
  return html`<div class="opening">
    <figure>
      ${boardSvg(picture, 'in-page')}
      <figcaption>${startCaption(subject, subject.start)}</figcaption>
    </figure>
    <dl class="facts">
      <dt>Start position</dt>
      ${startInWords(subject, subject.start, coordinates).map(
        (sentence) => html`<dd>${sentence}</dd>`,
      )}
      <dt>As FEN</dt>
      <dd><code>${subject.game.startFen}</code></dd>
    </dl>
  </div>`;
}

function startCaption(subject: PageSubject, start: StartPosition): string {
  const hands = COLORS.flatMap((color) => {
    const hand = handInWords(subject, start, color);
    return hand === null ? [] : [`${PLAYERS[color]} has in hand ${hand}.`];
  });
  const turned = subject.isShogiLike ? ['Black’s pieces point down.'] : [];
  return ['White sits below.', ...turned, ...hands].join(' ');
}

function chapterPart({ heading, sentences }: ExplainedChapter): Html {
  return html`<h3>${heading}</h3>
    <ul>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
}

function programBlock({ text, title, use }: ProgramBlock): Html {
  return html`<h3>${title}</h3>
    <p>${text === null ? `${title} has no room for this game.` : use}</p>
    ${text === null ? null : html`<pre tabindex="0" aria-label="${title}"><code>${text}</code></pre>`} `;
}
