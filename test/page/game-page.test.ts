import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamePage } from '../../src/page/game-page.js';
import { gamePageMarkdown } from '../../src/page/game-page-markdown.js';
import { gameSheet } from '../../src/page/game-sheet.js';
import { moveDiagramSvg } from '../../src/page/move-diagram-svg.js';
import { pictureFiles } from '../../src/page/picture-files.js';
import type { PageSubject } from '../../src/page/subject.js';
import { shippedText, subjectOfBuiltin, subjectOfDocument, subjectsOf } from './subjects.js';

const GENERATED = path.resolve(import.meta.dirname, '../../generated');

function sheetOf(subject: PageSubject) {
  return gameSheet(subject, 'chess');
}

/** One blank between words, none within tags: markup compares by what it means. */
function flat(markup: string): string {
  return markup
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1')
    .replace(/ </g, '<');
}

test('pieces of a section show their own Betza strings', () => {
  const text =
    '[two:chess]\ncustomPiece1 = a:mNcfF\ncustomPiece2 = c:fW\nstartFen = rackk3/8/8/8/8/8/8/RACKK3 w\n';
  const [{ pieces } = { pieces: [] }] = subjectsOf(text, 'two.ini');
  const shown = pieces.map(({ betza, letters }) => `${letters} ${betza ?? 'none'}`);
  expect(shown).toEqual(expect.arrayContaining(['A mNcfF', 'C fW']));
});

describe('the start position', () => {
  const svg = flat(
    pictureFiles(sheetOf(subjectOfDocument(shippedText('tori-shogi.md')))).get('start.svg') ?? '',
  );

  test('has each piece on its square, a1 at the bottom left, gote turned around', () => {
    // Seven squares of 40 units each way: a1 is the lowest left, g7 the highest right.
    expect(svg).toMatch(
      /class="piece white" transform="translate\(20 260\)"><path[^>]*><text[^>]*>左</,
    );
    expect(svg).toMatch(
      /class="piece black" transform="translate\(260 20\) rotate\(180\)"><path[^>]*><text[^>]*>左</,
    );
    expect(svg.match(/class="piece white"/g)).toHaveLength(16);
    expect(svg.match(/class="piece black"/g)).toHaveLength(16);
  });

  test('says the same to those who do not see it', () => {
    expect(svg).toContain('role="img" aria-labelledby="start-title" aria-describedby="start-text"');
    expect(svg).toContain('<title id="start-title">Start position of Tori shogi</title>');
    expect(svg).toContain(
      'White: King on d1; Falcon on d2; Crane on c1 and e1; Pheasant on b1 and f1; Left Quail on a1; Right Quail on g1; Swallow on rank 3 and e4.',
    );
    expect(svg).toContain('White moves first.');
  });

  test('files are labelled below and ranks at the left, in shogi above and at the right', () => {
    expect(svg).toContain('<text x="20" y="294">a</text>');
    expect(svg).toMatch(/<text x="-10" y="260"[^>]*>1</);
    const inShogi = gameSheet(subjectOfDocument(shippedText('shogi.md')), 'shogi');
    const shogi = flat(pictureFiles(inShogi).get('start.svg') ?? '');
    expect(shogi).toContain('<text x="20" y="-6">9</text>');
    expect(shogi).toMatch(/<text x="370" y="20"[^>]*>a</);
    expect(inShogi.start?.sentences[0]).toContain('King on 5i; Rook on 2h; Bishop on 8h');
    const inChess = gameSheet(subjectOfDocument(shippedText('chess.md')), 'shogi');
    expect(inChess.start?.sentences[0]).toContain('King on e1');
  });

  test('of a document without one says so', () => {
    const text = shippedText('chess.md').replace(/^\* Start: .*$/m, '');
    expect(gamePage(sheetOf(subjectOfDocument(text)), null)).toContain(
      'The start position of this game is not given.',
    );
  });

  test('pieces in hand and walls are told and drawn', () => {
    const ini = `[walled:crazyhouse]
maxFile = 4
maxRank = 4
startFen = k2*/4/4/K2*[QQn] w - - 0 1
`;
    const [subject] = subjectsOf(ini, 'x.ini');
    if (subject === undefined) throw new Error('no section');
    const { start } = sheetOf(subject);
    expect(start?.sentences).toEqual([
      'White: King on a1.',
      'White has 2 Queen in hand.',
      'Black: King on a4.',
      'Black has 1 Knight in hand.',
      'Walls: d1 and d4.',
      'White moves first.',
    ]);
    expect(
      pictureFiles(sheetOf(subject))
        .get('start.svg')
        ?.match(/class="wall"/g),
    ).toHaveLength(2);
  });
});

