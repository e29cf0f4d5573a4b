import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { diagnosticsSchema } from '../../.config/diagnostics-schema.js';
import { resolvedVariantSchema } from '../../.config/resolved-variant-schema.js';
import { BUILTIN_NAMES } from '../../src/catalog/builtins.js';
import { lintIni } from '../../src/check/lint.js';
import { BULLET_NAMES, explainBullet } from '../../src/explain/bullet.js';
import { resolveBuiltin, resolveIni } from '../../src/read/ini/resolve.js';
import { printJson } from '../../src/report/json.js';
import { makeReport } from '../../src/report/report.js';
import { ENGINE_FILE, measuredMistakes, measuredVariants } from '../read/ini/facts.js';

const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true });
const validateVariants = ajv.compile(resolvedVariantSchema());
const validateExplanation = ajv.compile(
  JSON.parse(readFileSync('generated/schema/explain.schema.json', 'utf8')),
);
const validateDiagnostics = ajv.compile(diagnosticsSchema());

/** What is wrong with a value, as `path: message`. */
function wrong(validate: ValidateFunction, value: unknown): readonly string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath}: ${message ?? ''}`,
  );
}

/** Through text, as another program gets it. */
function resolvedJson(text: string): unknown {
  const { value } = resolveIni({ file: 'x.ini', text });
  return JSON.parse(JSON.stringify(value.map(({ variant }) => variant)));
}

describe('the schema of resolved variants', () => {
  it('takes all 143 sections of the file of the engine', () => {
    expect(resolvedJson(ENGINE_FILE)).toHaveLength(143);
    expect(wrong(validateVariants, resolvedJson(ENGINE_FILE))).toEqual([]);
  });

  it('takes the 121 built-in variants', () => {
    const variants = BUILTIN_NAMES.map((name) => resolveBuiltin(name)?.variant);
    expect(variants).toHaveLength(121);
    expect(wrong(validateVariants, variants)).toEqual([]);
  });

  it.each(['ini-variants', 'builtin-variants'] as const)(
    'takes the rules that were measured in the engine: %s',
    (file) => {
      const [any] = BUILTIN_NAMES;
      const origin = resolveBuiltin(any ?? '')?.variant.origin;
      const variants = measuredVariants(file).map(({ name, parent, rules }) => ({
        name,
        parent,
        rules,
        origin,
      }));
      expect(wrong(validateVariants, variants)).toEqual([]);
    },
  );

  it.each(measuredMistakes())('takes what becomes of the mistake $id', ({ iniBase64 }) => {
    const text = Buffer.from(iniBase64, 'base64').toString();
    expect(wrong(validateVariants, resolvedJson(text))).toEqual([]);
  });

  const [good] = resolveIni({ file: 'x.ini', text: '[x:chess]\nnMoveRule = 20\n' }).value;
  const variant = good?.variant;
  const withoutCastling = Object.fromEntries(
    Object.entries(variant?.rules ?? {}).filter(([field]) => field !== 'castling'),
  );

  test.each<readonly [string, unknown, string]>([
    ['no array', variant, ': must be array'],
    ['no name', [{ ...variant, name: undefined }], "/0: must have required property 'name'"],
    ['a field too many', [{ ...variant, extra: 1 }], '/0: must NOT have additional properties'],
    [
      'a rule that is not there',
      [{ ...variant, rules: withoutCastling }],
      "/0/rules: must have required property 'castling'",
    ],
    [
      'a rule that no engine has',
      [{ ...variant, rules: { ...variant?.rules, nmoverule: 20 } }],
      '/0/rules: must NOT have additional properties',
    ],
    [
      'a word for a number',
      [{ ...variant, rules: { ...variant?.rules, nMoveRule: '20' } }],
      '/0/rules/nMoveRule: must be integer',
    ],
    [
      'a result that is none',
      [{ ...variant, rules: { ...variant?.rules, stalemateValue: 'won' } }],
      '/0/rules/stalemateValue: must be equal to one of the allowed values',
    ],
    [
      'a square off the board',
      [{ ...variant, rules: { ...variant?.rules, flagRegion: { white: 'm1', black: '-' } } }],
      '/0/rules/flagRegion/white: must match pattern',
    ],
    [
      'one region for two colours',
      [{ ...variant, rules: { ...variant?.rules, flagRegion: 'e4' } }],
      '/0/rules/flagRegion: must be object',
    ],
    [
      'a piece type that is none',
      [{ ...variant, rules: { ...variant?.rules, extinctionPieceTypes: ['dragon'] } }],
      '/0/rules/extinctionPieceTypes/0: must be equal to one of the allowed values',
    ],
    [
      'an origin without a line',
      [{ ...variant, origin: { ...variant?.origin, castling: { kind: 'here', key: 'castling' } } }],
      "/0/origin/castling: must have required property 'line'",
    ],
  ])('refuses %s', (_what, value, message) => {
    const found = wrong(validateVariants, JSON.parse(JSON.stringify(value)));
    expect(
      found.some((line) => line.startsWith(message)),
      found.join('\n'),
    ).toBe(true);
  });
});

describe('the schema of diagnostics', () => {
  const printed = (text: string): unknown =>
    JSON.parse(
      printJson(
        makeReport(lintIni({ file: 'x.ini', text }, 'fairy-stockfish'), new Map([['x.ini', text]])),
      ),
    );

  it.each(measuredMistakes())('takes what is said of the mistake $id', ({ iniBase64 }) => {
    const text = Buffer.from(iniBase64, 'base64').toString();
    expect(wrong(validateDiagnostics, printed(text))).toEqual([]);
  });

  it('has something to take', () => {
    expect(printed('[x:chess]\ncastling = True\n')).toMatchObject([
      { file: 'x.ini', line: 2, column: 12, endLine: 2, endColumn: 16, severity: 'error' },
    ]);
  });

  const place = { file: 'x.ini', line: 1, column: 1, endLine: 1, endColumn: 2, start: 0, end: 1 };
  const good = { code: 'ini/no-key', severity: 'warning', ...place, message: 'x', notes: [] };

  test.each<readonly [string, unknown, string]>([
    ['a line 0', { ...good, line: 0 }, '/0/line: must be >= 1'],
    ['an unknown severity', { ...good, severity: 'fatal' }, '/0/severity: must be equal'],
    ['no message', { ...good, message: '' }, '/0/message: must NOT have fewer'],
    ['a code without family', { ...good, code: 'nokey' }, '/0/code: must match pattern'],
    [
      'a fix without edits',
      { ...good, fix: { title: 'x', safety: 'safe' } },
      "/0/fix: must have required property 'edits'",
    ],
  ])('refuses %s', (_what, value, message) => {
    expect(wrong(validateDiagnostics, [good])).toEqual([]);
    const found = wrong(validateDiagnostics, [value]);
    expect(
      found.some((line) => line.startsWith(message)),
      found.join('\n'),
    ).toBe(true);
  });
});

test.each(BULLET_NAMES)('what is explained of the bullet %s is what the schema says', (name) => {
  const explained: unknown = JSON.parse(JSON.stringify(explainBullet(name)));
  expect(wrong(validateExplanation, explained)).toEqual([]);
  expect(validateExplanation({ bullet: name })).toBe(false);
});
