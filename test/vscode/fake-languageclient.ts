/** A client that starts no server: what servers say is tested elsewhere. */
export class LanguageClient {
  start(): Promise<void> {
    return Promise.resolve();
  }
  stop(): Promise<void> {
    return Promise.resolve();
  }
}
