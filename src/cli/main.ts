import packageJson from '../../package.json' with { type: 'json' };
import { nearest } from '../text/nearest.js';
import { messageText } from '../text/printable.js';
import type { AnyCommand } from './command.js';
import { COMMANDS } from './commands.js';
import { readConfiguration, type Configuration } from './configuration.js';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { distinctFiles, hasPattern, limitFiles, nameStandardInput } from './files.js';
import { isUsageError, UsageError } from './options.js';
import { printText, printMessage } from './output.js';
import { parseWords } from './parse-words.js';

/** Runs the command line and sets the exit status. */
export async function main(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await runWords(words);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    const [first = ''] = words;
    const [name, listed] = isCommand(first)
      ? [`fairyc ${first}`, 'options']
      : ['fairyc', 'commands'];
    printMessage(`${name}: ${messageText(error.message)}\n${name} --help lists the ${listed}.`);
    process.exitCode = EXIT_STATUS.usage;
  }
}

async function runWords([first = '', ...rest]: readonly string[]): Promise<ExitStatus> {
  const load = isCommand(first) ? COMMANDS[first] : undefined;
  if (load !== undefined) return runCommand((await load()).command, rest);
  if (first === '--version') {
    printText(`${packageJson.version}\n`);
    return EXIT_STATUS.ok;
  }
  if (['', '--help', '-h'].includes(first)) {
    const { printHelp } = await import('./help.js');
    const text = printHelp(await loadCommands());
    if (first !== '') printText(text);
    else printMessage(text);
    return first === '' ? EXIT_STATUS.usage : EXIT_STATUS.ok;
  }
  if (first.startsWith('-'))
    throw new UsageError(`${first} belongs after the command, as in fairyc lint ${first}`);
  const suggestion = nearest(first, Object.keys(COMMANDS));
  const hint = suggestion === null ? '' : `. Did you mean 'fairyc ${suggestion}'?`;
  throw new UsageError(`there is no command '${first}'${hint}`);
}

function isCommand(word: string): boolean {
  return Object.hasOwn(COMMANDS, word);
}

async function runCommand(command: AnyCommand, args: readonly string[]): Promise<ExitStatus> {
  const given = parseWords(args, command);
  const { shared } = given;
  if (shared.help) {
    const { printCommandHelp } = await import('./help.js');
    printText(printCommandHelp(command));
    return EXIT_STATUS.ok;
  }
  if (shared['max-size'] !== null) limitFiles(shared['max-size']);
  if (shared['stdin-filename'] !== null) nameStandardInput(shared['stdin-filename']);
  const configuration = shared.config ? await configurationHere() : {};
  if (configuration === null) return EXIT_STATUS.usage;
  const words = command.words?.areFiles === true ? await expanded(given.words) : given.words;
  return command.run({ ...given, words }, configuration, loadCommands);
}

/** The settings of `.fairycrc`; null if they are invalid, which has been reported. */
async function configurationHere(): Promise<Configuration | null> {
  const settings = await readConfiguration(process.cwd());
  if (settings.diagnostics.length === 0) return settings.configuration;
  const { DEFAULT_OUTPUT, report } = await import('./terminal.js');
  report(settings.diagnostics, new Map([[settings.file ?? '', settings.text]]), DEFAULT_OUTPUT);
  return null;
}

/** File names with patterns expanded, without duplicates. The package that expands them is loaded only if necessary. */
async function expanded(words: readonly string[]): Promise<readonly string[]> {
  if (!words.some(hasPattern)) return distinctFiles(words);
  const { expandPatterns } = await import('./patterns.js');
  return expandPatterns(words);
}

async function loadCommands(): Promise<readonly AnyCommand[]> {
  const loaded = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return loaded.map(({ command }) => command);
}
