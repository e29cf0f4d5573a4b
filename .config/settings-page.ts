import { CONFIGURATION_SCHEMA } from '../src/cli/configuration.js';

/** The settings of `.fairycrc`, from the table that its reader uses to check them. */
export function settingsPage(): string {
  const rows = Object.entries(CONFIGURATION_SCHEMA.properties).flatMap(
    ([section, { properties }]) =>
      Object.entries<Setting>(properties).map(
        ([key, { description, enum: words, type }]) =>
          `| \`[${section}]\` | \`${key}\` | ${words === undefined ? TYPES[type] : words.map((word) => `\`${word}\``).join(', ')} | ${description} |`,
      ),
  );
  const { additionalProperties, description } = CONFIGURATION_SCHEMA.properties.rules;
  const levels = additionalProperties.enum.map((word) => `\`${word}\``).join(', ');
  return `${[
    '# Settings',
    'Written by `npm run generate` from `src/cli/configuration.ts`. `.fairycrc` is an ini file in the working directory or one of its parents, up to the root of the repository. Options on the command line override it; `--no-config` ignores it.',
    [
      '| section | key | values | meaning |',
      '| --- | --- | --- | --- |',
      ...rows,
      `| \`[rules]\` | a code | ${levels} | ${description} |`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

interface Setting {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly enum?: readonly string[];
  readonly description: string;
}

const TYPES = { string: 'a text', integer: 'a whole number', boolean: '`true`, `false`' } as const;
