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
import type { DocumentParams, PageParams } from '../lsp/own-requests.js';

/** Commands that the server answers: they are there in browsers as well. */
export function serverCommands(client: BaseLanguageClient): readonly Disposable[] {
  return [
    commands.registerCommand('fairyc.newVariant', () => newVariant(client)),
    commands.registerCommand('fairyc.showPage', () =>
      withEditor((editor) => showPage(client, editor)),
    ),
  ];
}

/** Most commands are about a text. */
export async function withEditor(run: (editor: TextEditor) => Promise<void>): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor !== undefined) await run(editor);
  else void window.showInformationMessage('Open a variants.ini or a rules document first.');
}

const SECTION = 'A section of variants.ini, which says only what is different';
const DOCUMENT = 'A rules document, in which every rule is stated and explained';

async function newVariant(client: BaseLanguageClient): Promise<void> {
  const from = await window.showInputBox({
    prompt: 'The built-in variant to start from',
    value: 'chess',
  });
  if (from === undefined) return;
  const kind = await window.showQuickPick([SECTION, DOCUMENT]);
  if (kind === undefined) return;
  let [language, content] = ['fairy-ini', `[my-game:${from}]\n`];
  if (kind === DOCUMENT) {
    try {
      const params: DocumentParams = { from };
      [language, content] = ['markdown', await client.sendRequest('fairyc/newDocument', params)];
    } catch (error) {
      void window.showErrorMessage(messageOf(error));
      return;
    }
  }
  await window.showTextDocument(await workspace.openTextDocument({ language, content }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Somebody who writes pauses longer than this when he wants to look. */
const PAUSE = 400;

/** The page of the variant at the cursor beside its text, saved or not; it is made again whenever the text has changed. */
async function showPage(
  client: BaseLanguageClient,
  { document, selection }: TextEditor,
): Promise<void> {
  const name = document.uri.path.replace(/^.*\//, '');
  const panel = window.createWebviewPanel('fairyc.page', name, ViewColumn.Beside);
  let isOpen = true;
  let { line } = selection.active;
  /** Counts the pages that were begun: only the newest is shown. */
  let newest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const update = async (): Promise<void> => {
    const mine = ++newest;
    line = cursorIn(document) ?? line;
    const { languageId, uri } = document;
    const isMarkdown = languageId === 'markdown';
    const params: PageParams = { uri: uri.toString(), text: document.getText(), isMarkdown, line };
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

/** The line that somebody is at; null: the text is behind others. */
function cursorIn(document: TextDocument): number | null {
  const editor = window.visibleTextEditors.find((one) => one.document === document);
  return editor?.selection.active.line ?? null;
}
