import { expect, test } from 'vitest';
import { parseDiagramDefinition } from '../../../grammar/diagram/parse.js';
import { excerptOf } from '../../../src/text/excerpt.js';
import { IN_PROPORTION, timesForEight } from '../../times-for-eight.js';

function parse(text: string) {
  const source = { file: 'page.txt', text };
  const { value, diagnostics } = parseDiagramDefinition(excerptOf(source, 0, text.length));
  return {
    parameters: value.parameters.map(({ name, value: given }) => `${name.text}=${given.text}`),
    pieces: value.pieces.map(({ name, id, moves, graphics }) =>
      [name, id, moves, graphics].map((field) => field.text).join('|'),
    ),
    value,
    problems: diagnostics.map(({ message, span }) => [text.slice(span.start, span.end), message]),
  };
}

/** Squares as they were written. */
function ranges(text: string, side: 'white' | 'black'): readonly string[] {
  const { value } = parse(text);
  return value.pieces.flatMap((piece) =>
    piece[side].map(({ span }) => text.slice(span.start, span.end)),
  );
}

const LINES = 'files=6\nranks=7\npromoZone=2\nCrowned Rook:C:RF:rook:a1,f1\nKing::::c1\n';

test('items stand one a line, parted by <br> or by blanks', () => {
  for (const text of [
    LINES,
    LINES.replaceAll('\n', '<br>\n'),
    LINES.replaceAll('\n', '<BR />'),
    LINES.replaceAll('\n', ' '),
    LINES.replaceAll('\n', '\r\n'),
  ]) {
    const { parameters, pieces, problems } = parse(text);
    expect(parameters).toEqual(['files=6', 'ranks=7', 'promoZone=2']);
    expect(pieces).toEqual(['Crowned Rook|C|RF|rook', 'King|||']);
    expect(problems).toEqual([]);
  }
});

test('values may hold the signs of other items, or nothing', () => {
  const { parameters } = parse('graphicsDir=https://x.org/a?b=c,d\npromoChoice=\nsatellite=s');
  expect(parameters).toEqual(['graphicsDir=https://x.org/a?b=c,d', 'promoChoice=', 'satellite=s']);
});

test('squares behind an empty entry are Black’s', () => {
  expect(ranges('P:P:fW:p:a2-h2,b3,,a7,c7-h7', 'white')).toEqual(['a2-h2', 'b3']);
  expect(ranges('P:P:fW:p:a2-h2,b3,,a7,c7-h7', 'black')).toEqual(['a7', 'c7-h7']);
  expect(ranges('P:P:fW:p:,a7', 'black')).toEqual(['a7']);
  expect(ranges('tokin:T:WfF:t:, horse:H:BW:h:b2', 'white')).toEqual(['b2']);
});

test('a rectangle has two corners, with ranks as their digits say', () => {
  const [piece] = parse('hole::::b0-c12').value.pieces;
  expect(piece?.white.map(({ from, to }) => [from, to])).toEqual([
    [
      { file: 1, rank: 0 },
      { file: 2, rank: 12 },
    ],
  ]);
});

test('hand counts are for both players or for each', () => {
  const counts = (text: string) => parse(text).value.pieces.map(({ hand }) => hand);
  expect(counts('Lion:L:K:lion::2')).toMatchObject([{ white: 2, black: 2 }]);
  expect(counts('Lion:L:K:lion:a1:3,0')).toMatchObject([{ white: 3, black: 0 }]);
  expect(counts('Lion:L:K:lion:a1:')).toEqual([null]);
});

test('a parameter knows behind how many pieces it stands', () => {
  const { value } = parse('royal=1\nKing::::e1\nantiTrade=2\n');
  expect(value.parameters.map(({ after }) => after)).toEqual([0, 1]);
});

test('what is no item is reported where it stands, and costs only itself', () => {
  const broken =
    'files=8\nhello world\nKnight:N:N\n=3\nRook:R:R:rook:a1,H8,a9x,h1:many\nKing::::e1';
  const { parameters, pieces, problems } = parse(broken);
  expect(parameters).toEqual(['files=8']);
  expect(pieces).toEqual(['Rook|R|R|rook', 'King|||']);
  expect(problems.map(([at]) => at)).toEqual([
    'hello world',
    'Knight:N:N',
    '',
    'H8',
    'a9x',
    'many',
  ]);
  expect(ranges(broken, 'white')).toEqual(['a1', 'h1', 'e1']);
});

test('a value that is no number of pieces is quoted, up to 40 letters of it', () => {
  const said = (hand: string) => parse(`King:K:K:king:e1:${hand}`).problems[0]?.[1];
  expect(said('many')).toContain('"many" is not');
  expect(said('m'.repeat(40))).toContain(`"${'m'.repeat(40)}" is not`);
  expect(said('m'.repeat(41))).toContain(`"${'m'.repeat(40)}…" is not`);
});

test('places are those of the page, not of the excerpt', () => {
  const text = 'Some words.\n\npawn:P:fW:x:a3';
  const source = { file: 'page.txt', text };
  const { value } = parseDiagramDefinition(excerptOf(source, 13, text.length));
  const [piece] = value.pieces;
  expect(piece?.moves.span).toEqual({ file: 'page.txt', start: 20, end: 22 });
  expect(piece?.span).toEqual({ file: 'page.txt', start: 13, end: text.length });
});

test('any text is read to its end, however odd', () => {
  for (const text of [
    '',
    ':::::',
    '====',
    ',,,',
    '<br',
    '<<br>:<br >=',
    'a:b:c:d:e:f:g:h',
    '\r\n',
  ]) {
    expect(() => parse(text)).not.toThrow();
  }
  expect(parse('x'.repeat(70_000)).problems).toHaveLength(1);
});

test.each(['a:', 'a b ', '=,', ': ', '<br><', 'a1,', 'a1-b2-'])(
  'sixty thousand characters of %j take eight times as long as an eighth',
  (part) => {
    const read = (eighths: number): unknown =>
      parse(part.repeat(Math.floor((7_500 * eighths) / part.length)));
    expect(timesForEight(read)).toBeLessThan(IN_PROPORTION);
  },
);
