import {
  buildDocument,
  builtinDefinition,
  convertPosition,
  documentsOf,
  equalMovements,
  explainBetza,
  explainOption,
  fixIni,
  formatIni,
  gameOf,
  lintDocument,
  lintIni,
  moveDiagram,
  openPlayer,
  parseSquare,
  positionContext,
  printBetza,
  printVariantExplanation,
  readBetza,
  readDocument,
  readPage,
  resolveIni,
  sayMovement,
  sectionsOf,
  TARGET_IDS,
  type Definition,
  type Diagnostic,
} from '../../src/index.js';
import { DIALECTS } from '../../src/catalog/betza/dialects.js';
import { toldGame } from '../../src/definitions.js';
import { explainVariant } from '../../src/explain/variant.js';
import { POSITION_FORMATS } from '../../src/notation/position-text.js';
import { parsePgn } from '../../src/notation/pgn.js';
import { whyUnplayable } from '../../src/play/lower-variant.js';

/** Who takes a text of the fuzzer. */
export const READERS = ['ini', 'document', 'page', 'betza', 'fen', 'word'] as const;
export type Reader = (typeof READERS)[number];

const NOTHING = () => null;
const PROFILE = 'fairy-stockfish';
const BUILD = { targets: TARGET_IDS, variant: null, approximate: true, parent: null };
const BOARD = { files: 8, ranks: 8 };

/** Gives a text to every function of the library that takes such texts. An exception, or a promise that is broken, is thrown. */
export const TRY: Readonly<Record<Reader, (text: string) => void>> = {
  ini(text) {
    const source = { file: 'x.ini', text };
    judged(lintIni(source, PROFILE), text);
    judged(lintIni(source, 'pychess'), text);
    const fixed = fixIni(source, PROFILE, 'safe').text;
    hold(fixIni({ ...source, text: fixed }, PROFILE, 'safe').text === fixed, 'mended once');
    const laidOut = formatIni(source).text;
    hold(formatIni({ ...source, text: laidOut }).text === laidOut, 'laid out once');
    resolveIni(source);
    judged(buildDocument(source, NOTHING, BUILD).diagnostics, text);
    for (const definition of sectionsOf(source).definitions.slice(0, 3)) play(definition);
  },
  document(text) {
    const source = { file: 'x.md', text };
    judged(lintDocument(source, NOTHING, PROFILE), text);
    judged(readDocument(source, { library: NOTHING }).diagnostics, text);
    judged(buildDocument(source, NOTHING, BUILD).diagnostics, text);
    for (const definition of documentsOf(source, NOTHING).definitions.slice(0, 3)) play(definition);
  },
  page(text) {
    const source = { file: text.startsWith('<') ? 'x.html' : 'x.txt', text };
    judged(lintDocument(source, NOTHING, PROFILE), text);
    judged(readPage(source, { library: NOTHING, completion: null }).diagnostics, text);
    judged(buildDocument(source, NOTHING, BUILD).diagnostics, text);
    for (const definition of documentsOf(source, NOTHING).definitions.slice(0, 3)) play(definition);
  },
  betza(text) {
    const span = { file: 'x', start: 0, end: text.length };
    for (const dialect of DIALECTS) {
      const { diagnostics, value } = readBetza(text, dialect, span);
      judged(diagnostics, text);
      for (const movement of [value.asRead, value.asWritten]) {
        sayMovement(movement);
        const origin = parseSquare('d4');
        if (origin !== null) moveDiagram(movement, { board: BOARD, origin });
        for (const other of DIALECTS) {
          const printed = printBetza(movement, other);
          if (printed.kind !== 'printed') continue;
          const again = readBetza(printed.text, other, { ...span, end: printed.text.length });
          hold(
            equalMovements(again.value.asRead, movement, BOARD),
            `"${printed.text}" in ${other} is read as it was meant`,
          );
        }
      }
      const sides = [null, BOARD, { files: 0, ranks: 40 }];
      for (const board of sides)
        judged(explainBetza({ file: 'x', text }, dialect, board, printBetza).diagnostics, text);
    }
  },
  fen(text) {
    const span = { file: 'x', start: 0, end: text.length };
    for (const name of ['chess', 'shogi', 'crazyhouse']) {
      const definition = builtinDefinition(name);
      if (definition === null) throw new Error(`no ${name}`);
      const game = gameOf(definition, 'as-engine');
      const context = positionContext(game, null);
      for (const from of POSITION_FORMATS)
        for (const to of POSITION_FORMATS)
          judged(convertPosition(text, span, { from, to }, context).diagnostics, text);
      const player = openPlayer(game);
      player.look({ fen: text, moves: [text.slice(0, 6)] });
      player.look({ fen: text, moves: [] });
    }
    parsePgn({ file: 'x', text });
  },
  word(text) {
    explainOption(text);
    parseSquare(text);
    builtinDefinition(text);
    parsePgn({ file: 'x', text });
  },
};

function play(definition: Definition): void {
  const game = gameOf(definition, 'as-engine');
  if (whyUnplayable(game) !== null) return;
  const player = openPlayer(game);
  player.look({ fen: game.startFen, moves: [] });
  player.perft({ fen: game.startFen, moves: [] }, 2, 2000);
  printVariantExplanation(explainVariant(toldGame(definition, game)), []);
}

/** Findings have their place in the text, and messages that can be printed. */
function judged(diagnostics: readonly Diagnostic[], text: string): void {
  for (const { message, notes, span } of diagnostics) {
    hold(
      0 <= span.start && span.start <= span.end && span.end <= text.length,
      `a place: ${message}`,
    );
    for (const said of [message, ...notes.map((note) => note.message)]) {
      hold(said !== '' && !/\p{Surrogate}/u.test(said), `well-formed: ${said}`);
      hold(
        said.split('\n').every((line) => [...line].length <= 400),
        `short: ${said}`,
      );
    }
  }
}

function hold(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`does not hold: ${what}`);
}
