import path from 'node:path';
import { diagnose } from '../catalog/diagnose.js';
import { PROFILES, type Profile } from '../catalog/profiles.js';
import { REPORT_FORMATS, type ReportFormat } from '../report/formats.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { nearest } from '../text/nearest.js';
import { readIfPresent } from './files.js';

/** The name of the configuration file, looked for in the working directory and the ones above it. */
export const CONFIGURATION_FILE = '.fairycrc';

/** What `.fairycrc` may say; the command line says it over again. */
export interface Configuration {
  readonly report?: {
    readonly format?: ReportFormat;
    readonly 'max-warnings'?: number;
  };
  readonly lint?: {
    readonly profile?: Profile;
    readonly baseline?: string;
  };
  readonly build?: {
    readonly target?: string;
    readonly parent?: string;
    readonly approximate?: boolean;
    readonly out?: string;
  };
}

/** JSON Schema of the file, once npm's `ini` has parsed it (draft-07). */
export const CONFIGURATION_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: '.fairycrc',
  type: 'object',
  additionalProperties: false,
  properties: {
    report: {
      type: 'object',
      additionalProperties: false,
      properties: {
        format: { type: 'string', enum: REPORT_FORMATS },
        'max-warnings': { type: 'integer', minimum: 0 },
      },
    },
    lint: {
      type: 'object',
      additionalProperties: false,
      properties: {
        profile: { type: 'string', enum: PROFILES },
        baseline: { type: 'string' },
      },
    },
    build: {
      type: 'object',
      additionalProperties: false,
      properties: {
        target: { type: 'string' },
        parent: { type: 'string' },
        approximate: { type: 'boolean' },
        out: { type: 'string' },
      },
    },
  },
} as const;

const KNOWN_NAMES: readonly string[] = [
  ...Object.keys(CONFIGURATION_SCHEMA.properties),
  ...Object.values(CONFIGURATION_SCHEMA.properties).flatMap((section) =>
    Object.keys(section.properties),
  ),
];

/** A configuration with its file and text, for messages; both are null if there is no file. */
export interface ConfigurationReading {
  readonly configuration: Configuration;
  readonly file: string | null;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds and reads `.fairycrc` from `folder` upwards. */
export async function readConfiguration(folder: string): Promise<ConfigurationReading> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, CONFIGURATION_FILE);
    const text = readIfPresent(file);
    if (text !== null) return parseConfiguration(path.relative(folder, file), text);
    if (at === path.dirname(at)) {
      return { configuration: {}, file: null, text: '', diagnostics: [] };
    }
  }
}

/** Parses and validates the text of a `.fairycrc`; an invalid file gives diagnostics and no settings. */
export async function parseConfiguration(
  file: string,
  text: string,
): Promise<ConfigurationReading> {
  // Both are loaded only where there is a file: most runs have none.
  const [{ parse }, { Ajv }] = await Promise.all([import('ini'), import('ajv')]);
  const settings: unknown = parse(text);
  const validate = new Ajv({ allErrors: true, coerceTypes: true }).compile<Configuration>(
    CONFIGURATION_SCHEMA,
  );
  if (validate(settings))
    return { configuration: fromFolder(settings, file), file, text, diagnostics: [] };
  const diagnostics = (validate.errors ?? []).map((error) => {
    const name = nameInQuestion(error.instancePath, error.params);
    const suggestion = error.keyword === 'additionalProperties' ? nearest(name, KNOWN_NAMES) : null;
    const hint = suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
    const start = Math.max(0, findSetting(text, name));
    const message = `\`${name}\`: ${explain(error.keyword, error.params)}.${hint}`;
    return diagnose(
      'file/configuration',
      'error',
      { file, start, end: start + (text.startsWith(name, start) ? name.length : 0) },
      message,
    );
  });
  return { configuration: {}, file, text, diagnostics };
}

/** Its baseline is a file beside it, wherever the command runs. */
function fromFolder(settings: Configuration, file: string): Configuration {
  const baseline = settings.lint?.baseline;
  if (baseline === undefined) return settings;
  return {
    ...settings,
    lint: { ...settings.lint, baseline: path.join(path.dirname(file), baseline) },
  };
}

function nameInQuestion(instancePath: string, params: Readonly<Record<string, unknown>>): string {
  const extra = params['additionalProperty'];
  return typeof extra === 'string' ? extra : (instancePath.split('/').at(-1) ?? '');
}

/** Where a section or key stands at the start of a line; -1 if it cannot be found. */
function findSetting(text: string, name: string): number {
  let at = 0;
  for (const line of text.split('\n')) {
    const bare = line.trimStart().replace(/^\[/, '');
    if (name !== '' && bare.startsWith(name)) return at + line.indexOf(name);
    at += line.length + 1;
  }
  return -1;
}

function explain(keyword: string, params: Readonly<Record<string, unknown>>): string {
  const allowed = params['allowedValues'];
  if (keyword === 'additionalProperties') return 'there is no such section or setting';
  if (Array.isArray(allowed)) return `must be one of ${allowed.join(', ')}`;
  if (typeof params['type'] === 'string') return `must be of type ${params['type']}`;
  return 'is not valid here';
}
