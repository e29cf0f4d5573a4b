import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { readSourceFile, whyUnread } from './files.js';
import { printText } from './output.js';
import { packageRoot } from './package-root.js';
import { refuse } from './terminal.js';

const HOST = '127.0.0.1';

/** The types of files that are served; all others are refused. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
]);

/** Other sites must not embed or read the page, and browsers must not guess the types of its files. */
const HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Serves the workbench on the loopback address until the program is stopped. The files are read again at each request. */
export async function serve(files: readonly string[], port: number): Promise<ExitStatus> {
  for (const file of files) {
    const problem = whyUnread(readSourceFile(file));
    if (problem !== null) return refuse('serve', problem);
  }
  const site = path.join(packageRoot(), 'dist', 'site');
  const server = createServer((request, response) => {
    answer(request, response, site, files);
  });
  const failure = await new Promise<string | null>((resolve) => {
    server.once('error', ({ message }) => {
      resolve(message);
    });
    server.listen(port, HOST, () => {
      resolve(null);
    });
  });
  if (failure !== null) return refuse('serve', failure);
  printText(`${originOf(server.address())}/${files.length === 0 ? '' : '?files'}\n`);
  await new Promise<void>((resolve) => server.once('close', resolve));
  return EXIT_STATUS.ok;
}

function originOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${HOST}:${port}`;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  files: readonly string[],
): void {
  const send = (status: number, type: string, body: string | Buffer): void => {
    response.writeHead(status, { ...HEADERS, 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const refused = (status: number, why: string): void => {
    send(status, 'text/plain; charset=utf-8', `${why}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') refused(405, 'read only');
  else if (!isOurs(request)) refused(403, 'for this page alone');
  else if (request.url === '/files.json') send(200, 'application/json', filesNow(files));
  else {
    const [name = ''] = (request.url ?? '/').split('?');
    const file = name === '/' ? 'index.html' : name.slice(1);
    const type = TYPES.get(path.extname(file));
    // Built files have plain names, so no path leads out of the folder.
    const isPlain = /^(?:assets\/)?[\w-][\w.-]*$/.test(file);
    const body = type !== undefined && isPlain ? contentOf(path.join(site, file)) : null;
    if (body === null || type === undefined) refused(404, 'no such file');
    else send(200, type, body);
  }
}

/** Whether the request comes from our own page, not from another origin or a foreign host name (DNS rebinding). */
function isOurs({ headers, socket }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site'];
  const isSameSite = from === undefined || from === 'same-origin' || from === 'none';
  return headers.host === `${HOST}:${socket.localPort ?? 0}` && isSameSite;
}

/** The current contents of the files, without those that cannot be read. */
function filesNow(files: readonly string[]): string {
  const sources = files.flatMap((file) => {
    const reading = readSourceFile(file);
    return reading.kind === 'source' ? [{ file, text: reading.source.text }] : [];
  });
  return JSON.stringify({ files: sources });
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
