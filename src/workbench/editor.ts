import type { WorkerClient } from './worker-client.js';
import type { Editor } from './code-editor.js';
import type { WorkText } from './texts.js';

/** An editor with its element on the page. */
export interface PlacedEditor extends Editor {
  readonly dom: HTMLElement;
}

/** How long the editor waits for the first result, in milliseconds. */
const PATIENCE = 2000;
/** How many characters of the first text are shown before the editor is built: a full screen. */
const FIRST_SIGHT = 4000;

/**
 * An editor that is built after the first result: CodeMirror is most of the page's own code, and the problems of the text should appear
 * before it is loaded. Until then the page shows the plain text, and calls to the editor are queued.
 */
export function createEditor(
  language: WorkerClient,
  edited: (text: string) => void,
  firstResult: Promise<void>,
): PlacedEditor {
  const dom = document.createElement('div');
  const waiting: ((editor: Editor) => void)[] = [];
  let built: Editor | null = null;
  void build();

  async function build(): Promise<void> {
    await Promise.race([firstResult, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    const { openCodeEditor } = await import('./code-editor.js');
    built = openCodeEditor(dom, language, edited);
    for (const action of waiting.splice(0)) action(built);
  }

  function whenBuilt(action: (editor: Editor) => void): void {
    if (built === null) waiting.push(action);
    else action(built);
  }

  return {
    dom,
    open(text) {
      // The shadow tree of the editor will hide it.
      if (built === null) dom.replaceChildren(plain(text));
      whenBuilt((editor) => {
        editor.open(text);
      });
    },
    show(analysis) {
      whenBuilt((editor) => {
        editor.show(analysis);
      });
    },
    mark(reading) {
      whenBuilt((editor) => {
        editor.mark(reading);
      });
    },
    change(changes) {
      whenBuilt((editor) => {
        editor.change(changes);
      });
    },
    goTo(from, to) {
      whenBuilt((editor) => {
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
