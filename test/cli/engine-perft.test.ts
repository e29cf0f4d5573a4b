import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import fixture from '../fixtures/engine-perft.json' with { type: 'json' };

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/fairyc.cjs');

it(
  'the 155 counts that the engine itself is tested with hold, in one run of --batch',
  { timeout: 300_000 },
  () => {
    const requests = fixture.rows.map(({ chess960, depth, fen, variant }) => ({
      variant,
      depth,
      chess960,
      ...(fen === null ? {} : { fen }),
    }));
    const { status, stdout } = spawnSync(
      process.execPath,
      [PROGRAM, 'perft', '--batch', '--nodes', '1000000000'],
      {
        input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
        encoding: 'utf8',
      },
    );
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly nodes?: number });
    const counted = fixture.rows.map((row, index) => ({ ...row, nodes: answers[index]?.nodes }));
    expect(fixture.rows).toHaveLength(155);
    expect(counted).toEqual(fixture.rows);
    expect(status).toBe(0);
  },
);
