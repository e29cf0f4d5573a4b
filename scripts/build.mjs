// Bundles the command line (CommonJS, two files, so that `--version` loads next to nothing) and the library (ESM, no Node modules).
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
};

await build({
  ...commandLine,
  entryPoints: ['src/cli/main.ts'],
  outfile: 'dist/main.cjs',
});
await build({
  ...commandLine,
  entryPoints: ['src/cli/bin.ts'],
  outfile: 'dist/fairyc.cjs',
  // The rest stays a file of its own, loaded when it is needed.
  plugins: [
    {
      name: 'main-apart',
      setup({ onResolve }) {
        onResolve({ filter: /^\.\/main\.js$/ }, () => ({ path: './main.cjs', external: true }));
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
