// `npm run site` builds the workbench of src/workbench into dist/site, for any static host.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { noticesOf } from './notices.mjs';
import { markCalls } from './pure-calls.mjs';
import { ruleWords, withoutWords } from './words-apart.mjs';

const workshop = path.resolve('build', `site-${process.pid}`);
/** The bundled files. The real engine is copied unchanged. */
const inputs = new Set(['node_modules/fairy-stockfish-nnue.wasm/stockfish.js']);

/** The same transformations as for the library: rules without the texts of their pages, and constants that can be left out. */
const ours = () => ({
  name: 'ours',
  load(id) {
    if (/[/\\]check[/\\]rule-words\.ts$/.test(id)) return ruleWords();
    // The page does not need the schemas.
    if (/[/\\]shipped\.json$/.test(id))
      return JSON.stringify({ documents: JSON.parse(readFileSync(id, 'utf8')).documents });
    return null;
  },
  transform(text, id) {
    const file = path.relative(path.resolve('.'), id.split('?')[0]);
    if (!/^(src|grammar)\/.*\.ts$/.test(file)) return null;
    return { code: markCalls(id, withoutWords(id.split('?')[0], text)), map: null };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      for (const [id, { renderedLength }] of Object.entries(chunk.modules ?? {}))
        if (renderedLength > 0) inputs.add(path.relative(path.resolve('.'), id));
  },
});

/** The editor starts after the first answer, but is fetched before it, after the files that the answer needs. */
const fetchEditor = () => ({
  name: 'fetch-editor',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const { fileName, imports } = Object.values(bundle).find(
        ({ name }) => name === 'code-editor',
      );
      return [fileName, ...imports.filter((file) => !bundle[file].isEntry)].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', fetchpriority: 'low', href: `./${file}` },
        injectTo: 'head',
      }));
    },
  },
});

/** Fetches all files that a part of a worker needs together, not one after the other. */
const fetchAtOnce = () => ({
  name: 'fetch-at-once',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
      const needed = new Set(chunk.imports);
      for (const file of needed) for (const next of bundle[file].imports) needed.add(next);
      const later = [...needed].filter((file) => !chunk.imports.includes(file));
      // Append them, so that the order of evaluation stays the same.
      const imports = later.map((file) => `import"./${path.posix.basename(file)}";`);
      chunk.code += `\n${imports.join('')}`;
    }
  },
});

await build({
  configFile: false,
  root: 'src/workbench',
  base: './',
  publicDir: false,
  // Choose package versions that work without a document, because most of the code runs in workers.
  resolve: { conditions: ['worker', 'module', 'browser'] },
  logLevel: 'warn',
  plugins: [ours(), fetchEditor()],
  worker: { format: 'es', plugins: () => [ours(), fetchAtOnce()] },
  build: {
    outDir: workshop,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: Infinity,
  },
});

writeFileSync(path.join(workshop, 'THIRD-PARTY-NOTICES.txt'), noticesOf([...inputs]));
const files = readdirSync(workshop, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(workshop, path.join(entry.parentPath, entry.name)))
  .sort();
// Each build is a new version, so that the browser replaces its whole cache.
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(path.join(workshop, file)));
const kept = ['./', ...files.map((file) => `./${file.replaceAll(path.sep, '/')}`)];
const worker = readFileSync('src/workbench/service-worker.js', 'utf8')
  .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
  .replace('[/* FILES */]', JSON.stringify(kept));
writeFileSync(path.join(workshop, 'service-worker.js'), worker);

// Replace the old site in one step. File names contain a hash, so a page never mixes files of two builds.
cpSync(workshop, 'dist/site.new', { recursive: true });
rmSync('dist/site', { recursive: true, force: true });
renameSync('dist/site.new', 'dist/site');
rmSync(workshop, { recursive: true });
