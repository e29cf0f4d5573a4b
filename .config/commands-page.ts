import { printCommandHelp, usageOf } from '../src/cli/help.js';
import { command as build } from '../src/cli/commands/describe-build.js';
import { command as completion } from '../src/cli/commands/describe-completion.js';
import { command as convert } from '../src/cli/commands/describe-convert.js';
import { command as cross } from '../src/cli/commands/describe-cross.js';
import { command as diff } from '../src/cli/commands/describe-diff.js';
import { command as explain } from '../src/cli/commands/describe-explain.js';
import { command as fmt } from '../src/cli/commands/describe-fmt.js';
import { command as lint } from '../src/cli/commands/describe-lint.js';
import { command as lsp } from '../src/cli/commands/describe-lsp.js';
import { command as page } from '../src/cli/commands/describe-page.js';
import { command as perft } from '../src/cli/commands/describe-perft.js';
import { command as read } from '../src/cli/commands/describe-read.js';
import { command as resolve } from '../src/cli/commands/describe-resolve.js';
import { command as rules } from '../src/cli/commands/describe-rules.js';

/** The commands in the order of the help. */
const COMMANDS = [
  build,
  lint,
  fmt,
  lsp,
  rules,
  resolve,
  read,
  explain,
  diff,
  convert,
  page,
  perft,
  cross,
  completion,
];

/** The help of all commands. */
export function commandsPage(): string {
  return [
    '# Commands',
    'Written by `npm run generate` from the `--help` of each command.',
    ...COMMANDS.flatMap((command) => [
      `## ${command.name}`,
      `\`${usageOf(command)}\``,
      `\`\`\`text\n${printCommandHelp(command).trimEnd()}\n\`\`\``,
    ]),
    '',
  ].join('\n\n');
}