describe('how pieces look', () => {
  test('chess has its figures, whatever the source; other letters stand in discs', () => {
    const look = (subject: PageSubject, name: string) =>
      subject.pieces.find((piece) => piece.name === name)?.look;
    const figure = { shape: 'figurine', text: { white: '♞', black: '♞' } };
    expect(look(subjectOfDocument(shippedText('chess.md')), 'Knight')).toMatchObject(figure);
    expect(look(subjectOfBuiltin('chess'), 'Knight')).toMatchObject(figure);
    expect(look(subjectOfBuiltin('seirawan'), 'Hawk')).toMatchObject({
      shape: 'disc',
      text: { white: 'H', black: 'h' },
    });
    expect(look(subjectOfBuiltin('shogi'), 'Rook')).toMatchObject({
      shape: 'wedge',
      text: { white: '飛', black: '飛' },
    });
    expect(look(subjectOfBuiltin('xiangqi'), 'King')).toMatchObject({
      shape: 'disc',
      text: { white: '帥', black: '將' },
    });
  });

  test('a document shows its own first glyph and tells the others; promoted forms are marked', () => {
    const { pieces } = subjectOfDocument(shippedText('shogi.md'));
    expect(pieces[0]).toMatchObject({ look: { text: { white: '王' } }, otherGlyphs: ['玉'] });
    const promoted = pieces.filter(({ look }) => look.promoted).map(({ name }) => name);
    expect(promoted).toEqual([
      'Dragon',
      'Horse',
      'Promoted Silver',
      'Promoted Knight',
      'Promoted Lance',
      'Tokin',
    ]);
  });
});

describe('move diagrams', () => {
  const diagramsOf = (subject: PageSubject, name: string) => {
    const row = sheetOf(subject).rows.find(({ piece }) => piece.name === name);
    if (row === undefined) throw new Error(`no ${name}`);
    return row.diagrams.map(({ caption, picture }) => ({
      caption,
      svg: flat(moveDiagramSvg(picture, 'alone').toString()),
    }));
  };
  const signs = (svg: string, name: string) =>
    [...svg.matchAll(/<g transform="translate\((\d+ \d+)\)">(.*?)<\/g>/g)]
      .filter(([, , inside = '']) => inside.includes(`class="${name}"`))
      .map(([, at]) => at);

  test('a pawn of chess: dots ahead, the far one with a 1, rings aslant', () => {
    const [{ svg } = { svg: '' }] = diagramsOf(subjectOfBuiltin('chess'), 'Pawn');
    expect(signs(svg, 'quiet')).toEqual(['60 60', '60 20']);
    expect(signs(svg, 'first')).toEqual(['60 20']);
    expect(signs(svg, 'capture')).toEqual(['20 60', '100 60']);
  });

  test('a horse of xiangqi: bars on the four squares beside it', () => {
    const [{ svg } = { svg: '' }] = diagramsOf(subjectOfBuiltin('xiangqi'), 'Horse');
    expect(signs(svg, 'capture')).toHaveLength(8);
    expect(
      svg.match(/translate\((\d+ \d+)\)"><g transform="rotate\([^)]*\)"><path class="bar"/g),
    ).toHaveLength(4);
    for (const beside of ['100 60', '60 100', '140 100', '100 140'])
      expect(svg).toContain(`translate(${beside})"><g transform="rotate(`);
  });

  test('a cannon: lines with dots, and broken rings behind a hurdle', () => {
    const [{ svg } = { svg: '' }] = diagramsOf(subjectOfBuiltin('xiangqi'), 'Cannon');
    expect(signs(svg, 'quiet')).toHaveLength(12);
    // No piece fits in between on the squares next to it.
    expect(signs(svg, 'capture leapt')).toHaveLength(8);
    expect(svg.match(/class="slide hop"/g)).toHaveLength(4);
  });

  test('a rook has arrows alone, four of them', () => {
    const [{ svg } = { svg: '' }] = diagramsOf(subjectOfBuiltin('chess'), 'Rook');
    expect(svg.match(/class="head"/g)).toHaveLength(4);
    expect(signs(svg, 'quiet')).toEqual([]);
  });

  test('a rider that skips its first square, or leaps, is more than an arrow: its targets are shown', () => {
    const pieces = (betza: string) =>
      diagramsOf(
        subjectOfDocument(
          `# Test\n\n* Rules: chess\n* Betza: xboard\n* Size: 9x9\n* Castling: no\n* Double step: no\n* Start: 4k4/9/9/9/9/9/9/9/4KX3 w - - 0 1\n\n| Name | Abbr | Betza | Notes |\n| - | - | - | - |\n| King | K | K | 1 |\n| Tried | X | ${betza} | |\n\n1. Royal piece\n`,
        ),
        'Tried',
      ).map(({ svg }) => signs(svg, 'quiet').length);
    expect(pieces('R')).toEqual([0]);
    // Two targets each way on a board that shows three squares.
    expect(pieces('jR')).toEqual([8]);
    // Two leaps in each of eight directions.
    expect(pieces('N0')).toEqual([16]);
    expect(pieces('R3')).toEqual([12]);
  });

  test('where moves depend on the square, there is one for each kind of square', () => {
    const soldier = diagramsOf(subjectOfBuiltin('xiangqi'), 'Soldier');
    expect(soldier.map(({ caption }) => caption)).toEqual([
      'from ranks 1 to 5',
      'from ranks 6 to 10',
    ]);
    expect(soldier.map(({ svg }) => signs(svg, 'capture').length)).toEqual([1, 3]);
    const horse = diagramsOf(subjectOfDocument(shippedText('alquerque.md')), 'Horse');
    expect(horse.map(({ caption }) => caption)).toEqual([
      'from connected squares (the dark squares)',
      'from unconnected squares (the light squares)',
    ]);
    expect(horse.map(({ svg }) => signs(svg, 'capture').length)).toEqual([4, 2]);
  });
});

