// Bundles the command line (CommonJS, in parts, so that each command loads only what it needs) and the library (ESM, no Node modules).
import { chmodSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });

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
    outfile: `dist/${part}.cjs`,
  });
}
await build({
  ...commandLine,
  entryPoints: ['src/cli/bin.ts'],
  outfile: 'dist/fairyc.cjs',
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
  outfile: 'dist/index.js',
});
chmodSync('dist/fairyc.cjs', 0o755);
