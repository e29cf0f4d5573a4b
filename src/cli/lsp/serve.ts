import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Host, ProjectSettings } from '../../lsp/host.js';
import { speak } from '../../lsp/speak.js';
import { CONFIGURATION_FILE, readConfiguration } from '../configuration.js';
import { shippedFolder, shippedLibrary } from '../library.js';
import { compareWithEngine } from './compare.js';
import { WorkspaceFiles } from './workspace-files.js';

/** Runs the language server on standard input and output until the client disconnects. */
export function serve(): void {
  const files = new WorkspaceFiles();
  const host: Host = {
    library: shippedLibrary(),
    addressOf: ({ file }) => pathToFileURL(path.join(shippedFolder(), path.basename(file))).href,
    pathOf,
    folderOf: (uri) => {
      const file = pathOf(uri);
      return file === null ? null : path.dirname(file);
    },
    projectAt,
    projectFiles: `**/${CONFIGURATION_FILE}`,
    textsIn: (folders, isOpen, settingsOf) => files.texts(folders, isOpen, settingsOf),
    compare: compareWithEngine,
  };
  speak(createConnection(ProposedFeatures.all, process.stdin, process.stdout), host);
}

function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}

async function projectAt(folder: string): Promise<ProjectSettings> {
  const reading = await readConfiguration(folder).catch(() => null);
  const { lint, rules = {} } = reading?.configuration ?? {};
  return { profile: lint?.profile ?? null, rules };
}
