import { defineCommand } from '../command.js';
import { EXIT_STATUS } from '../exit-status.js';
import { UsageError } from '../options.js';
import { printText } from '../output.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const command = defineCommand({
  name: 'completion',
  about: 'Print a script for completion of commands, options and values in a shell',
  words: { usage: 'SHELL', least: 1, most: 1, choices: SHELLS, describe: SHELLS.join(', ') },
  options: {},
  examples: [
    ['completion bash > ~/.local/share/bash-completion/completions/fairyc', 'for bash'],
    ['completion zsh > "${fpath[1]}/_fairyc"', 'for zsh'],
    ['completion fish > ~/.config/fish/completions/fairyc.fish', 'for fish'],
  ],
  run: async ({ loadCommands, words: [word = ''] }) => {
    const shell = SHELLS.find((one) => one === word);
    if (shell === undefined)
      throw new UsageError(
        `there is no completion for '${word}'; choose from ${SHELLS.join(', ')}`,
      );
    const { printCompletion } = await import('../completion.js');
    printText(printCompletion(shell, await loadCommands()));
    return EXIT_STATUS.ok;
  },
});
