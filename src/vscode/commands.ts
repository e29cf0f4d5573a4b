import {
  commands,
  ViewColumn,
  window,
  workspace,
  type Disposable,
  type TextDocument,
  type TextEditor,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { DocumentParams, ExplainParams, PageParams, TextParams } from '../lsp/own-requests.js';

/** The commands that the server answers, which are also available in browsers. */
export function serverCommands(
  client: BaseLanguageClient,
  showOutput: ShowOutput,
): readonly Disposable[] {
  return [
    commands.registerCommand('fairyc.newVariant', () => newVariant(client)),
    commands.registerCommand('fairyc.showPage', () =>
      withEditor((editor) => showPage(client, editor)),
    ),
    commands.registerCommand('fairyc.explain', () =>
      withEditor(async ({ document, selection }) => {
        const params: ExplainParams = { text: document.getText(selection).trim() };
        if (params.text !== '') showOutput(await client.sendRequest('fairyc/explain', params));
        else
          void window.showInformationMessage(
            'Select what to explain: moves such as KNQ, a key, a bullet, a code or a variant.',
          );
      }),
    ),
  ];
}

/** Shows a text in the output panel. */
type ShowOutput = (text: string) => void;

export function output(subscriptions: Disposable[]): ShowOutput {
  const channel = window.createOutputChannel('fairyc');
  subscriptions.push(channel);
  return (text) => {
    channel.replace(text);
    channel.show(true);
  };
}

/** Runs a command on the active editor, or asks the user to open a text. */
export async function withEditor(run: (editor: TextEditor) => Promise<void>): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor !== undefined) await run(editor);
  else void window.showInformationMessage('Open a variants.ini or a rules document first.');
}

const SECTION = 'A section of variants.ini, which states only the differences';
const DOCUMENT = 'A rules document, in which every rule is stated and explained';

async function newVariant(client: BaseLanguageClient): Promise<void> {
  const from = await window.showInputBox({
    prompt: 'The built-in variant to start from',
    value: 'chess',
  });
  if (from === undefined) return;
  const kind = await window.showQuickPick([SECTION, DOCUMENT]);
  if (kind === undefined) return;
  const params: DocumentParams = { from };
  if (kind === DOCUMENT)
    await showMade('markdown', client.sendRequest('fairyc/newDocument', params));
  else await showMade('fairy-ini', Promise.resolve(`[my-game:${from}]\n`));
}

/** Shows a new, unsaved text, or the error that prevented it. */
export async function showMade(language: string, made: Promise<string>): Promise<void> {
  try {
    const content = await made;
    await window.showTextDocument(await workspace.openTextDocument({ language, content }));
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

export function textOf(document: TextDocument): TextParams {
  const { languageId, uri } = document;
  return { uri: uri.toString(), text: document.getText(), isMarkdown: languageId === 'markdown' };
}

/** The delay in milliseconds after the last change before the page is updated. */
const PAUSE = 400;

/** Shows the page of the variant at the cursor next to its text, saved or not, and updates it whenever the text changes. */
async function showPage(
  client: BaseLanguageClient,
  { document, selection }: TextEditor,
): Promise<void> {
  const name = document.uri.path.replace(/^.*\//, '');
  const panel = window.createWebviewPanel('fairyc.page', name, ViewColumn.Beside);
  let isOpen = true;
  let { line } = selection.active;
  /** The number of the newest page. Older ones that arrive late are not shown. */
  let newest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const update = async (): Promise<void> => {
    const mine = ++newest;
    line = cursorIn(document) ?? line;
    const params: PageParams = { ...textOf(document), line };
    const page: string = await client.sendRequest('fairyc/page', params);
    if (isOpen && mine === newest) panel.webview.html = page;
  };
  const changed = workspace.onDidChangeTextDocument(({ document: { uri } }) => {
    if (uri.toString() !== document.uri.toString()) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void update(), PAUSE);
  });
  panel.onDidDispose(() => {
    isOpen = false;
    clearTimeout(waiting);
    changed.dispose();
  });
  await update();
}

/** The line of the cursor; null if the text is not visible. */
function cursorIn(document: TextDocument): number | null {
  const editor = window.visibleTextEditors.find((one) => one.document === document);
  return editor?.selection.active.line ?? null;
}
