/** The HTML that a browser puts on the clipboard, reduced to what can describe a game. */

/** Elements whose meaning the plain text of a page loses. */
const MEANS_MORE = /<(?:table|applet|script|pre)\b/i;

/** Null if the plain text is enough. */
export function pastedHtml(clipboard: DataTransfer | null): string | null {
  const html = clipboard?.getData('text/html') ?? '';
  return MEANS_MORE.test(html) ? withoutLooks(html) : null;
}

/** Attributes for style and scripts. */
const LOOKS = /\s(?:style|class|on\w{1,30})=(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** The markup without style attributes. It is only read as text and never inserted into the page. */
function withoutLooks(html: string): string {
  const [, copied = html] = html.split(/<!--(?:Start|End)Fragment-->/);
  return copied.replaceAll(LOOKS, '').trim();
}
