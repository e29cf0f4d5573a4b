// Commits the files to publish to the branch `release`: the built program and library, and the files that they read, without sources,
// scripts and development packages. Tags the first build of each version. Hooks, the action and `npm i git+…#release` use this branch without building.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const branch = process.argv[2] ?? 'release';
const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-release-'));
const index = `${folder}.index`;
const git = (words, options = {}) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', ...options }).trim();

try {
  const { files, scripts, devDependencies, ...rest } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  void scripts;
  void devDependencies;
  for (const name of [...files, 'action.yml', '.pre-commit-hooks.yaml'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ ...rest, files }, null, 2)}\n`,
  );
  // A separate index, so that the files and the index of this checkout stay unchanged.
  const env = {
    ...process.env,
    GIT_INDEX_FILE: index,
    GIT_WORK_TREE: folder,
    GIT_DIR: path.resolve(root, git(['rev-parse', '--git-dir'])),
  };
  git(['add', '--all', '--force', '.'], { cwd: folder, env });
  const tree = git(['write-tree'], { cwd: folder, env });
  const source = git(['rev-parse', 'HEAD']);
  const before = git(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]);
  const parents = before === '' ? [] : ['-p', before];
  const message = `fairyc ${rest.version}, built from ${source.slice(0, 12)}`;
  const commit = git(['commit-tree', tree, ...parents, '-m', message]);
  git(['update-ref', `refs/heads/${branch}`, commit]);
  // pre-commit requires a name that does not move: the first build of a version gets it.
  const tag = `v${rest.version}`;
  if (git(['tag', '--list', tag]) === '') git(['tag', tag, commit]);
  process.stdout.write(`${branch}: ${message}\n`);
} finally {
  for (const made of [folder, index]) rmSync(made, { recursive: true, force: true });
}
