import { Uri, workspace, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { serverCommands } from './commands.js';
import { DOCUMENT_SELECTOR } from './languages.js';

/** The browser's own: these sources are compiled without its interfaces. */
declare class Worker {
  constructor(url: string);
}

let client: LanguageClient | null = null;

/** In a browser there are no processes: the server is a worker, and only those commands are there that it answers. */
export async function activate({ extensionUri, subscriptions }: ExtensionContext): Promise<void> {
  const worker = new Worker(Uri.joinPath(extensionUri, 'web/server.js').toString(true));
  client = new LanguageClient('fairyc', 'fairyc', worker, {
    documentSelector: DOCUMENT_SELECTOR,
    initializationOptions: workspace.getConfiguration('fairyc'),
    synchronize: { configurationSection: 'fairyc' },
  });
  subscriptions.push(...serverCommands(client));
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
