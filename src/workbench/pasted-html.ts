/** What a page puts on the clipboard, as much of it as says something of a game. */

/** Tables, programs and applets are lost in the plain text of a page. */
const MEANS_MORE = /<(?:table|applet|script|pre)\b/i;

/** Null: the plain text says as much. */
export function pastedHtml(clipboard: DataTransfer | null): string | null {
  const html = clipboard?.getData('text/html') ?? '';
  return MEANS_MORE.test(html) ? withoutLooks(html) : null;
}

/** Attributes that only say how it looks, or what a script would do. */
const LOOKS = /\s(?:style|class|on\w{1,30})=(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** The same markup without looks. It is a text here, and never becomes part of this page. */
function withoutLooks(html: string): string {
  const [, copied = html] = html.split(/<!--(?:Start|End)Fragment-->/);
  return copied.replaceAll(LOOKS, '').trim();
}
