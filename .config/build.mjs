// Bundles the command line (CommonJS, in parts, so that each command loads only the code it needs) and the library (see library.mjs).
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { wordsApart } from './words-apart.mjs';
import { buildLibrary } from './library.mjs';
import { noticesOf } from './notices.mjs';

// Built in a separate folder and then moved, so that a command running at the same time finds either the old or the new files.
const workshop = path.join('build', `dist-${process.pid}`);

const commandLine = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Half of the time of a short run is spent reading code, so its size matters.
  minify: true,
  legalComments: 'none',
  // `src/cli/compiled-code.ts` reads one byte for each character.
  charset: 'ascii',
  logLevel: 'warning',
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
    // For createRequire, which accepts a path too.
    'import.meta.url': '__filename',
  },
  external: ['ffish-es6'],
  // require() is faster than import(), which first scans a CommonJS file for its exports.
  // Keep regular expression literals: calls would create them at the start, needed or not.
  supported: {
    'dynamic-import': false,
    'regexp-lookbehind-assertions': true,
    'regexp-named-capture-groups': true,
    'regexp-unicode-property-escapes': true,
  },
};

// Each dynamic import becomes a separate part, which Node reads only when it is needed.
const parts = new Map([
  ['fairyc', path.resolve('src/cli/bin.ts')],
  // A worker thread, started by `cross-pool.ts`.
  ['cross-worker', path.resolve('src/cli/cross-worker.ts')],
]);
const partsApart = {
  name: 'parts-apart',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ importer, kind, path: asked, resolveDir }) => {
      if (kind !== 'dynamic-import' || commandLine.external.includes(asked)) return undefined;
      const found = await resolve(asked, { importer, kind: 'import-statement', resolveDir });
      const name = path.basename(asked, '.js');
      parts.set(name, found.path);
      return { path: `./${name}.cjs`, external: true };
    });
  },
};
const inputs = new Set();
const built = new Set();
// Build all known parts together, so that each file is parsed once. Each build finds further parts that it imports.
while (built.size < parts.size) {
  const entryPoints = Object.fromEntries([...parts].filter(([name]) => !built.has(name)));
  for (const name of Object.keys(entryPoints)) built.add(name);
  const { metafile } = await build({
    ...commandLine,
    entryPoints,
    outdir: workshop,
    outExtension: { '.js': '.cjs' },
    metafile: true,
    plugins: [wordsApart, partsApart],
  });
  // Only files that are in an output need notices.
  for (const output of Object.values(metafile.outputs))
    for (const [name, { bytesInOutput }] of Object.entries(output.inputs))
      if (bytesInOutput > 0) inputs.add(name);
}
for (const input of await buildLibrary(path.join(workshop, 'lib'))) inputs.add(input);
writeFileSync(`${workshop}/THIRD-PARTY-NOTICES.txt`, noticesOf([...inputs]));
chmodSync(`${workshop}/fairyc.cjs`, 0o755);
mkdirSync('dist', { recursive: true });
const made = readdirSync(workshop, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(workshop, path.join(entry.parentPath, entry.name)));
for (const name of made) {
  if (name.endsWith('.cjs')) escapeOthers(path.join(workshop, name));
  mkdirSync(path.dirname(path.join('dist', name)), { recursive: true });
  renameSync(path.join(workshop, name), path.join('dist', name));
}
rmSync(workshop, { recursive: true });
// Remove the files of earlier builds, whose names contain a hash.
for (const name of readdirSync('dist/lib', { recursive: true, withFileTypes: true })) {
  const file = path.join(path.relative('dist', name.parentPath), name.name);
  // types.mjs writes the declarations separately.
  if (name.isFile() && !made.includes(file) && !/\.d\.c?ts$/.test(file))
    rmSync(path.join('dist', file));
}

/** Escapes all other characters: Node reads ASCII files four times as fast, in half the memory. esbuild leaves some in patterns, where an escape means the same. */
function escapeOthers(file) {
  const text = readFileSync(file, 'utf8');
  const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // eslint-disable-next-line no-control-regex
  const ascii = text.replaceAll(/[^\x00-\x7f]/g, escape);
  if (ascii !== text) writeFileSync(file, ascii);
}
