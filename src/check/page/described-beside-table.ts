import { NUMBER_WORDS } from '../../catalog/number-words.js';
import { FIELD_ROWS, OPTION_BY_KEY } from '../../catalog/options/options.js';
import { COLORS } from '../../ir/board.js';
import { formsOf, type PieceType, type Promotion } from '../../ir/piece.js';
import { RULES_FAMILIES, type Variant } from '../../ir/variant.js';
import { ruleContext } from '../../notation/document/assumed.js';
import { castlingOver } from '../../notation/document/bullets/pawns-and-castling.js';
import { bulletsOf } from '../../notation/document/rule-bullets.js';
import { HAS_MEANT, isFixed, type FixedMeaning } from '../../read/sentences/meanings.js';
import { plainName } from '../../read/sentences/names.js';
import type { PageSources } from '../../read/page/page-sources.js';
import {
  deniedIn,
  isProhibition,
  occurrencesOf,
  type PlacedFact,
  type Repetition,
  type RuleFact,
} from '../../read/sentences/rule-facts.js';
import type { Span } from '../../text/span.js';
import { tablesOf } from './tables-of-page.js';

/** A fact in a sentence that the table of its game does not state. */
interface UncoveredFact {
  readonly span: Span;
  readonly table: Variant;
  /** The line of a document that would state it; null if no line can. */
  readonly write: string | null;
}

/** The facts in sentences beside tables that are not built from any table, at most one for each sentence. */
export function describedBesideTables(sources: PageSources): readonly UncoveredFact[] {
  const { facts, rules } = sources.prose.value;
  const found = tablesOf(sources).flatMap(({ isIn, table }) =>
    facts.filter(isIn).flatMap((placed): readonly UncoveredFact[] => {
      const { span } = placed;
      // "Silvers must promote" is read as an option of the whole game, but it is about one piece.
      const isOfOne = rules.some(
        ({ option, span: own }) => option === null && own.start === span.start,
      );
      const { fact } = placed;
      const coverage = fact.kind === 'option' && isOfOne ? BEYOND : coverageOf(placed, table);
      switch (coverage.kind) {
        case 'yes':
          return [];
        case 'no':
          return [{ span, table, write: coverage.write }];
        case 'beyond':
          return [{ span, table, write: null }];
      }
    }),
  );
  return [...new Map(found.toReversed().map((one) => [one.span.start, one])).values()].toReversed();
}

/**
 * Whether a table states what a sentence beside it states. `yes`: it does, or the sentence has no effect on the game. `no`: it does not, but
 * the line `write` would. `beyond`: no line can state it.
 */
type Coverage =
  | { readonly kind: 'yes' | 'beyond' }
  | { readonly kind: 'no'; readonly write: string };

const YES: Coverage = { kind: 'yes' };
const BEYOND: Coverage = { kind: 'beyond' };

