import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeFilesWhole } from '../src/cli/files.js';
import { packageRoot } from '../src/cli/package-root.js';
import { generatedFiles } from './generated-files.js';

// Makes generated/ anew; what is no longer generated goes.
const folder = path.join(packageRoot(), 'generated');
const files = generatedFiles();
rmSync(folder, { recursive: true, force: true });
const failure = writeFilesWhole(
  new Map([...files].map(([name, text]) => [path.join(folder, name), text])),
);
if (failure !== null) throw new Error(failure);
process.stdout.write(`${files.size} files in generated/\n`);
