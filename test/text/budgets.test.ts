import { expect, test } from 'vitest';
import { workOn } from '../../src/catalog/within-steps.js';
import { lintIni } from '../../src/check/lint.js';
import { builtinDefinition, documentsOf, gameOf, sectionsOf } from '../../src/definitions.js';
import { diffVariants } from '../../src/diff/diff-variants.js';
import { contextOf } from '../../src/games/read-pgn.js';
import { convertPosition } from '../../src/notation/convert-position.js';
import { parsePgn } from '../../src/notation/pgn.js';
import { buildDocument, lintDocument } from '../../src/pipeline.js';
import { createMatch } from '../../src/play/match.js';
import { compileGame } from '../../src/play/move-api.js';
import { replay } from '../../src/play/notation/replay.js';
import { playBeside } from '../../src/prove/play-beside.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { comparedGame } from '../../src/views.js';
import { stepsFor, stepsTaken } from '../../src/text/steps.js';

/** A reader, a comparison or a rule with a text that is too much for the steps that it gets here. */
interface Hostile {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** So much of the usual steps: readers are linear, and only with less do they reach their end. */
  readonly share: number;
  /** How the finding names it. */
  readonly left: string;
  /** Works on the text; what else it finds, or reads, says that the rest was judged. */
  readonly run: (text: string) => readonly unknown[];
  readonly rest: unknown;
}

const NOTHING = () => null;
const PROFILE = 'fairy-stockfish';
const codes = (found: readonly { readonly code: string }[]): readonly string[] =>
  found.map(({ code }) => code);
const lint =
  (file: string) =>
  (text: string): readonly string[] =>
    codes(
      file === 'x.ini'
        ? lintIni({ file, text }, PROFILE)
        : lintDocument({ file, text }, NOTHING, PROFILE),
    );

/** An error that lint finds in options, whatever else is on the page. */
const WRONG = 'stalemateValue = los\n';
const WRONG_CODE = 'ini/value-unknown-word';
const TABLE = '# X\n\n* Size: 8x8\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n';
/** Slides, hops over whatever stands there and bends, everywhere at once. */
const HEAVY = ['gQpQnQjQ', 'zaaabvBcaaK', 'KcaaKpRpBgQ', 'abcaKmabaKpQ', 'yafsFyafsWpQ'];
const heavy = (index: number): string =>
  `${HEAVY[index % HEAVY.length] ?? ''}${'mW'.repeat(Math.floor(index / HEAVY.length))}`;
const letter = (index: number): string => String.fromCharCode(97 + index);
const rows = (count: number): string =>
  Array.from({ length: count }, (_, i) => `| P${i} | P${i} | fW |\n`).join('');
const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function chess() {
  const definition = builtinDefinition('chess');
  if (definition === null) throw new Error('no chess');
  const game = gameOf(definition, 'as-engine');
  return { game, context: contextOf(definition, game) };
}

