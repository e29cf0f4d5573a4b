import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageFiles } from '../../src/page/page-files.js';
import { subjectOfBuiltin, subjectsOf } from './subjects.js';

const HTML = { coordinates: 'chess', formats: ['html'] } as const;

test('one game is one page; several have a page that leads to them', () => {
  const chess = subjectOfBuiltin('chess');
  const alone = pageFiles([chess], HTML);
  expect([...alone.keys()]).toEqual(['chess.html']);
  expect(alone.get('chess.html')).not.toContain('All games');
  const both = pageFiles([chess, subjectOfBuiltin('shogi')], HTML);
  expect([...both.keys()]).toEqual(['chess.html', 'shogi.html', 'index.html']);
  expect(both.get('index.html')).toContain('href="shogi.html"');
  expect(both.get('shogi.html')).toContain('href="index.html"');
});

test('Markdown comes with its pictures, pictures come alone', () => {
  const chess = [subjectOfBuiltin('chess')];
  const names = (formats: readonly ('markdown' | 'svg')[]) => [
    ...pageFiles(chess, { coordinates: 'chess', formats }).keys(),
  ];
  const pictures = [
    'chess/start.svg',
    'chess/zone-1.svg',
    'chess/zone-2.svg',
    'chess/moves-1-pawn.svg',
    'chess/moves-2-knight.svg',
    'chess/moves-3-bishop.svg',
    'chess/moves-4-rook.svg',
    'chess/moves-5-queen.svg',
    'chess/moves-6-king.svg',
  ];
  expect(names(['svg'])).toEqual(pictures);
  expect(names(['markdown', 'svg'])).toEqual(['chess.md', ...pictures]);
});

test('no name of a section leads out of the folder, or over the file of another', () => {
  const names = ['../../up', 'a/b', 'a b', 'A-b', 'index', '..', 'c'];
  const ini = names.map((name) => `[${name}:chess]\nmaxFile = 8\n`).join('\n');
  expect([...pageFiles(subjectsOf(ini, 'x.ini'), HTML).keys()]).toEqual([
    '-up.html',
    'a-b.html',
    'a-b-2.html',
    'A-b-3.html',
    'index-2.html',
    'unnamed.html',
    'c.html',
    'index.html',
  ]);
});

test('an index of many games runs one script, known by its hash', () => {
  const one = subjectOfBuiltin('chess');
  const subjects = Array.from({ length: 12 }, (_, index) => ({ ...one, id: `chess-${index}` }));
  const text = pageFiles(subjects, { coordinates: 'chess', formats: ['html'] }).get('index.html');
  const script = /<script>([^]*?)<\/script>/.exec(text ?? '')?.[1] ?? '';
  expect(script).not.toBe('');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(text?.replaceAll('&#39;', "'")).toContain(`script-src 'sha256-${hash}'`);
});
