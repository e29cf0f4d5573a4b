import {
  autocompletion,
  snippet,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, keymap } from '@codemirror/view';
import type { WorkerClient } from './worker-client.js';

/** Completion, hovers and search. A separate bundle, because the first view of the page does not need it. */
export function editorHelp(language: WorkerClient): Extension {
  return [
    autocompletion({ override: [(context) => complete(language, context)], icons: false }),
    hoverTooltip(async (_view, offset) => {
      const found = await language.call('language', 'hoverAt', offset);
      if (found === null) return null;
      return { pos: found.from, end: found.to, create: () => ({ dom: markup(found.html) }) };
    }),
    keymap.of([...searchKeymap]),
  ];
}

async function complete(
  language: WorkerClient,
  { explicit, pos, state }: CompletionContext,
): Promise<CompletionResult | null> {
  const before = state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && !/[\w:=@&[]/.test(before)) return null;
  const found = await language.call('language', 'completeAt', pos);
  const [first] = found;
  if (first === undefined) return null;
  return {
    // Only the text before the cursor says which words fit.
    from: first.at.start,
    options: found.map(({ about, at, detail, label, order, text }) => ({
      label,
      detail,
      boost: -order,
      // Letters of a notation and names of regions begin at different places.
      apply: (view, completion) => {
        snippet(text.replaceAll(/\$(\d)/g, '${$1}'))(view, completion, at.start, at.end);
      },
      ...(about === null
        ? {}
        : {
            info: async () => {
              const html = await language.call('language', 'documentation', about);
              return html === null ? null : markup(html);
            },
          }),
    })),
  };
}

/** Markup from the workers, which have escaped all text in it. */
function markup(html: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'explanation';
  dom.innerHTML = html;
  return dom;
}
