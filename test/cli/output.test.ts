import { afterEach, expect, test, vi } from 'vitest';
import { jsonList, printParts } from '../../src/cli/output.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test('results wait for a slow reader, so that they do not fill the memory', async () => {
  const written: string[] = [];
  // Each part fills the buffer.
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    written.push(String(part));
    return false;
  });
  let made = 0;
  function* parts(): Generator<string> {
    for (made = 1; made <= 3; made++) yield String(made);
  }
  const printed = printParts(parts());
  for (const count of [1, 2, 3]) {
    await new Promise(setImmediate);
    expect({ made, written }).toEqual({ made: count, written: ['1', '2', '3'].slice(0, count) });
    process.stdout.emit('drain');
  }
  await printed;
  expect(made).toBe(4);
});

test.each([[[]], [[1]], [[1, [2], { a: null }]]])('a list of %j is JSON', (list) => {
  const parts = [...jsonList(list, (one) => ({ one }))];
  expect(JSON.parse(parts.join(''))).toEqual(list.map((one) => ({ one })));
  expect(parts).toHaveLength(list.length + 1);
});
