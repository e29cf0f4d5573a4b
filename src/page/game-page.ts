import type { ExplainedChapter } from '../explain/variant.js';
import type { ProgramBlock } from './blocks.js';
import { boardSvg } from './board-svg.js';
import type { GameSheet, StartPart, ZonePart } from './game-sheet.js';
import { html, withoutControls, type Html } from './html.js';
import { printNavigation, printPage, printSections, type Section } from './page-shell.js';
import { keyOfSigns, pieceTable } from './piece-table.js';
import { promotionTable } from './promotion-table.js';

/** A game as one HTML file that needs no other; `index` is the relative address of the page of all games, null: there is none. */
export function gamePage(sheet: GameSheet, index: string | null): string {
  const { lead, start, title } = sheet;
  const sections = sectionsOf(sheet);
  return printPage({
    title,
    description: `${title}: start position, pieces and rules.`,
    body: html`<header>
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        ${printNavigation(sections, index)}
      </header>
      <main>
        ${start === null ? html`<p>${NO_START}</p>` : opening(start)} ${printSections(sections)}
      </main>
      <footer><p>${MADE_WITH}</p></footer>`,
  });
}

/** Where there is no picture of the start position. */
export const NO_START = 'No text gives the start position of this game.';
export const MADE_WITH = 'Made with fairyc from one description of the game.';

/** Parts without anything to say are left out. */
function sectionsOf(sheet: GameSheet): readonly Section[] {
  const { blocks, chapters, promotions, rows, zones } = sheet;
  const part = (when: boolean, id: string, title: string, content: () => Html): Section[] =>
    when ? [{ id, title, content: content() }] : [];
  return [
    ...part(true, 'pieces', 'Pieces', () => html`${keyOfSigns(rows)}${pieceTable(rows)}`),
    ...part(promotions.length > 0, 'promotion', 'Promotion', () => promotionTable(promotions)),
    ...part(
      zones.length > 0,
      'zones',
      'Zones and special squares',
      () => html`<div class="zones">${zones.map(zoneFigure)}</div>`,
    ),
    ...part(chapters.length > 0, 'rules', 'Rules', () => html`${chapters.map(chapterPart)}`),
    ...part(true, 'programs', 'For programs', () => html`${blocks.map(programBlock)}`),
  ];
}

function opening({ caption, fen, picture, sentences }: StartPart): Html {
  return html`<div class="opening">
    <figure>
      ${boardSvg(picture, 'in-page')}
      <figcaption>${caption}</figcaption>
    </figure>
    <dl class="facts">
      <dt>Start position</dt>
      ${sentences.map((sentence) => html`<dd>${sentence}</dd>`)}
      <dt>As FEN</dt>
      <dd><code>${fen}</code></dd>
    </dl>
  </div>`;
}

function zoneFigure({ picture, text, title }: ZonePart): Html {
  return html`<figure>
    ${boardSvg(picture, 'in-page')}
    <figcaption><b>${title}.</b> ${text}</figcaption>
  </figure>`;
}

function chapterPart({ heading, sentences }: ExplainedChapter): Html {
  return html`<h3>${heading}</h3>
    <ul>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
}

function programBlock({ text, title, use }: ProgramBlock): Html {
  return html`<h3>${title}</h3>
    <p>${text === null ? noRoom(title) : use}</p>
    ${text !== null && download(title, text)}
    ${text !== null && html`<pre tabindex="0" aria-label="${title}"><code>${text}</code></pre>`} `;
}

/** The text as a file: the address holds all of it, so that the page needs no other. */
function download(title: string, text: string): Html {
  const name = title === 'Fairy-Stockfish' ? 'variants.ini' : 'xboard.txt';
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(withoutControls(text))}`;
  return html`<p><a download="${name}" href="${address}">Download ${name}</a></p>`;
}

/** Of a program that refuses a game. */
export function noRoom(program: string): string {
  return `This game does not fit into ${program}.`;
}
