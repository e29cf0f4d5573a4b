import path from 'node:path';
import { globSync } from 'tinyglobby';
import { openText } from '../language/open-text.js';
import { distinctFiles, isFolder, readSourceFile } from './files.js';
import { UsageError } from './options.js';

/** The most files that a folder may hold; in a larger one, someone named the wrong folder. */
const MOST_FILES = 1000;

/**
 * Replaces each folder by the variants.ini files and the documents with tables of pieces below it, in order. Other Markdown and the ini
 * files of other programs are left out; links, hidden folders and packages are not followed.
 */
export function expandFolders(words: readonly string[]): readonly string[] {
  return distinctFiles(words.flatMap((word) => (isFolder(word) ? filesBelow(word) : [word])));
}

function filesBelow(folder: string): readonly string[] {
  const found = globSync('**/*.{ini,md,markdown}', {
    cwd: folder,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
  });
  if (found.length > MOST_FILES)
    throw new UsageError(
      `${folder} contains ${found.length} ini and Markdown files, more than ${MOST_FILES}; name the files or a smaller folder`,
    );
  const files = found
    .sort()
    .map((name) => path.join(folder, name))
    .filter(isForUs);
  if (files.length === 0)
    throw new UsageError(
      `${folder} contains no variants.ini file and no document with a table of pieces`,
    );
  return files;
}

/** Whether a file is a variants.ini or a document. One that cannot be read counts, so that it is reported. */
function isForUs(file: string): boolean {
  const reading = readSourceFile(file);
  const language = file.endsWith('.ini') ? 'ini' : 'markdown';
  return reading.kind !== 'source' || openText(reading.source, language, SETTINGS) !== null;
}

const SETTINGS = { profile: 'fairy-stockfish', library: () => null, rules: {} } as const;
