import { FIELD_ROWS, OPTION_BY_KEY, type FieldRow } from '../../../catalog/options/options.js';
import { acts } from '../../../ir/acts.js';
import { COLORS } from '../../../ir/board.js';
import type { EnginePiece, EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { canEndByExtinction } from '../../../ir/extinction.js';
import type { OneOrAny } from '../../../ir/rules.js';
import { extinctAtStart } from '../../facts/extinction.js';
import { castlingField } from '../../facts/castling.js';
import { codeList, fixOfLines } from '../../facts/findings.js';
import { KING } from '../../facts/kings.js';
import { PIECE_KEYS } from '../../facts/piece-lines.js';
import { startPosition } from '../../facts/start-position.js';
import { ownPair, type LintedSection } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

type NamingRow = Extract<FieldRow, { readonly type: 'PieceSet' | 'PieceType' }>;

/** Fields whose loss other rules report: promotion-loses-letter, custom-pawn-without-pawn-types, castling-rook-lost. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'promotionPieceTypes',
  'promotionPawnTypes',
  'enPassantTypes',
  'nMoveRuleTypes',
  'castlingRookPieces',
]);

/** The options that name pieces. */
const ROWS = FIELD_ROWS.filter(
  (row): row is NamingRow =>
    (row.type === 'PieceSet' || row.type === 'PieceType') && !ELSEWHERE.has(row.fields[0]),
);

export default defineRule({
  code: 'piece/option-loses-letter',
  severity: 'error',
  title: 'A piece replaces one that an inherited option names.',
  why: 'Inherited options name types, not letters. A custom piece with the letter of another piece removes that type, but the option still names it, and not the new piece: the king of atomic chess is no longer royal, the flag piece cannot win, and a type that is now missing counts as extinct, so the game is over before the first move.',
  bad: [
    {
      text: '[x:atomic]\ncustomPiece1 = ⟦k:KN⟧\n',
      fixed: '[x:atomic]\ncastlingKingPiece = k\nextinctionPieceTypes = k\ncustomPiece1 = k:KN\n',
      says: 'no longer include `k`: they hold the type that was replaced, so the game is over before the first move',
    },
    {
      text: '[x:kinglet]\ncustomPiece1 = ⟦p:fWfF⟧\n',
      fixed: '[x:kinglet]\nextinctionPieceTypes = p\ncustomPiece1 = p:fWfF\n',
    },
    {
      text: '[x:kingofthehill]\nking = -\ncommoner = ⟦k⟧\nextinctionValue = loss\nextinctionPieceTypes = k\n',
      fixed:
        '[x:kingofthehill]\nking = -\nflagPiece = k\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n',
    },
    {
      text: '[x:shogi]\ncustomPiece1 = ⟦p:fFfW⟧\n',
      fixed: '[x:shogi]\ndropNoDoubled = p\ncustomPiece1 = p:fFfW\n',
      says: 'the inherited `dropNoDoubled` no longer includes `p`',
    },
    {
      text: '[x:extinction]\ncustomPiece1 = ⟦n:NN⟧\ncustomPiece2 = q:QN\npromotionPieceTypes = nbrqk\n',
      fixed:
        '[x:extinction]\nextinctionPieceTypes = pnbrqk\ncustomPiece1 = n:NN\ncustomPiece2 = q:QN\npromotionPieceTypes = nbrqk\n',
      says: '`n` and `q`',
    },
  ],
  good: [
    '[x:atomic]\ncustomPiece1 = k:KN\nextinctionPieceTypes = k\ncastlingKingPiece = k\n',
    '[x:antichess]\ncustomPiece1 = n:NN\npromotionPieceTypes = nbrqk\n',
    '[x:chess]\ncustomPiece1 = n:NN\npromotionPieceTypes = nbrq\n',
    '[x:kingofthehill]\nknight = -\ncustomPiece1 = n:NN\npromotionPieceTypes = nbrq\n',
    '[x:kinglet]\npawn = -\ncustomPiece1 = s:fWfF\nextinctionPieceTypes = s\nstartFen = rnbqkbnr/ssssssss/8/8/8/8/SSSSSSSS/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\nking = -\ncommoner = k\n',
    '[x:atomic]\nking = k\n',
  ],
  reads: 'section',
  keys: PIECE_KEYS,
  check: (section, file) => {
    const heirs = heirsOf(section);
    if (heirs.size === 0) return [];
    const lost = ROWS.flatMap((row) => lostIn(section, row, heirs) ?? []);
    const letters = [...new Set(lost.flatMap(({ taken }) => taken))];
    const [first] = letters
      .flatMap(({ type }) => ownPair(section, type) ?? [])
      .toSorted((a, b) => a.start - b.start);
    if (first === undefined) return [];
    const lines = lost.map(({ key, value }) => `${key} = ${value}`);
    const [verb, they] = lost.length === 1 ? ['includes', 'it holds'] : ['include', 'they hold'];
    const isOver =
      lost.some(({ key }) => key === 'extinctionPieceTypes') &&
      canEndByExtinction(section.rules) &&
      COLORS.some((color) => extinctAtStart(section, color) !== null);
    const effect = isOver ? ', so the game is over before the first move' : '';
    return [
      {
        at: first.valueAt,
        message: `the inherited ${codeList(lost.map(({ key }) => key))} no longer ${verb} ${codeList(letters.map(({ letter }) => letter))}: ${they} the type that was replaced${effect}; write ${codeList(lines)}`,
        ...fixOfLines(file, first, ...lines),
      },
    ];
  },
});

/** The types of the parent that are gone, with the pieces that have their letters. */
function heirsOf({ base, pairs, rules }: LintedSection): ReadonlyMap<string, EnginePiece> {
  const there = new Set<EnginePieceType>();
  for (const { type } of rules.pieces) there.add(type);
  return new Map(
    base.pieces.flatMap(({ letter, type }): readonly [string, EnginePiece][] => {
      const heir = there.has(type) ? undefined : rules.pieces.find((one) => one.letter === letter);
      // What a king in that place means, other rules say.
      if (heir === undefined || heir.type === KING) return [];
      // Otherwise the king was lost by mistake (letters/piece-letter-clash).
      const isMeant =
        type !== KING || pairs.has(KING) || rules.extinctionPieceTypes.includes(heir.type);
      return isMeant ? [[type, heir]] : [];
    }),
  );
}

interface Lost {
  readonly key: NamingRow['key'];
  /** The value with the letters of the new pieces. */
  readonly value: string;
  readonly taken: readonly EnginePiece[];
}

/** The pieces that an inherited option no longer names, because they have replaced its types; null if there are none. */
function lostIn(
  section: LintedSection,
  row: NamingRow,
  heirs: ReadonlyMap<string, EnginePiece>,
): Lost | null {
  const { base, pairs, rules } = section;
  const [field] = row.fields;
  const types = namedBy(rules, row);
  const taken = types.flatMap((type) => heirs.get(type) ?? []);
  if (taken.length === 0 || taken.some(({ type }) => types.includes(type))) return null;
  const isField = (one: string): boolean => one === field;
  if (!acts(field, rules)) return null;
  for (const key of pairs.keys()) if (OPTION_BY_KEY.get(key)?.row.fields.some(isField)) return null;
  // Without rights nobody castles; for a king without an heir see rule/parent-inherits-derived-castling.
  if (
    field === 'castlingKingPiece' &&
    (types.includes(KING) || castlingField(startPosition(section)) === '-')
  )
    return null;
  // In the parent's order.
  const value = base.pieces
    .filter(({ type }) => types.includes(type))
    .map(({ letter, type }) => heirs.get(type)?.letter ?? letter)
    .join('');
  return { key: row.key, value, taken };
}

/** The types that a key names. The keys of single colours count only where the colours differ. */
function namedBy(rules: EngineRules, row: NamingRow): readonly OneOrAny<EnginePieceType>[] {
  const value = rules[row.fields[0]];
  if (typeof value === 'string') return [value];
  if (!('white' in value)) return value;
  const [white, black] = [[value.white].flat(), [value.black].flat()];
  const side = 'side' in row ? row.side : 'both';
  const isAlike = white.join() === black.join();
  if (isAlike !== (side === 'both')) return [];
  return side === 'black' ? black : white;
}
