import { html, type TemplateResult } from 'lit-html';
import type { Bench } from './bench.js';

const WORDS = {
  tools: 'Tools',
  format: 'Lay out',
  rename: 'Rename …',
  newName: (name: string): string => `Another name for ${name}, everywhere`,
  noName: 'Put the cursor on a name that this text gives.',
  outline: 'Go to',
  parts: 'part of the text',
} as const;

/** What can be done with the text as a whole, above the editor. */
export function editorBar(bench: Bench): TemplateResult {
  const { editor, judged, language } = bench;

  async function layOut(): Promise<void> {
    editor.change(await language.ask('language', 'layOut'));
  }

  async function rename(): Promise<void> {
    const at = editor.cursor();
    const name = await language.ask('language', 'nameAt', at);
    const wanted = name === null ? null : prompt(WORDS.newName(name), name);
    if (name === null) alert(WORDS.noName);
    if (wanted === null) return;
    const changes = await language.ask('language', 'renameAt', at, wanted);
    if (typeof changes === 'string') alert(changes);
    else editor.change(changes);
  }

  return html`<div class="tools" role="group" aria-label=${WORDS.tools}>
    <button @click=${layOut}>${WORDS.format}</button>
    <button @click=${rename}>${WORDS.rename}</button>
    <label
      >${WORDS.outline}
      <select
        @change=${(event: Event) => {
          const select = event.target as HTMLSelectElement;
          const from = Number(select.value);
          select.selectedIndex = 0;
          editor.goTo(from);
        }}
      >
        <option>${WORDS.parts}</option>
        ${(judged?.outline ?? []).map(({ from, name }) => html`<option value=${from}>${name}</option>`)}
      </select></label
    >
  </div>`;
}
