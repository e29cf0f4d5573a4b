import { html, type Html } from './html.js';
import { PAGE_STYLE } from './page-style.js';
import { PICTURE_STYLE } from './picture-style.js';

/** One part of a page under a heading. */
export interface Section {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly content: Html;
}

/** A page as a self-contained HTML file. It loads nothing from elsewhere, and runs no script except the given one. */
export function printPage(page: {
  readonly title: string;
  readonly description: string;
  /** The hash of the only script that may run; no script may run without it. */
  readonly script?: string;
  /** Style in addition to that of every page. */
  readonly style?: Html;
  readonly body: Html;
}): string {
  const scripts = page.script === undefined ? '' : ` script-src '${page.script}';`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline';${scripts} base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${page.description}" />
        <title>${page.title}</title>
        <style>
          ${PICTURE_STYLE}${PAGE_STYLE}${page.style}
        </style>
      </head>
      <body>
        ${page.body}
      </body>
    </html> `.toString();
}

/** The parts of a page, one after another. */
export function printSections(sections: readonly Section[]): Html {
  return html`${sections.map(
    ({ content, id, title }) =>
      html`<section id="${id}" aria-labelledby="${id}-heading">
        <h2 id="${id}-heading">${title}</h2>
        ${content}
      </section> `,
  )}`;
}

/** Links to the sections of a page and to the index. */
export function printNavigation(sections: readonly Section[], index: string | null): Html {
  return html`<nav aria-label="On this page">
    <ul>
      ${sections.map(
        ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
      )}${index === null ? null : html`<li><a href="${index}">All games</a></li>`}
    </ul>
  </nav>`;
}
