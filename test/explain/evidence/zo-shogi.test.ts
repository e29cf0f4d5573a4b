import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/cross/engine/engine.js';
import { loadFfish } from '../../../src/cross/engine/ffish.js';
import { repetitionClaims } from '../../../src/explain/evidence/claims.js';
import { evidenceOf, type ShownEnding } from '../../../src/explain/evidence/evidence.js';
import { sayEvidence } from '../../../src/explain/evidence/say-evidence.js';
import { sectionText } from '../../../src/explain/section-game.js';
import { sectionGame } from '../described.js';

/** The block of https://www.chessvariants.org/rules/zoshogi, its rules as the author set them: no perpetual check, `nFoldValue = loss`. */
const BLOCK = [
  'maxFile = 9',
  'maxRank = 9',
  'startFen = lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[] w - - 0 1',
  'pieceDrops = true',
  'capturesToHand = true',
  'shogiPawn = p',
  'shogiKnight = n',
  'lance = l',
  'silver = s',
  'gold = g',
  'bishop = b',
  'rook = r',
  'king = k',
  'customPiece1 = e:FfsW',
  'commoner = i',
  'dragonHorse = h',
  'bers = d',
  'promotionRank = 7',
  'promotedPieceType = p:g n:g b:h r:d l:g e:i s:g',
  'doubleStep = false',
  'castling = false',
  'dropNoDoubled = p',
  'stalemateValue = loss',
  'nMoveRule = 0',
  'nFoldValue = loss',
  'flagPiece = k',
  'whiteFlag = *9',
  'blackFlag = *1',
  'immobilityIllegal = true',
  'shogiPawnDropMateIllegal = true',
].join('\n');

const NODES = 3000;

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

function repetitionOf(section: string): ShownEnding {
  const found = evidenceOf(sectionGame(section), NODES).find(({ kind }) => kind === 'repetition');
  if (found?.status !== 'shown') throw new Error('No repetition is shown.');
  return found;
}

describe('Zo Shogi as its author wrote it', () => {
  it('ends in just these ways: perpetual check is missing', () => {
    expect(evidenceOf(sectionGame(BLOCK), NODES).map(({ kind }) => kind)).toEqual([
      'checkmate',
      'drop-mate',
      'stalemate',
      'repetition',
      'flag',
    ]);
  });

  it.each([
    // By the option: the result of the player to move, White, who has not completed the repetition.
    { section: BLOCK, outcome: 'black', result: '0-1' },
    {
      section: BLOCK.replace('nFoldValue = loss', 'nFoldValue = win'),
      outcome: 'white',
      result: '1-0',
    },
  ])('third occurrence by Black: $result', ({ outcome, result, section }) => {
    const name = `zoshogi-${outcome}`;
    const { fen, from, moves, outcome: ours } = repetitionOf(section);
    expect([from, moves.length, ours]).toEqual(['start', 8, outcome]);
    expect(engine.load(sectionText(name, section)).added).toEqual([name]);
    const game = engine.play(name);
    if (game === null) throw new Error(`The engine does not play ${name}.`);
    game.setFen(fen);
    const board = fen.split(' ')[0];
    const seen = moves.map((move) => {
      expect([move, game.push(move)]).toEqual([move, true]);
      return game.fen().split(' ')[0];
    });
    expect([1, ...seen.flatMap((one, index) => (one === board ? [index + 2] : []))]).toEqual([
      1, 5, 9,
    ]);
    expect(game.result()).toBe(result);
    game.close();
  });

  it('says who wins, that the page says otherwise, and that its words can be read in two ways', () => {
    const sentence = 'The player who made the same situation 3 times first loses';
    const evidence = repetitionOf(BLOCK);
    const answer = { kind: 'answered', engine: 'ffish', result: '0-1' } as const;
    const lines = sayEvidence(
      sectionGame(BLOCK),
      evidence,
      answer,
      repetitionClaims(`${sentence}.`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        '  Black wins by `nFoldRule = 3`, `nFoldValue = loss` (for White, who is to move).',
        '  The player whose move completes the repetition, Black, wins; White made the first move of it.',
        `  The text contradicts this: “${sentence}” (there the player who repeats loses, here that player wins).`,
        `  “${sentence}” is ambiguous: it may mean the player who completes the repetition (here Black) or the one who began it (here White).`,
        '  ffish agrees: 0-1.',
      ]),
    );
  });
});
