import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes, Parents } from 'mdast';
import { html, type Html } from '../../page/html.js';

/** The language service's Markdown as HTML. Keeps only the elements that it uses; HTML in the text is escaped. */
export function markdownHtml(text: string): string {
  return htmlOf(fromMarkdown(text)).toString();
}

function contents({ children }: Parents): readonly Html[] {
  return children.map(htmlOf);
}

function htmlOf(node: Nodes): Html {
  switch (node.type) {
    case 'root':
      return html`${contents(node)}`;
    case 'paragraph':
      return html`<p>${contents(node)}</p>`;
    case 'heading':
      return html`<p><b>${contents(node)}</b></p>`;
    case 'strong':
      return html`<b>${contents(node)}</b>`;
    case 'emphasis':
      return html`<i>${contents(node)}</i>`;
    case 'inlineCode':
      return html`<code>${node.value}</code>`;
    case 'code':
      return html`<pre>${node.value}</pre>`;
    case 'list':
      return html`<ul>
        ${contents(node)}
      </ul>`;
    case 'listItem':
      return html`<li>${contents(node)}</li>`;
    case 'thematicBreak':
      return html`<hr />`;
    case 'break':
      return html`<br />`;
    case 'text':
    case 'html':
    case 'yaml':
      return html`${node.value}`;
    case 'blockquote':
    case 'delete':
    case 'footnoteDefinition':
    case 'link':
    case 'linkReference':
    case 'table':
    case 'tableCell':
    case 'tableRow':
      return html`${contents(node)}`;
    case 'definition':
    case 'footnoteReference':
    case 'image':
    case 'imageReference':
      return html``;
  }
}
