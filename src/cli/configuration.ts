import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '../catalog/diagnose.js';
import { PROFILES, type Profile } from '../catalog/profiles.js';
import { RULE_LEVELS, type RuleSettings } from '../check/rule-settings.js';
import { REPORT_FORMATS, type ReportFormat } from '../report/formats.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { didYouMean, nearest } from '../text/nearest.js';
import { describeCode, knownCodes } from './codes.js';
import { readIfPresent, whyUnread } from './files.js';

/** The name of the configuration file, searched for in the working directory and its parents. */
export const CONFIGURATION_FILE = '.fairycrc';

/** The settings of `.fairycrc`; options on the command line override them. */
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
  /** The severity of findings, by code. */
  readonly rules?: RuleSettings;
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
        format: {
          type: 'string',
          enum: REPORT_FORMATS,
          description: 'How diagnostics are printed, like `--format`.',
        },
        'max-warnings': {
          type: 'integer',
          minimum: 0,
          description: 'Fail if there are more warnings than this, like `--max-warnings`.',
        },
      },
    },
    lint: {
      type: 'object',
      additionalProperties: false,
      properties: {
        profile: {
          type: 'string',
          enum: PROFILES,
          description: 'The program that will read the files, like `--profile`.',
        },
        baseline: {
          type: 'string',
          description:
            'A file with findings to leave out, like `--baseline`. It must be below the folder of `.fairycrc`.',
        },
      },
    },
    build: {
      type: 'object',
      additionalProperties: false,
      properties: {
        target: {
          type: 'string',
          description: 'What to write, separated by commas, like `--target`.',
        },
        parent: {
          type: 'string',
          description: 'Inherit from this built-in variant, like `--parent`.',
        },
        approximate: {
          type: 'boolean',
          description: 'Approximate what a target cannot express, like `--approximate`.',
        },
        out: {
          type: 'string',
          description:
            'Write files into this folder, like `--out`. It must be below the folder of `.fairycrc`.',
        },
      },
    },
    rules: {
      type: 'object',
      description: 'The severity of a code in `lint`, or off. `fairyc rules` lists the codes.',
      additionalProperties: { type: 'string', enum: RULE_LEVELS },
      properties: {},
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
interface ConfigurationReading {
  readonly configuration: Configuration;
  readonly file: string | null;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** No configuration, or none that may be used. */
const NO_CONFIGURATION: ConfigurationReading = {
  configuration: {},
  file: null,
  text: '',
  diagnostics: [],
};

/**
 * Finds and reads `.fairycrc` in `folder` or its parents, up to the root of the repository. A file in a parent folder is ignored if it
 * belongs to another user.
 */
export async function readConfiguration(folder: string): Promise<ConfigurationReading> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const file = path.join(at, CONFIGURATION_FILE);
    const reading = mayDecide(file, at === folder) ? readIfPresent(file) : null;
    const name = path.relative(folder, file);
    if (reading?.kind === 'source') return parseConfiguration(name, reading.source.text, folder);
    if (reading !== null) {
      const span = { file: name, start: 0, end: 0 };
      const why = whyUnread(reading) ?? '';
      const diagnostics = [diagnose('file/configuration', 'error', span, why)];
      return { ...NO_CONFIGURATION, file: name, diagnostics };
    }
    if (at === path.dirname(at) || existsSync(path.join(at, '.git'))) return NO_CONFIGURATION;
  }
}

/** Whether a file may set options: it is in the working directory, or belongs to this user or to root. */
function mayDecide(file: string, isHere: boolean): boolean {
  const user = process.getuid?.();
  if (isHere || user === undefined) return true;
  const owner = statSync(file, { throwIfNoEntry: false })?.uid;
  return owner === undefined || owner === user || owner === 0;
}

