import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  commands,
  ViewColumn,
  window,
  workspace,
  type CodeLens,
  type ExtensionContext,
  type Uri,
  type WebviewPanel,
} from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';

const run = promisify(execFile);
const LANGUAGES = ['fairy-ini', 'ini', 'properties', 'markdown'];
let client: LanguageClient | null = null;

/** Starts the server that comes with the extension, and adds its commands. */
export async function activate(context: ExtensionContext): Promise<void> {
  const program = context.asAbsolutePath('dist/fairyc.cjs');
  // The editor itself is the Node that runs fairyc.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  client = new LanguageClient(
    'fairyc',
    { command: process.execPath, args: [program, 'lsp'], options: { env } },
    {
      documentSelector: LANGUAGES.map((language) => ({ language })),
      initializationOptions: workspace.getConfiguration('fairyc'),
      synchronize: {
        configurationSection: 'fairyc',
        fileEvents: workspace.createFileSystemWatcher('**/.fairycrc'),
      },
    },
  );
  const fairyc = async (words: readonly string[]): Promise<string> => {
    const { stderr, stdout } = await run(process.execPath, [program, ...words], { env }).catch(
      (error: { stdout?: string; stderr?: string }) => error,
    );
    return `${stdout ?? ''}${stderr ?? ''}`;
  };
  const channel = window.createOutputChannel('fairyc');
  const tell = (text: string): void => {
    channel.replace(text);
    channel.show(true);
  };
  context.subscriptions.push(
    channel,
    commands.registerCommand('fairyc.newVariant', () => newVariant(fairyc)),
    commands.registerCommand('fairyc.compare', compare),
    commands.registerCommand('fairyc.showPage', () => showPage(fairyc, context)),
    commands.registerCommand('fairyc.build', async () => {
      const file = window.activeTextEditor?.document.uri.fsPath;
      if (file !== undefined) tell(await fairyc(['build', file, '-o', path.dirname(file)]));
    }),
    commands.registerCommand('fairyc.explain', async () => {
      const editor = window.activeTextEditor;
      const selected = editor?.document.getText(editor.selection).trim() ?? '';
      if (selected !== '') tell(await fairyc(['explain', '--', selected]));
    }),
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

const SECTION = 'A section of variants.ini, which says only what is different';
const DOCUMENT = 'A rules document, in which every rule is stated and explained';

async function newVariant(fairyc: (words: readonly string[]) => Promise<string>): Promise<void> {
  const parent = await window.showInputBox({
    prompt: 'The built-in variant to start from',
    value: 'chess',
  });
  if (parent === undefined) return;
  const kind = await window.showQuickPick([SECTION, DOCUMENT]);
  if (kind === undefined) return;
  const [language, content] =
    kind === SECTION
      ? ['fairy-ini', `[my-game:${parent}]\n`]
      : ['markdown', await fairyc(['init', '-', '--from', parent])];
  await window.showTextDocument(await workspace.openTextDocument({ language, content }));
}

/** Compares the variant at the cursor: what the line above it offers. */
async function compare(): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor === undefined) return;
  const lenses = await commands.executeCommand<CodeLens[] | undefined>(
    'vscode.executeCodeLensProvider',
    editor.document.uri,
    1000,
  );
  const above = (lenses ?? []).filter(
    ({ command, range }) =>
      command?.command === 'fairyc.compareWithEngine' &&
      range.start.line <= editor.selection.active.line,
  );
  const command = above.at(-1)?.command;
  if (command === undefined)
    void window.showInformationMessage('There is no variant at the cursor.');
  else await commands.executeCommand(command.command, ...((command.arguments ?? []) as unknown[]));
}

/** The page of a game beside its text; it is made again whenever the text is saved. */
async function showPage(
  fairyc: (words: readonly string[]) => Promise<string>,
  context: ExtensionContext,
): Promise<void> {
  const shown = window.activeTextEditor?.document.uri;
  if (shown?.scheme !== 'file') return;
  const panel = window.createWebviewPanel(
    'fairyc.page',
    path.basename(shown.fsPath),
    ViewColumn.Beside,
  );
  const update = async (): Promise<void> => {
    panel.webview.html = await pageOf(fairyc, shown);
  };
  keepUpToDate(panel, shown, update, context);
  await update();
}

function keepUpToDate(
  panel: WebviewPanel,
  shown: Uri,
  update: () => Promise<void>,
  context: ExtensionContext,
): void {
  const saved = workspace.onDidSaveTextDocument(({ uri }) => {
    if (uri.toString() === shown.toString()) void update();
  });
  panel.onDidDispose(
    () => {
      saved.dispose();
    },
    null,
    context.subscriptions,
  );
}

async function pageOf(
  fairyc: (words: readonly string[]) => Promise<string>,
  { fsPath }: Uri,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-page-'));
  try {
    const said = await fairyc(['page', fsPath, '-o', folder]);
    const file = readdirSync(folder).find(
      (name) => name.endsWith('.html') && name !== 'index.html',
    );
    if (file !== undefined) return readFileSync(path.join(folder, file), 'utf8');
    return `<pre>${said.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</pre>`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
