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

/** Commands that the server answers: they are there in browsers as well. */
export function serverCommands(client: BaseLanguageClient, tell: Tell): readonly Disposable[] {
  return [
    commands.registerCommand('fairyc.newVariant', () => newVariant(client)),
    commands.registerCommand('fairyc.showPage', () =>
      withEditor((editor) => showPage(client, editor)),
    ),
    commands.registerCommand('fairyc.explain', () =>
      withEditor(async ({ document, selection }) => {
        const params: ExplainParams = { text: document.getText(selection).trim() };
        if (params.text !== '') tell(await client.sendRequest('fairyc/explain', params));
        else
          void window.showInformationMessage(
            'Select what to explain: moves such as KNQ, a key, a bullet, a code or a variant.',
          );
      }),
    ),
  ];
}

/** Shows a text below those that are edited. */
type Tell = (text: string) => void;

export function output(subscriptions: Disposable[]): Tell {
  const channel = window.createOutputChannel('fairyc');
  subscriptions.push(channel);
  return (text) => {
    channel.replace(text);
    channel.show(true);
  };
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
  const params: DocumentParams = { from };
  if (kind === DOCUMENT)
    await showMade('markdown', client.sendRequest('fairyc/newDocument', params));
  else await showMade('fairy-ini', Promise.resolve(`[my-game:${from}]\n`));
}

/** Shows a text that lies nowhere yet, or why there is none. */
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

/** The line that somebody is at; null: the text is behind others. */
function cursorIn(document: TextDocument): number | null {
  const editor = window.visibleTextEditors.find((one) => one.document === document);
  return editor?.selection.active.line ?? null;
}
