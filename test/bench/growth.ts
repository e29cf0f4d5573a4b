import {
  buildDocument,
  builtinDefinition,
  convertPosition,
  diffDefinitions,
  documentsOf,
  explainBetza,
  explainDefinition,
  formatIni,
  gamePages,
  gameOf,
  lintDocument,
  openPlayer,
  positionContext,
  printBetza,
  readBetza,
  readDocument,
  sectionsOf,
} from '../../src/index.js';
import { fixedIni } from '../../src/check/fix-ini.js';
import { lintIniWithHidden } from '../../src/check/lint.js';
import { listIni } from '../../src/read/ini/one-by-one.js';
import { eachResolution } from '../../src/read/ini/resolve.js';
import { crossCaseOf } from '../../src/cross-case.js';
import { convertGames } from '../../src/cli/commands/convert-games.js';
import { tooManySections } from '../../src/cli/many-sections.js';
import { readingOf } from '../../src/page-reading.js';
import { parsePgn } from '../../src/notation/pgn.js';
import { lettersOf } from '../read/page/hostile-pages.js';

/** Something that is done with a text, which can be made as large as is wanted. */
export interface Growing {
  readonly name: string;
  /** How many of its parts take some milliseconds. */
  readonly size: number;
  /** The end of the path, without its extension, of the only file whose work is counted, if the rest would hide it. */
  readonly within?: string;
  /** A text of so many parts, and what is done with it. */
  readonly make: (parts: number) => { readonly text: string; readonly run: () => void };
}

const NOTHING = () => null;
const PROFILE = 'fairy-stockfish';

