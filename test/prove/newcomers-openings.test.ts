import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentsOf, gameOf, sectionsOf } from '../../src/definitions.js';
import { buildDocument } from '../../src/pipeline.js';
import { openPlayer, type Player } from '../../src/play/player.js';

/** Documents in the words and pictures of people who have not read the reference; the moves of the start position are counted by hand. */

const library = (name: string): { readonly file: string; readonly text: string } | null => {
  const file = `variants/${name}.md`;
  return ['chess', 'shogi'].includes(name) ? { file, text: readFileSync(file, 'utf8') } : null;
};

function playerOf(text: string): Player {
  const [definition] = documentsOf({ file: 'novel.md', text }, library).definitions;
  if (definition === undefined) throw new Error('no game');
  return openPlayer(gameOf(definition, 'as-engine'));
}

function sectionOf(text: string): string {
  const request = { targets: ['ini'], variant: null, approximate: false, parent: null } as const;
  const { value, diagnostics } = buildDocument({ file: 'novel.md', text }, library, request);
  const serious = diagnostics.filter(({ severity }) => severity !== 'info');
  expect(serious.map(({ message }) => message)).toEqual([]);
  return value[0]?.text ?? '';
}

const GLIDERS = `# Gliders

* Dimensions: 4 files by 5 ranks
* No castling
* No double step
* Position: gckg/pppp/4/PPPP/GCKG

| Name | Abbrev | Betza | Promoted to |
| --- | --- | --- | --- |
| King | K | K | |
| Glider | G | R2 | |
| Camel | C | C | |
| Pawn | P | fmWfcF | G C |
`;

const BOXES = `# Boxes

* Players: 2
* Goal: checkmate
* Castling: no (as in shogi)
* Double step: yes (from the second rank)
* Repetition: draw

Uses the following pieces from chess: King, Rook, Knight, Pawn

## Initial position

\`\`\`
  +---+---+---+---+---+
6 | ♜ | ♞ | ♚ | ♞ | ♜ |
  +---+---+---+---+---+
5 | ♟ | ♟ | ♟ | ♟ | ♟ |
  +---+---+---+---+---+
4 |   |   |   |   |   |
  +---+---+---+---+---+
3 |   |   |   |   |   |
  +---+---+---+---+---+
2 | ♙ | ♙ | ♙ | ♙ | ♙ |
  +---+---+---+---+---+
1 | ♖ | ♘ | ♔ | ♘ | ♖ |
  +---+---+---+---+---+
    a   b   c   d   e
\`\`\`
`;

const TURNING = `# Turning

* Size: 5x5
* Rules: shogi
* Start: p+nks+l/5/5/5/+LSK+NP[-] w 0 1
* Promotion zone: everywhere
* Promotion: mandatory
* Demotion: yes
* Drops promoted: yes
* Immobile pieces: allowed

| Kanji | Name | Abbr | Betza | Promoted |
| --- | --- | --- | --- | --- |
| 玉 | King | K | K | |
| 香 | Lance | L | fR | と |
| 銀 | Silver | S | FfW | 角 |
| 桂 | Knight | N | fN | 金 |
| 歩 | Pawn | P | fW | 飛 |

## Promoted pieces

| Kanji | Name | Betza |
| --- | --- | --- |
| と | Tokin | WfF |
| 角 | Bishop | B |
| 金 | Gold | WfF |
| 飛 | Rook | R |
`;

const CORNER = `# Corner

* Board: 6 by 6
* Rules: shogi
* Promotion zone: last two ranks
* Initial position:

      r b n s g k
      . . . . . p
      . . . . . .
      . . . . . .
      P . . . . .
      K G S N B R

* Drops: yes

Uses the following pieces from shogi: K, R, B, G, S, N, P
`;

const CAPTAINS = `# Captains

* Start: lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1
* Promotes as a pawn: White Pawn; Black Hoplite
* Pawns become: White Queens, Rooks, Bishops, Knights; Black Lieutenants, Generals
* Check of all royals: yes
* Extinction of: Kings
* Extinction: loss
* Last ones are royal: yes

Uses the following pieces from chess: King, Queen, Rook, Bishop, Knight

| Name | Letter | Betza |
| --- | --- | --- |
| Pawn | P | fmWfceF |
| Hoplite | H | fmFfcWimA |
| Lieutenant | L | FAsmW |
| General | G | RF |
| Captain | C | WD |
| Warlord | W | BN |
`;

test.each([
  // Four pawns; the camel takes on a4 and c4.
  ['names of columns and bullets', GLIDERS, 4 + 2],
  // Two moves of each pawn; the knights go to a3, c3 and c3, e3.
  ['a picture of boxes and figurines', BOXES, 10 + 4],
  // Tokin 2, silver 3, king 3, gold 3, pawn 1; each turns over.
  ['pieces that are on the board only as their other side', TURNING, 12],
  // King 1, gold 2, silver 3, knight 2, bishop 5 and 1 promoting, rook 4 and 1 promoting, pawn 1.
  ['a board in a list', CORNER, 20],
  // Two moves of each pawn and each knight.
  ['two kings without a note', CAPTAINS, 20],
])('%s', (_about, text, moves) => {
  const player = playerOf(text);
  expect(player.perft({ fen: player.game.startFen, moves: [] }, 1, 1e4)).toBe(moves);
  const [section] = sectionsOf({ file: 'novel.ini', text: sectionOf(text) }).definitions;
  if (section === undefined) throw new Error('no section');
  const built = openPlayer(gameOf(section, 'as-engine'));
  expect(built.perft({ fen: built.game.startFen, moves: [] }, 1, 1e4)).toBe(moves);
});

test('a soldier that a region lets go sideways is chased like the one of the engine', () => {
  const fen = '3k5/9/9/9/9/p8/9/9/4R4/4K4 w - - 0 1';
  const text = `# River

* Rules: chess
* Size: 9x10
* Region beyond: ranks 6-10
* Facing kings: forbidden
* Perpetual chase: loses
* Start: ${fen}

| Name | Abbr | Betza |
| --- | --- | --- |
| King | K | K |
| Chariot | R | R |
| Soldier | P | fW; beyond: sW |
`;
  const [section] = sectionsOf({ file: 'novel.ini', text: sectionOf(text) }).definitions;
  const [document] = documentsOf({ file: 'novel.md', text }, library).definitions;
  if (section === undefined || document === undefined) throw new Error('no game');
  const engine = gameOf(section, 'as-engine');
  const game = gameOf(document, 'as-engine');
  // Soldiers that have not crossed the river may be threatened forever, so both games must know them and the river.
  expect(game.rules.soldierPromotionRank).toBe(engine.rules.soldierPromotionRank);
  expect(game.pieces.map(({ kind }) => kind)).toContain('soldier');
  // The rook goes from file to file after the soldier.
  const chase = ['a2b2', 'a5b5', 'b2a2', 'b5a5'];
  const moves = ['e2b2', 'a5b5', 'b2a2', 'b5a5', ...chase, ...chase];
  expect(openPlayer(game).look({ fen, moves })).toEqual(openPlayer(engine).look({ fen, moves }));
});
