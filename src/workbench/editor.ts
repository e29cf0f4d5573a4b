import type { Asker } from './ask.js';
import type { Editor } from './code-editor.js';
import type { WorkText } from './texts.js';

/** An editor and its place on the page. */
export interface PlacedEditor extends Editor {
  readonly dom: HTMLElement;
}

/** How long the editor waits for what is said of the first text, in milliseconds. */
const PATIENCE = 2000;
/** Of the first text, as many signs as a screen holds. */
const FIRST_SIGHT = 4000;

/**
 * An editor that is built once something has been said of the first text: CodeMirror is most of the page's own code, and what is wrong
 * with a text is there before it. Until then the text stands there as it is; what the editor is told meanwhile it hears then, in order.
 */
export function createEditor(
  language: Asker,
  edited: (text: string) => void,
  isSaid: Promise<void>,
): PlacedEditor {
  const dom = document.createElement('div');
  const waiting: ((editor: Editor) => void)[] = [];
  let built: Editor | null = null;
  void build();

  async function build(): Promise<void> {
    await Promise.race([isSaid, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    const { openCodeEditor } = await import('./code-editor.js');
    built = openCodeEditor(dom, language, edited);
    for (const tell of waiting.splice(0)) tell(built);
  }

  function tell(what: (editor: Editor) => void): void {
    if (built === null) waiting.push(what);
    else what(built);
  }

  return {
    dom,
    open(text) {
      // What the editor is built in hides it.
      if (built === null) dom.replaceChildren(plain(text));
      tell((editor) => {
        editor.open(text);
      });
    },
    show(judged) {
      tell((editor) => {
        editor.show(judged);
      });
    },
    mark(reading) {
      tell((editor) => {
        editor.mark(reading);
      });
    },
    change(changes) {
      tell((editor) => {
        editor.change(changes);
      });
    },
    goTo(from, to) {
      tell((editor) => {
        editor.goTo(from, to);
      });
    },
    cursor: () => built?.cursor() ?? 0,
  };
}

function plain({ text }: WorkText): HTMLElement {
  const shown = document.createElement('pre');
  shown.textContent = text.slice(0, FIRST_SIGHT);
  return shown;
}
