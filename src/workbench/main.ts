import { html, render, type TemplateResult } from 'lit-html';
import { PALETTE } from '../page/page-style.js';
import { PICTURE_STYLE } from '../page/picture-style.js';
import { createBench, isUntouched } from './bench.js';
import { editorBar } from './editor-bar.js';
import { saveToDisk } from './disk.js';
import { download } from './download.js';
import { packLink, resumedOf, unpackLink, type Shared } from './link.js';
import type { PlayView } from './views/play.js';
import { problemCount, problemsView } from './views/problems.js';
import { fetchedView, type Content, type View } from './views/view.js';
import type { Followed } from './texts.js';

const WORDS = {
  title: 'fairyc workbench',
  text: 'Text',
  variant: 'Variant',
  share: 'Copy link',
  shared: 'Link copied',
  save: 'Save file',
  saved: 'Saved',
  rename: 'File name',
  remove: 'Remove',
  sure: (file: string): string => `Remove ${file} from this browser? This cannot be undone.`,
  views: 'Views',
  tabs: {
    start: 'Start from',
    game: 'Game',
    play: 'Play',
    output: 'Output',
    compare: 'Compare',
    engine: 'Engine',
    pieces: 'Pieces',
  },
  announced: (count: number): string =>
    count === 0 ? 'No problems found.' : count === 1 ? '1 problem' : `${count} problems`,
  brought: (file: string): string =>
    `This link contains the text ${file}. Open it? Your own texts are kept.`,
  take: 'Open',
  leave: 'Do not open',
} as const;

document.adoptedStyleSheets = [pictureStyle()];
const root = document.createElement('div');
root.className = 'page';
document.body.append(root);

let isQueued = false;
/** What was last done with the text; a button confirms it. */
let done: 'shared' | 'saved' | null = null;
let brought: Shared | null = null;
let current = 'problems';
/** The session storage key for the view and game to show after a reload. */
const RESUMED = 'fairyc.resumed';

const bench = createBench(redraw);
/** Null until it is first opened. */
let play: PlayView | null = null;
/** The game to open in it. */
let firstGame: Shared['game'] = null;
const views: readonly View[] = [
  fetched('start', async () => (await import('./views/start.js')).startView(bench)),
  problemsView(bench),
  fetched('game', async () => (await import('./views/game.js')).gameView(bench)),
  fetched('play', openPlay),
  fetched('output', async () => (await import('./views/output.js')).outputView(bench)),
  fetched('compare', async () => (await import('./views/compare.js')).compareView(bench)),
  fetched('engine', async () => (await import('./views/engine.js')).engineView(bench)),
  fetched('pieces', async () => (await import('./views/pieces.js')).piecesView(bench)),
];
addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void save();
});
addEventListener('hashchange', () => void openLink());
resume();
void openLink();
redraw();
// `fairyc serve FILE…` opens this address. The page then polls for the files and caches nothing.
const followsFiles = location.search === '?files';
if (followsFiles) void followFiles();
else void keepSite();

/** Caches the whole site for offline use, after the first result. */
async function keepSite(): Promise<void> {
  await bench.firstResult;
  if ('serviceWorker' in navigator)
    await navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}

function fetched(id: keyof typeof WORDS.tabs, content: () => Promise<Content>): View {
  return fetchedView(id, WORDS.tabs[id], content, redraw);
}

function redraw(): void {
  if (isQueued) return;
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    views.find(({ id }) => id === current)?.refresh?.();
    render(page(), root);
  });
}

/** How long to wait before the files are fetched again, in milliseconds. */
const PAUSE = 700;

async function followFiles(): Promise<void> {
  try {
    const response = await fetch('./files.json', { cache: 'no-store' });
    const { files } = (await response.json()) as Followed;
    bench.follow(files);
  } catch {
    // `fairyc serve` was stopped; the last content stays.
  }
  setTimeout(() => void followFiles(), PAUSE);
}

function show(id: string): void {
  current = id;
  redraw();
}

/** Adds the text of a link; asks first if the user has texts already. */
async function openLink(): Promise<void> {
  const shared = await unpackLink(location.hash);
  if (shared === null) return;
  history.replaceState(null, '', location.pathname + location.search);
  brought = shared;
  if (isUntouched(bench)) takeLink();
  else redraw();
}

function takeLink(): void {
  if (brought === null) return;
  const { file, game, text, view } = brought;
  brought = null;
  if (game !== null) bring(game);
  bench.add(file, text);
  if (views.some(({ id }) => id === view)) current = view;
  redraw();
}

/** Reloads the page and keeps the game on the board. */
function reopen(): void {
  sessionStorage.setItem(RESUMED, JSON.stringify({ view: current, game: sharedGame() }));
  location.reload();
}

function resume(): void {
  const kept = resumedOf(sessionStorage.getItem(RESUMED));
  sessionStorage.removeItem(RESUMED);
  if (kept === null) return;
  if (kept.game !== null) bring(kept.game);
  if (views.some(({ id }) => id === kept.view)) current = kept.view;
}