describe('promotion and zones', () => {
  test('pairs are those of the document, all choices of a pawn among them', () => {
    const pairs = (name: string) =>
      sheetOf(subjectOfDocument(shippedText(name))).promotions.map(({ from, to }) => [
        from.name,
        ...to.map((piece) => piece.name),
      ]);
    expect(pairs('chess.md')).toEqual([['Pawn', 'Queen', 'Rook', 'Bishop', 'Knight']]);
    expect(pairs('tori-shogi.md')).toEqual([
      ['Falcon', 'Eagle'],
      ['Swallow', 'Goose'],
    ]);
  });

  const zonesOf = (subject: PageSubject) =>
    new Map(sheetOf(subject).zones.map(({ picture, text, title }) => [title, { picture, text }]));

  test('of shogi: where pieces promote, and nothing else', () => {
    const zones = zonesOf(subjectOfDocument(shippedText('shogi.md')));
    expect([...zones.keys()]).toEqual(['Promotion zone']);
    expect(zones.get('Promotion zone')?.text).toBe(
      'Pieces promote here. White (lines rising to the right): ranks 7 to 9. Black (lines falling): ranks 1 to 3.',
    );
    expect(zones.get('Promotion zone')?.picture.marks.map((m) => m.squares.length)).toEqual([
      27, 27,
    ]);
  });

  test('the goal of zo shogi, and of king of the hill one for both', () => {
    expect(zonesOf(subjectOfDocument(shippedText('zo-shogi.md'))).get('Goal')?.text).toContain(
      'rank 9. Black (lines falling): rank 1.',
    );
    expect(zonesOf(subjectOfBuiltin('kingofthehill')).get('Goal')?.text).toBe(
      'Squares to reach with the king. For both players: d4, e4, d5 and e5.',
    );
  });

  test('where soldiers go sideways: across the river, in xiangqi alone', () => {
    // The farthest five of ten ranks.
    expect(zonesOf(subjectOfBuiltin('xiangqi')).get('Across the river')?.text).toContain(
      'ranks 6 to 10',
    );
    expect(zonesOf(subjectOfBuiltin('chess')).has('Across the river')).toBe(false);
  });

  test('the palace of janggi: its squares, and two crosses of four lines each', () => {
    const zones = zonesOf(subjectOfBuiltin('janggi'));
    expect(zones.get('Where the advisor and the king may stand')?.text).toContain('d1 to f3');
    const svg = pictureFiles(sheetOf(subjectOfBuiltin('janggi'))).get('zone-2.svg') ?? '';
    const [, lines = ''] = /class="mark diagonals"\s+d="([^"]*)"/.exec(svg) ?? [];
    expect(lines.match(/M/g)).toHaveLength(8);
    // d1 to e2, on a board of ten ranks.
    expect(lines).toContain('M140 380l40-40');
  });

  test('regions that a document names', () => {
    const zones = zonesOf(subjectOfDocument(shippedText('alquerque.md')));
    expect(zones.get('Region “connected”')?.text).toContain('For both players: the dark squares.');
  });

  test('squares of drops that are not the whole board', () => {
    expect(zonesOf(subjectOfBuiltin('placement')).get('Drop zone')?.text).toContain('rank 1');
  });
});

