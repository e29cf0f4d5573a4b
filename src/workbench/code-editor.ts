import { defaultKeymap, history, historyField, historyKeymap } from '@codemirror/commands';
import { lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
  type Extension,
} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import type { WorkerClient } from './worker-client.js';
import { EDITOR_STYLE } from './editor-style.js';
import { storedEditing, storeEditing } from './store.js';
import { isFollowed, type WorkText } from './texts.js';
import { markReading, readingMarks } from './reading-marks.js';
import type { Change, Analysis, Problem } from './workers/analysis.js';
import type { ReadMark } from './workers/reading.js';

const WORDS = {
  label: 'Text of the variant',
  keys: 'Press F8 to go to the next problem, or Control and Space for suggestions.',
} as const;

/** The editor, as the page uses it. */
export interface Editor {
  /** Shows another text, with its saved undo history. */
  open(text: WorkText): void;
  /** Shows the problems and colours of the current text. */
  show(analysis: Analysis): void;
  /** Marks how each sentence was read. */
  mark(reading: readonly ReadMark[]): void;
  /** Applies changes as one step of the undo history. */
  change(changes: readonly Change[]): void;
  /** Moves the cursor or selection and scrolls to it. */
  goTo(from: number, to?: number): void;
  cursor(): number;
}

const FIELDS = { history: historyField };
/** How long typing must pause before the undo history is saved, in milliseconds. */
const PAUSE = 800;

/** CodeMirror inside `host`. What it shows of a text comes from the language service. */
export function openCodeEditor(
  host: HTMLElement,
  language: WorkerClient,
  edited: (text: string) => void,
): Editor {
  let id = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Completion, hovers and search, loaded when the editor is first used. */
  const helping = new Compartment();
  let help: Extension = [];
  const extensions = (): Extension => [
    helping.of(help),
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    tokens,
    readingMarks,
    // Tab is not bound: it moves the focus, as elsewhere on the page.
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': WORDS.label,
      'aria-description': WORDS.keys,
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (!docChanged) return;
      edited(state.doc.toString());
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    }),
  ];
  // In a shadow tree CodeMirror adopts style sheets instead of adding style elements, which the page's content security policy blocks.
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(EDITOR_STYLE.toString());
  const view = new EditorView({
    state: EditorState.create({ extensions: extensions() }),
    root,
    parent: root,
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  addEventListener('pagehide', keep);
  for (const event of ['focusin', 'pointerenter'])
    host.addEventListener(event, () => void bringHelp(), { once: true });

  async function bringHelp(): Promise<void> {
    const { editorHelp } = await import('./editor-help.js');
    help = editorHelp(language);
    view.dispatch({ effects: helping.reconfigure(help) });
  }

  function keep(): void {
    clearTimeout(timer);
    if (id !== '' && !isFollowed({ id })) storeEditing(id, view.state.toJSON(FIELDS) as object);
  }

  return {
    open(text) {
      keep();
      id = text.id;
      const isReadOnly = isFollowed(text);
      view.setState(
        stateOf(text, [
          extensions(),
          EditorState.readOnly.of(isReadOnly),
          EditorView.editable.of(!isReadOnly),
        ]),
      );
    },
    show({ problems, tokens: found }) {
      const { length } = view.state.doc;
      const marks = found
        .filter(({ from, to }) => from < to && to <= length)
        .map(({ from, to, type }) => Decoration.mark({ class: `token-${type}` }).range(from, to));
      view.dispatch({ effects: setTokens.of(Decoration.set(marks)) });
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.filter(({ to }) => to <= length).map((problem) => shownProblem(problem, view)),
        ),
      );
    },
    mark(reading) {
      view.dispatch({ effects: markReading(reading, view.state.doc.length) });
    },
    change(changes) {
      if (view.state.readOnly) return;
      view.dispatch({ changes: [...changes], userEvent: 'input.fix' });
    },
    goTo(from, to = from) {
      const end = Math.min(to, view.state.doc.length);
      const start = Math.min(from, end);
      view.dispatch({
        selection: { anchor: start, head: end },
        effects: EditorView.scrollIntoView(start, { y: 'center' }),
      });
      view.focus();
    },
    cursor: () => view.state.selection.main.head,
  };
}

function stateOf({ id, text }: WorkText, extensions: Extension): EditorState {
  const kept = storedEditing(id);
  if (kept !== null && 'doc' in kept && kept.doc === text)
    try {
      return EditorState.fromJSON(kept, { extensions }, FIELDS);
    } catch {
      // Another version saved it.
    }
  return EditorState.create({ doc: text, extensions });
}

const setTokens = StateEffect.define<DecorationSet>();
/** The syntax colours. Until the next analysis they move with the text. */
const tokens = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(setTokens)) return effect.value;
    return before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function shownProblem(
  { code, fixes, from, message, notes, severity, tag, to }: Problem,
  view: EditorView,
): Diagnostic {
  return {
    from,
    to,
    severity,
    source: code,
    message: [message, ...notes.map((note) => note.message)].join('\n'),
    ...(tag === null ? {} : { markClass: `tag-${tag}` }),
    actions: fixes
      .filter(({ kind }) => kind !== 'suppression')
      .map(({ changes, title }) => ({
        name: title,
        apply: () => {
          view.dispatch({ changes: [...changes], userEvent: 'input.fix' });
        },
      })),
  };
}
