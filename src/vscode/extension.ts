import { execFile } from 'node:child_process';
import path from 'node:path';
import {
  commands,
  window,
  workspace,
  type CodeLens,
  type ExtensionContext,
  type TextEditor,
} from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { output, serverCommands, withEditor } from './commands.js';
import { DOCUMENT_SELECTOR } from './languages.js';

let client: LanguageClient | null = null;

/** Starts the bundled server and registers the commands. */
export async function activate(context: ExtensionContext): Promise<void> {
  const program = context.asAbsolutePath('dist/fairyc.cjs');
  // The editor's executable also serves as the Node that runs fairyc.
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
  /** Runs fairyc and returns the output of both streams. */
  const fairyc = (...words: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      execFile(process.execPath, [program, ...words], { env }, (error, printed, errors) => {
        const isStarted = error === null || printed !== '' || errors !== '';
        resolve(isStarted ? printed + errors : error.message);
      });
    });
  const showOutput = output(context.subscriptions);
  context.subscriptions.push(
    ...serverCommands(client, showOutput),
    commands.registerCommand('fairyc.compare', () => withEditor(compare)),
    commands.registerCommand('fairyc.build', () =>
      withEditor(async ({ document }) => {
        if (document.uri.scheme !== 'file' || (document.isDirty && !(await document.save()))) {
          void window.showInformationMessage('Save the text first: files are built beside it.');
          return;
        }
        const file = document.uri.fsPath;
        showOutput(await fairyc('build', file, '-o', path.dirname(file)));
      }),
    ),
  );
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Compares the variant at the cursor, with the command of its code lens. */
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
