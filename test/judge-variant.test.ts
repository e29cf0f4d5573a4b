import { describe, expect, test } from 'vitest';
import { lintIni } from '../src/check/lint.js';
import { emitVariantsIni } from '../src/emit/targets/variants-ini.js';
import { buildDocument, lintDocument, type BuildRequest } from '../src/pipeline.js';
import { applyOptions } from '../src/read/ini/apply-options.js';
import { readDocument } from '../src/read/markdown/read-document.js';
import { errorsOf, type Diagnostic } from '../src/text/diagnostic.js';
import type { Source } from '../src/text/source.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const CHESS = `# My Chess

* Size: 8x8
* Start: ${START}

## Initial pieces

| Name   | Abbr | Betza   | Promote    | Notes |
| ------ | ---- | ------- | ---------- | ----- |
| King   | K    | K       |            | 1     |
| Queen  | Q    | Q       |            |       |
| Rook   | R    | R       |            |       |
| Bishop | B    | B       |            |       |
| Knight | N    | N       |            |       |
| Pawn   | P    | fmWfceF | Q, R, B, N |       |

1. Royal piece
`;

const withStart = (fen: string): string => CHESS.replace(START, fen);
const withBlock = (...lines: string[]): string =>
  `${CHESS}\n\`\`\`ini\n${lines.join('\n')}\n\`\`\`\n`;

const sourceOf = (text: string): Source => ({ file: 'game.md', text });
const lint = (text: string): readonly Diagnostic[] =>
  lintDocument(sourceOf(text), () => null, 'fairy-stockfish');

const BUILD: BuildRequest = { targets: ['ini'], variant: null, approximate: false, parent: null };

/** The errors of a text, each with the text that it marks. */
function errorsIn(text: string): readonly string[] {
  return errorsOf(lint(text)).map(
    ({ code, span }) => `${code} ${JSON.stringify(text.slice(span.start, span.end))}`,
  );
}