/** Parses and validates the text of a `.fairycrc`; an invalid file gives diagnostics and no settings. */
export async function parseConfiguration(
  file: string,
  text: string,
  folder = '.',
): Promise<ConfigurationReading> {
  // Loaded only if there is a file, which most runs do not have.
  const [{ parse }, { Ajv }] = await Promise.all([import('ini'), import('ajv')]);
  const settings: unknown = parse(text);
  const validate = new Ajv({ allErrors: true, coerceTypes: true }).compile<Configuration>(
    CONFIGURATION_SCHEMA,
  );
  if (validate(settings)) {
    const unknown = unknownCodes(settings, file, text);
    if (unknown.length > 0) return { ...NO_CONFIGURATION, file, text, diagnostics: unknown };
    const outside = PLACES.find((place) => isOutside(placeIn(settings, place), file, folder));
    if (outside === undefined)
      return { configuration: fromFolder(settings, file), file, text, diagnostics: [] };
    const start = Math.max(0, findSetting(text, outside));
    const value = placeIn(settings, outside) ?? '';
    const diagnostic = diagnose(
      'file/configuration',
      'error',
      { file, start, end: start + outside.length },
      `\`${outside}\`: \`${value}\` is not below the folder of ${CONFIGURATION_FILE}. Use a path below it, or give this one on the command line.`,
    );
    return { ...NO_CONFIGURATION, file, text, diagnostics: [diagnostic] };
  }
  const diagnostics = (validate.errors ?? []).map((error) => {
    const name = nameInQuestion(error.instancePath, error.params);
    const suggestion = error.keyword === 'additionalProperties' ? nearest(name, KNOWN_NAMES) : null;
    const hint = didYouMean(' ', suggestion, '`');
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

/** Reports unknown codes: with a misspelt code, the rule would silently stay on. */
function unknownCodes(
  { rules = {} }: Configuration,
  file: string,
  text: string,
): readonly Diagnostic[] {
  return Object.keys(rules).flatMap((code) => {
    if (describeCode(code) !== null) return [];
    const suggestion = nearest(code, knownCodes());
    const hint =
      suggestion === null ? '`fairyc rules` lists them.' : `Did you mean \`${suggestion}\`?`;
    const start = Math.max(0, findSetting(text, code));
    const span = { file, start, end: start + code.length };
    return [
      diagnose('file/configuration', 'error', span, `\`${code}\` is not a known code. ${hint}`),
    ];
  });
}

/** Settings that name a place in the file system. */
const PLACES = ['baseline', 'out'] as const;
type Place = (typeof PLACES)[number];

function placeIn({ build, lint }: Configuration, place: Place): string | undefined {
  return place === 'baseline' ? lint?.baseline : build?.out;
}

/** Whether a path leaves the folder of the configuration file, also by links. A foreign repository must not make fairyc write elsewhere. */
function isOutside(value: string | undefined, file: string, folder: string): boolean {
  if (value === undefined) return false;
  const home = path.dirname(path.resolve(folder, file));
  if (path.isAbsolute(value) || path.win32.isAbsolute(value) || value.includes('\0')) return true;
  const wanted = path.resolve(home, value);
  try {
    return !isBelow(home, wanted) || !isBelow(realpathSync(home), realPlace(wanted));
  } catch {
    // A broken or circular link.
    return true;
  }
}

function isBelow(folder: string, place: string): boolean {
  const way = path.relative(folder, place);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** The real path of a place whose last parts may not exist yet. */
function realPlace(place: string): string {
  const parent = path.dirname(place);
  if (parent === place || lstatSync(place, { throwIfNoEntry: false }) !== undefined)
    return realpathSync(place);
  return path.join(realPlace(parent), path.basename(place));
}

/** Paths in the file are relative to the file, not to the working directory. */
function fromFolder(settings: Configuration, file: string): Configuration {
  const beside = (place: string): string => path.join(path.dirname(file), place);
  const { build, lint } = settings;
  return {
    ...settings,
    ...(lint?.baseline === undefined ? {} : { lint: { ...lint, baseline: beside(lint.baseline) } }),
    ...(build?.out === undefined ? {} : { build: { ...build, out: beside(build.out) } }),
  };
}

function nameInQuestion(instancePath: string, params: Readonly<Record<string, unknown>>): string {
  const extra = params['additionalProperty'];
  return typeof extra === 'string'
    ? extra
    : (instancePath.split('/').at(-1) ?? '').replaceAll('~1', '/');
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
  if (keyword === 'additionalProperties') return 'this section or setting does not exist';
  if (Array.isArray(allowed)) return `must be one of ${allowed.join(', ')}`;
  if (typeof params['type'] === 'string') return `must be of type ${params['type']}`;
  return 'is not valid here';
}
