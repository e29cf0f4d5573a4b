import { html as css } from '../page/html.js';

/** The style of the text, in the colours of the page. It is constant: no part of a user's text enters it. */
export const EDITOR_STYLE = css`
  .token-class {
    color: var(--accent);
    font-weight: 700;
  }
  .token-property {
    color: var(--accent);
  }
  .token-variable {
    color: var(--good);
  }
  .token-regexp,
  .token-string {
    color: var(--doubt);
  }
  .token-number,
  .token-keyword {
    color: var(--bad);
  }
  .token-comment {
    color: var(--soft);
    font-style: italic;
  }
  .reading-read {
    border-bottom: 2px solid color-mix(in srgb, var(--good) 55%, transparent);
  }
  .reading-partly {
    border-bottom: 2px dashed var(--doubt);
  }
  .reading-unread {
    border-bottom: 2px dotted var(--bad);
  }
  .tag-unnecessary {
    opacity: 0.7;
  }
  .tag-deprecated {
    text-decoration: line-through;
  }
  .explanation {
    max-width: 34rem;
    max-height: 22rem;
    overflow: auto;
    padding: 0.2rem 0.7rem;
  }
  .cm-editor .cm-tooltip,
  .cm-editor .cm-panels {
    background: var(--panel);
    color: var(--ink);
    border-color: var(--rule);
  }
  .cm-editor .cm-gutters {
    background: var(--panel);
    color: var(--soft);
    border-color: var(--rule);
  }
  .cm-editor .cm-activeLine,
  .cm-editor .cm-activeLineGutter {
    background: color-mix(in srgb, var(--accent) 8%, transparent);
  }
  .cm-editor .cm-cursor {
    border-left-color: var(--ink);
  }
  .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground,
  .cm-editor .cm-selectionBackground {
    background: color-mix(in srgb, var(--accent) 30%, transparent);
  }
  .cm-editor .cm-diagnostic {
    white-space: pre-wrap;
  }
  .cm-editor .cm-diagnosticAction {
    background: var(--accent);
    color: var(--paper);
  }

  .cm-editor {
    flex: 1;
    min-width: 0;
  }
  .cm-editor.cm-focused {
    outline: none;
  }
  pre {
    white-space: pre;
  }
  code,
  pre,
  .cm-editor .cm-scroller {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    font-size: 0.86rem;
  }
`;