/** Whether a table states the fact of a sentence. Options of the whole game are compared by `differencesOf`. */
function coverageOf({ about, fact }: PlacedFact, table: Variant): Coverage {
  switch (fact.kind) {
    case 'size':
    case 'stalemate':
    case 'flag':
    case 'flag-squares':
    case 'drop-ranks':
    case 'extinction':
    case 'steps-from':
      return YES;
    case 'zone':
      if (fact.of === null) return YES;
      return firstUncovered(
        fact.of.map((name) => name || about),
        table,
        (piece) => (formsOf(piece.promotion).length > 0 ? YES : promotionMissing(piece)),
      );
    case 'option':
      return isCompared(fact.option) ? YES : BEYOND;
    case 'repetition':
      return isProhibition(fact) ? repetition(fact, table) : YES;
    case 'captured-pieces':
    case 'promotion-by-square':
      // `emit/not-expressible` reports what the engine lacks.
      return YES;
    case 'setup':
    case 'first-player':
    case 'sente-is':
    case 'that-loses':
    case 'start-squares':
    case 'mates-alone':
    case 'same-pieces':
    case 'replaced':
    case 'swapped-places':
    case 'any-pawn-choice':
      return YES;
    case 'meaning':
      return isFixed(fact.meaning)
        ? coverageOfMeaning(fact.meaning, table)
        : // A remark on another game says nothing about this one.
          fact.meaning.startsWith('as in ')
          ? YES
          : BEYOND;
    case 'checks':
      // Whether checks are counted at all is an option of the game.
      return table.rules.checkCounting && (table.start?.value.checks?.white ?? 1) !== fact.times
        ? written(`* Check counting: ${fact.times}`)
        : YES;
    case 'no-castling':
      return table.rules.castling && deniedIn(table.start?.value.castlingRights ?? 'KQkq', fact)
        ? written('* Start: … without those castling rights')
        : YES;
    case 'in-hand':
      return fact.pieces.every(({ piece: name }) =>
        table.pieces.some((piece) => isCalled(name, piece) && isHeld(piece, table)),
      )
        ? YES
        : written('* Start: … with those pieces in hand');
    case 'castling-distance':
      return castlingDistance(fact.squares, table);
    case 'nearer-king-wins':
      return table.beyond.bareKings === null
        ? written('* Bare kings: the king nearer its last rank wins')
        : YES;
    case 'pawn-choices':
      return pawnChoices(fact, table);
    case 'promotes': {
      const name = fact.to === '' ? about : fact.to;
      if (name === null) return BEYOND;
      return firstUncovered(fact.pieces ?? [about], table, (piece) =>
        becomes(piece.promotion, name, table)
          ? YES
          : written(`${name} in the column Promote of ${piece.name ?? piece.id}`),
      );
    }
    case 'no-promotion':
      // "It does not promote" of an unknown piece is not about all pieces.
      return noPromotion(fact.pieces ?? (about === null ? [] : [about]), table);
    case 'no-other-promotes':
      return onlyThesePromote(fact.pieces, table);
    case 'promotes-as-in':
      // The counterpart of the form may have any name here.
      return table.pieces.some(({ promotion }) => promotion.style === 'shogi')
        ? YES
        : written(`what promotes to ${fact.to} in ${fact.game}, in the column Promote`);
    case 'palace-lines':
      return table.regions.length > 0 ? YES : BEYOND;
    case 'drop-file':
      return firstUncovered([fact.piece], table, (piece) =>
        piece.drop.perFile === fact.most ? YES : noteOf(piece, mostPerFile(fact.most)),
      );
    case 'drop-mate':
      return firstUncovered([fact.piece], table, (piece) =>
        piece.drop.mateForbidden === (fact.result !== 'allowed')
          ? YES
          : noteOf(piece, 'Cannot be dropped to give mate'),
      );
    case 'river':
      if (fact.effect === 'sideways-beyond') return YES;
      return confined([fact.piece ?? about], table, 'the ranks up to the river');
    case 'confined':
      return confined(fact.pieces ?? [about], table, 'its squares');
    case 'unconfined': {
      const name = (fact.pieces ?? [about ?? '']).find((one) =>
        table.pieces.some((piece) => piece.confined !== undefined && isCalled(one, piece)),
      );
      return name === undefined ? YES : written(`no \`* Confined: ${name}: …\``);
    }
    case 'no-pawn-choices':
      return pawnsOf(table).some(({ promotion }) =>
        fact.pieces.some((name) => becomes(promotion, name, table)),
      )
        ? written('only the other pieces in the column Promote of the pawn')
        : YES;
    case 'odds':
      return table.start?.value.placements.some(
        ({ color, piece: id }) =>
          color === fact.color &&
          table.pieces.some(
            (piece) => piece.id === id && fact.pieces.some((one) => isCalled(one, piece)),
          ),
      ) === true
        ? written('* Start: … without those pieces')
        : YES;
    case 'absent': {
      const name = fact.pieces.find((one) => table.pieces.some((piece) => isCalled(one, piece)));
      return name === undefined ? YES : written(`no row for ${name}`);
    }
    case 'royal':
      return firstUncovered([fact.piece], table, (piece) =>
        piece.royal === fact.royal || (fact.royal && isLostWith(piece, table))
          ? YES
          : noteOf(piece, fact.royal ? 'Royal piece' : 'Not royal'),
      );
    case 'same-rules':
      return sameRules(fact, table);
  }
}

