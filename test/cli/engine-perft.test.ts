import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import fixture from '../fixtures/engine-perft.json' with { type: 'json' };
import { THOROUGH } from '../thorough.js';

/** Nearly all of the time goes to the rows above this limit, which are mostly of chess. */
const MOST_NODES = THOROUGH ? Infinity : 300_000;
const ROWS = fixture.rows.filter(({ nodes }) => nodes <= MOST_NODES);

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/fairyc.cjs');

it(
  'one run of --batch gives the counts that the engine itself is tested with',
  { timeout: 300_000 },
  () => {
    const requests = ROWS.map(({ chess960, depth, fen, variant }) => ({
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
    const counted = ROWS.map((row, index) => ({ ...row, nodes: answers[index]?.nodes }));
    expect(ROWS).toHaveLength(THOROUGH ? 155 : 117);
    expect(counted).toEqual(ROWS);
    expect(status).toBe(0);
  },
);
