import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from 'vscode-languageserver/browser';
import { shippedLibrary } from '../api/shipped.js';
import type { Open } from '../language/open-text.js';
import { speak } from '../lsp/speak.js';

/** The language server in a browser worker, without files. It knows only the open texts and the shipped documents. */
speak(
  createConnection(new BrowserMessageReader(globalThis), new BrowserMessageWriter(globalThis)),
  {
    library: shippedLibrary,
    addressOf: () => null,
    pathOf: () => null,
    folderOf: () => null,
    projectAt: () => Promise.resolve({ profile: null, rules: {} }),
    projectFiles: null,
    textsIn: () => noTexts(),
    compare: null,
  },
);

async function* noTexts(): AsyncGenerator<Open> {
  // A browser worker cannot read folders.
}