function noteOf({ id, name }: PieceType, note: string): Coverage {
  return written(`"${note}" in the column Notes of ${name ?? id}`);
}

function written(line: string): Coverage {
  return { kind: 'no', write: line };
}

/** Only options of the whole game are compared. */
function isCompared(key: string): boolean {
  const row = OPTION_BY_KEY.get(key)?.row;
  return row === undefined || FIELD_ROWS.some((one) => one === row);
}

function byId({ pieces }: Variant, id: string): PieceType | undefined {
  return pieces.find((piece) => piece.id === id);
}

const pawnsOf = ({ pieces }: Variant): readonly PieceType[] =>
  pieces.filter(({ promotion }) => promotion.style === 'pawn');

function becomes(promotion: Promotion, name: string, table: Variant): boolean {
  return formsOf(promotion).some((form) => isCalled(name, byId(table, form)));
}

/** Whether a piece has this name, or its name is the first word of it: "dragon king" is the Dragon of a table. */
function isCalled(name: string, piece: PieceType | undefined): boolean {
  const wanted = plainName(name);
  const own = [piece?.name, piece?.abbreviation, piece?.id, ...(piece?.glyphs ?? [])]
    .filter((one) => typeof one === 'string')
    .map(plainName);
  return own.some((one) => one === wanted || wanted.startsWith(`${one} `));
}

/** The first coverage other than `yes` among several pieces. Pieces that the table does not have are skipped. */
function firstUncovered(
  names: readonly (string | null)[],
  table: Variant,
  coverageBy: (piece: PieceType) => Coverage,
): Coverage {
  const pieces = names.flatMap((name) =>
    name === null ? [] : (table.pieces.find((piece) => isCalled(name, piece)) ?? []),
  );
  if (pieces.length === 0) return BEYOND;
  return pieces.map(coverageBy).find(({ kind }) => kind !== 'yes') ?? YES;
}

/** Whether losing the piece loses the game although it is not royal. Sentences such as "takes the king" describe both. */
function isLostWith({ id }: PieceType, { rules }: Variant): boolean {
  const { extinctionPieceTypes, extinctionValue } = rules;
  return extinctionValue === 'loss' && extinctionPieceTypes.includes(id);
}

function repetition(fact: Repetition, table: Variant): Coverage {
  const { beyond: own, board, pieces, rules, start } = table;
  const times = occurrencesOf(fact);
  const [most] = times;
  if (most === undefined) return BEYOND;
  if (own.repetitionProhibited !== null && times.includes(own.repetitionProhibited)) return YES;
  const [bullet] = bulletsOf(['repetitionProhibited']);
  const shown = { rules, pieces, beyond: { ...own, repetitionProhibited: most } };
  const context = ruleContext(board.value, pieces, start?.value ?? null, rules);
  const words = bullet?.say(shown, context) ?? null;
  return bullet === undefined || words === null ? BEYOND : written(`* ${bullet.name}: ${words}`);
}

const isHeld = ({ id }: PieceType, { start }: Variant): boolean =>
  COLORS.some((color) => start?.value.hands[color].some(({ piece }) => piece === id));

function castlingDistance(squares: number, table: Variant): Coverage {
  const { board, pieces, rules, start } = table;
  const context = ruleContext(board.value, pieces, start?.value ?? null, rules);
  const files = castlingOver(squares, context)?.fields;
  if (files === undefined) return BEYOND;
  const isSame =
    files.castlingKingsideFile === rules.castlingKingsideFile &&
    files.castlingQueensideFile === rules.castlingQueensideFile;
  const number = NUMBER_WORDS[squares] ?? squares;
  return isSame ? YES : written(`* Castling: the king moves ${number} squares`);
}

function mostPerFile(most: number): string {
  return most === 1 ? 'Only one per column' : `Only ${most} per column`;
}

