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
  type Movement,
  type Player,
  type Source,
} from '../../src/index.js';
import { DIALECTS } from '../../src/catalog/betza/dialects.js';
import { describedGame } from '../../src/definitions.js';
import { explainVariant } from '../../src/explain/variant.js';
import { POSITION_FORMATS } from '../../src/notation/position-text.js';
import { parsePgn } from '../../src/notation/pgn.js';
import { whyUnplayable } from '../../src/play/lower-variant.js';

/** Who takes a text of the fuzzer. */
export const READERS = ['ini', 'document', 'page', 'betza', 'fen', 'word'] as const;
export type Reader = (typeof READERS)[number];

const NOTHING = () => null;
const PROFILE = 'fairy-stockfish';
/** Few positions: what matters here is that nothing breaks. */
const BUILD = {
  targets: TARGET_IDS,
  variant: null,
  approximate: true,
  parent: null,
  prove: 20,
};
const BOARD = { files: 8, ranks: 8 };

/** One thing that is done with a text. An exception, or a promise that is broken, is thrown. */
type Attempt = (text: string) => void;

/** What takes texts of each kind, every function of the library among them. */
const ATTEMPTS: Readonly<Record<Reader, readonly Attempt[]>> = {
  ini: [
    (text) => {
      judged(lintIni({ file: 'x.ini', text }, PROFILE), text);
    },
    (text) => {
      judged(lintIni({ file: 'x.ini', text }, 'pychess'), text);
    },
    (text) => {
      const source = { file: 'x.ini', text };
      const fixed = fixIni(source, PROFILE, 'safe').text;
      hold(fixIni({ ...source, text: fixed }, PROFILE, 'safe').text === fixed, 'fixed once');
    },
    (text) => {
      const source = { file: 'x.ini', text };
      const laidOut = formatIni(source).text;
      hold(formatIni({ ...source, text: laidOut }).text === laidOut, 'laid out once');
      resolveIni(source);
    },
    (text) => {
      build({ file: 'x.ini', text });
    },
    (text) => {
      for (const definition of sectionsOf({ file: 'x.ini', text }).definitions.slice(0, 3))
        play(definition);
    },
  ],
  document: [
    (text) => {
      const source = { file: 'x.md', text };
      judged(lintDocument(source, NOTHING, PROFILE), text);
    },
    (text) => {
      judged(readDocument({ file: 'x.md', text }, { library: NOTHING }).diagnostics, text);
    },
    (text) => {
      build({ file: 'x.md', text });
    },
    (text) => {
      playAll({ file: 'x.md', text });
    },
  ],
  page: [
    (text) => {
      judged(lintDocument(pageOf(text), NOTHING, PROFILE), text);
    },
    (text) => {
      judged(readPage(pageOf(text), { library: NOTHING, completion: null }).diagnostics, text);
    },
    (text) => {
      build(pageOf(text));
    },
    (text) => {
      playAll(pageOf(text));
    },
  ],
  betza: DIALECTS.flatMap((dialect): Attempt[] => [
    (text) => {
      const span = { file: 'x', start: 0, end: text.length };
      const { diagnostics, value } = readBetza(text, dialect, span);
      judged(diagnostics, text);
      for (const movement of [value.asRead, value.asWritten]) {
        sayMovement(movement);
        const origin = parseSquare('d4');
        if (origin !== null) moveDiagram(movement, { board: BOARD, origin });
        readsBack(movement);
      }
    },
    (text) => {
      const { diagnostics } = explainBetza({ file: 'x', text }, dialect, null, printBetza);
      judged(diagnostics, text);
    },
    (text) => {
      // A board that there cannot be.
      const board = { files: 0, ranks: 40 };
      judged(explainBetza({ file: 'x', text }, dialect, board, printBetza).diagnostics, text);
    },
  ]),
  fen: [
    ...['chess', 'shogi', 'crazyhouse'].flatMap((name): Attempt[] => [
      (text) => {
        const span = { file: 'x', start: 0, end: text.length };
        const context = positionContext(playerOf(name).game, null);
        for (const from of POSITION_FORMATS)
          for (const to of POSITION_FORMATS)
            judged(convertPosition(text, span, { from, to }, context).diagnostics, text);
      },
      (text) => {
        const player = playerOf(name);
        player.look({ fen: text, moves: [text.slice(0, 6)] });
        player.look({ fen: text, moves: [] });
      },
    ]),
    (text) => {
      parsePgn({ file: 'x', text });
    },
  ],
  word: [
    (text) => {
      explainOption(text);
      parseSquare(text);
      builtinDefinition(text);
      parsePgn({ file: 'x', text });
    },
  ],
};

/** Gives a text to all that takes such texts. */
export const TRY: Readonly<Record<Reader, Attempt>> = {
  ini: tryAll('ini'),
  document: tryAll('document'),
  page: tryAll('page'),
  betza: tryAll('betza'),
  fen: tryAll('fen'),
  word: tryAll('word'),
};

function tryAll(reader: Reader): Attempt {
  return (text) => {
    for (const attempt of ATTEMPTS[reader]) attempt(text);
  };
}

/** Gives it to one of them: new texts find more than one text that is tried in all ways. */
export function tryOne(reader: Reader, choice: number, text: string): void {
  const attempts = ATTEMPTS[reader];
  attempts[choice % attempts.length]?.(text);
}

/** Compiled once. */
const players = new Map<string, Player>();

function playerOf(name: string): Player {
  const known = players.get(name);
  if (known !== undefined) return known;
  const definition = builtinDefinition(name);
  if (definition === null) throw new Error(`no ${name}`);
  const player = openPlayer(gameOf(definition, 'as-engine'));
  players.set(name, player);
  return player;
}

function pageOf(text: string): Source {
  return { file: text.startsWith('<') ? 'x.html' : 'x.txt', text };
}

function build(source: Source): void {
  judged(buildDocument(source, NOTHING, BUILD).diagnostics, source.text);
}

function playAll(source: Source): void {
  for (const definition of documentsOf(source, NOTHING).definitions.slice(0, 3)) play(definition);
}

/** What is printed of a movement in any dialect is read as it was meant. */
function readsBack(movement: Movement): void {
  for (const dialect of DIALECTS) {
    const printed = printBetza(movement, dialect);
    if (printed.kind !== 'printed') continue;
    const span = { file: 'x', start: 0, end: printed.text.length };
    hold(
      equalMovements(readBetza(printed.text, dialect, span).value.asRead, movement, BOARD),
      `"${printed.text}" in ${dialect} is read as it was meant`,
    );
  }
}

function play(definition: Definition): void {
  const game = gameOf(definition, 'as-engine');
  if (whyUnplayable(game) !== null) return;
  const player = openPlayer(game);
  player.look({ fen: game.startFen, moves: [] });
  player.perft({ fen: game.startFen, moves: [] }, 2, 500);
  printVariantExplanation(explainVariant(describedGame(definition, game)), []);
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
