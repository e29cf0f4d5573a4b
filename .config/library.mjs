// Bundles the library three times: for Node as parts that are loaded at their first use, the same for `require`, and for bundlers
// as single modules, because bundlers leave out what a program does not use.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { wordsApart } from './words-apart.mjs';
import { pureCalls } from './pure-calls.mjs';

/** The parts of the library (`fairyc/betza` and so on). Each is a file of `src/api/`. */
export const PARTS = readdirSync('src/api')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((part) => part !== 'types')
  .sort();

const shared = {
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  format: 'esm',
  minifySyntax: true,
  // The package has one file with the notices of other packages.
  legalComments: 'none',
  sourcemap: true,
  logLevel: 'warning',
  metafile: true,
};

/** Writes `index` and the parts to the folder. Returns the bundled files, for the notices. */
export async function buildLibrary(folder) {
  const { metafile } = await build({
    ...shared,
    plugins: [wordsApart, pureCalls],
    entryPoints: Object.fromEntries(PARTS.map((part) => [part, `src/api/${part}.ts`])),
    splitting: true,
    minifyWhitespace: true,
    outdir: path.join(folder, 'node/parts'),
    chunkNames: '[hash]',
    // Stack traces need places only; the texts would take 6 of 58 MB.
    sourcesContent: false,
  });
  await writeModules(folder, metafile.inputs);
  await writeStandIns(folder);
  return Object.keys(metafile.inputs);
}

/** Writes each module to a separate file. `node_modules` becomes `vendor`, because npm would leave it out. */
async function writeModules(folder, inputs) {
  const root = path.resolve('.');
  const place = (file) => file.replace(/node_modules/g, 'vendor').replace(/\.(ts|js)$/, '.js');
  const isModule = (file) => inputs[file]?.format === 'esm' && /\.[jt]s$/.test(file);
  const files = Object.keys(inputs).filter(isModule);
  // The targets of all imports are known. Otherwise esbuild would resolve each of them again.
  const leadsTo = (importer, asked) =>
    inputs[importer].imports.find(({ original }) => original === asked)?.path;
  const apart = {
    name: 'modules-apart',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ importer, path: asked }) => {
        if (importer === '') return undefined;
        const from = path.relative(root, importer).replaceAll('\\', '/');
        const to = leadsTo(from, asked);
        if (to === undefined || !isModule(to)) return undefined;
        const way = path.posix.relative(path.posix.dirname(place(from)), place(to));
        return { path: way.startsWith('.') ? way : `./${way}`, external: true };
      });
    },
  };
  await build({
    ...shared,
    plugins: [wordsApart, pureCalls, apart],
    entryPoints: files.map((file) => ({ in: file, out: place(file).replace(/\.js$/, '') })),
    outdir: path.join(folder, 'modules'),
  });
  const all = PARTS.map((part) => `export * from './${part}.js';\n`).join('');
  writeFileSync(path.join(folder, 'index.js'), all);
  for (const part of PARTS)
    writeFileSync(
      path.join(folder, `${part}.js`),
      `export * from './modules/src/api/${part}.js';\n`,
    );
}

/**
 * Writes the modules for Node: constants, and functions that load their part at the first call. `import 'fairyc'` then reads 1.5 MB
 * less, of which most programs need only a fraction.
 */
async function writeStandIns(folder) {
  const written = new Set();
  for (const part of PARTS) {
    const home = path.resolve(folder, 'node/parts', `${part}.js`);
    const exported = await import(pathToFileURL(home).href);
    const own = Object.entries(exported).filter(([name]) => !written.has(name));
    const others = Object.keys(exported).filter((name) => written.has(name));
    for (const [name] of own) written.add(name);
    const lines = [
      "import { createRequire } from 'node:module';",
      'const require = createRequire(import.meta.url);',
      'let loaded;',
      `const part = () => (loaded ??= require('./parts/${part}.js'));`,
      ...own.map(([name, value]) => `export const ${name} = ${standIn(value, name)};`),
      ...(others.length === 0 ? [] : [`export { ${others.join(', ')} } from './index.js';`]),
    ];
    writeFileSync(path.join(folder, 'node', `${part}.js`), `${lines.join('\n')}\n`);
  }
  const all = PARTS.map((part) => `export * from './${part}.js';\n`).join('');
  writeFileSync(path.join(folder, 'node/index.js'), all);
  for (const part of ['index', ...PARTS])
    writeFileSync(
      path.join(folder, `${part}.cjs`),
      `module.exports = require('./node/${part}.js');\n`,
    );
}

/** A value as JavaScript source. Functions in it call the real function at the path `way`. */
function standIn(value, way) {
  if (typeof value === 'function') return `(...given) => part().${way}(...given)`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, field]) =>
      `${JSON.stringify(name)}: ${standIn(field, `${way}[${JSON.stringify(name)}]`)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
