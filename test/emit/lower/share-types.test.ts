import { describe, expect, it } from 'vitest';
import type { ByColor } from '../../../src/ir/board.js';
import { squaresWhere, type SquareSet } from '../../../src/ir/region.js';
import type { Variant } from '../../../src/ir/variant.js';
import { shareTypes } from '../../../src/emit/lower/share-types.js';
import { handMade, KING, PAWN, type HandMade } from '../hand-made.js';

/** Each type with its forms; `piece+` if only promoted pieces have it. */
function typesOf(made: HandMade): readonly string[] {
  return typesIn(handMade(made));
}

function typesIn(variant: Variant): readonly string[] {
  return shareTypes(variant).map(
    ({ piece, promotedOnly, forms }) => `${piece.id}${promotedOnly ? '+' : ''}: ${forms.join(' ')}`,
  );
}

const GOLD = { name: 'Gold', abbreviation: 'G', betza: 'WfF' };
const SILVER = { name: 'Silver', abbreviation: 'S', betza: 'FfW', promotes: 'Narigin' };
const NARIGIN = { name: 'Narigin', betza: 'fKsbW' };

describe('the types that an engine needs', () => {
  it('are shared by promoted forms and a piece that moves alike, however their moves are written', () => {
    expect(typesOf({ pieces: [KING, GOLD, SILVER, NARIGIN] })).toEqual([
      'King: ',
      'Gold: Narigin',
      'Silver: ',
    ]);
  });

  it('are shared by promoted forms that move alike', () => {
    expect(
      typesOf({
        pieces: [
          SILVER,
          { name: 'Lance', abbreviation: 'L', betza: 'fR', promotes: 'Narikyo' },
          NARIGIN,
          { name: 'Narikyo', betza: 'WfF' },
        ],
      }),
    ).toEqual(['Silver: ', 'Lance: ', 'Narigin+: Narigin Narikyo']);
  });

  it('are shared only by pieces that are confined to the same squares', () => {
    const board = { files: 9, ranks: 9 };
    const low = squaresWhere(board, (_file, rank) => rank < 3);
    const high = squaresWhere(board, (_file, rank) => rank > 5);
    const confined = (gold?: ByColor<SquareSet>, form?: ByColor<SquareSet>): Variant => {
      const variant = handMade({ pieces: [KING, GOLD, SILVER, NARIGIN] });
      const kept = new Map([
        ['Gold', gold],
        ['Narigin', form],
      ]);
      const pieces = variant.pieces.map((piece) => {
        const squares = kept.get(piece.id);
        return squares === undefined ? piece : { ...piece, confined: squares };
      });
      return { ...variant, pieces };
    };
    const isShared = (variant: Variant) => typesIn(variant).includes('Gold: Narigin');
    const both = { white: low, black: high };
    expect(isShared(confined(both, { white: [...low], black: [...high] }))).toBe(true);
    expect(isShared(confined(both, { white: low, black: low }))).toBe(false);
    expect(isShared(confined(both, { white: high, black: high }))).toBe(false);
    expect(isShared(confined(both))).toBe(false);
    expect(isShared(confined(undefined, both))).toBe(false);
  });

  it('are separate for two pieces of the start position that move alike', () => {
    const owl = { name: 'Owl', abbreviation: 'O', betza: 'fWbF', promotes: 'Eagle' };
    const crow = { name: 'Crow', abbreviation: 'C', betza: 'fWbF', promotes: 'Falcon' };
    const forms = [
      { name: 'Eagle', betza: 'Q' },
      { name: 'Falcon', betza: 'fWB' },
    ];
    expect(typesOf({ pieces: [owl, crow, ...forms] })).toEqual([
      'Owl: ',
      'Crow: ',
      'Eagle+: Eagle',
      'Falcon+: Falcon',
    ]);
  });

  it('are not shared with a piece that promotes or has a limit on each file: the engine would treat both alike', () => {
    const wolf = { name: 'Wolf', abbreviation: 'W', betza: 'WfF', promotes: 'Bear' };
    const limited = { ...GOLD, drop: { perFile: 1 } };
    const bear = { name: 'Bear', betza: 'K' };
    expect(typesOf({ pieces: [wolf, SILVER, NARIGIN, bear] })).toEqual([
      'Wolf: ',
      'Silver: ',
      'Narigin+: Narigin',
      'Bear+: Bear',
    ]);
    expect(typesOf({ pieces: [limited, SILVER, NARIGIN] })).toContain('Narigin+: Narigin');
  });

  it('are the same for a piece that promotes and for the same piece as a promoted form: the engine promotes it again', () => {
    const fen = 'w3k4/9/9/9/9/9/9/9/4K3D w 0 1';
    const wolf = { name: 'Wolf', abbreviation: 'W', betza: 'WfF', promotes: 'Bear' };
    const dog = { name: 'Dog', abbreviation: 'D', betza: 'fW', promotes: 'Wolf' };
    const bear = { name: 'Bear', betza: 'K' };
    expect(typesOf({ fen, pieces: [KING, wolf, dog, bear] })).toEqual([
      'King: ',
      'Wolf: Wolf',
      'Dog: ',
      'Bear+: Bear',
    ]);
  });

  it('are not shared by a form with a letter or a form that a rule names', () => {
    const own = { ...NARIGIN, letter: 'N' };
    expect(typesOf({ pieces: [GOLD, SILVER, own] })).toContain('Narigin+: Narigin');
    const rules = { extinctionPieceTypes: ['Narigin'] };
    expect(typesOf({ pieces: [GOLD, SILVER, NARIGIN], rules })).toContain('Narigin+: Narigin');
  });

  it('are never that of the king: a prince is not a king', () => {
    const elephant = { name: 'Elephant', abbreviation: 'E', betza: 'FsfW', promotes: 'Prince' };
    expect(typesOf({ pieces: [KING, elephant, { name: 'Prince', betza: 'K' }, PAWN] })).toContain(
      'Prince+: Prince',
    );
  });
});
