/** The part of VS Code that the extension uses. It records what is done with it. */

interface Uri {
  readonly scheme: string;
  readonly fsPath: string;
  readonly path: string;
  toString(): string;
}

export interface FakeDocument {
  readonly uri: Uri;
  readonly languageId: string;
  isDirty: boolean;
  getText(selection?: { readonly text: string }): string;
  save(): Promise<boolean>;
}

type Listener = (event: { readonly document: FakeDocument }) => void;

/** What the extension showed and opened, in order. */
export const done: string[] = [];
/** The user's answers to questions, in order. */
export const answers: (string | undefined)[] = [];
export const registered = new Map<string, () => Promise<unknown>>();
export const panels: { webview: { html: string }; title: string; dispose: () => void }[] = [];
export const lenses: object[] = [];
export const executed: unknown[][] = [];
const listeners = new Set<Listener>();

export function change(document: FakeDocument): void {
  for (const listener of listeners) listener({ document });
}

export function listening(): number {
  return listeners.size;
}

export const commands = {
  registerCommand(name: string, run: () => Promise<unknown>) {
    registered.set(name, run);
    return { dispose: () => registered.delete(name) };
  },
  executeCommand(name: string, ...given: unknown[]): Promise<unknown> {
    if (name === 'vscode.executeCodeLensProvider') return Promise.resolve(lenses);
    executed.push([name, ...given]);
    return Promise.resolve(undefined);
  },
};

export const window: Record<string, unknown> = {
  activeTextEditor: undefined,
  visibleTextEditors: [],
  createOutputChannel: (name: string) => ({
    replace: (text: string) => done.push(`${name}: ${text}`),
    show: () => undefined,
    dispose: () => undefined,
  }),
  showInformationMessage: (text: string) => Promise.resolve(void done.push(`message: ${text}`)),
  showErrorMessage: (text: string) => Promise.resolve(void done.push(`error: ${text}`)),
  showInputBox: () => Promise.resolve(answers.shift()),
  showQuickPick: (choices: readonly string[]) => {
    const wanted = answers.shift();
    return Promise.resolve(choices.find((choice) => choice.includes(wanted ?? '\0')));
  },
  showTextDocument: () => Promise.resolve(undefined),
  createWebviewPanel: (_type: string, title: string) => {
    const disposed: (() => void)[] = [];
    let html = '';
    let isOpen = true;
    const panel = {
      title,
      webview: {
        get html() {
          return html;
        },
        set html(page: string) {
          if (!isOpen) throw new Error('Webview is disposed');
          html = page;
        },
      },
      onDidDispose: (listener: () => void) => disposed.push(listener),
      dispose: () => {
        isOpen = false;
        for (const listener of disposed) listener();
      },
    };
    panels.push(panel);
    return panel;
  },
};

export const workspace = {
  getConfiguration: () => ({}),
  createFileSystemWatcher: () => ({}),
  openTextDocument: ({ content, language }: { content: string; language: string }) =>
    Promise.resolve(void done.push(`${language}: ${content}`)),
  onDidChangeTextDocument(listener: Listener) {
    listeners.add(listener);
    return { dispose: () => listeners.delete(listener) };
  },
};

export const ViewColumn = { Beside: -2 };