test('a document without a mistake is clean', () => {
  expect(lint(CHESS).filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('advice for a section becomes advice about bullets in a document', () => {
  const text = withStart('rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1');
  const [error] = errorsOf(lint(text));
  expect(error?.code).toBe('fen/start-fen-two-kings');
  expect(error?.notes.map(({ message }) => message).join('\n')).toContain('"* Extinction of: ');
});

test('advice about a piece uses the terms of documents', () => {
  const text = CHESS.replace('| Q, R, B, N |', '|            |').replace('fmWfceF', 'fmWfcF ');
  const [found] = lint(text).filter(({ severity }) => severity !== 'info');
  expect(found?.code).toBe('piece/never-promotes');
  const said = [found?.message, ...(found?.notes ?? []).map(({ message }) => message)].join(' ');
  expect(said).toMatch(/^The Pawn .*column "Promote"/);
  expect(said).not.toMatch(/customPiece|pawnTypes/);
});

test('only a key leaves open whose result it is, not a bullet', () => {
  const codes = (text: string) => lint(text).map(({ code }) => code);
  const withBullet = CHESS.replace(
    '* Start',
    '* Stalemate: win for the stalemated player\n* Start',
  );
  expect(codes(withBullet)).not.toContain('rule/stalemate-perspective');
  expect(codes(withBlock('stalemateValue = win'))).toContain('rule/stalemate-perspective');
});

test('a document without a start position is incomplete, not wrong', () => {
  const text = CHESS.replace(/^\* Start.*\n/m, '')
    .replace('8x8', '10x9')
    .replace(/^\| Queen.*\n/m, '');
  expect(errorsIn(text.replace('Q, R', 'R'))).toEqual([]);
});

describe('each mistake is one error at its place, and nothing is built', () => {
  test.each([
    [
      'kings that touch',
      withStart('rnbq1bnr/pppppppp/8/8/3k4/3K4/PPPPPPPP/RNBQ1BNR w - - 0 1'),
      'fen/start-fen-touching-kings "rnbq1bnr/pppppppp/8/8/3k4/3K4/PPPPPPPP/RNBQ1BNR w - - 0 1"',
    ],
    [
      'the opponent in check',
      withStart('rnbqkbnr/pppp1ppp/8/8/8/8/PPPPRPPP/1NBQKBNR w kq - 0 1'),
      'fen/start-fen-opponent-in-check "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPRPPP/1NBQKBNR w kq - 0 1"',
    ],
    [
      'White without a king',
      withStart('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1'),
      'fen/start-fen-missing-king "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1"',
    ],
    [
      'a king where the rook should be',
      withStart('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/KNBQRBNR w KQkq - 0 1'),
      'fen/start-fen-castling-rights "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/KNBQRBNR w KQkq - 0 1"',
    ],
    [
      'no king at all',
      withStart('rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1'),
      'fen/start-fen-royal-absent "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1"',
    ],
    [
      'a start position of the engine with seven ranks',
      withBlock('startFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'),
      'fen/start-fen-wrong-rank-count "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"',
    ],
    ['another board', withBlock('maxFile = 9'), 'board/size-differs "9"'],
    ['the letter of another piece', withBlock('pawn = q'), 'letters/piece-letter-clash "q"'],
    ['a value of another type', withBlock('nMoveRule = soon'), 'ini/invalid-value "soon"'],
    [
      'castling without a right to it',
      withStart(START.replace('KQkq', '-')).replace('* Size', '* Castling: yes\n* Size'),
      'doc/castling-without-rights "yes"',
    ],
    [
      'no row of dashes',
      CHESS.replace(/^\| ---.*\n/m, ''),
      JSON.stringify(CHESS.slice(CHESS.indexOf('| Name'), CHESS.indexOf('\n\n1. Royal'))).replace(
        /\| -[- |]*\\n/,
        '',
      ),
    ],
    ['no row of the pawn', CHESS.replace(/^\| Pawn.*\n/m, ''), 'fen/unknown-piece "p"'],
    [
      'another size',
      CHESS.replace('8x8', '9x8'),
      'fen/file-count "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"',
    ],
  ])('%s', (_name, text, expected) => {
    const wanted = expected.startsWith('"') ? `doc/broken-table ${expected}` : expected;
    expect(errorsIn(text)).toEqual([wanted]);
    const built = buildDocument(sourceOf(text), () => null, BUILD);
    expect(built.value).toEqual([]);
    expect(errorsOf(built.diagnostics)).not.toEqual([]);
  });

  test('errors caused by one option become notes of one error', () => {
    const [error] = errorsOf(lint(withBlock('startFen = 8/8/8/8/8/8/8/4K3 w - - 0 1')));
    expect(error?.span.start).toBe(withBlock('').indexOf('```ini') + '```ini\nstartFen = '.length);
  });
});

test('a block of options is checked with the header that a build adds', () => {
  const block = '```ini\nking = k\nrook = r\nstartFen = r3k3/8/8/8/8/8/8/R3K3 w - - 0 1\n```\n';
  const page = `# My game\n\nIt has kings and rooks.\n\n${block}`;
  expect(errorsIn(page)).toEqual([]);
  expect(errorsIn(page.replace('It has', '## variants.ini\n\nIt has'))).toEqual([
    'ini/no-section "king = k"',
  ]);
});

test('a King that is not royal can castle, and the game is checked as one without a king', () => {
  const options = ['wallingRule = duck', 'extinctionValue = loss', 'extinctionPieceTypes = k'];
  const text = withBlock(...options).replace('1. Royal piece', '1. Not royal');
  expect(lint(text).filter(({ severity }) => severity !== 'info')).toEqual([]);
});

/** Random numbers from 0 to 1, the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const BLOCK_LINES = [
  'pawn = q',
  'knight = z',
  'castlingKingFile = d',
  'castlingKingsideFile = j',
  'promotionRegionWhite = *9',
  'flagRegion = e9',
  'extinctionValue = loss',
  'connectN = 1',
  'pieceDrops = true',
  'startFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1',
  'nFoldRule = x',
  'doubleStepRegionWhite = *2 *9',
  'mobilityRegionWhiteKing = d1',
  'checkCounting = true',
] as const;

/** The document with random changes to squares, castling rights, side to move and options. */
function perturbed(random: () => number): string {
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const cells = [...('rnbqkbnrpppppppp' + '.'.repeat(32) + 'PPPPPPPPRNBQKBNR')];
  for (let change = 0; change < 3; change++)
    cells[Math.floor(random() * 64)] = pick([...'.KkQqRrNnPp']) ?? '.';
  const rows = Array.from({ length: 8 }, (_, rank) =>
    cells
      .slice(rank * 8, rank * 8 + 8)
      .join('')
      .replace(/\.+/g, (empty) => String(empty.length)),
  );
  const fen = `${rows.join('/')} ${pick(['w', 'b']) ?? 'w'} ${pick(['KQkq', 'KQ', '-', 'k']) ?? '-'} - 0 1`;
  const text = withStart(fen);
  const lines = BLOCK_LINES.filter(() => random() < 0.08);
  return lines.length === 0 ? text : `${text}\n\`\`\`ini\n${lines.join('\n')}\n\`\`\`\n`;
}

test('every error in the emitted section is reported in the document, as an error or a note', () => {
  const random = randomFrom(20261122);
  let wrong = 0;
  for (let round = 0; round < 150; round++) {
    const text = perturbed(random);
    const [variant] = readDocument(sourceOf(text), { library: () => null }).value;
    if (variant === undefined) throw new Error(text);
    const options = { applyOptions, approximate: true, parent: null };
    const emitted = emitVariantsIni(variant, options).text;
    if (emitted === null) continue;
    const expected = errorsOf(lintIni({ file: 'x.ini', text: emitted }, 'fairy-stockfish'));
    if (expected.length > 0) wrong += 1;
    const found = errorsOf(lint(text));
    const said = found.flatMap(({ code, notes }) => [code, ...notes.map(({ message }) => message)]);
    if (found.some(({ code }) => code.startsWith('board/') || code.startsWith('doc/'))) continue;
    if (variant.options.length > 0)
      expect([text, found.length > 0 || expected.length === 0]).toEqual([text, true]);
    else
      for (const { code } of expected)
        expect([text, said.some((word) => word.includes(code))]).toEqual([text, true]);
    expect(found.every(({ span }) => span.end <= text.length && span.file === 'game.md')).toBe(
      true,
    );
  }
  // The test would be useless if hardly any of them had errors.
  expect(wrong).toBeGreaterThan(40);
});

test.each(['parent', 'rulesFrom'])(
  'a %s that no built-in variant has is said, and nothing is built',
  (key) => {
    const request = {
      targets: null,
      variant: null,
      approximate: false,
      parent: null,
      [key]: 'ches',
    };
    const { value, diagnostics } = buildDocument({ file: 'x.md', text: '' }, () => null, request);
    expect(value).toEqual([]);
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      expect.stringMatching(/^file\/no-such-variant: .* 'ches' .* Did you mean 'chess'\?$/),
    ]);
  },
);

test('lint and build report the same for a game described in sentences', () => {
  const text = `# Tiny game

The game is played on an 8x8 board.

## Pieces

* King (K): The king moves one square in any direction. The king is royal.
* Duke (D): The duke moves one square diagonally. It may promote to a king.

## Rules

There are no drops. There is no castling. The promotion zone is the last rank.
`;
  const source = { file: 'tiny.md', text };
  const request = { targets: null, variant: null, approximate: false, parent: null };
  const built = buildDocument(source, () => null, request);
  const linted = lintDocument(source, () => null, 'fairy-stockfish');
  for (const diagnostics of [linted, built.diagnostics])
    expect(errorsOf(diagnostics).map(({ code }) => code)).toEqual([
      'piece/promoted-piece-type-to-king',
    ]);
});

test('a build reports the sentences that its output does not express, as lint does', () => {
  const text = `${CHESS}\nA stalemated player loses.\n\nThe camel may not jump over the river.\n`;
  const built = buildDocument(sourceOf(text), () => null, BUILD).diagnostics;
  for (const diagnostics of [lint(text), built])
    expect(diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['rule/only-in-text', 'doc/sentence-not-understood']),
    );
});

