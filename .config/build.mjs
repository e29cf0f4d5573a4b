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

for (const part of ['main', 'lint-main']) {
  await build({
    ...commandLine,
    entryPoints: [`src/cli/${part}.ts`],
    outfile: `${workshop}/${part}.cjs`,
  });
}
await build({
  ...commandLine,
  entryPoints: ['src/cli/bin.ts'],
  outfile: `${workshop}/fairyc.cjs`,
  // The rest stays in files of its own, loaded when they are needed.
  plugins: [
    {
      name: 'main-apart',
      setup({ onResolve }) {
        onResolve({ filter: /main\.js$/ }, ({ path }) => ({
          path: path.replace(/\.js$/, '.cjs'),
          external: true,
        }));
      },
    },
  ],
});
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