const HOSTILE: readonly Hostile[] = [
  {
    name: 'options',
    file: 'x.ini',
    text: `[x:chess]\n${WRONG}${Array.from({ length: 200 }, (_, i) => `[v${i}:chess]\n`).join('')}`,
    share: 0.05,
    left: 'options',
    run: lint('x.ini'),
    rest: WRONG_CODE,
  },
  {
    name: 'one rule',
    file: 'x.ini',
    text: `[x:chess]\n${WRONG}${Array.from({ length: 25 }, (_, i) => `customPiece${i + 1} = ${letter(i)}:${heavy(i)}\n`).join('')}noSuchKey = 1\n`,
    share: 1,
    left: 'betza/',
    run: lint('x.ini'),
    rest: 'ini/unknown-option',
  },
  {
    name: 'tags of HTML',
    file: 'x.html',
    text: `<pre>[x:chess]\n${WRONG}pass = true\n</pre>${'<p class=idiagram>'.repeat(5000)}`,
    share: 0.015,
    left: 'tags',
    run: lint('x.html'),
    rest: WRONG_CODE,
  },
  {
    name: 'text of HTML',
    file: 'x.html',
    text: `<pre>[x:chess]\n${WRONG}pass = true\n</pre>${'<p>x'.repeat(20_000)}`,
    share: 0.01,
    left: 'text',
    run: lint('x.html'),
    rest: WRONG_CODE,
  },
  {
    name: 'sentences',
    file: 'x.txt',
    text: `Title\n\n[x:chess]\n${WRONG}pass = true\n\n${Array.from({ length: 60 }, (_, i) => `The Ghost${i} moves like a rook or a knight or a bishop and captures like a queen.\n\n`).join('')}`,
    share: 0.02,
    left: 'sentences',
    run: lint('x.txt'),
    rest: WRONG_CODE,
  },
  {
    name: 'blocks of a document',
    file: 'x.md',
    text: `# X\n\n[x:chess]\n${WRONG}pass = true\n\n${'- x\n'.repeat(2000)}`,
    share: 0.1,
    left: 'blocks of the document',
    run: lint('x.md'),
    rest: WRONG_CODE,
  },
  {
    name: 'rows of a table',
    file: 'x.md',
    text: `${TABLE}| Fool | F | ! |\n${rows(400)}`,
    share: 0.27,
    left: 'piece tables',
    run: lint('x.md'),
    rest: 'betza/unknown-letter',
  },
  {
    name: 'pieces of a diagram',
    file: 'x.html',
    text: `<pre>[x:chess]\n${WRONG}pass = true\n</pre><pre class="idiagram">\nfiles=8\nranks=8\n${Array.from({ length: 200 }, (_, i) => `ox${i}:A:W:x:a2,,a7\n`).join('')}</pre>`,
    share: 0.1,
    left: 'diagrams',
    run: lint('x.html'),
    rest: WRONG_CODE,
  },
  {
    name: 'games of a PGN',
    file: 'x.pgn',
    text: '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(2000),
    share: 0.02,
    left: 'games',
    run: (text) => (parsePgn({ file: 'x.pgn', text }).value[0]?.moves ?? []).map((one) => one.text),
    rest: 'Nf3',
  },
  {
    name: 'moves of a game',
    file: 'x.pgn',
    text: '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(300),
    share: 0.1,
    left: 'moves of games',
    run: (text) => {
      const { context, game } = chess();
      const [read] = parsePgn({ file: 'x.pgn', text }).value;
      const board = { match: createMatch(compileGame(game)), context };
      return [(replay(board, null, read?.moves ?? [], 'san').value?.moves.length ?? 0) > 10];
    },
    rest: true,
  },
  {
    name: 'positions',
    file: 'x.fen',
    text: `${START_FEN}\n`.repeat(2000),
    share: 0.02,
    left: 'positions',
    run: (text) => {
      const { context } = chess();
      return text.split('\n').flatMap((line, index) => {
        const span = { file: 'x.fen', start: 0, end: line.length };
        const { value } = convertPosition(line, span, { from: 'fen', to: 'ascii' }, context);
        return value === null ? [] : [index];
      });
    },
    rest: 0,
  },
  {
    name: 'a Betza string',
    file: 'x',
    text: 'mRcNpQgQ'.repeat(20),
    share: 0.01,
    left: 'moves',
    run: (text) =>
      codes(readBetza(text, 'xbetza', { file: 'x', start: 0, end: text.length }).diagnostics),
    rest: 'betza/not-judged',
  },
  {
    name: 'a comparison of what a page says twice',
    file: 'x.md',
    text: `${TABLE}${HEAVY.map((moves, i) => `| Piece${i} | P${letter(i)} | ${moves} |\n`).join('')}\n\`\`\`ini\n[x:chess]\n${WRONG}${HEAVY.map((moves, i) => `customPiece${i + 1} = ${letter(i)}:${moves}mN\n`).join('')}\`\`\`\n`,
    share: 0.6,
    left: 'piece/moves-differ',
    run: lint('x.md'),
    rest: WRONG_CODE,
  },
  {
    name: 'the proof of what is written',
    file: 'x',
    text: '',
    share: 0.1,
    left: 'proof of what is written',
    run: () => {
      const { game } = chess();
      const effort = { positions: 2000, seed: 'x', results: true };
      const { isCut, parting, positions } = playBeside(game, game, effort);
      return [isCut, parting === null && positions > 10];
    },
    rest: true,
  },
];

/** One part of the work is done to its own end, even if the steps run out on the way. */
const OVER = 1.5;

test.each(HOSTILE)('$name: one finding names what is left, all else is judged', (hostile) => {
  const { file, left, rest, run, share, text } = hostile;
  const before = stepsTaken();
  const { left: parts, tooMuch, value } = workOn({ file, text }, () => run(text), share);
  expect(stepsTaken() - before).toBeLessThan(OVER * share * stepsFor(text));
  expect(codes(tooMuch)).toEqual(['file/too-much-work']);
  expect(parts.map(({ what }) => what)).toContainEqual(expect.stringContaining(left));
  expect(value).toContain(rest);
});

test.each(HOSTILE)('$name: with the usual steps it is done, or said', (hostile) => {
  const { file, run, text } = hostile;
  const before = stepsTaken();
  workOn({ file, text }, () => run(text), 10);
  const steps = stepsTaken() - before;
  // Otherwise nothing is counted.
  expect(steps).toBeGreaterThan(text.length / 8);
  expect(steps).toBeLessThan(10 * OVER * stepsFor(text));
});

test('a diff lists no more moves than it is to', () => {
  const [first, second] = HEAVY.map((moves) => {
    const text = `[x:chess]\ncustomPiece1 = a:${moves}\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1\n`;
    const [definition] = sectionsOf({ file: 'x.ini', text }).definitions;
    if (definition === undefined) throw new Error(`no game of ${moves}`);
    return comparedGame(definition, gameOf(definition, 'as-engine'), 'x');
  });
  if (first === undefined || second === undefined) throw new Error('there are two');
  const stepsWith = (moves: number): number => {
    const before = stepsTaken();
    diffVariants(first, second, { positions: 300, games: 8, moves });
    return stepsTaken() - before;
  };
  expect(stepsWith(1000)).toBeLessThan(stepsWith(300_000) + 1);
});

test('what is not read to its end is neither played nor built', () => {
  const source = { file: 'x.md', text: `${TABLE}${rows(400)}` };
  const read = workOn(source, () => documentsOf(source, NOTHING), 0.05);
  expect(read.isRead).toBe(false);
  expect(read.value.definitions).toEqual([]);
  const request = { targets: null, variant: null, approximate: true, parent: null };
  const built = workOn(source, () => buildDocument(source, NOTHING, request), 0.05);
  expect(built.value.value).toEqual([]);
});
