// Bundles the library: ES modules in a few parts that share what they have in common, and CommonJS in one file.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { examplesApart } from './examples-apart.mjs';
import { pureCalls } from './pure-calls.mjs';

/** The parts of the library, `fairyc/betza` and so on; each is a file of `src/api/`. */
export const PARTS = readdirSync('src/api')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((part) => part !== 'types')
  .sort();

/** Modules with a file of their own, so that programs that need no grammar of Markdown or of Betza go without its parser. */
const APART = ['grammar/betza/parser.ts', 'src/read/markdown/blocks.ts'];

const shared = {
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  minifySyntax: true,
  // The notices of other packages are in one file of the package.
  legalComments: 'none',
  sourcemap: true,
  logLevel: 'warning',
};

/** Writes `index` and the parts, as `.js` and `.cjs`, into the folder. Gives the bundled files, for the notices. */
export async function buildLibrary(folder) {
  const { metafile } = await build({
    ...shared,
    plugins: [examplesApart, pureCalls],
    entryPoints: {
      index: 'src/index.ts',
      ...Object.fromEntries(PARTS.map((part) => [part, `src/api/${part}.ts`])),
      ...Object.fromEntries(APART.map((file) => [`parts/${path.basename(file, '.ts')}`, file])),
    },
    format: 'esm',
    splitting: true,
    outdir: folder,
    chunkNames: 'parts/[hash]',
    metafile: true,
  });
  await build({
    ...shared,
    entryPoints: ['src/index.ts'],
    format: 'cjs',
    minifyWhitespace: true,
    outfile: path.join(folder, 'index.cjs'),
  });
  // One instance of everything, whichever part is asked for.
  for (const part of PARTS)
    writeFileSync(path.join(folder, `${part}.cjs`), "module.exports = require('./index.cjs');\n");
  return Object.keys(metafile.inputs);
}
