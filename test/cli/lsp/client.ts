import { spawn } from 'node:child_process';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver-protocol/node';

/** A client of the server that `fairyc lsp` starts. */
export interface Client {
  readonly connection: MessageConnection;
  readonly initialized: { readonly capabilities: { readonly positionEncoding?: string } };
  /** Sends a request about a text; `place` holds further parameters. */
  ask<T>(method: string, uri: string, place?: object): Promise<T>;
  /** Every error, and every message that the server logged. */
  readonly complaints: string[];
  /** Ends the session and gives the exit status. */
  leave(): Promise<number | null>;
}

export async function client(
  capabilities: object = {},
  program: readonly string[] = ['dist/fairyc.cjs', 'lsp', '--stdio'],
  folder: string | null = null,
): Promise<Client> {
  const child = spawn(process.execPath, program, { stdio: 'pipe' });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    complaints.push(message);
  });
  connection.listen();
  const initialized = await connection.sendRequest<Client['initialized']>('initialize', {
    processId: process.pid,
    rootUri: folder,
    workspaceFolders: folder === null ? null : [{ uri: folder, name: 'project' }],
    capabilities,
  });
  await connection.sendNotification('initialized', {});
  return {
    connection,
    initialized,
    complaints,
    ask: (method, uri, place = {}) =>
      connection.sendRequest(method, { textDocument: { uri }, ...place }),
    async leave() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const status = await ended;
      connection.dispose();
      return status;
    },
  };
}

export const PULLS = { textDocument: { diagnostic: {} } };

export async function open(
  { connection }: Client,
  uri: string,
  text: string,
  languageId = 'ini',
): Promise<void> {
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version: 1, text },
  });
}
