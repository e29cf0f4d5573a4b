import { commands, Uri, workspace, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { output, serverCommands, showMade, textOf, withEditor } from './commands.js';
import { DOCUMENT_SELECTOR } from './languages.js';

/** The browser's own: these sources are compiled without its interfaces. */
declare class Worker {
  constructor(url: string);
}

let client: LanguageClient | null = null;

/** In a browser there are no processes and perhaps no folders: the server is a worker, what is built is a new text, and no engine is there to compare with. */
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
