import type { Choices } from './choices.js';
import { inventPortableBetza } from './invent-betza.js';

/**
 * A random document with piece tables: rules as bullets and in an ini block, pieces that promote in both ways, regions, notes, drops, castling.
 * Most of these documents have no lint errors.
 */
export function inventDocument(name: string, choices: Choices): string {
  const plan = inventPlan(choices);
  const pieces = inventPieces(plan);
  const forms = pieces.flatMap(({ form }) => form ?? []);
  const blocks = [
    `# ${name}`,
    [
      `* Id: ${name}`,
      ...inventBullets(plan),
      ...(plan.region === null ? [] : [`* Region there: ${plan.region.squares}`]),
      `* Start: ${inventStart(plan, pieces)}`,
    ].join('\n'),
    table(
      ['Name', 'Abbr', 'Betza', 'Promote', 'Notes'],
      pieces.map((piece) => [
        piece.name,
        piece.letter,
        piece.betza,
        piece.promote,
        piece.notes.join(', '),
      ]),
    ),
    inventNotes(pieces, choices),
    ...(forms.length === 0
      ? []
      : [
          '## Promoted pieces',
          table(
            ['Name', 'Betza'],
            forms.map(({ called, betza }) => [called, betza]),
          ),
        ]),
    ...inventOptions(plan, pieces),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What is decided before anything is written. */
interface Plan {
  readonly choices: Choices;
  readonly files: number;
  readonly ranks: number;
  readonly family: 'chess' | 'shogi';
  readonly drops: boolean;
  readonly doubleStep: boolean;
  readonly castles: boolean;
  /** Whether most pieces stand as in chess; otherwise they are scattered. */
  readonly isFull: boolean;
  readonly region: Region | null;
}

/** A set of squares, and a piece whose moves depend on it. */
interface Region {
  readonly squares: string;
  readonly betza: string;
}

function inventPlan(choices: Choices): Plan {
  const side = (least: number, most: number): number =>
    choices.chance(0.55)
      ? 8
      : choices.chance(0.03)
        ? choices.number(11, 16)
        : choices.number(least, most);
  const [files, ranks] = [side(5, 12), side(5, 10)];
  const family = choices.chance(0.6) ? 'chess' : 'shogi';
  const isFull = choices.chance(0.6);
  return {
    choices,
    files,
    ranks,
    family,
    drops: choices.chance(0.35),
    doubleStep: ranks > 5 && choices.chance(family === 'chess' ? 0.8 : 0.1),
    castles: isFull && family === 'chess' && files >= 7 && choices.chance(0.5),
    isFull,
    region: choices.chance(0.2) ? inventRegion(choices, ranks) : null,
  };
}

/** Usually a piece that the engine can express (the soldier of xiangqi or the gold of alquerque shogi), sometimes one that it cannot. */
function inventRegion(choices: Choices, ranks: number): Region {
  const far = Array.from({ length: choices.number(1, ranks - 1) }, (_, index) => ranks - index);
  const squares = far.map((rank) => `*${rank}`).join(' ');
  if (choices.chance(0.5)) return { squares, betza: 'fW; there: fsW' };
  return choices.chance(0.7)
    ? { squares: choices.one(['dark squares', 'light squares']), betza: 'W; there: F' }
    : { squares, betza: `N; there: ${choices.one(['W', 'B', 'nA'])}` };
}

interface Row {
  readonly name: string;
  readonly letter: string;
  readonly betza: string;
  readonly promote: string;
  readonly notes: readonly number[];
  readonly form: { readonly called: string; readonly betza: string } | null;
}

const ROYAL = 1;
const LIMITED = 2;
const NO_MATE = 3;
const NO_DROP = 4;

/** The wordings of each note, by its number. */
const NOTES: Readonly<Record<number, readonly string[]>> = {
  [ROYAL]: ['Royal piece'],
  [LIMITED]: ['Only one per column', 'Nifu', 'Only two per column'],
  [NO_MATE]: ['Cannot be dropped to give mate'],
  [NO_DROP]: ['Cannot be dropped'],
};

/** The notes that some piece has. */
function inventNotes(pieces: readonly Row[], choices: Choices): string {
  const used = new Set(pieces.flatMap(({ notes }) => notes));
  return [...used]
    .toSorted((a, b) => a - b)
    .map((number) => `${number}. ${choices.one(NOTES[number] ?? [])}`)
    .join('\n');
}

/** Pawns for games with a double step and for games without one. The last ones of each list include a first move themselves. */
const STEPPING = ['fmWfceF', 'fmWfceF', 'fmWfcF', 'fmWfceFifmnD', 'mfFcfW', 'fmWfcFifmA'];
const PLODDING = ['fmWfceF', 'fmWfcF', 'mfFcfW', 'fsmWfceF', 'fmW2fcF'];

/**
 * A king, rooks, one to five others, and usually pawns. Each promotes to a choice of types, to another piece, to its own promoted form, or not
 * at all.
 */
function inventPieces(plan: Plan): readonly Row[] {
  const { choices, doubleStep, drops, family, region } = plan;
  const others = [...'ABCDEGHM'].slice(0, choices.number(1, 5));
  const known = ['R', ...others];
  const withChoices = family === 'chess';
  const row = (letter: string, name: string, betza: string, index: number): Row => {
    const grows = choices.chance(family === 'shogi' ? 0.6 : 0.1);
    const isOwn = grows && choices.chance(0.75);
    const form = isOwn ? { called: `Grown ${letter}`, betza: inventPortableBetza(choices) } : null;
    const other = known.find((one) => one !== letter) ?? letter;
    return {
      letter,
      name,
      betza,
      promote: form?.called ?? (grows && index === 0 ? other : ''),
      form,
      notes: drops && choices.chance(0.02) ? [NO_DROP] : [],
    };
  };
  const isShogiPawn = !withChoices && !doubleStep && choices.chance(0.6);
  const pawn: Row = {
    letter: 'P',
    name: 'Pawn',
    betza: isShogiPawn ? 'fW' : choices.one(doubleStep ? STEPPING : PLODDING),
    promote: withChoices
      ? choices.some(known, choices.number(1, 4)).join(', ')
      : choices.chance(0.7)
        ? choices.one(known)
        : '',
    notes: drops
      ? [
          ...(choices.chance(0.5) ? [LIMITED] : []),
          ...(choices.chance(isShogiPawn ? 0.6 : 0.02) ? [NO_MATE] : []),
        ]
      : [],
    form: null,
  };
  const royal = choices.chance(0.85) ? 'K' : choices.one(['W', 'F', 'KN', 'fK', 'WfF']);
  const notesOf = (one: Row): Row =>
    // Only one type can be limited.
    drops && pawn.notes.length === 0 && choices.chance(0.1) ? { ...one, notes: [LIMITED] } : one;
  const rest = others.map((letter, index) =>
    row(
      letter,
      `Piece ${letter}`,
      index === 0 && region !== null ? region.betza : inventPortableBetza(choices),
      index,
    ),
  );
  return [
    { letter: 'K', name: 'King', betza: royal, promote: '', notes: [ROYAL], form: null },
    row('R', 'Rook', 'R', -1),
    ...rest.map((one, index) => (index === 1 ? notesOf(one) : one)),
    ...(choices.chance(0.9) ? [pawn] : []),
    ...(choices.chance(0.08)
      ? [{ ...pawn, letter: 'O', name: 'Other', betza: choices.one(PLODDING), notes: [] }]
      : []),
  ];
}

const BULLETS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['Promotion', ['optional', 'compulsory']],
  ['Immobile pieces', ['forbidden', 'allowed']],
  ['Move rule', ['none', '50 moves', '10 moves']],
  ['Repetition', ['none', 'fourfold is a draw', 'threefold loses', 'twofold wins']],
  ['Perpetual check', ['loses', 'allowed']],
  ['Stalemate', ['loss', 'draw', 'win']],
  ['Campmate', ['yes', 'no']],
  ['Promotion zone', ['1 farthest rank', '2 farthest ranks', '3 farthest ranks', 'none']],
];

function inventBullets(plan: Plan): readonly string[] {
  const { castles, choices, doubleStep, drops, family, files, ranks } = plan;
  const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
  return [
    `* Rules: ${family}`,
    `* Size: ${files}x${ranks}`,
    `* Drops: ${drops && choices.chance(0.1) ? 'of the initial hand' : yesOrNo(drops)}`,
    `* Castling: ${yesOrNo(castles)}`,
    `* Double step: ${yesOrNo(doubleStep)}`,
    ...BULLETS.flatMap(([name, values]) =>
      choices.chance(0.35) ? [`* ${name}: ${choices.one(values)}`] : [],
    ),
  ];
}

/** Either back ranks with a king in the middle, rooks in the corners and pawns in front, or scattered pieces. */
function inventStart(plan: Plan, pieces: readonly Row[]): string {
  const { castles, choices, drops, files, isFull, ranks } = plan;
  const letters = pieces.map(({ letter }) => letter).filter((letter) => letter !== 'K');
  const officers = letters.filter((letter) => !'PO'.includes(letter));
  const home = Array.from({ length: files }, (_, file) =>
    file === 0 || file === files - 1 ? 'R' : choices.one(officers),
  );
  home[Math.floor(files / 2)] = 'K';
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell) => (cell === '' ? '1' : cell))
      .join('')
      .replace(/1+/g, (empty) => String(empty.length));
  const scattered = (): string[] =>
    Array.from({ length: files }, () => {
      if (!choices.chance(0.12)) return '';
      const letter = choices.one(letters);
      return choices.chance(0.5) ? letter : letter.toLowerCase();
    });
  const back = isFull
    ? home
    : home.map((cell) => (choices.chance(0.3) || cell === 'K' ? cell : ''));
  const pawns = letters.includes('P') && (isFull || choices.chance(0.8)) ? 'P' : '';
  const front = Array.from({ length: files }, () => pawns);
  const middle = Array.from({ length: ranks - 4 }, () =>
    row(isFull ? front.map(() => '') : scattered()),
  );
  const lines = [
    row(back).toLowerCase(),
    row(front).toLowerCase(),
    ...middle,
    row(front),
    row(back),
  ];
  const hand = choices.some(letters, choices.number(0, 2)).join('');
  const hands = drops ? `[${hand}${hand.toLowerCase()}]` : '';
  return `${lines.join('/')}${hands} w ${castles ? 'KQkq' : '-'} - 0 1`;
}

