import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineGame } from '../../src/cross/engine/engine.js';
import { loadFfish } from '../../src/cross/engine/ffish.js';
import { lowerToEngine } from '../../src/emit/lower/engine/lower-to-engine.js';
import { byColor } from '../../src/ir/board.js';
import { defaultRules } from '../../src/ir/default-rules.js';
import { bothSides, farthestRanks } from '../../src/ir/region.js';
import type { Variant } from '../../src/ir/variant.js';
import { compileGame } from '../../src/play/move-api.js';
import type { Game } from '../../src/play/game.js';
import { lowerVariant } from '../../src/play/lower-variant.js';
import type { CompiledGame } from '../../src/play/compiled-game.js';
import { createMatch } from '../../src/play/match.js';
import { printFen } from '../../src/play/notation/print-fen.js';
import { setFen } from '../../src/play/notation/set-fen.js';
import { parseMove, printLegalMoves } from '../../src/play/notation/uci.js';
import { perft } from '../../src/play/perft.js';
import { createPosition } from '../../src/play/changes.js';
import type { Position } from '../../src/play/position.js';
import { readBetza } from '../../src/read/betza/read-betza.js';
import { playSection, sectionOf, shippedVariant } from '../cross/shipped-variants.js';
import { handMade, KING, PAWN, type HandMadePiece } from '../emit/hand-made.js';
import { emitOptions } from '../emit/options.js';
import { RESULTS } from './match-of.js';
import { THOROUGH } from '../thorough.js';
import { randomNumbers } from '../../src/play/random-numbers.js';

/** The number of legal move sequences from the start position, by the engine (snapshot c19b5f6c, `go perft`). */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  shogi: [30, 900, 25470, 719731],
  'tori-shogi': [17, 288, 5430, 103857],
  'okisaki-shogi': [37, 1369, 48211],
  'zo-shogi': [26, 676, 17368, 445372],
  paragi: [31, 961, 29882],
  kashogi: [23, 529, 12167, 279755],
  'alquerque-soldier': [27, 729, 18981, 494209],
  chess: [20, 400, 8902, 197281],
};

const EIGHT = { files: 8, ranks: 8 };
const CHESS: readonly HandMadePiece[] = [
  KING,
  { name: 'Queen', abbreviation: 'Q', betza: 'Q' },
  { name: 'Rook', abbreviation: 'R', betza: 'R' },
  { name: 'Bishop', abbreviation: 'B', betza: 'B' },
  { name: 'Knight', abbreviation: 'N', betza: 'N' },
];
const CHOICES = ['Queen', 'Rook', 'Bishop', 'Knight'];

