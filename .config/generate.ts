import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../src/cli/package-root.js';
import { writeMadeFiles } from '../src/cli/write-files.js';
import { generatedFiles, usualTextsFile } from './generated-files.js';

/** Folders written by `npm run cross:all`, which takes a quarter of an hour, by `npm run bench`, and by the tests of the workbench. */
const KEPT = ['cross', 'bench', 'pictures'];

// Writes the rest of generated/ again, and deletes files that are no longer generated.
const folder = path.join(packageRoot(), 'generated');
const files = new Map([...generatedFiles(), usualTextsFile()]);
for (const name of readdirSync(folder))
  if (!KEPT.includes(name)) rmSync(path.join(folder, name), { recursive: true });
const failure = writeMadeFiles({ folder, texts: files, inputs: [], force: true });
if (failure !== null) throw new Error(failure);
process.stdout.write(`${files.size} files in generated/\n`);
