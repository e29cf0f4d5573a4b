// Bundles the command line (CommonJS, in parts, so that each command loads only what it needs) and the library (see library.mjs).
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

// Made apart and moved into place, so that a command that runs meanwhile finds the old files or the new ones.
const workshop = path.join('build', `dist-${process.pid}`);

const commandLine = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Half of a short run is reading code: every character of it counts.
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
    // For createRequire, which takes a path as well.
    'import.meta.url': '__filename',
  },
  external: ['ffish-es6'],
  // require() starts faster than import(), which scans a CommonJS file for its exports first.
  // Patterns stay patterns: as calls they would be made at the start, whether they are needed or not.
  supported: {
    'dynamic-import': false,
    'regexp-lookbehind-assertions': true,
    'regexp-named-capture-groups': true,
    'regexp-unicode-property-escapes': true,
  },
};

// Whatever is imported only when it is needed becomes a part of its own, which Node does not even read before.
const parts = new Map([
  ['fairyc', path.resolve('src/cli/bin.ts')],
  // A thread of its own, which `cross-pool.ts` starts.
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
// All that are known are built at once, which parses a file once for all of them; each such build finds those that its parts import.
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
  // What was left out of every output is not passed on.
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
// What an earlier build left, whose names say what was in it.
for (const name of readdirSync('dist/lib', { recursive: true, withFileTypes: true })) {
  const file = path.join(path.relative('dist', name.parentPath), name.name);
  // The declarations are made apart, by types.mjs.
  if (name.isFile() && !made.includes(file) && !/\.d\.c?ts$/.test(file))
    rmSync(path.join('dist', file));
}

/** Node reads a file of ASCII four times as fast, and keeps half as much. What esbuild leaves is in patterns, where an escape means the same. */
function escapeOthers(file) {
  const text = readFileSync(file, 'utf8');
  const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // eslint-disable-next-line no-control-regex
  const ascii = text.replaceAll(/[^\x00-\x7f]/g, escape);
  if (ascii !== text) writeFileSync(file, ascii);
}
