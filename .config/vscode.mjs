// `npm run vscode` packages the extension of src/vscode, with the command line, as build/fairyc.vsix.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { noticesOf } from './notices.mjs';
import { writeVsix } from './vsix.mjs';
import { wordsApart } from './words-apart.mjs';

if (!process.argv.includes('--built')) await import('./build.mjs');

const folder = path.join('build', `vscode-${process.pid}`);
const target =
  process.argv.find((word) => word.endsWith('.vsix')) ?? path.join('build', 'fairyc.vsix');
mkdirSync(folder, { recursive: true });
const take = (from, to) => cpSync(from, path.join(folder, to), { recursive: true });
for (const name of ['README.md', 'walkthrough.md', 'language-configuration.json', 'syntaxes'])
  take(path.join('src/vscode', name), name);
for (const name of ['variants', 'generated/library/codes.json']) take(name, name);
// With an ending, so that the marketplace knows what it is.
take('LICENSE', 'LICENSE.txt');
// In src/vscode it is not named package.json, which would make that folder a CommonJS package.
take('src/vscode/manifest.json', 'package.json');
// The marketplace has no files of the repository.
const { repository } = JSON.parse(readFileSync('src/vscode/manifest.json', 'utf8'));
const inRepository = `](${repository.url.replace(/\.git$/, '')}/blob/HEAD/.github/`;
const changes = readFileSync('CHANGELOG.md', 'utf8').replaceAll('](.github/', inRepository);
writeFileSync(path.join(folder, 'CHANGELOG.md'), changes);
// Leave out the library, because the editor runs the command line.
for (const name of readdirSync('dist'))
  if (name !== 'lib') take(path.join('dist', name), path.join('dist', name));
// Put the engine where no tool mistakes it for a package of the extension.
take('node_modules/ffish-es6', 'dist/node_modules/ffish-es6');
const bundles = {
  'extension.cjs': { entry: 'extension.ts', platform: 'node', format: 'cjs' },
  // For vscode.dev, which has neither Node nor files.
  'web/extension.js': { entry: 'web-extension.ts', platform: 'browser', format: 'cjs' },
  'web/server.js': { entry: 'web-server.ts', platform: 'browser', format: 'iife' },
};
// `dist/` has its own notices for its bundles.
const bundled = new Set();
for (const [name, { entry, format, platform }] of Object.entries(bundles)) {
  const { metafile } = await build({
    metafile: true,
    entryPoints: [path.join('src/vscode', entry)],
    outfile: path.join(folder, name),
    bundle: true,
    platform,
    target: 'es2022',
    format,
    external: ['vscode'],
    plugins: [wordsApart],
    // A worker has no `document`, which some packages use under the condition "browser".
    conditions: name === 'web/server.js' ? ['worker', 'module'] : ['module'],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [input, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) bundled.add(input);
}
writeFileSync(
  path.join(folder, 'ThirdPartyNotices.txt'),
  `${noticesOf([...bundled])}\n${'-'.repeat(78)}\n\ndist/node_modules/ffish-es6 is Fairy-Stockfish (https://github.com/fairy-stockfish/Fairy-Stockfish), under the GNU General Public License, version 3: see LICENSE.\ndist/THIRD-PARTY-NOTICES.txt is for the other programs in dist.\n`,
);
// The picture of the walkthrough is from a game page.
const game = path.join(folder, 'game.ini');
writeFileSync(game, '[my-game:chess]\narchbishop = a\n');
execFileSync(
  process.execPath,
  ['dist/fairyc.cjs', 'page', game, '--svg', '-o', path.join(folder, 'page')],
  { stdio: 'pipe' },
);
const pictures = path.join(folder, 'page/my-game');
const archbishop = readdirSync(pictures).find((name) => /archbishop/.test(name));
cpSync(path.join(pictures, archbishop), path.join(folder, 'archbishop.svg'));
rmSync(path.join(folder, 'page'), { recursive: true });
rmSync(game);
await writeVsix(folder, target);
console.log(`${target} is packed`);
rmSync(folder, { recursive: true });
