import { PassThrough } from 'node:stream';
import {
  createConnection,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver/node';
import type { InitializeResult } from 'vscode-languageserver';
import type { Open } from '../../src/language/open-text.js';
import type { Host } from '../../src/lsp/host.js';
import { speak } from '../../src/lsp/speak.js';

export const INI = 'file:///project/variants.ini';

/** A server in this process, without files, as in a browser. */
const NOTHING: Host = {
  library: () => null,
  addressOf: () => null,
  pathOf: () => null,
  folderOf: () => null,
  projectAt: () => Promise.resolve({ profile: null, rules: {} }),
  projectFiles: null,
  textsIn: () => noTexts(),
  compare: null,
};

async function* noTexts(): AsyncGenerator<Open> {
  // There are no folders.
}

export interface InProcess {
  readonly connection: MessageConnection;
  readonly initialized: InitializeResult;
  /** The requests and notifications of the server, in order. */
  readonly heard: readonly { readonly method: string; readonly sent: unknown }[];
  ask<T>(method: string, more?: object, uri?: string): Promise<T>;
  open(text: string, uri?: string, languageId?: string): Promise<void>;
  /** Waits until the server has processed all earlier messages. */
  settled(): Promise<void>;
}

/** A client with the given capabilities, and a server with the given host. */
export async function inProcess(
  capabilities: object,
  host: Partial<Host> = {},
  more: object = {},
): Promise<InProcess> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  speak(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), {
    ...NOTHING,
    ...host,
  });
  const connection = createMessageConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  const heard: { method: string; sent: unknown }[] = [];
  connection.onNotification((method, sent) => {
    heard.push({ method, sent });
  });
  connection.onRequest((method, sent) => {
    heard.push({ method, sent });
    return null;
  });
  connection.listen();
  const ask: InProcess['ask'] = (method, place = {}, uri = INI) =>
    connection.sendRequest(method, { textDocument: { uri }, ...place });
  const initialized = await connection.sendRequest<InitializeResult>('initialize', {
    processId: null,
    rootUri: null,
    workspaceFolders: null,
    capabilities,
    ...more,
  });
  await connection.sendNotification('initialized', {});
  return {
    connection,
    initialized,
    heard,
    ask,
    open: (text, uri = INI, languageId = 'ini') =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      }),
    async settled() {
      await ask('textDocument/documentLink');
      // Notifications are sent after the messages that have already arrived.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await ask('textDocument/documentLink');
    },
  };
}
