// The licences of the packages whose code is in the bundles, as redistribution requires.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The notices for the bundled files. A package without a licence text stops the build. */
export function noticesOf(inputs) {
  const folders = new Set(inputs.flatMap((input) => folderOf(input) ?? []));
  const notices = [...folders].sort().map((folder) => {
    const { license, name, repository, version } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    // A package under our own licence may lack its text; then state where its source is.
    const source = license === 'GPL-3.0' ? `Source: ${repository.url}\n\n` : '';
    const home = file === undefined ? (source === '' ? null : 'LICENSE') : path.join(folder, file);
    if (home === null) throw new Error(`${name} has no licence text`);
    const text = readFileSync(home, 'utf8').replaceAll('\r\n', '\n').trim();
    return `${name} ${version} (${license})\n\n${source}${text}\n`;
  });
  const line = `\n${'-'.repeat(78)}\n\n`;
  return `fairyc contains code of these packages.\n${line}${notices.join(line)}`;
}

/** The innermost `node_modules/name` or `node_modules/@scope/name`; null for our own code. */
function folderOf(input) {
  const at = input.lastIndexOf('node_modules/');
  if (at === -1) return null;
  const [first = '', second = ''] = input.slice(at + 'node_modules/'.length).split('/');
  return input.slice(0, at) + path.join('node_modules', first, first.startsWith('@') ? second : '');
}
