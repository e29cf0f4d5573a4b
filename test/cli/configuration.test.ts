import { expect, test } from 'vitest';
import { parseConfiguration } from '../../src/cli/configuration.js';

test('settings are read with the right types', async () => {
  const text =
    '; ours\n[report]\nmax-warnings = 3\nformat = github\n\n[build]\napproximate = true\n';
  const { configuration, diagnostics } = await parseConfiguration('.fairycrc', text);
  expect(diagnostics).toEqual([]);
  expect(configuration).toEqual({
    report: { 'max-warnings': 3, format: 'github' },
    build: { approximate: true },
  });
});

test.each([
  ['[build]\ntragets = ini\n', 'tragets', 'Did you mean `target`?'],
  ['[biuld]\ntarget = ini\n', 'biuld', 'Did you mean `build`?'],
  ['[report]\nformat = xml\n', 'format', 'must be one of pretty, compact, json, sarif, github'],
  [
    '[rules]\nini/deprecated-keys = off\n',
    'ini/deprecated-keys',
    'Did you mean `ini/deprecated-key`?',
  ],
  ['[rules]\nini/deprecated-key = no\n', 'ini/deprecated-key', 'must be one of off, info, warning'],
  ['[report]\nmax-warnings = many\n', 'max-warnings', 'must be of type integer'],
])('%j is reported at its name', async (text, name, words) => {
  const { configuration, diagnostics } = await parseConfiguration('.fairycrc', text);
  expect(configuration).toEqual({});
  expect(diagnostics).toHaveLength(1);
  const [diagnostic] = diagnostics;
  expect(diagnostic?.code).toBe('file/configuration');
  expect(diagnostic?.message).toContain(words);
  expect(text.slice(diagnostic?.span.start, diagnostic?.span.end)).toBe(name);
});

test('no key of a configuration reaches the prototype of an object', async () => {
  await parseConfiguration('.fairycrc', '[__proto__]\npolluted = yes\n[constructor]\nx = 1\n');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
