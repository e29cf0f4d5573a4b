import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  commands,
  ViewColumn,
  window,
  workspace,
  type CodeLens,
  type ExtensionContext,
  type TextDocument,
  type TextEditor,
} from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { DOCUMENT_SELECTOR } from './languages.js';

let client: LanguageClient | null = null;

/** What a run of fairyc came to. */
interface Run {
  readonly isDone: boolean;
  readonly printed: string;
  /** Both streams. */
  readonly said: string;
}
type Fairyc = (words: readonly string[], cwd?: string) => Promise<Run>;

/** Starts the server that comes with the extension, and adds its commands. */
export async function activate(context: ExtensionContext): Promise<void> {
  const program = context.asAbsolutePath('dist/fairyc.cjs');
  // The editor itself is the Node that runs fairyc.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  client = new LanguageClient(
    'fairyc',
    { command: process.execPath, args: [program, 'lsp'], options: { env } },
    {
      documentSelector: DOCUMENT_SELECTOR,
      initializationOptions: workspace.getConfiguration('fairyc'),
      synchronize: {
        configurationSection: 'fairyc',
        fileEvents: workspace.createFileSystemWatcher('**/.fairycrc'),
      },
    },
  );
  const fairyc: Fairyc = (words, cwd) =>
    new Promise((resolve) => {
      execFile(process.execPath, [program, ...words], { cwd, env }, (error, printed, errors) => {
        const isStarted = error === null || printed !== '' || errors !== '';
        resolve({
          isDone: error === null,
          printed,
          said: isStarted ? printed + errors : error.message,
        });
      });
    });
  const channel = window.createOutputChannel('fairyc');
  const tell = (text: string): void => {
    channel.replace(text);
    channel.show(true);
  };
  context.subscriptions.push(
    channel,
    commands.registerCommand('fairyc.newVariant', () => newVariant(fairyc)),
    commands.registerCommand('fairyc.compare', () => withEditor(compare)),
    commands.registerCommand('fairyc.showPage', () =>
      withEditor(({ document }) => showPage(fairyc, document)),
    ),
    commands.registerCommand('fairyc.build', () =>
      withEditor(async ({ document }) => {
        if (document.uri.scheme !== 'file' || (document.isDirty && !(await document.save()))) {
          void window.showInformationMessage('Save the text first: files are built beside it.');
          return;
        }
        const file = document.uri.fsPath;
        tell((await fairyc(['build', file, '-o', path.dirname(file)])).said);
      }),
    ),
    commands.registerCommand('fairyc.explain', () =>
      withEditor(async ({ document, selection }) => {
        const selected = document.getText(selection).trim();
        if (selected !== '') tell((await fairyc(['explain', '--', selected])).said);
        else
          void window.showInformationMessage(
            'Select what to explain: moves such as KNQ, a key, a bullet, a code or a variant.',
          );
      }),
    ),
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Most commands are about a text. */
async function withEditor(run: (editor: TextEditor) => Promise<void>): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor !== undefined) await run(editor);
  else void window.showInformationMessage('Open a variants.ini or a rules document first.');
}

const SECTION = 'A section of variants.ini, which says only what is different';
const DOCUMENT = 'A rules document, in which every rule is stated and explained';

async function newVariant(fairyc: Fairyc): Promise<void> {
  const parent = await window.showInputBox({
    prompt: 'The built-in variant to start from',
    value: 'chess',
  });
  if (parent === undefined) return;
  const kind = await window.showQuickPick([SECTION, DOCUMENT]);
  if (kind === undefined) return;
  let [language, content] = ['fairy-ini', `[my-game:${parent}]\n`];
  if (kind === DOCUMENT) {
    const made = await fairyc(['init', '-', '--from', parent]);
    if (!made.isDone) {
      void window.showErrorMessage(made.said.trim());
      return;
    }
    [language, content] = ['markdown', made.printed];
  }
  await window.showTextDocument(await workspace.openTextDocument({ language, content }));
}

/** Compares the variant at the cursor: what the line above it offers. */
async function compare({ document, selection }: TextEditor): Promise<void> {
  const lenses = await commands.executeCommand<CodeLens[] | undefined>(
    'vscode.executeCodeLensProvider',
    document.uri,
    1000,
  );
  const above = (lenses ?? []).filter(
    ({ command, range }) =>
      command?.command === 'fairyc.compareWithEngine' && range.start.line <= selection.active.line,
  );
  const command = above.at(-1)?.command;
  if (command === undefined)
    void window.showInformationMessage('There is no variant at the cursor.');
  else await commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
}

/** Somebody who writes pauses longer than this when he wants to look. */
const PAUSE = 400;

/** The page of a game beside its text, saved or not; it is made again whenever the text has changed. */
async function showPage(fairyc: Fairyc, document: TextDocument): Promise<void> {
  const name = path.basename(document.uri.fsPath);
  const panel = window.createWebviewPanel('fairyc.page', name, ViewColumn.Beside);
  let isOpen = true;
  /** Counts the pages that were begun: only the newest is shown. */
  let newest = 0;
  let waiting: NodeJS.Timeout | undefined;
  const update = async (): Promise<void> => {
    const mine = ++newest;
    const page = await pageOf(fairyc, document);
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

async function pageOf(fairyc: Fairyc, document: TextDocument): Promise<string> {
  const { fsPath, scheme } = document.uri;
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-page-'));
  try {
    const ending = document.languageId === 'markdown' ? '.md' : '.ini';
    const copy = path.join(folder, `${path.parse(fsPath).name}${ending}`);
    writeFileSync(copy, document.getText());
    // The `.fairycrc` of the text's own folder holds.
    const cwd = scheme === 'file' ? path.dirname(fsPath) : folder;
    const { said } = await fairyc(['page', copy, '-o', path.join(folder, 'page')], cwd);
    const file = pagesIn(path.join(folder, 'page'))[0];
    if (file !== undefined) return readFileSync(file, 'utf8');
    return `<pre>${said.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</pre>`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pagesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.html') && name !== 'index.html')
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
