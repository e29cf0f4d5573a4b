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
import type { Asker } from './ask.js';
import { EDITOR_STYLE } from './editor-style.js';
import { storedEditing, storeEditing } from './store.js';
import { isFollowed, type WorkText } from './texts.js';
import { markReading, readingMarks } from './reading-marks.js';
import type { Change, Judged, Problem } from './workers/judged.js';
import type { ReadMark } from './workers/reading.js';

const WORDS = {
  label: 'Text of the variant',
  keys: 'F8 goes to the next problem, Control and Space show what fits.',
} as const;

/** What the page does with the text in the editor. */
export interface Editor {
  /** Shows another text, with the undo history that was kept of it. */
  open(text: WorkText): void;
  /** What was found out about the text as it stands. */
  show(judged: Judged): void;
  /** How its prose was read. */
  mark(reading: readonly ReadMark[]): void;
  /** Makes changes that somebody asked for, as one step to undo. */
  change(changes: readonly Change[]): void;
  /** Puts the cursor somewhere, and shows it. */
  goTo(from: number, to?: number): void;
  cursor(): number;
}

const FIELDS = { history: historyField };
/** The pause in typing before the undo history is saved. */
const PAUSE = 800;

/** CodeMirror in a place of the page, with everything that it knows of the text asked of the language service. */
export function openCodeEditor(
  host: HTMLElement,
  language: Asker,
  edited: (text: string) => void,
): Editor {
  let id = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Completion, hovers and search, which come when somebody goes to the editor. */
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
    // Tab goes on to what is next on the page.
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
  // In a tree of its own, CodeMirror's styles are sheets, which the page lets in, and not elements, which it does not.
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
      // Kept by another version.
    }
  return EditorState.create({ doc: text, extensions });
}

const setTokens = StateEffect.define<DecorationSet>();
/** The colours of words; between two readings they move with the text. */
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
