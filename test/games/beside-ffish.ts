/** An ffish function and its replacement in fairyc: two function bodies that return equal values. */
export interface Beside {
  /** Its name in ffish. */
  readonly name: string;
  /** The sites that call it (sources read in November 2026). */
  readonly by: readonly ('Fairyground' | 'PyChess')[];
  /** Code after `FFISH_BEGINS`. */
  readonly ffish: string;
  /** Code after `FAIRYC_BEGINS`. */
  readonly fairyc: string;
  /** The variants in which the two differ, and why. */
  readonly except?: { readonly variants: readonly string[]; readonly why: string };
}

export const FFISH_BEGINS = `import open from 'ffish-es6';

const ffish = await open();
ffish.loadVariantConfig(''); // without it, variants() and startingFen() are empty
const board = new ffish.Board(variant);
board.pushMoves(moves.join(' '));`;

export const FAIRYC_BEGINS = `import { BUILTIN_NAMES, builtinDefinition, gameOf, openGame, readPgn, sectionsOf } from 'fairyc';

const game = openGame(builtinDefinition(variant));
for (const each of moves) game.push(each);`;

/** The variants with which the tests run the code. */
export const VARIANTS = [
  'chess',
  'crazyhouse',
  'atomic',
  'seirawan',
  'shogi',
  'makruk',
  'capablanca',
  'kyotoshogi',
  'horde',
  'grand',
  'xiangqi',
] as const;

const SITES = ['Fairyground', 'PyChess'] as const;
const FAIRYGROUND = ['Fairyground'] as const;
const PYCHESS = ['PyChess'] as const;
const OTHER_HORSES = {
  variants: ['xiangqi'],
  why: 'in SAN ffish writes the horse with the second letter in its pieceToCharTable, fairyc with its first letter',
};

