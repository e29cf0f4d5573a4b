import { expect, test } from 'vitest';
import type { EngineRules } from '../../../src/ir/engine-rules.js';
import { differingFields } from '../../../src/ir/differing-fields.js';
import { emitVariantsIni } from '../../../src/emit/targets/variants-ini.js';
import { emitDocument } from '../../../src/emit/targets/document.js';
import { conclude } from '../../../src/ir/engine-conclusion.js';
import { sectionVariant } from '../../../src/read/ini/section-variant.js';
import { namedRules } from '../../../src/read/builtins.js';
import { applyOptions } from '../../../src/read/ini/apply-options.js';
import { readIni } from '../../../src/read/ini/read-ini.js';
import { read } from '../../read/markdown/documents.js';
import { START, TABLE } from '../../read/markdown/plain-chess.js';

/*
 * Bullets next to the lines of a variants.ini that mean the same, as the engine's own variants.ini documents its options. A document with the
 * bullets is written for the engine; its rules then differ from chess in the same way as those of a section with these lines.
 */

const BULLETS: readonly (readonly [bullet: string, ini: string])[] = [
  ['Pawn promotion: optional', 'mandatoryPawnPromotion = false'],
  [
    'Pawn promotion: optional, compulsory on the last rank',
    'mandatoryPawnPromotion = false\nimmobilityIllegal = true',
  ],
  ['Promotion: optional', 'mandatoryPawnPromotion = false'],
  [
    'Pawns become: White Queen; Black Rook, Knight',
    'promotionPieceTypesWhite = q\npromotionPieceTypesBlack = rn',
  ],
  [
    'Promotion: on the last two ranks',
    'promotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2',
  ],
  [
    'Promotion zone: 3 farthest ranks',
    'promotionRegionWhite = *6 *7 *8\npromotionRegionBlack = *1 *2 *3',
  ],
  [
    'Promotion zone: White *7 *8; Black *1',
    'promotionRegionWhite = *7 *8\npromotionRegionBlack = *1',
  ],
  [
    'Promotion zone: a8-d8',
    'promotionRegionWhite = a8 b8 c8 d8\npromotionRegionBlack = e1 f1 g1 h1',
  ],
  ['Promotion in place: yes', 'sittuyinPromotion = true'],
  ['Castling: no', 'castling = false'],
  ['Castling to: b, f', 'castlingQueensideFile = b\ncastlingKingsideFile = f'],
  ['Castling to: c and g', ''],
  ['Castling: the king moves three squares', 'castlingQueensideFile = b\ncastlingKingsideFile = h'],
  ['Castling partners: Rook, Queen', 'castlingRookPieces = rq'],
  ['Castling partner files: b, g', 'castlingRookQueensideFile = b\ncastlingRookKingsideFile = g'],
  [
    'Drops: yes\nCastling after drops: yes',
    'pieceDrops = true\ncapturesToHand = true\ncastlingDroppedPiece = true',
  ],
  ['Opposite castling: yes', 'oppositeCastling = true'],
  ['Castling wins: q', 'castlingWins = q'],
  ['Castling wins: KQkq', 'castlingWins = KQkq'],
  ['Castling wins: none', ''],
  ['Double step: no', 'doubleStep = false'],
  ['Double step: yes', ''],
  ['Double step: *2 *3', 'doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6'],
  ['Triple step: *2', 'tripleStepRegionWhite = *2\ntripleStepRegionBlack = *7'],
  ['En passant: none', 'enPassantRegion = -\nenPassantTypes = -'],
  ['En passant: Pawn, Knight', 'enPassantTypes = pn'],
  [
    'En passant squares: White *6; Black *3',
    'enPassantRegionWhite = *6\nenPassantRegionBlack = *3',
  ],
  ['Drops: yes', 'pieceDrops = true\ncapturesToHand = true'],
  ['Drops: of the initial hand', 'pieceDrops = true'],
  ['Drops: no', ''],
  ['Captures to hand: yes', 'capturesToHand = true'],
  ['Immobile pieces: forbidden', 'immobilityIllegal = true'],
  ['Immobile pieces: allowed', ''],
  [
    'Drops: yes\nDrop squares: *1 *2 *3',
    'pieceDrops = true\ncapturesToHand = true\ndropRegionWhite = *1 *2 *3\ndropRegionBlack = *8 *7 *6',
  ],
  ['Drops: yes\nMust drop: yes', 'pieceDrops = true\ncapturesToHand = true\nmustDrop = true'],
  [
    'Drops: yes\nMust drop: King',
    'pieceDrops = true\ncapturesToHand = true\nmustDrop = true\nmustDropType = k',
  ],
  [
    'Drops: yes\nDrops with check: forbidden',
    'pieceDrops = true\ncapturesToHand = true\ndropChecks = false',
  ],
  [
    'Drops: yes\nPromoted captures stay promoted: yes',
    'pieceDrops = true\ncapturesToHand = true\ndropLoop = true',
  ],
  [
    'Drops: yes\nPawn drops on first rank: yes',
    'pieceDrops = true\ncapturesToHand = true\nfirstRankPawnDrops = true',
  ],
  [
    'Drops: yes\nPawn drops in zone: yes',
    'pieceDrops = true\ncapturesToHand = true\npromotionZonePawnDrops = true',
  ],
  [
    'Drops: yes\nRook drops on first rank: yes',
    'pieceDrops = true\ncapturesToHand = true\nsittuyinRookDrop = true',
  ],
  [
    'Drops: yes\nBishops on both colours: yes',
    'pieceDrops = true\ncapturesToHand = true\ndropOppositeColoredBishop = true',
  ],
  ['Gating: yes', 'gating = true\nseirawanGating = true'],
  ['Gating: marks only', 'gating = true'],
  ['First leaps of Ouk: yes', 'cambodianMoves = true'],
  ['Walls: duck', 'wallingRule = duck'],
  ['Walls: arrow', 'wallingRule = arrow'],
  ['Walls: static', 'wallingRule = static'],
  ['Walls: past', 'wallingRule = past'],
  ['Walls: edge', 'wallingRule = edge'],
  ['Wall or move: yes', 'wallOrMove = true'],
  ['Must capture: yes', 'mustCapture = true'],
  ['Blast: yes', 'blastOnCapture = true'],
  ['Blast: yes\nBlast immune: King', 'blastOnCapture = true\nblastImmuneTypes = k'],
  ['Do not take their own kind: King', 'mutuallyImmuneTypes = k'],
  ['Petrify: Knight, Rook', 'petrifyOnCaptureTypes = nr'],
  [
    'Blast: yes\nPetrify: Knight\nPetrifying blast: yes',
    'blastOnCapture = true\npetrifyOnCaptureTypes = n\npetrifyBlastPieces = true',
  ],
  ['Flipping: reversi', 'flipEnclosedPieces = reversi'],
  ['Flipping: ataxx', 'flipEnclosedPieces = ataxx'],
  ['Flipping: quadwrangle', 'flipEnclosedPieces = quadwrangle'],
  ['Flipping: snort', 'flipEnclosedPieces = snort'],
  ['Flipping: anyside', 'flipEnclosedPieces = anyside'],
  ['Flipping: top', 'flipEnclosedPieces = top'],
  ['Pass: yes', 'passWhite = true\npassBlack = true'],
  ['Pass: White', 'passWhite = true'],
  ['Pass: Black', 'passBlack = true'],
  ['Pass: no', ''],
  ['Pass on stalemate: yes', 'passOnStalemateWhite = true\npassOnStalemateBlack = true'],
  ['Pass on stalemate: Black', 'passOnStalemateBlack = true'],
  ['Stalemate: pass', 'passOnStalemateWhite = true\npassOnStalemateBlack = true'],
  ['Stalemate: loss', 'stalemateValue = loss'],
  ['Stalemate: win', 'stalemateValue = win'],
  ['Stalemate: draw', ''],
  [
    'Stalemate: loss\nStalemate by piece count: yes',
    'stalemateValue = loss\nstalematePieceCount = true',
  ],
  ['Checkmate: draw', 'checkmateValue = draw'],
  ['Checkmate: win', 'checkmateValue = win'],
  ['Mongolian mate: yes', 'shatarMateRule = true'],
  ['Bikjang: yes', 'bikjangRule = true'],
  ['Giving check: forbidden', 'checking = false'],
  ['Facing kings: forbidden', 'flyingGeneral = true'],
  ['Flying general: yes', 'flyingGeneral = true'],
  ['Flying general: no', ''],
  ['King in check stays: yes', 'makpongRule = true'],
  ['Move rule: none', 'nMoveRule = 0'],
  ['Move rule: 70 moves', 'nMoveRule = 70'],
  ['Move rule pieces: Knight', 'nMoveRuleTypes = n'],
  ['Repetition: none', 'nFoldRule = 0'],
  ['Repetition: fourfold is a draw', 'nFoldRule = 4'],
  ['Repetition: threefold loses', 'nFoldValue = win'],
  ['Repetition: threefold wins', 'nFoldValue = loss'],
  [
    'Repetition: fourfold is won by White',
    'nFoldRule = 4\nnFoldValue = win\nnFoldValueAbsolute = true',
  ],
  [
    'Repetition: fourfold is won by Black',
    'nFoldRule = 4\nnFoldValue = loss\nnFoldValueAbsolute = true',
  ],
  ['Perpetual check: loses', 'perpetualCheckIllegal = true'],
  ['Perpetual chase: loses', 'chasingRule = axf'],
  ['Moving back and forth: forbidden', 'moveRepetitionIllegal = true'],
  ['Campmate: yes', 'flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1'],
  ['Goal: d4-e5', 'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5'],
  ['Goal: a8', 'flagRegionWhite = a8\nflagRegionBlack = h1'],
  ['Goal: Knight to *8', 'flagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1'],
  [
    'Goal: centre\nGoal pieces: King',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagPiece = k',
  ],
  [
    'Goal: centre\nGoal pieces: White King; Black Queen',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagPieceWhite = k\nflagPieceBlack = q',
  ],
  [
    'Goal: centre\nGoal pieces: any piece',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagPiece = *',
  ],
  [
    'Goal: centre\nGoal count: 7',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagPieceCount = 7',
  ],
  [
    'Goal: centre\nGoal blocked wins: yes',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagPieceBlockedWin = true',
  ],
  [
    'Goal: centre\nGoal reply: yes',
    'flagRegionWhite = d4 d5 e4 e5\nflagRegionBlack = d4 d5 e4 e5\nflagMove = true',
  ],
  [
    'Goal: King to *8\nGoal must be safe: yes',
    'flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true',
  ],
  [
    'Extinction: loss\nExtinction of: Rook, Queen',
    'extinctionValue = loss\nextinctionPieceTypes = rq',
  ],
  ['Extinction: loss', 'extinctionValue = loss'],
  ['Extinction: win', 'extinctionValue = win'],
  ['Extinction: draw', 'extinctionValue = draw'],
  [
    'Extinction: loss\nExtinction of: Queen\nExtinction at: 1',
    'extinctionValue = loss\nextinctionPieceTypes = q\nextinctionPieceCount = 1',
  ],
  [
    'Extinction: loss\nExtinction of: Queen\nExtinction against: 2',
    'extinctionValue = loss\nextinctionPieceTypes = q\nextinctionOpponentPieceCount = 2',
  ],
  [
    'Extinction: loss\nExtinction of: Queen\nExtinction reply: yes',
    'extinctionValue = loss\nextinctionPieceTypes = q\nextinctionClaim = true',
  ],
  ['Losing all pieces: win', 'extinctionValue = win\nextinctionPieceTypes = *'],
  ['Losing all pieces: draw', 'extinctionValue = draw\nextinctionPieceTypes = *'],
  ['Connect: 3', 'connectN = 3'],
  ['Connect: none', ''],
  ['Connect a square: 2', 'connectNxN = 2'],
  ['Connect on a line: 3', 'collinearN = 3'],
  ['Connect: 4\nConnect pieces: Knight, Bishop', 'connectN = 4\nconnectPieceTypes = nb'],
  [
    'Connect: 4\nConnection directions: horizontal, vertical',
    'connectN = 4\nconnectHorizontal = true\nconnectVertical = true\nconnectDiagonal = false',
  ],
  [
    'Connect: 4\nConnection directions: diagonal',
    'connectN = 4\nconnectHorizontal = false\nconnectVertical = false\nconnectDiagonal = true',
  ],
  ['Connect from: White *1; Black a*', 'connectRegion1White = *1\nconnectRegion1Black = a*'],
  ['Connect to: White *8; Black h*', 'connectRegion2White = *8\nconnectRegion2Black = h*'],
  ['Connect: 4\nConnection: draw', 'connectN = 4\nconnectValue = draw'],
  ['Connection: loss', ''],
  ['Connection: win', 'connectValue = win'],
  ['Material counting: most pieces', 'materialCounting = unweighted'],
  ['Material counting: janggi', 'materialCounting = janggi'],
  ['Material counting: White wins', 'materialCounting = whitedrawodds'],
  ['Material counting: Black wins', 'materialCounting = blackdrawodds'],
  [
    'Drops: of the initial hand\nFull board ends the game: yes',
    'pieceDrops = true\nadjudicateFullBoard = true',
  ],
  ['Counting rule: makruk', 'countingRule = makruk'],
  ['Counting rule: Cambodian', 'countingRule = cambodian'],
  ['Counting rule: ASEAN', 'countingRule = asean'],
];