/** Engine options that override the rest. */
function inventOptions(plan: Plan, pieces: readonly Row[]): readonly string[] {
  const { castles, choices, drops, doubleStep, files, ranks } = plan;
  if (choices.chance(0.6)) return [];
  const letters = pieces.map(({ letter }) => letter.toLowerCase());
  const officers = letters.filter((letter) => !'kpo'.includes(letter));
  const hasPawns = letters.includes('p');
  const king = Math.floor(files / 2);
  const file = (index: number): string => String.fromCharCode(97 + index);
  const groups: readonly (readonly string[])[] = [
    [`promotionLimit = ${choices.one(officers)}:${choices.number(1, 3)}`],
    ['mustCapture = true'],
    ['flagPiece = k', `flagRegionWhite = *${ranks}`, 'flagRegionBlack = *1'],
    ['stalematePieceCount = true', 'stalemateValue = loss'],
    ['countingRule = makruk'],
    ['nMoveRule = 7'],
    [`mobilityRegionWhiteRook = *1 *2 *${ranks} a*`],
    ...(hasPawns
      ? [
          [`promotionPieceTypesWhite = ${choices.some(officers, 3).join('')}`],
          ['mandatoryPawnPromotion = false'],
          ['enPassantTypes = -'],
        ]
      : []),
    ...(castles
      ? [
          [
            `castlingKingsideFile = ${file(choices.number(king + 1, files - 1))}`,
            `castlingQueensideFile = ${file(choices.number(0, king - 1))}`,
          ],
        ]
      : []),
    ...(doubleStep
      ? [[`doubleStepRegionWhite = *2 *3`, `doubleStepRegionBlack = *${ranks - 1}`]]
      : []),
    ...(drops
      ? [
          ['firstRankPawnDrops = true'],
          ['promotionZonePawnDrops = true'],
          ['dropLoop = true'],
          [`dropRegionWhite = *1 *2 *3`],
        ]
      : []),
  ];
  return [`\`\`\`ini\n${choices.some(groups, 2).flat().join('\n')}\n\`\`\``];
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