export const BESIDE: readonly Beside[] = [
  {
    name: 'new Board(variant, fen, is960)',
    by: SITES,
    ffish:
      'const other = new ffish.Board(variant, fen, true);\nreturn [other.fen(), other.is960()];',
    fairyc:
      'const other = openGame(builtinDefinition(variant), { chess960: true });\nother.reset(fen);\nreturn [other.fen(), other.chess960];',
  },
  {
    name: 'board.delete()',
    by: SITES,
    ffish: 'const other = new ffish.Board(variant);\nother.delete();\nreturn null;',
    fairyc: 'return null; // nothing needs to be freed',
  },
  {
    name: 'board.legalMoves()',
    by: SITES,
    ffish: "return board.legalMoves().split(' ').sort();",
    fairyc: 'return game.moves().map(({ uci }) => uci).sort();',
  },
  {
    name: 'board.legalMovesSan()',
    by: FAIRYGROUND,
    ffish: "return board.legalMovesSan().split(' ').sort();",
    fairyc: "return game.moves().map((each) => game.write(each, 'san')).sort();",
    except: OTHER_HORSES,
  },
  {
    name: 'board.numberLegalMoves()',
    by: [],
    ffish: 'return board.numberLegalMoves();',
    fairyc: 'return game.moves().length;',
  },
  {
    name: 'board.push(move)',
    by: SITES,
    ffish: 'board.push(line[0]);\nreturn board.fen();',
    fairyc: 'game.push(line[0]);\nreturn game.fen();',
  },
  {
    name: 'board.pushSan(move, notation)',
    by: FAIRYGROUND,
    ffish: 'const san = board.sanMove(line[0]);\nboard.pushSan(san);\nreturn board.fen();',
    fairyc: "const san = game.write(line[0], 'san');\ngame.push(san, 'san');\nreturn game.fen();",
  },
  {
    name: 'board.pop()',
    by: SITES,
    ffish: 'board.push(line[0]);\nboard.pop();\nreturn board.fen();',
    fairyc: 'game.push(line[0]);\ngame.pop();\nreturn game.fen();',
  },
  {
    name: 'board.pushMoves(moves)',
    by: FAIRYGROUND,
    ffish: "board.pushMoves(line.join(' '));\nreturn board.fen();",
    fairyc: 'for (const each of line) game.push(each);\nreturn game.fen();',
  },
  {
    name: 'board.pushSanMoves(moves, notation)',
    by: [],
    ffish:
      "const sans = board.variationSan(line.join(' '), ffish.Notation.SAN, false);\nboard.pushSanMoves(sans);\nreturn board.fen();",
    fairyc:
      "const sans = game.writeLine(line, 'san');\nfor (const each of sans) game.push(each, 'san');\nreturn game.fen();",
  },
  {
    name: 'board.reset()',
    by: FAIRYGROUND,
    ffish: 'board.reset();\nreturn board.fen();',
    fairyc: 'game.reset();\nreturn game.fen();',
  },
  {
    name: 'board.setFen(fen)',
    by: SITES,
    ffish: 'board.setFen(fen);\nreturn board.fen();',
    fairyc: 'game.reset(fen);\nreturn game.fen();',
  },
  {
    name: 'board.fen()',
    by: SITES,
    ffish: 'return board.fen();',
    fairyc: 'return game.fen();',
  },
  {
    name: 'board.is960()',
    by: FAIRYGROUND,
    ffish: 'return board.is960();',
    fairyc: 'return game.chess960;',
  },
  {
    name: 'board.sanMove(move)',
    by: SITES,
    ffish: 'return board.sanMove(line[0]);',
    fairyc: "return game.write(line[0], 'san');",
    except: OTHER_HORSES,
  },
  {
    name: 'board.sanMove(move, notation)',
    by: SITES,
    ffish: 'return board.sanMove(line[0], ffish.Notation.LAN);',
    fairyc: "return game.write(line[0], 'lan');",
    except: OTHER_HORSES,
  },
  {
    name: 'board.variationSan(moves, notation, numbers)',
    by: SITES,
    ffish: "return board.variationSan(line.join(' '), ffish.Notation.SAN, false);",
    fairyc: "return game.writeLine(line, 'san').join(' ');",
    except: OTHER_HORSES,
  },
  {
    name: 'board.turn()',
    by: FAIRYGROUND,
    ffish: "return board.turn() ? 'white' : 'black';",
    fairyc: 'return game.turn();',
  },
  {
    name: 'board.fullmoveNumber()',
    by: FAIRYGROUND,
    ffish: 'return board.fullmoveNumber();',
    fairyc: 'return game.fullmoveNumber();',
  },
  {
    name: 'board.halfmoveClock()',
    by: [],
    ffish: 'return board.halfmoveClock();',
    fairyc: 'return game.halfmoveClock();',
  },
  {
    name: 'board.gamePly()',
    by: [],
    ffish: 'return board.gamePly();',
    fairyc: 'return game.ply();',
  },
  {
    name: 'board.hasInsufficientMaterial(white)',
    by: [],
    ffish: 'return board.hasInsufficientMaterial(true);',
    fairyc: "return game.hasInsufficientMaterial('white');",
  },
  {
    name: 'board.isInsufficientMaterial()',
    by: [],
    ffish: 'return board.isInsufficientMaterial();',
    fairyc: "return ['white', 'black'].every((color) => game.hasInsufficientMaterial(color));",
  },
  {
    name: 'board.isGameOver(claims)',
    by: SITES,
    ffish: 'return board.isGameOver(true);',
    fairyc: 'return game.end(true) !== null; // end() also says how, why and by which option',
  },
  {
    name: 'board.result(claims)',
    by: SITES,
    ffish: 'return board.result(true);',
    fairyc: 'return game.result(true);',
  },
  {
    name: 'board.isCheck()',
    by: SITES,
    ffish: 'return board.isCheck();',
    fairyc: 'return game.isCheck();',
  },
  {
    name: 'board.checkedPieces()',
    by: FAIRYGROUND,
    ffish: "return board.checkedPieces().split(' ').filter(Boolean).sort();",
    fairyc: 'return [...game.checked()].sort();',
  },
  {
    name: 'board.isBikjang()',
    by: PYCHESS,
    ffish: 'return board.isBikjang();',
    fairyc: "return game.end()?.kind === 'facing-kings';",
  },
  {
    name: 'board.isCapture(move)',
    by: PYCHESS,
    ffish:
      'return line.map((each) => {\n  const takes = board.isCapture(each);\n  board.push(each);\n  return takes;\n});',
    fairyc:
      'return line.map((each) => {\n  const takes = game.read(each).captures.length > 0;\n  game.push(each);\n  return takes;\n});',
  },
  {
    name: 'board.moveStack()',
    by: SITES,
    ffish: 'return board.moveStack();',
    fairyc: "return game.played().join(' ');",
  },
  {
    name: 'board.pocket(white)',
    by: FAIRYGROUND,
    ffish: "return [...board.pocket(true)].sort().join('');",
    fairyc:
      "const held = [...game.pocket('white')];\nreturn held.map(([letter, count]) => letter.toLowerCase().repeat(count)).sort().join('');",
  },
  {
    name: 'board.toString()',
    by: FAIRYGROUND,
    ffish:
      "return board.toString().split('\\n').map((row) => row.split(' ').filter((sign) => sign !== '.').join(' '));",
    fairyc:
      "const { files, ranks } = gameOf(builtinDefinition(variant), 'as-engine').board;\nconst pieces = game.pieces();\nreturn Array.from({ length: ranks }, (_, row) =>\n  Array.from({ length: files }, (_, file) => pieces.get(`${String.fromCharCode(97 + file)}${ranks - row}`)?.letter)\n    .filter((letter) => letter !== undefined)\n    .join(' '));",
    except: {
      variants: ['kyotoshogi'],
      why: 'ffish writes promoted forms with separate letters, which do not occur in FENs',
    },
  },
  {
    name: 'board.variant()',
    by: FAIRYGROUND,
    ffish: 'return board.variant();',
    fairyc: 'return game.name;',
  },
  {
    name: 'ffish.variants()',
    by: FAIRYGROUND,
    ffish: "return ffish.variants().split(' ').includes(variant);",
    fairyc: 'return BUILTIN_NAMES.includes(variant);',
  },
  {
    name: 'ffish.startingFen(variant)',
    by: FAIRYGROUND,
    ffish: 'return ffish.startingFen(variant);',
    fairyc: "return gameOf(builtinDefinition(variant), 'as-engine').startFen;",
  },
  {
    name: 'ffish.capturesToHand(variant)',
    by: FAIRYGROUND,
    ffish: 'return ffish.capturesToHand(variant);',
    fairyc: "return gameOf(builtinDefinition(variant), 'as-engine').rules.capturesToHand;",
  },
  {
    name: 'ffish.validateFen(fen, variant)',
    by: SITES,
    ffish: "return [fen, 'no position'].map((text) => ffish.validateFen(text, variant) === 1);",
    fairyc:
      "return [fen, 'no position'].map((text) => game.reset(text) === null); // otherwise it returns the problem and its position",
  },
  {
    name: 'ffish.loadVariantConfig(ini)',
    by: SITES,
    ffish: 'ffish.loadVariantConfig(ini);\nreturn new ffish.Board(mine).fen();',
    fairyc:
      "const { definitions } = sectionsOf({ file: 'mine.ini', text: ini }); // it also returns diagnostics\nreturn openGame(definitions[0]).fen();",
  },
  {
    name: 'ffish.readGamePGN(pgn), game.headers(name), game.mainlineMoves()',
    by: PYCHESS,
    ffish:
      "const read = ffish.readGamePGN(pgn);\nreturn [read.headers('Event'), read.mainlineMoves().trim()];",
    fairyc:
      "const [read] = readPgn({ file: 'game.pgn', text: pgn }, () => builtinDefinition(variant)).value;\nreturn [read.tags.get('Event'), read.moves.map(({ move }) => move.uci).join(' ')]; // also comments, clocks and variations",
    except: OTHER_HORSES,
  },
  {
    name: 'game.headerKeys()',
    by: PYCHESS,
    ffish: "return ffish.readGamePGN(pgn).headerKeys().trim().split(/\\s+/).includes('Event');",
    fairyc:
      "const [read] = readPgn({ file: 'game.pgn', text: pgn }, () => builtinDefinition(variant)).value;\nreturn [...read.tags.keys()].includes('Event');",
  },
];
