import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { movementReader } from '../../src/definitions.js';
import { buildDocument, type BuildRequest } from '../../src/pipeline.js';
import { checkOutput, type Verdict } from '../../src/prove/check-output.js';
import type { WrittenKind } from '../../src/prove/written-game.js';
import { readPage } from '../../src/read/read-page.js';
import { readSections } from '../../src/read/ini/section-variant.js';

const DOCUMENT = `# Tiny

* Size: 5x6
* Rules: chess
* Castling: no
* Start: rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1

Uses the following pieces from chess: K, Q, R, B, N

| Name | Abbr | Betza   | Promote    |
| ---- | ---- | ------- | ---------- |
| Pawn | P    | fmWfceF | Q, R, B, N |
`;

const file = 'variants/chess.md';
const chess = { file, text: readFileSync(file, 'utf8') };
const library = (): typeof chess => chess;

const REQUEST: BuildRequest = { targets: ['ini'], variant: null, approximate: false, parent: null };

function built(target: WrittenKind, text = DOCUMENT): string {
  const request = { ...REQUEST, targets: [target] };
  const { value, diagnostics } = buildDocument({ file: 'tiny.md', text }, library, request);
  const codes = diagnostics.map(({ code }) => code);
  expect(codes).not.toContain('emit/plays-otherwise');
  expect(codes).not.toContain('emit/not-proven');
  return value[0]?.text ?? '';
}

function check(kind: WrittenKind, text: string, approximate = false, positions = 500): Verdict {
  const [variant] = readPage(
    { file: 'tiny.md', text: DOCUMENT },
    { library, completion: null },
  ).value;
  if (variant === undefined) throw new Error('no variant');
  return checkOutput(
    { kind, text, variant, means: variant, letters: null, ends: kind !== 'diagram' },
    { positions, approximate, readMovement: movementReader('as-engine') },
  );
}

const CHANGES: readonly (readonly [kind: WrittenKind, from: RegExp, to: string, says: RegExp])[] = [
  ['ini', /^startFen = rnbqk/m, 'startFen = rbnqk', /instead of/],
  ['ini', /^maxRank = 6/m, 'maxRank = 5', /at the start it has/],
  ['ini', /$/, 'doubleStep = false\n', /lacks [a-e]2[a-e]4/],
  ['ini', /$/, 'promotionPieceTypes = qr\n', /lacks .*[a-e]6[bn]/],
  ['ini', /$/, 'nMoveRule = 3\n', /"1\/2-1\/2" instead of "\*"/],
  ['ini', /$/, 'mustCapture = true\n', /lacks/],
  ['ini', /$/, 'pass = true\n', /allows .*[a-e]1[a-e]1|allows/],
  ['document', /fmWfceF/, 'fmWfceFsmW', /allows|instead of/],
  ['document', /\* Start: rnbqk/, '* Start: rbnqk', /instead of/],
];

test.each(CHANGES)(
  'a change in the %s makes it play differently: %s -> %s',
  (kind, from, to, says) => {
    const text = built(kind);
    expect(text).toMatch(from);
    const { diagnostic, refused, comment } = check(kind, text.replace(from, to));
    expect(diagnostic?.code).toBe('emit/plays-otherwise');
    expect(diagnostic?.severity).toBe('error');
    expect(diagnostic?.message).toMatch(says);
    expect(refused).toBe(true);
    expect(comment).toBeNull();
  },
);

test('an unchanged output plays as its source', () => {
  for (const kind of ['ini', 'document', 'diagram'] as const)
    expect(check(kind, built(kind)), kind).toEqual({
      diagnostic: null,
      refused: false,
      comment: null,
    });
});

test('with approximations allowed, an output that plays differently is written with a comment', () => {
  const verdict = check('ini', `${built('ini')}mustCapture = true\n`, true);
  expect(verdict.diagnostic?.severity).toBe('warning');
  expect(verdict.refused).toBe(false);
  expect(verdict.comment).toMatch(
    /^the section plays differently from its source: after .* it lacks /,
  );
});

test('a message says that the proof is switched off', () => {
  const verdict = check('ini', built('ini'), false, 0);
  expect(verdict.diagnostic).toMatchObject({ code: 'emit/not-proven', severity: 'info' });
  const { diagnostics } = buildDocument({ file: 'tiny.md', text: DOCUMENT }, library, {
    ...REQUEST,
    prove: 0,
  });
  expect(diagnostics.map(({ code }) => code)).toContain('emit/not-proven');
});

test('the work is limited: fewer positions of a game with very many moves are compared, and a message says so', () => {
  const text = '[walls:chess]\nwallingRule = duck\n';
  const source = { file: 'v.ini', text };
  const [variant] = readSections(source).value;
  if (variant === undefined) throw new Error('no variant');
  // More queens than a side can ever have: the data differs, but the play does not.
  const written = `${text}promotionLimit = q:60\n`;
  const { diagnostic } = checkOutput(
    { kind: 'ini', text: written, variant, means: variant, letters: null, ends: true },
    { positions: 500, approximate: false, readMovement: movementReader('as-engine') },
  );
  expect(diagnostic).toMatchObject({ code: 'emit/not-proven', severity: 'info' });
  expect(diagnostic?.message).toMatch(/in only \d+ of 500 positions/);
});

test('an invalid start position is reported, because nothing could be compared', () => {
  // `mustDropType` has no effect, so the output differs from the source text.
  const text =
    '[broken:chess]\nstartFen = rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1\nmustDropType = k\n';
  const { diagnostics, value } = buildDocument({ file: 'v.ini', text }, library, {
    ...REQUEST,
    targets: ['ini'],
  });
  expect(value).toEqual([]);
  const found = diagnostics.filter(({ code }) => code.startsWith('emit/'));
  expect(found.map(({ code, severity }) => [code, severity])).toEqual([
    ['emit/not-proven', 'error'],
  ]);
  expect(found[0]?.message).toContain('has no piece `g`');
});

test('a document is refused if it lacks moves that count for the engine though nobody can play them', () => {
  // `AA` leads nowhere, but because of it the engine lets the piece stand where it could never move again.
  const text = '[x:chess]\ncustomPiece1 = n:cNNAA\nimmobilityIllegal = true\ncastling = false\n';
  const request: BuildRequest = { ...REQUEST, targets: ['document'] };
  const { value, diagnostics } = buildDocument({ file: 'x.ini', text }, () => null, request);
  expect(value).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toContain('emit/plays-otherwise');
});
