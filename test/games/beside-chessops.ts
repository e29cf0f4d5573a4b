/** A chessops function and its replacement in fairyc: two function bodies that return equal values. */
export interface BesideChessops {
  /** Its name in chessops. */
  readonly name: string;
  /** Code after `CHESSOPS_BEGINS`. */
  readonly chessops: string;
  /** Code after `FAIRYC_BEGINS` of beside-ffish.ts. */
  readonly fairyc: string;
  /** The variants in which the two differ, and why. */
  readonly except?: { readonly variants: readonly string[]; readonly why: string };
}

export const CHESSOPS_BEGINS = `import { makeSquare, parseSquare, parseUci, makeUci } from 'chessops/util';
import { parseFen, makeFen } from 'chessops/fen';
import { defaultPosition, setupPosition } from 'chessops/variant';
// … and what the program below names of chessops/san, /pgn, /compat

const pos = defaultPosition(variant);
for (const each of moves) pos.play(parseUci(each));`;

/** All games of chessops, by their names in Fairy-Stockfish. The tests play two lines of each. */
export const CHESSOPS_VARIANTS = [
  'chess',
  'antichess',
  'kingofthehill',
  '3check',
  'atomic',
  'horde',
  'racingkings',
  'crazyhouse',
] as const;

const CLOCK_OF_DROPS = {
  variants: ['crazyhouse'],
  why: 'in the engine and in fairyc every drop resets the count of plies without progress, in chessops only a pawn drop',
};