function parts(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** Whether the command takes no file of so many sections. */
function isRefused(text: string): boolean {
  return tooManySections({ file: 'x.ini', text }) !== null;
}

function growing(
  name: string,
  size: number,
  textOf: (count: number) => string,
  work: (text: string) => void,
): Growing {
  return {
    name,
    size,
    make: (count) => {
      const text = textOf(count);
      return {
        text,
        run: () => {
          work(text);
        },
      };
    },
  };
}

/** As the command does it: of each kind, some findings are listed and the others counted. */
const lint = (text: string): void => {
  lintIniWithHidden({ file: 'x.ini', text }, PROFILE);
};
/** As the command does it: the findings and names first, then the variants one by one. */
const resolve = (text: string): void => {
  const source = { file: 'x.ini', text };
  listIni(source);
  for (const { variant } of eachResolution(source))
    if (Object.keys(variant.rules).length === 0) throw new Error('no rules');
};
const lintMarkdown = (text: string): void => {
  lintDocument({ file: 'x.md', text }, NOTHING, PROFILE);
};
const lintHtml = (text: string): void => {
  lintDocument({ file: 'x.html', text }, NOTHING, PROFILE);
};
const sections = (count: number): string =>
  parts(count, (i) => `[v${i}:chess]\nstalemateValue = loss\nnFoldRule=${(i % 5) + 1}\n`);
const chain = (count: number): string =>
  parts(count, (i) => `[v${i}:${i === 0 ? 'chess' : `v${i - 1}`}]\nnFoldRule = ${i % 5}\n`);
const table = (count: number): string =>
  `# X\n\n* Size: 8x8\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n${parts(count, (i) => `| P${count}x${i} | P${i} | fW |\n`)}`;

/** A game that can be played, and so many sentences about it. */
const told = (count: number): string =>
  `# X\n\n* Size: 8x8\n* Start: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\n| Name | Abbr | Betza |\n| --- | --- | --- |\n| King | K | K |\n\n${parts(count, (i) => `It was played in the year ${1000 + i} by many.\n\n`)}`;
const definitionsOf = (text: string) => sectionsOf({ file: 'x.ini', text }).definitions;
const PAGES = { coordinates: 'chess', formats: ['html'] } as const;

/** Every reader and what commands do with a text, by what there may be many of. */
export const GROWING: readonly Growing[] = [
  growing('lint: sections', 300, sections, lint),
  growing('lint: sections of one name', 1000, (n) => '[v:chess]\npass = true\n'.repeat(n), lint),
  growing('lint: a chain of parents', 500, chain, lint),
  growing(
    'lint: unknown keys',
    500,
    (n) => `[x:chess]\n${parts(n, (i) => `key${i} = ${i}\n`)}`,
    lint,
  ),
  growing('lint: one key', 1000, (n) => `[x:chess]\n${'pass = true\n'.repeat(n)}`, lint),
  growing(
    'lint: comments that suppress',
    1000,
    (n) => `[x:chess]\n${parts(n, (i) => `; fairyc-ignore ini/unknown-option\nx${i} = 1\n`)}`,
    lint,
  ),
  growing('lint: orphans', 2000, (n) => parts(n, (i) => `[v${i}:no${i}]\npass = true\n`), lint),
  growing(
    'lint: sections with findings',
    200,
    (n) => parts(n, (i) => `[v${i}:chess]\nx${i} = 1\n`),
    lint,
  ),
  growing('lint: blank lines', 4000, (n) => '\n'.repeat(n), lint),
  growing('lint: a region', 2000, (n) => `[x:chess]\nflagRegion = ${'a8 '.repeat(n)}\n`, lint),
  growing(
    'lint: a list of pieces',
    4000,
    (n) => `[x:chess]\nblastImmuneTypes = ${'n '.repeat(n)}\npieceValueMg = ${'n:5 '.repeat(n)}\n`,
    lint,
  ),
  growing('lint: a FEN', 10_000, (n) => `[x:chess]\nstartFen = ${'r/'.repeat(n)}\n`, lint),
  growing('lint: a Betza string', 500, (n) => `[x:chess]\nking = k:${'mRcN'.repeat(n)}\n`, lint),
  growing('lint --fix: sections', 100, sections, (text) => {
    fixedIni({ file: 'x.ini', text }, PROFILE, 'all');
  }),
  growing(
    'lint --fix: keys',
    200,
    (n) => `[x:chess]\n${'castling = True\n'.repeat(n)}`,
    (text) => {
      fixedIni({ file: 'x.ini', text }, PROFILE, 'all');
    },
  ),
  growing('fmt: sections', 500, sections, (text) => {
    formatIni({ file: 'x.ini', text });
  }),
  growing('resolve: sections', 200, sections, resolve),
  growing('resolve: a chain of parents', 200, chain, resolve),
  growing('perft: one of the sections', 500, sections, (text) => {
    sectionsOf({ file: 'x.ini', text }, 'v9');
  }),
  growing('build: sections', 10, sections, (text) => {
    if (isRefused(text)) return;
    buildDocument({ file: 'x.ini', text }, NOTHING, {
      targets: ['ini'],
      variant: null,
      approximate: true,
      parent: null,
    });
  }),
  growing('read: rows', 100, table, (text) => {
    readDocument({ file: 'x.md', text }, { library: NOTHING });
  }),
  growing('page: definitions', 50, table, (text) => {
    documentsOf({ file: 'x.md', text }, NOTHING);
  }),
  growing('page: sentences', 50, told, (text) => {
    gamePages(documentsOf({ file: 'x.md', text }, NOTHING).definitions, PAGES);
  }),
  growing('page: sections', 4, sections, (text) => {
    if (isRefused(text)) return;
    gamePages(definitionsOf(text), PAGES);
  }),
  growing('explain: sections', 8, sections, (text) => {
    if (isRefused(text)) return;
    for (const one of definitionsOf(text)) explainDefinition(one);
  }),
  growing(
    'diff: a Betza string',
    10,
    (n) => `[x:chess]\nknight = n:${'mRcN'.repeat(n)}\n[y:chess]\n`,
    (text) => {
      const [one, other] = definitionsOf(text);
      if (one !== undefined && other !== undefined) diffDefinitions(one, other);
    },
  ),
  growing('cross: sections', 30, sections, (text) => {
    if (isRefused(text)) return;
    let made = 0;
    for (const one of definitionsOf(text)) crossCaseOf(one, 'as-engine', () => `x${made++}`);
  }),
  growing('lint: rows', 50, table, lintMarkdown),
  growing(
    'lint: bullets',
    200,
    (n) => `# X\n\n${parts(n, (i) => `* Key${i}: 8x8\n`)}`,
    lintMarkdown,
  ),
  growing(
    'lint: sentences',
    200,
    (n) => `# X\n\n${parts(n, (i) => `The Ghost${n}x${i} moves like a rook or a knight.\n\n`)}`,
    lintMarkdown,
  ),
  {
    ...growing(
      'lint: pieces that move like the one before',
      400,
      (n) => {
        // Other names in each text, because a sentence that was read before is not read again.
        const name = (i: number): string => `Ghost${lettersOf(n)}x${lettersOf(i)}`;
        return `# X\n\n${parts(n, (i) => `${name(i + 1)}: Moves like a ${name(i)}.\n\n`)}`;
      },
      lintMarkdown,
    ),
    within: 'src/read/sentences/movement',
  },
  growing(
    'lint: bullets on one piece',
    4000,
    (n) => `# X\n\nThe board has 8x8 squares.\n\n${'* Rook (R) - rook\n'.repeat(n)}`,
    lintMarkdown,
  ),
  growing(
    'lint: brackets of sentences',
    2400,
    (n) => `# X${n}\n\nGhost: ${'A (fW). B (c squares). '.repeat(n)}`,
    lintMarkdown,
  ),
  growing(
    'lint: brackets in brackets',
    800,
    (n) => `# X\n\nGhost: ${parts(n, (i) => `(a ${i} `)}${'b) '.repeat(n)}`,
    lintMarkdown,
  ),
  growing('lint: headings', 400, (n) => '# Heading\n\n'.repeat(n), lintMarkdown),
  growing(
    'lint: blocks of options',
    200,
    (n) =>
      `# X\n\n${parts(n, (i) => `Words.\n\n\`\`\`ini\n[v${i}:chess]\nnFoldRule = ${i % 5}\n\`\`\`\n\n`)}`,
    lintMarkdown,
  ),
  growing(
    'lint: an open fence',
    400,
    (n) => `# X\n\n\`\`\`x${n}\n${'a b\n\n'.repeat(n)}`,
    lintMarkdown,
  ),
  growing('lint: emphasis', 1000, (n) => '*a **b '.repeat(n), lintMarkdown),
  growing('lint: brackets', 4000, (n) => '['.repeat(n), lintMarkdown),
  growing('lint: quotes', 1000, (n) => '> '.repeat(n), lintMarkdown),
  growing(
    'lint: HTML',
    200,
    (n) => `<body>${'<p>It <b>x</b></p><ul><li>y</ul>'.repeat(n)}`,
    lintHtml,
  ),
  growing(
    'read: a line of HTML',
    200,
    (n) => `<body>${'<p>Pieces <b>x</b>'.repeat(n)}`,
    (text) => {
      readingOf({ file: 'x.html', text });
    },
  ),
  growing('lint: attributes of a tag', 1000, (n) => `<a ${parts(n, (i) => `a${i} `)}>`, lintHtml),
  growing('lint: words', 2000, (n) => 'a b_ '.repeat(n), lintMarkdown),
  growing(
    'lint: paths that capture',
    1,
    (n) => `<pre>files=8\nranks=8\n${parts(n, (i) => `ox${i}:A:CcaaKC:x:a2,,a7\n`)}</pre>`,
    lintHtml,
  ),
  growing('lint: nested HTML', 1000, (n) => '<div>'.repeat(n), lintHtml),
  growing('lint: a comment of HTML', 20_000, (n) => `<p>x<!--${'a b '.repeat(n)}--><p>y`, lintHtml),
  growing(
    'lint: a picture in HTML',
    20_000,
    (n) => `<p>x<img src="${'a+b/'.repeat(n)}"><p>y`,
    lintHtml,
  ),
  growing('lint: entities', 1000, (n) => `<p>${'&amp;'.repeat(n)}`, lintHtml),
  growing('lint: open tags', 4000, (n) => '<'.repeat(n), lintHtml),
  growing(
    'lint: pieces of a diagram',
    40,
    (n) => `<pre>files=8\nranks=8\n${parts(n, (i) => `ox${i}:A:W:x:a2,,a7\n`)}</pre>`,
    lintHtml,
  ),
  growing('read Betza: letters', 500, (n) => 'mRcN'.repeat(n), readXbetza),
  growing('read Betza: brackets', 500, (n) => '('.repeat(n), readXbetza),
  growing(
    'explain: letters',
    50,
    (n) => 'mRcN'.repeat(n),
    (text) => {
      explainBetza({ file: 'x', text }, 'xbetza', null, printBetza);
    },
  ),
  growing(
    'convert: games of PGN',
    20,
    (n) => '[Variant "chess"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. e4 1/2-1/2\n\n'.repeat(n),
    (text) => {
      const as = { found: null, start: null, from: 'pgn', to: 'uci', moves: null } as const;
      convertGames({ file: 'x', text }, as);
    },
  ),
  growing(
    'convert: moves of PGN',
    500,
    (n) => parts(n, (i) => `${i + 1}. Nf3 Nf6 `),
    (text) => {
      parsePgn({ file: 'x', text });
    },
  ),
  growing(
    'convert: variations of PGN',
    2000,
    (n) => '('.repeat(n),
    (text) => {
      parsePgn({ file: 'x', text });
    },
  ),
  growing(
    'convert: positions',
    200,
    (n) => 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'.repeat(n),
    (text) => {
      const context = positionContext(chess(), null);
      for (const line of text.split('\n'))
        convertPosition(line, { file: 'x', start: 0, end: 0 }, FEN_TO_BOD, context);
    },
  ),
  growing(
    'convert: tags of PGN',
    1000,
    (n) => `${parts(n, (i) => `[Tag${i} "x"]\n`)}\n1. e4 e5`,
    (text) => {
      parsePgn({ file: 'x', text });
    },
  ),
  growing(
    'resolve: a family',
    200,
    (n) => `[v:chess]\npass = true\n${parts(n, (i) => `[w${i}:v]\nnFoldRule = ${i % 5}\n`)}`,
    resolve,
  ),
  growing('library: moves of a game', 100, (n) => 'g1f3 g8f6 f3g1 f6g8 '.repeat(n), follow),
];

function readXbetza(text: string): void {
  readBetza(text, 'xbetza', { file: 'x', start: 0, end: text.length });
}

const FEN_TO_BOD = { from: 'fen', to: 'bod' } as const;

function chess() {
  const definition = builtinDefinition('chess');
  if (definition === null) throw new Error('no chess');
  return gameOf(definition, 'as-engine');
}

function follow(text: string): void {
  const game = chess();
  openPlayer(game).look({ fen: game.startFen, moves: text.trim().split(' ') });
}
