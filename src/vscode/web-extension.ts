import { commands, Uri, workspace, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { output, serverCommands, showMade, textOf, withEditor } from './commands.js';
import { DOCUMENT_SELECTOR } from './languages.js';

/** The browser's class, declared here because these sources are compiled without its types. */
declare class Worker {
  constructor(url: string);
}

let client: LanguageClient | null = null;

/** Starts the server in a worker. In a browser there are no processes, so a build opens a new text, and there is no comparison with the engine. */
export async function activate({ extensionUri, subscriptions }: ExtensionContext): Promise<void> {
  const worker = new Worker(Uri.joinPath(extensionUri, 'web/server.js').toString(true));
  client = new LanguageClient('fairyc', 'fairyc', worker, {
    documentSelector: DOCUMENT_SELECTOR,
    initializationOptions: workspace.getConfiguration('fairyc'),
    synchronize: { configurationSection: 'fairyc' },
  });
  const server = client;
  subscriptions.push(
    ...serverCommands(server, output(subscriptions)),
    commands.registerCommand('fairyc.build', () =>
      withEditor(({ document }) =>
        showMade('fairy-ini', server.sendRequest('fairyc/build', textOf(document))),
      ),
    ),
  );
  await server.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
