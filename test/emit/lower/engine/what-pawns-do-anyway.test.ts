import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../../src/cross/engine/ffish.js';
import { playedPage } from '../../../built-page.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

/** The moves of the pawn on e5, in the engine, after a step of Black's pawn past it. */
function pawnMoves(id: string, bullets: string, step = 'd7d5', options = ''): readonly string[] {
  const text = `# ${id}

* Rules: chess
* Size: 8x8
${bullets}
* Start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1

| Name | Betza | Abbr | Promote |
| --- | --- | --- | --- |
| King | K | K | |
| Queen | Q | Q | |
| Rook | R | R | |
| Bishop | B | B | |
| Knight | N | N | |
| Pawn | fmWfcF | P | Q |

\`\`\`ini
${options}
\`\`\`
`;
  const game = playedPage(engine, text);
  game.setFen('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1');
  expect(game.push(step)).toBe(true);
  return game
    .legalMoves()
    .filter((move) => move.startsWith('e5'))
    .toSorted();
}

test('the engine’s pawn captures en passant whatever its option says, so the region forbids it', () => {
  engine.load('[types-only:chess]\nenPassantTypes = -\n[region:chess]\nenPassantRegion = -\n');
  const moves = (name: string): readonly string[] | undefined => {
    const game = engine.play(name);
    game?.setFen('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1');
    game?.push('d7d5');
    return game?.legalMoves().filter((move) => move.startsWith('e5'));
  };
  expect(moves('types-only')).toContain('e5d6');
  expect(moves('region')).toEqual(['e5e6']);
});

test('the engine’s pawn promotes whatever its option says, so the region forbids it', () => {
  engine.load(
    '[pawnless:chess]\npromotionPawnTypes = -\n[regionless:chess]\npromotionRegionWhite = -\npromotionRegionBlack = -\n',
  );
  const moves = (name: string): readonly string[] | undefined => {
    const game = engine.play(name);
    game?.setFen('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    return game?.legalMoves().filter((move) => move.startsWith('a7'));
  };
  expect(moves('pawnless')?.toSorted()).toEqual(['a7a8b', 'a7a8n', 'a7a8q', 'a7a8r']);
  expect(moves('regionless')).toEqual(['a7a8']);
});

const TRIPLE = '* Double step: no\n* Triple step: *2';

test.each([
  ['default', '* Castling: no', 'd7d5', ['e5d6', 'e5e6']],
  ['none', '* En passant: none', 'd7d5', ['e5e6']],
  // Others do, which the engine does not know of its own pawn.
  ['knights', '* En passant: Knight', 'd7d5', ['e5e6']],
  ['triple', TRIPLE, 'd7d4', ['e5d6', 'e5e6']],
  ['triple-none', `${TRIPLE}\n* En passant: none`, 'd7d4', ['e5e6']],
])('a document with the pieces that capture en passant: %s', (id, bullets, step, expected) => {
  expect(pawnMoves(id, bullets, step)).toEqual(expected);
});

test('an option of the document’s author says the same as the bullet', () => {
  expect(pawnMoves('option', '* Castling: no', 'd7d5', 'enPassantTypes = -')).toEqual(['e5e6']);
});
