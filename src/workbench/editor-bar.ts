import { html, type TemplateResult } from 'lit-html';
import type { Bench } from './bench.js';

const WORDS = {
  tools: 'Tools',
  format: 'Format',
  rename: 'Rename …',
  newName: (name: string): string => `New name for ${name}, everywhere in this text`,
  noName: 'Nothing to rename: put the cursor on a name that this text defines.',
  outline: 'Go to',
  parts: 'choose a part of the text',
} as const;

/** The tools above the editor. */
export function editorBar(bench: Bench): TemplateResult {
  const { editor, analysis, language } = bench;

  async function formatText(): Promise<void> {
    editor.change(await language.call('language', 'formatText'));
  }

  async function rename(): Promise<void> {
    const at = editor.cursor();
    const name = await language.call('language', 'nameAt', at);
    const wanted = name === null ? null : prompt(WORDS.newName(name), name);
    if (name === null) alert(WORDS.noName);
    if (wanted === null) return;
    const changes = await language.call('language', 'renameAt', at, wanted);
    if (typeof changes === 'string') alert(changes);
    else editor.change(changes);
  }

  return html`<div class="tools" role="group" aria-label=${WORDS.tools}>
    <button @click=${formatText}>${WORDS.format}</button>
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
        ${(analysis?.outline ?? []).map(({ from, name }) => html`<option value=${from}>${name}</option>`)}
      </select></label
    >
  </div>`;
}
