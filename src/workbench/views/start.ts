import { html } from 'lit-html';
import type { Bench } from '../bench.js';
import { canOpenFromDisk, openFromDisk } from '../disk.js';
import { pastedHtml } from '../pasted-html.js';
import { fileNameFor } from '../texts.js';
import type { Content } from './view.js';

const WORDS = {
  templates: 'A new text',
  section: 'A section of variants.ini',
  document: 'A document with a table of pieces',
  paste: 'Paste a text',
  pasteHint:
    'A section of variants.ini, a document, an Interactive Diagram, a rules page as HTML or text, games as PGN, or positions as FEN.',
  open: 'Open it',
  files: 'Open files',
  disk: 'Open files to edit them in place',
  documents: 'Documents that come with fairyc',
  builtins: 'Built-in variants of Fairy-Stockfish',
  sections: 'Variants in its variants.ini',
  asSection: 'as a section',
  asDocument: 'as a document',
  search: 'Search documents and variants',
  found: (count: number): string => `${count} found`,
  refused: (name: string): string => `${name} cannot be written in this format.`,
} as const;

const EMPTY_SECTION = '[my-variant:chess]\n';
const EMPTY_DOCUMENT = `# My variant

* Board: 8x8
* Rules: chess
* Start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

| Name   | Abbr | Betza    |
| ------ | ---- | -------- |
| Pawn   | P    | fmWfceF  |
| Knight | N    | N        |
| Bishop | B    | B        |
| Rook   | R    | R        |
| Queen  | Q    | Q        |
| King   | K    | K        |
`;

/** The ways to start a new text. */
export function startView(bench: Bench): Content {
  let documents: readonly string[] = [];
  let builtins: readonly string[] = [];
  let sections: readonly string[] = [];
  let search = '';
  let pasted = '';
  let problem: string | null = null;
  let isAsked = false;

  async function openEngine(name: string, target: 'ini' | 'document'): Promise<void> {
    const text = await bench.games.call('games', 'engineVariantAs', name, target);
    problem = text === null ? WORDS.refused(name) : null;
    if (text === null) bench.redraw();
    else bench.add(target === 'ini' ? `${name}.ini` : `${name}.md`, text);
  }

  async function openDocument(file: string): Promise<void> {
    const text = await bench.games.call('games', 'documentNamed', file);
    if (text !== null) bench.add(file, text);
  }

  function paste(event: ClipboardEvent): void {
    const markup = pastedHtml(event.clipboardData);
    if (markup === null || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const { selectionEnd, selectionStart } = event.target;
    event.target.setRangeText(markup, selectionStart, selectionEnd, 'end');
    pasted = event.target.value;
  }

  const isFound = (name: string): boolean => name.toLowerCase().includes(search.toLowerCase());

  async function openFiles(event: Event): Promise<void> {
    const { files } = event.target as HTMLInputElement;
    for (const file of files ?? []) bench.add(file.name, await file.text());
  }

  const engineRow = (name: string) =>
    html`<li>
      ${name}
      <button @click=${() => openEngine(name, 'ini')} aria-label="${name} ${WORDS.asSection}">
        ${WORDS.asSection}
      </button>
      <button @click=${() => openEngine(name, 'document')} aria-label="${name} ${WORDS.asDocument}">
        ${WORDS.asDocument}
      </button>
    </li>`;

  const group = (title: string, names: readonly string[]) =>
    html`<h2>${title}</h2>
      <ul class="starts">
        ${names.filter(isFound).map(engineRow)}
      </ul>`;

  return {
    refresh() {
      if (isAsked) return;
      isAsked = true;
      void bench.games.call('games', 'starts').then((found) => {
        documents = found.documents;
        ({ builtins, sections } = found);
        bench.redraw();
      });
    },
    template: () => html`
      ${problem === null ? null : html`<p class="message error" role="alert">${problem}</p>`}
      <h2>${WORDS.templates}</h2>
      <p class="line">
        <button
          @click=${() => {
            bench.add('variants.ini', EMPTY_SECTION);
          }}
        >
          ${WORDS.section}
        </button>
        <button
          @click=${() => {
            bench.add('my-variant.md', EMPTY_DOCUMENT);
          }}
        >
          ${WORDS.document}
        </button>
      </p>
      <h2 id="paste">${WORDS.paste}</h2>
      <p>${WORDS.pasteHint}</p>
      <textarea
        aria-labelledby="paste"
        rows="4"
        .value=${pasted}
        @paste=${paste}
        @input=${(event: Event) => {
          pasted = (event.target as HTMLTextAreaElement).value;
        }}
      ></textarea>
      <p class="line">
        <button
          @click=${() => {
            bench.add(fileNameFor(pasted), pasted);
            pasted = '';
          }}
        >
          ${WORDS.open}
        </button>
        ${
          canOpenFromDisk()
            ? html`<button @click=${() => openFromDisk((file, text) => bench.add(file, text))}>
                ${WORDS.disk}
              </button>`
            : html`<label class="file"
                >${WORDS.files}
                <input
                  type="file"
                  multiple
                  accept=".ini,.md,.txt,.html,.pgn,.fen"
                  @change=${openFiles}
              /></label>`
        }
      </p>
      <label
        >${WORDS.search}
        <input
          type="search"
          .value=${search}
          @input=${(event: Event) => {
            search = (event.target as HTMLInputElement).value.trim();
            bench.redraw();
          }}
      /></label>
      ${
        search === ''
          ? null
          : html`<span role="status"
              >${WORDS.found([...documents, ...builtins, ...sections].filter(isFound).length)}</span
            >`
      }
      <h2>${WORDS.documents}</h2>
      <p class="line">
        ${documents.filter(isFound).map((file) => html`<button @click=${() => openDocument(file)}>${file.replace(/\.md$/, '')}</button>`)}
      </p>
      ${group(WORDS.builtins, builtins)} ${group(WORDS.sections, sections)}
    `,
  };
}