function pawnChoices(fact: RuleFact & { readonly kind: 'pawn-choices' }, table: Variant): Coverage {
  const pawns = pawnsOf(table);
  const write = `${fact.pieces.join(', ')} in the column Promote of the pawn`;
  const isCovered = pawns.every(({ promotion }) => {
    const forms = formsOf(promotion).map((form) => byId(table, form));
    const isAmong = fact.pieces.every((name) => forms.some((form) => isCalled(name, form)));
    return isAmong && (fact.adds || forms.length === fact.pieces.length);
  });
  const isShogi = table.pieces.some(
    ({ promotion }) =>
      promotion.style === 'shogi' &&
      fact.pieces.some((name) => isCalled(name, byId(table, promotion.to))),
  );
  return (pawns.length > 0 && isCovered) || (pawns.length === 0 && isShogi) ? YES : written(write);
}

function promotionMissing({ id, name }: PieceType): Coverage {
  return written(`what it becomes in the column Promote of ${name ?? id}`);
}

function noPromotion(names: readonly string[] | null, { pieces }: Variant): Coverage {
  const meant =
    names === null ? pieces : pieces.filter((piece) => names.some((name) => isCalled(name, piece)));
  const promoting = meant.find(({ promotion }) => promotion.style !== 'none');
  if (promoting === undefined) return meant.length === 0 ? BEYOND : YES;
  return written(`nothing in the column Promote of ${promoting.name ?? promoting.id}`);
}

function onlyThesePromote(names: readonly string[], table: Variant): Coverage {
  const isMeant = (piece: PieceType): boolean => names.some((name) => isCalled(name, piece));
  const still = table.pieces.filter(isMeant).find(({ promotion }) => promotion.style === 'none');
  if (still !== undefined) return promotionMissing(still);
  const others = table.pieces.filter((piece) => !isMeant(piece));
  return noPromotion(
    others.map(({ id, name }) => name ?? id),
    { ...table, pieces: others },
  );
}

function confined(names: readonly (string | null)[], table: Variant, squares: string): Coverage {
  return firstUncovered(names, table, (piece) =>
    piece.confined !== undefined || table.regions.length > 0
      ? YES
      : written(`* Confined: ${piece.name ?? piece.id}: …, with ${squares}`),
  );
}

function sameRules(
  { extent, game }: RuleFact & { readonly kind: 'same-rules' },
  { family }: Variant,
): Coverage {
  if (extent === 'similar' || extent === 'variant' || game === family) return YES;
  return RULES_FAMILIES.some((one) => one === game) ? written(`* Rules: ${game}`) : BEYOND;
}

/** Whether a table has the rule of a sentence. */
function coverageOfMeaning(meaning: FixedMeaning, table: Variant): Coverage {
  if (meaning === 'no promotion') return noPromotion(null, table);
  const [known, line] = [NOT_COMPARED[meaning], LINES[meaning]];
  if (known !== undefined) return known;
  if (HAS_MEANT[meaning](table)) return YES;
  return line === undefined ? BEYOND : written(line);
}

/** The lines that state these rules. */
const LINES: Readonly<Partial<Record<FixedMeaning, string>>> = {
  'castling as in chess': '* Castling: yes',
  'en passant as in chess': '* En passant: Pawn',
  'no check': '* Capture wins: King',
  'no double step for one army': '* Double step: White none; Black …',
  'no en passant': '* En passant: none',
  'one side cannot castle': '* Start: … with rights of one side only',
  'pawns promote as in chess': 'what the pawn becomes in the column Promote',
  'pawns promote to captured pieces': '* Promotion limit: captured pieces only',
  'pieces change with each move': '* Demotion: yes',
};

/** Whatever the table says. */
const NOT_COMPARED: Readonly<Partial<Record<FixedMeaning, Coverage>>> = {
  'how far the king castles': YES,
  'pieces in hand at the start': YES,
  'some pieces promote': YES,
  'where a piece must promote': BEYOND,
};
