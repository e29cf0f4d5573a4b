import type { AnyCommand } from './command.js';
import { SHARED_OPTIONS, type Option, type Options } from './options.js';

export type Shell = 'bash' | 'zsh' | 'fish';

/** A script with which a shell completes the words after `fairyc`. */
export function printCompletion(shell: Shell, commands: readonly AnyCommand[]): string {
  switch (shell) {
    case 'bash':
      return bash(commands);
    case 'zsh':
      return zsh(commands);
    case 'fish':
      return fish(commands);
  }
}

function optionsOf({ options }: AnyCommand): readonly (readonly [string, Option])[] {
  const all: Options = { ...options, ...SHARED_OPTIONS };
  return Object.entries(all);
}

/** How an option is typed. A flag that is on by default is only useful as `--no-…`. */
function typed([name, option]: readonly [string, Option]): string {
  return option.type === 'flag' && option.default === true ? `--no-${name}` : `--${name}`;
}

/** A text in single quotes, escaped for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Whether the word after the option is its value. */
function takesWord(option: Option): boolean {
  return option.type !== 'flag' && !(option.type === 'choice' && option.alone !== undefined);
}

/** The allowed arguments of a command; empty if it has none. */
function wordsOf({ words }: AnyCommand): readonly string[] | 'files' {
  return words === null ? [] : (words.choices ?? 'files');
}

function bash(commands: readonly AnyCommand[]): string {
  const names = commands.map(({ name }) => name);
  const options = commands.map(
    (command) =>
      `    ${command.name}) options=${quoted(optionsOf(command).map(typed).join(' '))} ;;`,
  );
  const words = commands.flatMap((command) => {
    const choices = wordsOf(command);
    return choices === 'files'
      ? []
      : [`    ${command.name}:*) words=${quoted(choices.join(' '))} ;;`];
  });
  const values = commands.flatMap((command) =>
    optionsOf(command).flatMap(([name, option]) =>
      option.type === 'choice' && takesWord(option)
        ? [`    ${command.name}:--${name}) values=${quoted(option.choices.join(' '))} ;;`]
        : [],
    ),
  );
  return `# bash completion for fairyc; written by \`fairyc completion bash\`
_fairyc() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} options= values= words=files
  COMPREPLY=()
  # bash splits --format=json into three words.
  if [ "$word" = = ]; then
    word=
  elif [ "$before" = = ]; then
    before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted([...names, '--help', '--version'].join(' '))} -- "$word"))
    return
  fi
  case "$command:$before" in
${values.join('\n')}
  esac
  if [ -n "$values" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
    return
  fi
  case "$command" in
${options.join('\n')}
  esac
  case "$command:$word" in
    *:-*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
${words.join('\n')}
  esac
  if [ "$words" != files ]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    return
  fi
  # File names may contain blanks.
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _fairyc fairyc
`;
}

function zsh(commands: readonly AnyCommand[]): string {
  const described = commands.map(({ about, name }) => `    ${quoted(`${name}:${colons(about)}`)}`);
  const cases = commands.map((command) => {
    const rows = optionsOf(command).map((row) => `        ${quoted(zshOption(row))}`);
    const words = wordsOf(command);
    const kind = words === 'files' ? '_files' : `(${words.join(' ')})`;
    return `      ${command.name})\n        _arguments \\\n${rows.join(' \\\n')} \\\n        '*:word:${kind}'\n        ;;`;
  });
  return `#compdef fairyc
# zsh completion for fairyc; written by \`fairyc completion zsh\`
_fairyc() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
  else
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
${cases.join('\n')}
    esac
  fi
}
# As a file in fpath, this is the body of the function; when sourced, the function must be registered.
if [ "$funcstack[1]" = _fairyc ]; then
  _fairyc "$@"
else
  compdef _fairyc fairyc
fi
`;
}

/** `--format[what it does]:word:(pretty json)` */
function zshOption(row: readonly [string, Option]): string {
  const [, option] = row;
  const about = option.describe.replace(/[[\]\\:]/g, '\\$&');
  const head = `${typed(row)}[${about}]`;
  if (!takesWord(option)) return head;
  if (option.type === 'choice') return `${head}:word:(${option.choices.join(' ')})`;
  return `${head}:${option.type === 'text' ? 'value:_files' : 'number:'}`;
}

function colons(text: string): string {
  return text.replaceAll(':', '\\:');
}

function fish(commands: readonly AnyCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { about, name } = command;
    const words = wordsOf(command);
    const inside = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c fairyc -n __fish_use_subcommand -f -a ${name} -d ${quoted(about)}`,
      ...(words === 'files'
        ? []
        : [`complete -c fairyc ${inside} -f -a ${quoted(words.join(' '))}`]),
      ...optionsOf(command).map((row) => {
        const [, option] = row;
        const parts = [
          `complete -c fairyc ${inside} -l ${typed(row).slice(2)}`,
          ...(option.short === undefined ? [] : [`-s ${option.short}`]),
          ...(takesWord(option) ? ['-r'] : []),
          ...(option.type === 'choice' && takesWord(option)
            ? [`-f -a ${quoted(option.choices.join(' '))}`]
            : []),
          `-d ${quoted(option.describe)}`,
        ];
        return parts.join(' ');
      }),
    ];
  });
  return `# fish completion for fairyc; written by \`fairyc completion fish\`\n${lines.join('\n')}\n`;
}