export const BESIDE_CHESSOPS: readonly BesideChessops[] = [
  {
    name: 'defaultPosition(rules), pos.reset()',
    chessops: 'pos.reset();\nreturn makeFen(pos.toSetup());',
    fairyc: 'game.reset();\nreturn game.fen();',
  },
  {
    name: 'setupPosition(rules, setup), Chess.fromSetup(setup), parseFen(fen)',
    chessops:
      'const other = setupPosition(variant, parseFen(fen).unwrap()).unwrap();\nreturn makeFen(other.toSetup());',
    fairyc: 'game.reset(fen);\nreturn game.fen();',
  },
  {
    name: 'parseFen(fen).isErr',
    chessops: "return [fen, 'no position'].map((text) => parseFen(text).isOk);",
    fairyc:
      "return [fen, 'no position'].map((text) => game.reset(text) === null); // otherwise it returns the problem and its position",
  },
  {
    name: 'makeFen(pos.toSetup())',
    chessops: 'return makeFen(pos.toSetup());',
    fairyc: 'return game.fen();',
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'pos.clone()',
    chessops:
      'const other = pos.clone();\nother.play(parseUci(line[0]));\nreturn makeFen(pos.toSetup());',
    fairyc:
      'const other = openGame(builtinDefinition(variant));\nother.reset(game.fen());\nother.push(line[0]);\nreturn game.fen(); // push and pop are cheaper',
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'pos.play(move)',
    chessops: 'for (const each of line) pos.play(parseUci(each));\nreturn makeFen(pos.toSetup());',
    fairyc: 'for (const each of line) game.push(each);\nreturn game.fen();',
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'pos.turn, pos.halfmoves, pos.fullmoves',
    chessops: 'return [pos.turn, pos.halfmoves, pos.fullmoves];',
    fairyc: 'return [game.turn(), game.halfmoveClock(), game.fullmoveNumber()];',
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'pos.board',
    chessops:
      'return [...pos.board].map(([square, { color, promoted, role }]) => [makeSquare(square), color, promoted, roleToChar(role)]).sort();',
    fairyc:
      'return [...game.pieces()].map(([square, { color, letter, promoted }]) => [square, color, promoted, letter.toLowerCase()]).sort();',
  },
  {
    name: 'pos.pockets',
    chessops:
      "const { pockets } = pos;\nreturn ['white', 'black'].map((color) => ['pawn', 'knight', 'bishop', 'rook', 'queen'].map((role) => pockets?.[color][role] ?? 0));",
    fairyc:
      "return ['white', 'black'].map((color) => ['P', 'N', 'B', 'R', 'Q'].map((letter) => game.pocket(color).get(letter) ?? 0));",
  },
  {
    name: 'pos.allDests()',
    chessops:
      'const all = [...pos.allDests()].flatMap(([from, dests]) => [...dests].map((to) => makeSquare(from) + makeSquare(to)));\nreturn all.sort();',
    fairyc:
      'const all = game.moves().filter(({ from }) => from !== null);\nreturn [...new Set(all.map(({ castlingRook, from, to }) => from + (castlingRook ?? to)))].sort();',
  },
  {
    name: 'chessgroundDests(pos)',
    chessops:
      'return [...chessgroundDests(pos)].map(([from, dests]) => [from, [...dests].sort()]).sort();',
    fairyc:
      "const dests = [...game.dests()].filter(([from]) => !from.endsWith('@'));\n// for castling, chessops also lists the rook's square\nconst rooks = (king) => game.moves().filter(({ castlingRook, from }) => from === king && castlingRook !== null);\nreturn dests.map(([from, to]) => [from, [...to, ...rooks(from).map(({ castlingRook }) => castlingRook)].sort()]).sort();",
  },
  {
    name: 'pos.dests(square)',
    chessops:
      'const { from } = parseUci(line[0]);\nreturn from === undefined ? [] : [...pos.dests(from)].map(makeSquare).sort();',
    fairyc:
      'const { from } = game.read(line[0]);\nconst own = game.moves().filter((each) => each.from === from && from !== null);\nreturn [...new Set(own.map(({ castlingRook, to }) => castlingRook ?? to))].sort();',
  },
  {
    name: 'pos.dropDests()',
    chessops: 'return [...pos.dropDests()].map(makeSquare).sort();',
    fairyc:
      "const drops = [...game.dests()].filter(([from]) => from.endsWith('@'));\nreturn [...new Set(drops.flatMap(([, squares]) => squares))].sort();",
  },
  {
    name: 'pos.hasDests()',
    chessops: 'return pos.hasDests();',
    fairyc: 'return game.moves().some(({ from }) => from !== null);',
  },
  {
    name: 'pos.isLegal(move)',
    chessops: "return [line[0], 'a1h8'].map((each) => pos.isLegal(parseUci(each)));",
    fairyc:
      "return [line[0], 'a1h8'].map((each) => 'uci' in game.read(each)); // otherwise it says why the text is not a legal move",
  },
  {
    name: 'pos.isCheck(), pos.ctx()',
    chessops: 'const { checkers } = pos.ctx();\nreturn [pos.isCheck(), checkers.nonEmpty()];',
    fairyc: 'return [game.isCheck(), game.checked().length > 0];',
  },
  {
    name: 'pos.isEnd(), pos.isCheckmate(), pos.isStalemate(), pos.isVariantEnd()',
    chessops:
      "const mate = pos.isCheckmate() ? 'checkmate' : pos.isStalemate() ? 'stalemate' : pos.isVariantEnd() ? 'other' : 'none';\nreturn [pos.isEnd(), mate];",
    fairyc:
      "const kind = game.end(false)?.kind ?? 'none'; // draws that a player must claim do not count\nreturn [kind !== 'none', ['none', 'checkmate', 'stalemate'].includes(kind) ? kind : 'other'];",
  },
  {
    name: 'pos.outcome(), pos.variantOutcome(), makeOutcome(outcome)',
    chessops: 'return makeOutcome(pos.outcome());',
    fairyc: 'return game.result(false);',
  },
  {
    name: 'pos.hasInsufficientMaterial(color), pos.isInsufficientMaterial()',
    chessops:
      "return [...['white', 'black'].map((color) => pos.hasInsufficientMaterial(color)), pos.isInsufficientMaterial()];",
    fairyc:
      "const poor = ['white', 'black'].map((color) => game.hasInsufficientMaterial(color));\nreturn [...poor, poor.every(Boolean)];",
  },
  {
    name: 'parseUci(text), makeUci(move)',
    chessops: 'return makeUci(parseUci(line[0]));',
    fairyc: 'return game.read(line[0]).uci;',
  },
  {
    name: 'normalizeMove(pos, move), castlingSide(pos, move)',
    chessops: 'return castlingSide(pos, parseUci(line[0])) !== undefined;',
    fairyc: 'return game.read(line[0]).castlingRook !== null;',
  },
  {
    name: 'makeSan(pos, move)',
    chessops: 'return makeSan(pos, parseUci(line[0]));',
    fairyc: "return game.write(line[0], 'san');",
  },
  {
    name: 'parseSan(pos, text)',
    chessops:
      'const san = makeSan(pos, parseUci(line[0]));\npos.play(parseSan(pos, san));\nreturn makeFen(pos.toSetup());',
    fairyc: "const san = game.write(line[0], 'san');\ngame.push(san, 'san');\nreturn game.fen();",
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'makeSanAndPlay(pos, move)',
    chessops: 'return line.map((each) => makeSanAndPlay(pos, parseUci(each)));',
    fairyc:
      "return line.map((each) => {\n  const san = game.write(each, 'san');\n  game.push(each);\n  return san;\n});",
  },
  {
    name: 'makeSanVariation(pos, moves)',
    chessops:
      "const words = makeSanVariation(pos, line.map(parseUci)).split(' ');\nreturn words.filter((word) => !/^\\d+\\./.test(word));",
    fairyc: "return [...game.writeLine(line, 'san')];",
  },
  {
    name: 'parsePgn(text), startingPosition(headers)',
    chessops:
      "const [read] = parsePgn(pgn);\nconst at = startingPosition(read.headers).unwrap();\nfor (const { san } of read.moves.mainline()) at.play(parseSan(at, san));\nreturn [read.headers.get('Event'), makeFen(at.toSetup())];",
    fairyc:
      "const [read] = readPgn({ file: 'game.pgn', text: pgn }, () => builtinDefinition(variant)).value; // all moves are legal\ngame.reset();\nfor (const { move } of read.moves) game.push(move);\nreturn [read.tags.get('Event'), game.fen()];",
    except: CLOCK_OF_DROPS,
  },
  {
    name: 'parseComment(text)',
    chessops:
      'const [read] = parsePgn(pgn);\nconst [first] = [...read.moves.mainline()];\nconst { clock, emt, evaluation } = parseComment(first.comments[0]);\nreturn [clock, emt, evaluation.pawns];',
    fairyc:
      "const [read] = readPgn({ file: 'game.pgn', text: pgn }, () => builtinDefinition(variant)).value;\nconst [{ clock, elapsed, evaluation }] = read.moves[0].comments;\nreturn [clock, elapsed, Number(evaluation)];",
  },
  {
    name: 'makePgn(game)',
    chessops:
      'const [read] = parsePgn(pgn);\nconst [again] = parsePgn(makePgn(read));\nreturn [...again.moves.mainline()].map(({ san }) => san);',
    fairyc:
      "const [read] = readPgn({ file: 'game.pgn', text: pgn }, () => builtinDefinition(variant)).value;\nconst printed = printPlayedPgn(read, builtinDefinition(variant));\nconst [again] = readPgn({ file: 'game.pgn', text: printed }, () => builtinDefinition(variant)).value;\ngame.reset();\nreturn [...game.writeLine(again.moves.map(({ move }) => move.uci), 'san')];",
  },
];
