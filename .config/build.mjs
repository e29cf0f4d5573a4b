// Bundles the command line (CommonJS, in parts, so that each command loads only what it needs) and the library (ESM, no Node modules).
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

// Made apart and moved into place, so that a command that runs meanwhile finds the old files or the new ones.
const workshop = path.join('build', `dist-${process.pid}`);

const commandLine = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  // yargs asks where it is; CommonJS has no import.meta.
  banner: { js: "const __fileUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__fileUrl' },
  external: ['ffish-es6'],
  // require() starts faster than import(), which scans a CommonJS file for its exports first.
  supported: { 'dynamic-import': false },
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
for (const [name, entry] of parts) {
  await build({
    ...commandLine,
    entryPoints: [entry],
    outfile: `${workshop}/${name}.cjs`,
    plugins: [partsApart],
  });
}
await build({
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  format: 'esm',
  logLevel: 'warning',
  entryPoints: ['src/index.ts'],
  outfile: `${workshop}/index.js`,
});
chmodSync(`${workshop}/fairyc.cjs`, 0o755);
mkdirSync('dist', { recursive: true });
for (const name of readdirSync(workshop)) {
  renameSync(path.join(workshop, name), path.join('dist', name));
}
rmSync(workshop, { recursive: true });