/** Chess with another pawn, with or without drops. */
function chessWith(id: string, pawn: string, drops: boolean): Variant {
  const pieces = [...CHESS, { ...PAWN, betza: pawn, promotes: CHOICES }];
  const pawns = byColor(() => ['Pawn']);
  return handMade({
    ...EIGHT,
    id,
    family: 'chess',
    pieces,
    fen: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR${drops ? '[-]' : ''} w KQkq - 0 1`,
    rules: {
      ...defaultRules<string>({ pawn: 'Pawn', king: 'King', rook: 'Rook' }),
      promotionPieceTypes: byColor(() => CHOICES),
      promotionPawnTypes: pawns,
      promotionRegion: bothSides(EIGHT, farthestRanks(EIGHT, 1, 'white')),
      pieceDrops: drops,
      capturesToHand: drops,
    },
  });
}

const VARIANTS: readonly (readonly [string, Variant])[] = [
  ...[...Object.keys(COUNTS), 'alquerque'].map((id) => [id, shippedVariant(id)] as const),
  ...[
    chessWith('chess-with-drops', 'fmWfceF', true),
    chessWith('pawns-that-take-straight', 'fmWcW', false),
    chessWith('berolina-pawns', 'fmFfceW', false),
    chessWith('torpedo-like-pawns', 'fmW2fceF', true),
  ].map((variant) => [variant.id, variant] as const),
];
const GAMES = THOROUGH ? 20 : 6;
const PLIES = 120;

function started(game: Game, fen = game.startFen): { compiled: CompiledGame; position: Position } {
  const compiled = compileGame(game);
  const position = createPosition(compiled.tables);
  expect(setFen(compiled, position, fen)).toBeNull();
  return { compiled, position };
}

/** A variant as its section expresses it: pieces that the engine cannot express move as their closest replacement. */
function asEmitted(variant: Variant): Variant {
  const { types, rules } = lowerToEngine(variant, emitOptions({ approximate: true }));
  const pieces = variant.pieces.map((piece) => {
    const assigned = types.find(({ shared }) => shared.piece === piece);
    const isExact =
      assigned === undefined ||
      // These move diagonally on the engine's `diagonalLines`, as in the document.
      ['wazir', 'soldier'].includes(assigned.type) ||
      piece.movement.value.every(({ condition }) => condition.from === null);
    if (isExact) return piece;
    const betza = rules?.pieces.find(({ type }) => type === assigned.type)?.betza ?? '';
    const { asRead } = readBetza(betza, 'fairy-stockfish', piece.span).value;
    return { ...piece, movement: { ...piece.movement, value: asRead } };
  });
  // Rules for the end of the game that the engine lacks or applies differently.
  const { repetitionProhibited } = variant.beyond;
  return {
    ...variant,
    pieces,
    beyond: { repetitionProhibited: null, bareKings: null, promotesInsideByCapture: false },
    rules:
      repetitionProhibited === null
        ? variant.rules
        : { ...variant.rules, nFoldRule: repetitionProhibited, nFoldValue: 'win' },
  };
}

/** The game with the letters of the section, in the engine's order, so that texts can be compared. */
function inLettersOfSection(variant: Variant): Game {
  const { types, rules } = lowerToEngine(variant, emitOptions({ approximate: true }));
  const game = lowerVariant(asEmitted(variant));
  const pieces = game.pieces.map((piece) => {
    const assigned = types.find(({ shared }) => shared.piece.id === piece.id);
    const place = rules?.pieces.findIndex(({ type }) => type === assigned?.type) ?? -1;
    return {
      piece: { ...piece, letter: rules?.pieces[place]?.letter ?? null, synonym: null },
      place,
    };
  });
  return {
    ...game,
    pieces: pieces.toSorted((a, b) => a.place - b.place).map(({ piece }) => piece),
  };
}

let engine: Engine;
beforeAll(async () => {
  engine = await loadFfish();
});

describe.each(VARIANTS)('%s, played from its document and from its section', (id, variant) => {
  let section: EngineGame;
  beforeAll(() => {
    section = playSection(engine, sectionOf(variant, { approximate: true }));
  });

  it('has as many sequences of legal moves', () => {
    const { compiled, position } = started(lowerVariant(asEmitted(variant)));
    const counts = COUNTS[id] ?? [1, 2, 3].map((depth) => section.perft(depth));
    expect(counts.map((_, index) => perft(compiled, position, index + 1))).toEqual(counts);
    expect(section.perft(2)).toBe(counts[1]);
  });

  it('has the same legal moves, FENs and results in random games', () => {
    const match = createMatch(compileGame(inLettersOfSection(variant)));
    const { compiled, position } = match;
    const start = section.fen();
    const random = randomNumbers(id);
    let plies = 0;
    for (let game = 0; game < GAMES; game++) {
      expect(match.start(start)).toBeNull();
      section.setFen(start);
      for (let ply = 0; ply < PLIES; ply++) {
        const moves = printLegalMoves(compiled, position).toSorted();
        const fen = printFen(compiled, position);
        expect(fen).toBe(section.fen());
        expect(moves, fen).toEqual(section.legalMoves().toSorted());
        const text = moves[Math.floor(random() * moves.length)];
        const move = text === undefined ? null : parseMove(compiled, position, text);
        const result = section.result();
        expect(match.outcome(), `${fen} ${result}`).toBe(RESULTS.get(result));
        if (result !== '*' || text === undefined || move === null) break;
        match.play(move);
        expect(section.push(text)).toBe(true);
        plies += 1;
      }
    }
    expect(plies).toBeGreaterThan(GAMES * 20);
    section.close();
  });
});