/** Documents that Fairy-Stockfish cannot hold, and what the build refuses. */
describe('what a build for the engine refuses or leaves out, lint reports', () => {
  const withKnight = (betza: string): string => CHESS.replace('| N       |  ', `| ${betza} |`);
  test.each([
    ['a first move that is not that of a double step', withKnight('NimA')],
    [
      'a region for a part of the moves',
      `${withKnight('W; within far: F')}\n* Region far: *5-*8\n`,
    ],
    ['a leap that is too long', withKnight('NL4')],
    ['a bent rider', withKnight('yafsF').replace('* Size', '* Betza: xbetza\n* Size')],
    ['a ban on repetition', `${CHESS}\n* Repetition: threefold is forbidden\n`],
    ['bare kings', `${CHESS}\n* Bare kings: the king nearer its last rank wins\n`],
  ])('%s', (_, text) => {
    const { diagnostics } = buildDocument(sourceOf(text), () => null, BUILD);
    const refused = diagnostics.filter(({ severity }) => severity !== 'info');
    expect(refused).not.toEqual([]);
    const reported = lint(text).map(({ code, message }) => `${code} ${message}`);
    for (const { code, message } of refused) expect(reported).toContain(`${code} ${message}`);
  });
});

test('a build of one variant of a document is not stopped by mistakes in another', () => {
  const second = CHESS.replace('# My Chess', '# Second');
  const broken = CHESS.replace('* Size', '* Stalemate: maybe\n* Size');
  const build = (text: string, variant: string | null) =>
    buildDocument(sourceOf(text), () => null, { ...BUILD, variant });
  for (const text of [`${broken}\n${second}`, `${second}\n${broken}`]) {
    expect(build(text, 'second').value.map(({ variant }) => variant)).toEqual(['second']);
    expect(errorsOf(build(text, 'second').diagnostics)).toEqual([]);
    for (const variant of ['my-chess', null]) expect(build(text, variant).value).toEqual([]);
  }
  const users = `${broken}\n# Second\n\n* Start: ${START}\n\nUses all pieces from My Chess\n\n# Third\n\nUses all pieces from Second\n`;
  for (const variant of ['second', 'third']) expect(build(users, variant).value).toEqual([]);
});
