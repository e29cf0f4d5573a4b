/** What a page puts on the clipboard, as much of it as says something of a game. */

/** Tables, programs and applets are lost in the plain text of a page. */
const MEANS_MORE = /<(?:table|applet|script|pre)\b/i;

/** Null: the plain text says as much. */
export function pastedHtml(clipboard: DataTransfer | null): string | null {
  const html = clipboard?.getData('text/html') ?? '';
  return MEANS_MORE.test(html) ? withoutLooks(html) : null;
}

/** The same markup without what only says how it looks. It is read as text, and never becomes part of this page. */
function withoutLooks(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(?:style|class|on.*)$/.test(name)) element.removeAttribute(name);
  return body.innerHTML.replaceAll(/<!--(?:Start|End)Fragment-->/g, '').trim();
}
