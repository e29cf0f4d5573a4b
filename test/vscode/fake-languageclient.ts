import { PassThrough } from 'node:stream';
import {
  createConnection,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { shippedLibrary } from '../../src/api/shipped.js';
import { speak } from '../../src/lsp/speak.js';

/** A client of the real server, which runs in the same process, without files. */
export class LanguageClient {
  readonly #asking;

  constructor() {
    const [asked, answered] = [new PassThrough(), new PassThrough()];
    speak(createConnection(new StreamMessageReader(asked), new StreamMessageWriter(answered)), {
      library: shippedLibrary,
      addressOf: () => null,
      pathOf: () => null,
      folderOf: () => null,
      projectAt: () => Promise.resolve({ profile: null, rules: {} }),
      projectFiles: null,
      // oxlint-disable-next-line typescript/require-await
      textsIn: async function* () {
        yield* [];
      },
      compare: null,
    });
    this.#asking = createMessageConnection(
      new StreamMessageReader(answered),
      new StreamMessageWriter(asked),
    );
    this.#asking.listen();
  }

  async start(): Promise<void> {
    await this.#asking.sendRequest('initialize', { capabilities: {} });
  }

  sendRequest(method: string, params: object): Promise<unknown> {
    return this.#asking.sendRequest(method, params);
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}
