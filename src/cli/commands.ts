import type { AnyCommand } from './command.js';

/** All commands, in the order of the help. Each is loaded only when it is used. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ command: AnyCommand }>>> = {
  build: () => import('./commands/describe-build.js'),
  init: () => import('./commands/describe-init.js'),
  lint: () => import('./commands/describe-lint.js'),
  fmt: () => import('./commands/describe-fmt.js'),
  serve: () => import('./commands/describe-serve.js'),
  lsp: () => import('./commands/describe-lsp.js'),
  rules: () => import('./commands/describe-rules.js'),
  resolve: () => import('./commands/describe-resolve.js'),
  read: () => import('./commands/describe-read.js'),
  explain: () => import('./commands/describe-explain.js'),
  diff: () => import('./commands/describe-diff.js'),
  convert: () => import('./commands/describe-convert.js'),
  page: () => import('./commands/describe-page.js'),
  perft: () => import('./commands/describe-perft.js'),
  cross: () => import('./commands/describe-cross.js'),
  completion: () => import('./commands/describe-completion.js'),
};
