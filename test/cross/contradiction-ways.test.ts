import { describe, expect, test } from 'vitest';
import { contradictionBehind } from '../../src/cross/contradiction.js';
import type { Difference, DifferenceKind } from '../../src/cross/difference.js';
import type { EngineView, OpponentGame } from '../../src/cross/engine/opponent.js';
import { ourGame, type OurGame } from '../../src/cross/our-game.js';
import { gameOf } from '../../src/definitions.js';
import { sectionsOf } from '../../src/engine-definitions.js';

/** The answers of a made-up engine: what it reports after a FEN and moves. */
type Answers = Readonly<Record<string, Partial<EngineView>>>;

function engineOf(answers: Answers, listsFromFen = false): OpponentGame {
  const unknown = { moves: [], fen: null, inCheck: null, isThreatened: null, result: null };
  return {
    startFen: '',
    listsFromFen,
    look: ({ fen, moves }) => {
      const answer = answers[[fen, ...moves].join(' ')];
      return Promise.resolve(answer === undefined ? null : { ...unknown, ...answer });
    },
    divide: () => Promise.resolve(null),
    validate: () => Promise.resolve(null),
    close: () => undefined,
  };
}

function wayOf(
  kind: DifferenceKind,
  position: string,
  [ours, theirs]: readonly [string, string],
  answers: Answers,
  options = '',
) {
  // The six fields of a FEN, then moves.
  const words = position.split(' ');
  const line = { fen: words.slice(0, 6).join(' '), moves: words.slice(6) };
  const difference: Difference = { kind, line, ours, theirs };
  return contradictionBehind(gameFrom(options), engineOf(answers), difference);
}

