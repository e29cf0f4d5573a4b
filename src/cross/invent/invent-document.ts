import type { Choices } from './choices.js';
import { inventBetza } from './invent-betza.js';

/** A document of piece tables that nobody has written: rules by bullets and an ini block, pieces that promote in both manners, regions, notes, drops, castling. */
export function inventDocument(name: string, choices: Choices): string {
  const files = choices.chance(0.55) ? 8 : choices.number(5, choices.chance(0.15) ? 16 : 10);
  const ranks = choices.chance(0.55) ? 8 : choices.number(5, choices.chance(0.1) ? 16 : 10);
  const family = choices.chance(0.6) ? 'chess' : 'shogi';
  const plan: Plan = { choices, files, ranks, family, drops: choices.chance(0.35) };
  const region = choices.chance(0.15) ? `*${choices.number(1, ranks)}` : null;
  const pieces = inventPieces(plan, region);
  const forms = pieces.flatMap(({ form }) => form ?? []);
  const blocks = [
    `# ${name}`,
    [
      `* Id: ${name}`,
      `* Rules: ${family}`,
      `* Size: ${files}x${ranks}`,
      ...(region === null ? [] : [`* Region there: ${region}`]),
      ...inventBullets(plan),
      `* Start: ${inventStart(plan, pieces)}`,
    ].join('\n'),
    table(
      ['Name', 'Abbr', 'Betza', 'Promote', 'Notes'],
      pieces.map(({ name: called, letter, betza, promote, note }) => [
        called,
        letter,
        betza,
        promote,
        note,
      ]),
    ),
    NOTES.map((note, index) => `${index + 1}. ${note}`).join('\n'),
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

interface Plan {
  readonly choices: Choices;
  readonly files: number;
  readonly ranks: number;
  readonly family: 'chess' | 'shogi';
  readonly drops: boolean;
}

interface Row {
  readonly name: string;
  readonly letter: string;
  readonly betza: string;
  readonly promote: string;
  readonly note: string;
  readonly form: { readonly called: string; readonly betza: string } | null;
}

const NOTES = [
  'Royal piece',
  'Only one per column',
  'Cannot be dropped to give mate',
  'Cannot be dropped',
];

const PAWNS = [
  'fmWfceF',
  'fmWfceF',
  'fmWfcF',
  'fmWfceFifmnD',
  'fmWfcFimD',
  'mfFcfW',
  'fW',
  'fsmWfceF',
  'fmW2fcF',
  'mfFcfWimA',
];

const PLAIN = ['R', 'B', 'N', 'Q', 'W', 'F', 'FfW', 'WfF', 'mRcpR', 'RF', 'BW', 'fR', 'nA', 'K'];

/** A king, rooks, two to six others, and mostly pawns: each promotes to a choice, to another piece, to a form of its own, or not at all. */
function inventPieces(plan: Plan, region: string | null): readonly Row[] {
  const { choices, family } = plan;
  const others = [...'ABCDEGHM'].slice(0, choices.number(1, 5)).map((letter) => ({
    letter,
    name: `Piece ${letter}`,
    betza: choices.chance(0.85) ? choices.one(PLAIN) : inventBetza(choices),
  }));
  const known = ['R', ...others.map(({ letter }) => letter)];
  const forms = others.map(({ letter }) => ({
    called: `Grown ${letter}`,
    betza: choices.one(PLAIN),
  }));
  const some = (): string => {
    const [first = 'R', ...rest] = choices.some(known, choices.number(1, 4));
    return [first, ...rest].join(', ');
  };
  const row = (one: Pick<Row, 'letter' | 'name' | 'betza'>, index: number): Row => {
    const form = forms[index] ?? null;
    const grows = choices.chance(family === 'shogi' ? 0.5 : 0.15);
    const isOwn = grows && form !== null && choices.chance(0.7);
    const other = known.find((letter) => letter !== one.letter) ?? 'R';
    const inRegion = region !== null && choices.chance(0.3);
    return {
      ...one,
      betza: inRegion ? `${one.betza}; there: ${choices.one(PLAIN)}` : one.betza,
      promote: isOwn ? form.called : grows && family === 'shogi' ? other : '',
      form: isOwn ? form : null,
      note: plan.drops && choices.chance(0.15) ? String(choices.number(2, 4)) : '',
    };
  };
  const king: Row = {
    letter: 'K',
    name: 'King',
    betza: choices.chance(0.85) ? 'K' : choices.one(['W', 'F', 'KN', 'fK']),
    promote: '',
    note: '1',
    form: null,
  };
  const pawn: Row = {
    letter: 'P',
    name: 'Pawn',
    betza: choices.one(PAWNS),
    promote: family === 'chess' ? some() : choices.chance(0.7) ? choices.one(known) : '',
    note: plan.drops && choices.chance(0.4) ? choices.one(['2', '3', '2, 3']) : '',
    form: null,
  };
  const second: Row = { ...pawn, letter: 'O', name: 'Other', betza: choices.one(PAWNS) };
  return [
    king,
    row({ letter: 'R', name: 'Rook', betza: 'R' }, others.length),
    ...others.map(row),
    ...(choices.chance(0.85) ? [pawn] : []),
    ...(choices.chance(0.1) ? [second] : []),
  ];
}

const BULLETS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['Promotion', ['optional', 'compulsory']],
  ['Immobile pieces', ['forbidden', 'allowed']],
  ['Castling', ['yes', 'no']],
  ['Double step', ['yes', 'no']],
  ['Move rule', ['none', '50 moves', '10 moves']],
  ['Repetition', ['none', 'fourfold is a draw', 'threefold loses', 'twofold wins']],
  ['Perpetual check', ['loses', 'allowed']],
  ['Stalemate', ['loss', 'draw', 'win']],
  ['Campmate', ['yes', 'no']],
  ['Promotion zone', ['1 farthest rank', '2 farthest ranks', '3 farthest ranks', 'none']],
];

function inventBullets({ choices, drops }: Plan): readonly string[] {
  return [
    ...(drops ? ['* Drops: yes'] : ['* Drops: no']),
    ...BULLETS.flatMap(([name, values]) =>
      choices.chance(0.35) ? [`* ${name}: ${choices.one(values)}`] : [],
    ),
  ];
}

/** Back ranks with a king in the middle and rooks in the corners, pawns before them; or pieces here and there. */
function inventStart(plan: Plan, pieces: readonly Row[]): string {
  const { choices, files, ranks, drops } = plan;
  const letters = pieces.map(({ letter }) => letter).filter((letter) => letter !== 'K');
  const home = Array.from({ length: files }, (_, file) =>
    file === 0 || file === files - 1 ? 'R' : choices.one(letters),
  );
  home[Math.floor(files / 2)] = 'K';
  const isFull = choices.chance(0.6);
  const row = (cells: readonly string[]): string =>
    cells
      .map((cell) => (cell === '' ? '1' : cell))
      .join('')
      .replace(/1+/g, (empty) => String(empty.length));
  const scattered = (): string[] =>
    Array.from({ length: files }, () => {
      if (!choices.chance(0.15)) return '';
      const letter = choices.one(letters);
      return choices.chance(0.5) ? letter : letter.toLowerCase();
    });
  const back = isFull
    ? home
    : home.map((cell) => (choices.chance(0.3) || cell === 'K' ? cell : ''));
  const pawns = letters.includes('P') && choices.chance(0.8) ? 'P' : '';
  const front = Array.from({ length: files }, () => pawns);
  const middle = Array.from({ length: ranks - 4 }, () => (isFull ? row(['']) : row(scattered())));
  const lines = [
    row(back).toLowerCase(),
    row(front).toLowerCase(),
    ...middle.map((line) => (isFull ? String(files) : line)),
    row(front),
    row(back),
  ];
  const hand = choices.some(letters, 2).join('');
  const hands = drops ? `[${choices.chance(0.5) ? hand + hand.toLowerCase() : ''}]` : '';
  const rights = back[0] === 'R' && back[files - 1] === 'R' && choices.chance(0.4) ? 'KQkq' : '-';
  return `${lines.join('/')}${hands} w ${rights} - 0 1`;
}

/** Options of the author's own, over the rest. */
function inventOptions({ choices, files, drops }: Plan, pieces: readonly Row[]): readonly string[] {
  if (choices.chance(0.7)) return [];
  const letters = pieces.map(({ letter }) => letter.toLowerCase());
  const file = (): string => String.fromCharCode(97 + choices.number(0, files - 1));
  const lines = choices.some(
    [
      `castlingKingsideFile = ${file()}`,
      `promotionPieceTypesWhite = ${choices.some(letters, 3).join('')}`,
      `promotionLimit = ${choices.one(letters)}:${choices.number(1, 3)}`,
      'mandatoryPawnPromotion = false',
      'mustCapture = true',
      'enPassantTypes = -',
      `flagRegion = *${choices.number(1, 4)}`,
      'countingRule = makruk',
      ...(drops
        ? ['firstRankPawnDrops = true', 'promotionZonePawnDrops = true', 'dropLoop = true']
        : []),
    ],
    2,
  );
  return [`\`\`\`ini\n${lines.join('\n')}\n\`\`\``];
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
