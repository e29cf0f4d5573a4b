import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packLink, unpackLink, type Shared } from '../../src/workbench/link.js';

const SHARED: Shared = {
  file: 'mine.ini',
  text: '[ふしぎ:chess]\n# 💎\n'.repeat(50),
  view: 'play',
  game: { variant: 'chess', fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1', moves: ['e1e2'] },
};

function linkOf(content: string): string {
  return `#v1.${deflateRawSync(content).toString('base64url')}`;
}

test('unpacking a link returns what was packed', async () => {
  const link = await packLink(SHARED);
  expect(link).toMatch(/^#v1\.[\w-]+$/);
  expect(link.length).toBeLessThan(SHARED.text.length);
  expect(await unpackLink(link)).toEqual(SHARED);
});

test('links of 5 MB, decompression bombs, broken and foreign links are rejected', async () => {
  const noise = 'AZ09-_'.repeat(850_000);
  const bomb = linkOf(JSON.stringify({ ...SHARED, text: ' '.repeat(5_000_000) }));
  expect(bomb.length).toBeLessThan(100_000);
  for (const fragment of [`#v1.${noise}`, bomb, '#v1.%%%', '#v1.', '#v2.AAAA', '', '#paste'])
    expect(await unpackLink(fragment)).toBeNull();
});

test.each([
  '{"__proto__":{"file":"a.md","text":"x","view":"play"}}',
  '{"file":"a.md","text":5,"view":"play"}',
  '{"file":{"toString":1},"text":"x","view":"play"}',
  '["a.md","x","play"]',
  'null',
  '"x"',
])('a link with content of another shape is rejected: %s', async (content) => {
  expect(await unpackLink(linkOf(content))).toBeNull();
});

test('unknown fields and invalid moves in a link are left out', async () => {
  const content = `{"file":"${'n'.repeat(500)}","text":"x","view":"<svg onload=alert(1)>","__proto__":{"polluted":1},"game":{"variant":"chess","fen":7,"moves":["e2e4",5,{"a":1}],"constructor":{}}}`;
  const found = await unpackLink(linkOf(content));
  expect(found).toEqual({
    file: 'n'.repeat(100),
    text: 'x',
    view: '<svg onload=alert(1)>',
    game: { variant: 'chess', fen: null, moves: ['e2e4'] },
  });
  expect(Object.keys({})).toEqual([]);
  expect('polluted' in {}).toBe(false);
});
