import { expect, test } from 'vitest';
import { buildDocument, type BuildRequest } from '../../../src/pipeline.js';
import { NO_DECISIONS } from '../../../src/read/prose/decisions.js';

/** A game told in words; `duke` is what is said of one piece. */
const page = (duke: string): string =>
  [
    '# Duke chess',
    '',
    'The game is played on an 8x8 board.',
    '',
    '### King (K)',
    '',
    'The King moves one square in any direction.',
    '',
    '### Duke (D)',
    '',
    duke,
    '',
  ].join('\n');

const REQUEST: BuildRequest = {
  targets: ['ini'],
  variant: null,
  approximate: false,
  parent: null,
  rulesFrom: 'chess',
  prove: 0,
};

function build(text: string, decisions = NO_DECISIONS) {
  const { diagnostics, value } = buildDocument({ file: 'page.md', text }, () => null, {
    ...REQUEST,
    decisions,
  });
  return {
    codes: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    value,
  };
}

test('a piece that is not read is no piece that stands still: nothing is built', () => {
  const { codes, value } = build(page('It moves like a king whenever the moon is full.'));
  expect(codes).toContain('doc/piece-not-read');
  expect(value).toEqual([]);
});

test('a piece that can be read in two ways is not built', () => {
  const { codes, value } = build(page('It moves exactly two squares diagonally in any direction.'));
  expect(codes).toContain('doc/ambiguous-move');
  expect(value).toEqual([]);
});

test('which of the two is meant can be decided', () => {
  const text = page('It moves exactly two squares diagonally in any direction.');
  const { codes } = build(text, { ...NO_DECISIONS, readings: new Map([['duke', 'leap']]) });
  expect(codes).not.toContain('doc/ambiguous-move');
});

test('its moves can be given by name', () => {
  const assumed = new Map([['Duke', 'mQcK']]);
  const text = page('It moves like a king whenever the moon is full.');
  const { codes } = build(text, { ...NO_DECISIONS, assumed });
  expect(codes).not.toContain('doc/piece-not-read');
});

test('a diagram that is refused is an error, whatever the sentences beside it say', () => {
  const diagram = '<div class="idiagram">\nfiles=8\nranks=8\nking:K:fW9999z:king:e1\n</div>\n';
  const { value } = build(`${page('The Duke moves like a rook.')}\n${diagram}`);
  expect(value).toEqual([]);
});