async function openPlay(): Promise<Content> {
  const { playView } = await import('./views/play.js');
  play = playView(bench, reopen);
  if (firstGame !== null) play.bring(firstGame);
  return play;
}

function bring(game: NonNullable<Shared['game']>): void {
  firstGame = game;
  play?.bring(game);
}

function sharedGame(): Shared['game'] {
  return play === null ? firstGame : play.shared();
}

async function share(): Promise<void> {
  const { file, text } = bench.text;
  const fragment = await packLink({ file, text, view: current, game: sharedGame() });
  await navigator.clipboard.writeText(location.origin + location.pathname + fragment);
  done = 'shared';
  redraw();
}

/** Saves to the disk if the browser can, and otherwise downloads. */
async function save(): Promise<void> {
  const saved = await saveToDisk(bench.text);
  if (saved === 'unable') download(bench.text.file, bench.text.text);
  if (saved === 'saved') done = 'saved';
  redraw();
}

function header(): TemplateResult {
  const { text, texts, variant, variants } = bench;
  return html`<header class="bar">
    <h1>${WORDS.title}</h1>
    <label
      >${WORDS.text}
      <select
        class="texts"
        @change=${(event: Event) => {
          bench.open((event.target as HTMLSelectElement).value);
        }}
      >
        ${texts.map(({ file, id }) => html`<option value=${id} ?selected=${id === text.id}>${file}</option>`)}
      </select></label
    >
    <label
      >${WORDS.rename}
      <input
        class="file-name"
        .value=${text.file}
        spellcheck="false"
        @change=${(event: Event) => {
          bench.rename((event.target as HTMLInputElement).value.trim() || 'variants.ini');
        }}
    /></label>
    ${
      variants.length < 2
        ? null
        : html`<label
            >${WORDS.variant}
            <select
              class="variants"
              @change=${(event: Event) => {
                bench.choose((event.target as HTMLSelectElement).value);
              }}
            >
              ${variants.map((name) => html`<option ?selected=${name === variant}>${name}</option>`)}
            </select></label
          >`
    }
    <span class="actions">
      <button @click=${() => share()}>${done === 'shared' ? WORDS.shared : WORDS.share}</button>
      <button @click=${() => save()}>${done === 'saved' ? WORDS.saved : WORDS.save}</button>
      <button
        @click=${() => {
          if (confirm(WORDS.sure(text.file))) bench.remove();
        }}
      >
        ${WORDS.remove}
      </button>
    </span>
  </header>`;
}

function question(): TemplateResult | null {
  if (brought === null) return null;
  return html`<div class="brought" role="alert">
    <p>${WORDS.brought(brought.file)}</p>
    <button @click=${takeLink}>${WORDS.take}</button>
    <button
      @click=${() => {
        brought = null;
        redraw();
      }}
    >
      ${WORDS.leave}
    </button>
  </div>`;
}

function page(): TemplateResult {
  const tab = ({ count, id, title }: View): TemplateResult => {
    const number = count?.() ?? 0;
    return html`<button
      role="tab"
      id="tab-${id}"
      aria-controls="view"
      aria-selected=${id === current ? 'true' : 'false'}
      tabindex=${id === current ? '0' : '-1'}
      @click=${() => {
        show(id);
      }}
    >
      ${title}${number === 0 ? null : html` <span class="count">${number}</span>`}
    </button>`;
  };
  const { isPartial, analysis } = bench;
  return html`${header()} ${question()}
    <p class="announced" role="status">
      ${analysis === null || isPartial ? null : WORDS.announced(problemCount(analysis.problems))}
    </p>
    <main data-view=${current}>
      <section class="editor" aria-label=${WORDS.text}>
        ${editorBar(bench)} ${bench.editor.dom}
      </section>
      <section class="views">
        <div role="tablist" aria-label=${WORDS.views} @keydown=${moveTab}>${views.map(tab)}</div>
        <div role="tabpanel" id="view" aria-labelledby="tab-${current}" tabindex="0">
          ${views.find(({ id }) => id === current)?.template()}
        </div>
      </section>
    </main>`;
}

function moveTab(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const at = views.findIndex(({ id }) => id === current);
  const next = views[(at + step + views.length) % views.length];
  if (next === undefined) return;
  show(next.id);
  document.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
}

/** The style of pictures on game pages, and the board sizes as CSS variables. */
function pictureStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const sides = Array.from({ length: 16 }, (_, index) => index + 1);
  const sizes = sides.map(
    (side) =>
      `.board[data-files='${side}']{--files:${side}}.board[data-ranks='${side}']{--ranks:${side}}`,
  );
  sheet.replaceSync(PALETTE.toString() + PICTURE_STYLE.toString() + sizes.join(''));
  return sheet;
}
