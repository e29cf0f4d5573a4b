import type { AuthorWords, WordsBlock, WordsPart } from '../ir/author-words.js';
import { html, type Html } from './html.js';
import { inlineOf, type Inline } from './inline.js';
import type { Section } from './page-shell.js';

/** The author's introduction: the text before the first heading, and facts such as the inventor. */
export function introduction({ facts, parts }: AuthorWords): Html {
  const opening = parts.filter(({ heading }) => heading === null);
  return html`${opening.map(partOf)}${
    facts.length > 0 &&
    html`<dl class="facts">
      ${facts.map(
        ({ name, text }) =>
          html`<dt>${name}</dt>
            <dd>${inlineMarkup(text)}</dd>`,
      )}
    </dl>`
  }`;
}

/** The author's text under the headings of piece tables. */
export function authorTextOnPieces({ parts }: AuthorWords): Html {
  return html`${parts.filter(({ ofPieces }) => ofPieces).map(partOf)}`;
}

/** The author's text under other headings, such as strategy, history and sources. */
export function authorSections({ parts }: AuthorWords): readonly Section[] {
  return parts.flatMap((part, index) =>
    part.heading === null || part.ofPieces
      ? []
      : [{ id: `words-${index + 1}`, title: part.heading, content: partOf(part) }],
  );
}

function partOf({ blocks }: WordsPart): Html {
  return html`${blocks.map(blockOf)}`;
}

function blockOf(block: WordsBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${inlineMarkup(block.text)}</p> `;
    case 'code':
      return html`<pre tabindex="0"><code>${block.text}</code></pre> `;
    case 'bullets':
      return html`<ul>
        ${items(block.items)}
      </ul>`;
    case 'numbered':
      return html`<ol>
        ${items(block.items)}
      </ol>`;
    case 'table': {
      const [header = [], ...rows] = block.rows;
      return html`<table>
        <thead>
          <tr>
            ${header.map((cell) => html`<th scope="col">${inlineMarkup(cell)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${cells.map((cell) => html`<td>${inlineMarkup(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`;
    }
  }
}

function items(texts: readonly string[]): Html {
  return html`${texts.map((text) => html`<li>${inlineMarkup(text)}</li>`)}`;
}

/** A text of the author, with its links, emphasis and code. */
export function inlineMarkup(text: string): Html {
  return html`${inlineOf(text).map(inlinePart)}`;
}

function inlinePart(part: Inline): Html {
  const { kind, text } = part;
  switch (kind) {
    case 'text':
      return html`${text}`;
    case 'strong':
      return html`<strong>${text}</strong>`;
    case 'emphasis':
      return html`<em>${text}</em>`;
    case 'code':
      return html`<code>${text}</code>`;
    case 'link':
      return html`<a href="${part.address}" rel="nofollow noopener">${text}</a>`;
  }
}