const CHESS = rulesOf('[plain:chess]\n');

function rulesOf(text: string): EngineRules {
  const [section] = readIni({ file: 'x.ini', text }).value;
  if (section === undefined) throw new Error(`no section: ${text}`);
  return section.rules;
}

/** The rules of the engine for chess with bullets, whether or not such a game can be played. */
function built(bullets: string): EngineRules {
  const lines = bullets.split('\n').map((bullet) => `* ${bullet}\n`);
  const { variant } = read(
    `# Plain\n\n* Rules: chess\n* Size: 8x8\n* Start: ${START}\n${lines.join('')}\n${TABLE}`,
  );
  const options = { applyOptions, approximate: false, parent: namedRules('chess') };
  const { diagnostics, text } = emitVariantsIni(variant, options);
  if (text === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return rulesOf(text);
}

const PLAIN = built('Castling: yes');

/** Fields for the pictures and hands of programs, which follow from the pieces and other rules. */
const OF_BOARDS: ReadonlySet<string> = new Set(['pieceToCharTable', 'pocketSize', 'startFen']);

/** The fields that differ from a game, with their values. */
function changed(rules: EngineRules, from: EngineRules): unknown {
  const fields = differingFields(rules, from);
  return Object.fromEntries(
    Object.entries(rules).filter(([field]) => fields.includes(field) && !OF_BOARDS.has(field)),
  );
}

test('the document without a bullet is chess', () => {
  expect(changed(PLAIN, CHESS)).toEqual({});
});

test.each(BULLETS)('%s', (bullet, ini) => {
  expect(changed(built(bullet), CHESS)).toEqual(changed(rulesOf(`[plain:chess]\n${ini}\n`), CHESS));
});

/** Bullets for which others are written, and those that state what holds without them. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  'Pawn promotion: optional',
  'Pawn promotion: optional, compulsory on the last rank',
  'Pawns become: White Queen; Black Rook, Knight',
  'Promotion: on the last two ranks',
  'Castling to: c and g',
  'Castling: the king moves three squares',
  'Castling wins: none',
  'Double step: yes',
  'En passant squares: White *6; Black *3',
  'Drops: no',
  'Immobile pieces: allowed',
  'Pass: no',
  'Stalemate: pass',
  'Stalemate: draw',
  'Flying general: yes',
  'Flying general: no',
  'Goal: d4-e5',
  'Goal: Knight to *8',
  'Goal: centre\nGoal pieces: any piece',
  'Goal: King to *8\nGoal must be safe: yes',
  'Losing all pieces: win',
  'Losing all pieces: draw',
  'Connect: none',
  'Connection: loss',
  'Connection: win',
]);

/** The bullet with pieces by their letters. */
function byLetters(bullet: string): string {
  const [name = '', value = ''] = bullet.split(': ');
  const letters = new Map([
    ['King', 'K'],
    ['Queen', 'Q'],
    ['Rook', 'R'],
    ['Bishop', 'B'],
    ['Knight', 'N'],
    ['Pawn', 'P'],
  ]);
  return `${name}: ${value.replace(/[A-Z][a-z]+/g, (word) => letters.get(word) ?? word)}`;
}

/** The document written for a section. */
function writtenDocument(ini: string): string {
  const text = `[plain:chess]\n${ini}\n`;
  const span = { file: 'x.ini', start: 0, end: text.length };
  const variant = sectionVariant('plain', conclude(rulesOf(text)), span, 'plain');
  return emitDocument(variant, { applyOptions, approximate: true, parent: null }).text ?? '';
}

test.each(BULLETS.filter(([bullet]) => !NOT_WRITTEN.has(bullet)))('written: %s', (bullets, ini) => {
  const lines = writtenDocument(ini).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(bullets.split('\n').map((one) => `* ${byLetters(one)}`)),
  );
});
