import { describe, expect, it } from 'vitest';
import { buildDocument } from '../../../../src/pipeline.js';

/** A pawn promotes to piece A, which promotes again. A captured grown A goes to the hand as A. */
const document = (start: string): string => `# Chain

* Rules: shogi
* Size: 7x8
* Start: ${start}

| Name    | Abbr | Betza | Promote | Notes |
| ------- | ---- | ----- | ------- | ----- |
| King    | K    | K     |         | 1     |
| Piece A | A    | mRcpR | Grown A | 2     |
| Pawn    | P    | fW    | A       |       |

1. Royal piece
2. Cannot be dropped

## Promoted pieces

| Name    | Betza |
| ------- | ----- |
| Grown A | mR    |
`;

const request = { targets: ['ini'], variant: null, approximate: false, parent: null } as const;

describe('limits on drops that the engine cannot express', () => {
  it.each([
    ['of a piece of the start position', '3k3/ppppppp/7/7/7/7/PPPPPPP/2AK3[] w - - 0 1'],
    [
      'of a form that promotes again and is captured',
      '3k3/ppppppp/7/7/7/7/PPPPPPP/3K3[] w - - 0 1',
    ],
  ])('%s', (_, start) => {
    const source = { file: 'chain.md', text: document(start) };
    const { diagnostics, value } = buildDocument(source, () => null, request);
    expect(value).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toContain('emit/not-expressible');
  });
});