describe('the whole page', () => {
  const subject = subjectOfDocument(shippedText('zo-shogi.md'));
  const text = gamePage(sheetOf(subject), 'index.html');

  test('tells every rule, and the blocks for programs are what build writes', () => {
    const chapters = sheetOf(subject).chapters.flatMap(({ sentences }) => sentences);
    expect(chapters).toContain('A player wins by bringing a king to the last rank.');
    for (const sentence of chapters) expect(text).toContain(`<li>${sentence}</li>`);
    // A file begins with a line on what made it.
    const read = (name: string) =>
      readFileSync(path.join(GENERATED, name), 'utf8').replace(/^.*\n/, '');
    const blocks = sheetOf(subject).blocks.map((block) => block.text);
    expect(blocks).toEqual([read('ini/zo-shogi.ini'), read('xboard/zo-shogi.txt')]);
  });

  test('needs nothing else: no script, no address but its own parts and the index', () => {
    expect(text).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|\bon\w+=/i);
    const all = [...text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, to = '']) => to);
    // Downloads are in the page itself.
    const addresses = all.filter((to) => !to.startsWith('data:text/plain;charset=utf-8,'));
    expect(all).toHaveLength(addresses.length + 2);
    expect(addresses).toEqual([
      '#pieces',
      '#promotion',
      '#zones',
      '#rules',
      '#words-2',
      '#words-3',
      '#programs',
      'index.html',
    ]);
    for (const address of addresses.slice(0, 7))
      expect(text).toContain(`<section id="${address.slice(1)}"`);
  });

  test('is the same every time, and no id comes twice', () => {
    expect(gamePage(sheetOf(subjectOfDocument(shippedText('zo-shogi.md'))), 'index.html')).toBe(
      text,
    );
    const ids = [...text.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a program that cannot hold the game is said to have no room', () => {
    const wide = shippedText('chess.md')
      .replace('Size: 8x8', 'Size: 16x16')
      .replace(/^\* Start: .*$/m, '');
    expect(gamePage(sheetOf(subjectOfDocument(wide)), null)).toContain(
      'Fairy-Stockfish cannot express this game.',
    );
  });

  test('a section is shown as its author wrote it, a built-in variant as one would write it', () => {
    const ini = '# mine\n[small:chess]\nmaxFile = 5 # five\n\n# the next\n[other:chess]\n';
    const [small] = subjectsOf(ini, 'x.ini');
    expect(small?.blocks.map((block) => block.text)).toEqual([
      '[small:chess]\nmaxFile = 5 # five\n',
    ]);
    expect(small?.blocks[0]?.use).not.toContain('builds on');
    const child = subjectsOf(
      '[small:chess]\nmaxFile = 5\n\n[tiny:small]\nmaxRank = 5\n',
      'x.ini',
    )[1];
    expect(child?.blocks[0]?.use).toContain('It builds on the section small of the same file.');
    const [block] = subjectOfBuiltin('kingofthehill').blocks;
    expect(block?.text?.split('\n')).toEqual(
      expect.arrayContaining(['[my-kingofthehill]', 'flagPiece = k', 'flagRegion = d4 e4 d5 e5']),
    );
  });
});

describe('Markdown', () => {
  test('shows every picture that is written beside it', () => {
    const sheet = sheetOf(subjectOfDocument(shippedText('tori-shogi.md')));
    const text = gamePageMarkdown(sheet, 'tori-shogi');
    const shown = [...text.matchAll(/!\[[^\]]*\]\(tori-shogi\/([^)]*)\)/g)].map(
      (match) => match[1],
    );
    expect(new Set(shown)).toEqual(new Set(pictureFiles(sheet).keys()));
    expect(text).toContain('| 象 Falcon | F | Moves ');
    expect(text).toContain('| Falcon | Eagle |');
    expect([...text.matchAll(/^## (.*)$/gm)].map((match) => match[1])).toEqual(
      expect.arrayContaining(['Pieces', 'Promotion', 'Rules', 'For programs']),
    );
  });
});