/** Chess with these options, as we play it. */
function gameFrom(options: string): OurGame {
  const { definitions } = sectionsOf({ file: 'x.ini', text: `[x:chess]\n${options}` });
  const definition = definitions.at(-1);
  if (definition === undefined) throw new Error('no section');
  return ourGame(gameOf(definition, 'as-engine'));
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** After 1. a3, in every engine. */
const A3 = 'rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1';
const OTHER = 'rnbqkbnr/1ppppppp/p7/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 0 2';

describe('given the FEN of a position on the line, the engine agrees', () => {
  test('about the moves that differ; other moves are ignored', async () => {
    const given = { [`${START} a2a3`]: { fen: A3 }, [A3]: { fen: A3, moves: ['a7a6', 'b7b9'] } };
    const way = (ours: string, theirs: string) =>
      wayOf('legal-moves', `${START} a2a3`, [ours, theirs], given);
    expect(await way('a7a6', '')).toBe('takes-back');
    expect(await way('a7a6', 'a7a9')).toBe('takes-back');
    // Here it still allows the extra move, or lacks one of ours.
    expect(await way('a7a6', 'b7b9')).toBeNull();
    expect(await way('a7a6 a7a5', '')).toBeNull();
  });

  test('about the check', async () => {
    const way = (isThreatened: boolean) =>
      wayOf('check', `${START} a2a3`, ['false', 'true'], {
        [`${START} a2a3`]: { fen: A3, isThreatened: true },
        [A3]: { fen: A3, isThreatened },
      });
    expect(await way(false)).toBe('takes-back');
    expect(await way(true)).toBeNull();
  });

  test('but not for an empty line, nor for a FEN that it does not accept', async () => {
    const answers = { [START]: { fen: START, isThreatened: false } };
    expect(await wayOf('check', START, ['false', 'true'], answers)).toBeNull();
    expect(await wayOf('check', `${START} a2a3`, ['false', 'true'], answers)).toBeNull();
  });
});

describe('the engine refuses to play moves that it lists', () => {
  test('all moves that only it lists', async () => {
    const answers = { [START]: { fen: START, moves: ['a1a8', 'b1b8'] } };
    const way = (more: Answers) =>
      wayOf('legal-moves', START, ['', 'a1a8 b1b8'], { ...answers, ...more });
    expect(await way({})).toBe('refuses-moves');
    expect(await way({ [`${START} b1b8`]: { fen: A3 } })).toBeNull();
  });

  test('or, if it lacks one of ours, all moves', async () => {
    const way = (moves: readonly string[], more: Answers = {}) =>
      wayOf('legal-moves', START, ['a2a3', 'b1b9'], { [START]: { fen: START, moves }, ...more });
    expect(await way(['b1b9', 'c1c9'])).toBe('refuses-moves');
    expect(await way(['b1b9', 'c1c9'], { [`${START} c1c9`]: { fen: A3 } })).toBeNull();
    expect(await way([])).toBeNull();
  });
});

test('an engine that lists the moves of its FEN agrees with us about that FEN', async () => {
  const ours = gameFrom('pieceDemotion = true');
  // The bishop was a pawn, so it may change back on the last rank; the FEN does not show it.
  const line = { fen: '8/k5P1/8/8/8/8/8/K7 w - - 0 1', moves: ['g7g8b', 'a7a6', 'g8h7', 'a6a5'] };
  const moves = ours.look(line)?.moves ?? [];
  expect(moves).toContain('h7g8-');
  const fen = '8/7B/8/k7/8/8/8/K7 w - - 2 3';
  const rest = moves.filter((move) => move !== 'h7g8-');
  const way = (listsFromFen: boolean, listed: readonly string[]) =>
    contradictionBehind(
      ours,
      engineOf({ [[line.fen, ...line.moves].join(' ')]: { fen, moves: listed } }, listsFromFen),
      { kind: 'legal-moves', line, ours: 'h7g8-', theirs: '' },
    );
  expect(await way(true, rest)).toBe('lists-from-fen');
  expect(await way(true, rest.slice(1))).not.toBe('lists-from-fen');
  expect(await way(false, rest)).not.toBe('lists-from-fen');
});

test('the engine moves a piece of a side that has none on the board', async () => {
  const way = (fen: string, ours = '', theirs = 'a1a2') =>
    wayOf('legal-moves', fen, [ours, theirs], { [fen]: { fen }, [`${fen} a1a2`]: { fen } });
  expect(await way('4k3/8/8/8/8/8/8/8 w - - 0 1')).toBe('moves-nobody');
  expect(await way('4k3/8/8/8/8/8/8/8[Q] w - - 0 1')).toBe('moves-nobody');
  expect(await way('4K3/8/8/8/8/8/8/8 b - - 0 1')).toBe('moves-nobody');
  expect(await way('4k3/8/8/8/8/8/8/8 b - - 0 1')).toBeNull();
  expect(await way('4K3/8/8/8/8/8/8/8 w - - 0 1')).toBeNull();
  // Drops do not count, nor differences with a move of ours.
  const drop = { '4k3/8/8/8/8/8/8/8[Q] w - - 0 1 Q@a1': { fen: START } };
  const dropped = '4k3/8/8/8/8/8/8/8[Q] w - - 0 1';
  expect(await wayOf('legal-moves', dropped, ['', 'Q@a1'], drop)).toBeNull();
  expect(await way('4k3/8/8/8/8/8/8/8 w - - 0 1', 'e8e7')).toBeNull();
});

test('the engine castles with a king that it has not found, from a square off the board', async () => {
  const way = (theirs: string, ours = '') =>
    wayOf('legal-moves', START, [ours, theirs], {
      [START]: { fen: START },
      ...Object.fromEntries(theirs.split(' ').map((move) => [`${START} ${move}`, { fen: A3 }])),
    });
  expect(await way('a11c11 h1a11h')).toBe('leaves-board');
  expect(await way('i1g1')).toBe('leaves-board');
  expect(await way('a8h1')).toBeNull();
  expect(await way('a11c11 a2a3')).toBeNull();
  expect(await way('a11c11', 'a2a3')).toBeNull();
});

test('given the FEN after each move that only the engine allows, it sees a check that it missed', async () => {
  const way = (seen: boolean, then: boolean, ours = '') =>
    wayOf('legal-moves', START, [ours, 'a1a9 a1a8'], {
      [START]: { fen: START, moves: ['a1a9'] },
      [`${START} a1a9`]: { fen: A3, isThreatened: false },
      [A3]: { fen: A3, isThreatened: true },
      [`${START} a1a8`]: { fen: OTHER, isThreatened: seen },
      [OTHER]: { fen: OTHER, isThreatened: then },
    });
  expect(await way(false, true)).toBe('overlooks-checks');
  expect(await way(true, true)).toBeNull();
  expect(await way(false, false)).toBeNull();
});

test('after one move the engine misses the check that it sees in the FEN', async () => {
  // By hand: the rook on a8 gives check to the king on h8.
  const fen = '7k/8/8/8/8/8/7K/R7 w - - 0 1';
  const after = 'R6k/8/8/8/8/8/7K/8 b - - 1 1';
  const way = (played: Partial<EngineView>, given: Partial<EngineView>) =>
    wayOf('result', `${fen} a1a8`, ['*', '1-0'], {
      [`${fen} a1a8`]: { fen: after, isThreatened: false, result: '1-0', ...played },
      [after]: { fen: after, isThreatened: true, ...given },
    });
  expect(await way({}, {})).toBe('overlooks-checks');
  expect(await way({ isThreatened: true }, {})).toBeNull();
  expect(await way({}, { isThreatened: false })).toBeNull();
  // Here it reports the same result as we do, or has another position.
  expect(await way({ result: '*' }, {})).toBeNull();
  expect(await way({ fen: A3 }, {})).toBeNull();
});

describe('no move may give check, and the engine uses the former moves of a form that lost its letter', () => {
  // Silver promotes to gold, whose letter a custom piece takes over.
  const FORM = 'silver = s\ngold = g\npromotedPieceType = s:g\n[y:x]\n';
  const GHOST = `${FORM}customPiece1 = g:W\n`;
  const BEFORE = '4k3/S7/8/8/8/8/8/4K3 w - - 0 1';
  const AFTER = '+S3k3/8/8/8/8/8/8/4K3 b - - 0 1';
  const way = (
    answer: Partial<EngineView>,
    [ours, theirs] = ['a7a8+', ''],
    options = `${GHOST}checking = false\n`,
  ) => wayOf('legal-moves', BEFORE, [ours, theirs], { [AFTER]: answer }, options);

  test('given the FEN after the move it sees no check', async () => {
    expect(await way({ fen: AFTER, isThreatened: false })).toBe('forbids-no-check');
    expect(await way({ fen: AFTER, isThreatened: true })).toBeNull();
    expect(await way({ fen: BEFORE, isThreatened: false })).toBeNull();
  });

  test('does not count for other moves, or if checks are allowed or every form has its letter', async () => {
    const view = { fen: AFTER, isThreatened: false };
    expect(await way(view, ['a7a8+ a7a8', ''])).toBeNull();
    expect(await way(view, ['a7a8+', 'e1e2'])).toBeNull();
    expect(await way(view, ['a7a8+', ''], GHOST)).toBeNull();
    expect(await way(view, ['a7a8+', ''], `${FORM}checking = false\n`)).toBeNull();
  });
});

describe('the engine demotes a piece to no type', () => {
  const line = `${START} a2a3 a7a6-`;
  const walled = A3.replace('P7', 'P6*');
  const way = (position: string, fen: string, options = 'pieceDemotion = true') =>
    wayOf(
      'check',
      position,
      ['false', 'true'],
      { [`${START} a2a3`]: { fen: A3 }, [position]: { fen } },
      options,
    );

  test('and its FEN has one wall more', async () => {
    expect(await way(line, walled)).toBe('demotes-to-nothing');
    expect(await way(line, A3)).toBeNull();
  });

  test('does not count after another move, without demotion, or if the game has walls', async () => {
    expect(await way(`${START} a2a3 a7a6`, walled)).toBeNull();
    expect(await way(line, walled, '')).toBeNull();
    expect(await way(line, walled, 'pieceDemotion = true\nwallingRule = duck')).toBeNull();
  });
});

describe('FENs differ', () => {
  test('only in castling rights, where `*` lets any square be a rook', async () => {
    const way = (ours: string, options: string) => wayOf('fen', START, [ours, START], {}, options);
    const rights = START.replace('KQkq', 'KQ');
    expect(await way(rights, 'castlingRookPieces = *')).toBe('castles-with-nothing');
    expect(await way(rights, '')).toBeNull();
    expect(await way(rights.replace('w', 'b'), 'castlingRookPieces = *')).toBeNull();
  });

  test('because the engine writes two different moves with the same text', async () => {
    const way = (moves: readonly string[]) =>
      wayOf('fen', `${START} a2a3`, [A3, OTHER], {
        [START]: { fen: START, moves },
        [`${START} a2a3`]: { fen: OTHER },
        [OTHER]: { fen: OTHER },
      });
    expect(await way(['a2a3', 'a2a3', 'b2b3'])).toBe('shares-text');
    expect(await way(['a2a3', 'b2b3', 'b2b3'])).toBeNull();
    // Later in a game: the moves of the position before the last move count.
    const later = await wayOf('fen', `${START} g1f3 a7a6 a2a3`, [A3, OTHER], {
      [`${START} g1f3 a7a6`]: { fen: START, moves: ['a2a3', 'a2a3'] },
      [`${START} g1f3 a7a6 a2a3`]: { fen: OTHER },
      [OTHER]: { fen: OTHER },
    });
    expect(later).toBe('shares-text');
  });

  test('because the engine misreads its own FEN, or cannot play a move that it lists', async () => {
    const way = (answers: Answers) => wayOf('fen', `${START} a2a3`, [A3, OTHER], answers);
    const played = { [`${START} a2a3`]: { fen: OTHER } };
    expect(await way({ ...played, [OTHER]: { fen: A3 } })).toBe('misreads-itself');
    // Only the board field counts.
    expect(await way({ ...played, [OTHER]: { fen: OTHER.replace('0 2', '0 9') } })).toBeNull();
    expect(await way(played)).toBeNull();
    expect(await way({ [START]: { fen: START, moves: ['a2a3'] } })).toBe('misreads-itself');
    expect(await way({ [START]: { fen: START, moves: ['b2b3'] } })).toBeNull();
  });
});
