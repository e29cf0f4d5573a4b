import { diagnose } from '../../catalog/diagnose.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import { usualRoyal, WITHOUT_ROYALS } from '../../ir/usual-royal.js';
import type { RulesFamily } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { nearest, respelled } from '../../text/nearest.js';
import { pieceLookup } from '../../notation/document/piece-references.js';
import type { Alternatives } from '../../../grammar/table/syntax.js';
import type { PieceDraft } from './draft.js';
import { pieceIds } from './piece-ids.js';

/** Splits the choices of cells such as `Q R B N` and `QRBN`, which are pieces without commas between them. */
export function separateChoices(drafts: readonly PieceDraft[]): void {
  const lookup = pieceLookup(drafts, ({ piece }) => piece);
  const separated = (names: Alternatives): readonly Alternatives[] => {
    const [name, ...others] = names;
    if (name === undefined || others.length > 0 || lookup.find(name.text) !== null) return [names];
    const letters = /^[A-Z]{2,26}$/.test(name.text) ? [...name.text] : [];
    const found = [name.text.split(' '), letters].find(
      (words) => words.length > 1 && words.every((word) => lookup.find(word) !== null),
    );
    return found?.map((text): Alternatives => [{ text, span: name.span }]) ?? [names];
  };
  for (const draft of drafts)
    if (draft.promote !== null)
      draft.promote = { ...draft.promote, choices: draft.promote.choices.flatMap(separated) };
}

/** Looks up what each Promote cell names. Its alternative glyphs become glyphs of the promoted form. */
export function linkPromotions(
  drafts: readonly PieceDraft[],
  family: RulesFamily,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lookup = pieceLookup(drafts, ({ piece }) => piece);
  const plus = new Map(drafts.map((draft) => [draft.promotedFrom, draft]));
  for (const draft of drafts) {
    if (draft.promote === null) {
      const form = plus.get(draft.piece.abbreviation ?? '');
      if (form !== undefined) draft.promotion = { style: 'shogi', to: [form] };
      continue;
    }
    const targets = draft.promote.choices.flatMap((names) => {
      const target = names.flatMap(
        ({ text }) => lookup.find(text) ?? plus.get(text.replace(/^\+/, '').toUpperCase()) ?? [],
      )[0];
      if (target === undefined) {
        diagnostics.push(missingForm(draft, names[0], lookup));
        return [];
      }
      const others = names.slice(1).filter(({ text }) => lookup.find(text) !== target);
      const [words] = others.filter(({ text }) => !isGlyph(text) || lookup.find(text) !== null);
      if (words !== undefined) diagnostics.push(conditionOf(words));
      addGlyphs(
        target,
        others.map(({ text }) => text),
      );
      return [target];
    });
    const [first] = targets;
    if (first === undefined) continue;
    if (family === 'chess' && !(targets.length === 1 && first.promotedOnly))
      draft.promotion = { style: 'pawn', to: targets };
    else if (targets.length === 1 && draft.promote.choices.length === 1)
      draft.promotion = { style: 'shogi', to: [first] };
    else diagnostics.push(severalPromotions(draft.promote.span));
  }
  return diagnostics;
}

function missingForm(
  draft: PieceDraft,
  name: { readonly text: string; readonly span: Diagnostic['span'] } | undefined,
  lookup: ReturnType<typeof pieceLookup<PieceDraft>>,
): Diagnostic {
  const text = name?.text ?? '';
  const meant = nearest(text, lookup.names);
  const advice =
    meant === null ? 'add its row to a table "Promoted pieces"' : `did you mean "${meant}"?`;
  return diagnose(
    'piece/promoted-form-missing',
    'error',
    name?.span ?? draft.piece.span,
    `The promoted piece "${text}" is in no table; ${advice}`,
    name === undefined ? {} : respelled(name.span, meant),
  );
}

/** Whether a text can be another sign for a piece, as in `龍(竜)`, and not words. */
function isGlyph(text: string): boolean {
  return !/[a-z0-9]{2}|\s/i.test(text);
}

/** "Q (only once)": what is said in brackets is not another name of the piece. */
function conditionOf({ span, text }: Alternatives[number]): Diagnostic {
  const message = `"${text}" is not another name of the promoted piece; write when and where pieces promote in a bullet, such as "* Promotion zone: 2 farthest ranks" or "* Promotion limit: Queen 1".`;
  return diagnose('piece/promoted-form-missing', 'error', span, message);
}

function severalPromotions(span: Diagnostic['span']): Diagnostic {
  const message =
    'In the shogi family a piece has one promoted form; for a choice of pieces as in chess write "* Rules: chess".';
  return diagnose('piece/several-promotions', 'error', span, message);
}

/** Adds glyphs only to a piece that has one: otherwise an alternative, such as "Queen", is a name. */
function addGlyphs(draft: PieceDraft, glyphs: readonly string[]): void {
  if (draft.piece.glyphs.length === 0) return;
  draft.piece = { ...draft.piece, glyphs: [...new Set([...draft.piece.glyphs, ...glyphs])] };
}

/** Promoted pieces that no cell names. */
export function unusedForms(drafts: readonly PieceDraft[]): readonly Diagnostic[] {
  const used = new Set(drafts.flatMap(({ promotion }) => promotion?.to ?? []));
  return drafts
    .filter((draft) => draft.promotedOnly && draft.importedId === null && !used.has(draft))
    .map(({ piece }) =>
      diagnose(
        'piece/promoted-form-unused',
        'warning',
        piece.span,
        `Nothing promotes to "${piece.name ?? piece.glyphs[0] ?? piece.abbreviation ?? '?'}".`,
      ),
    );
}

/** Two pieces with the same glyph, abbreviation or engine letter are an error, reported at the second. */
export function checkDuplicates(drafts: readonly PieceDraft[]): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Map<string, PieceDraft>();
  const claim = (key: string, draft: PieceDraft): PieceDraft | null => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, draft);
    return first === undefined || first === draft ? null : first;
  };
  for (const draft of drafts) {
    const { glyphs, abbreviation, letter } = draft.piece;
    for (const glyph of glyphs) {
      const first = claim(`glyph ${glyph}`, draft);
      if (first !== null)
        diagnostics.push(
          diagnose(
            'piece/duplicate',
            'error',
            draft.places.glyph,
            `Two pieces have the glyph "${glyph}".`,
            { notes: [{ message: 'the first', span: first.places.glyph }] },
          ),
        );
    }
    for (const [kind, text, place] of [
      ['abbreviation', abbreviation?.replace(/@$/, ''), 'abbreviation'],
      ['engine letter', letter, 'letter'],
    ] as const) {
      if (text === null || text === undefined) continue;
      const first = claim(`${kind} ${text}`, draft);
      if (first !== null)
        diagnostics.push(
          diagnose(
            'letters/duplicate',
            'error',
            draft.places[place],
            `Two pieces have the ${kind} "${text}"; upper and lower case only show the colour.`,
            { notes: [{ message: 'the first', span: first.places[place] }] },
          ),
        );
    }
  }
  return diagnostics;
}

/** Bullets under which the king is not royal. */
const NO_ROYALS = ['Capture wins', 'Atomic'];

/** Options and bullets that end a game without a royal piece, or make another piece count as royal. */
const OTHER_ENDS =
  /^(?:Losing all pieces|Bare king|extinction|flagPiece|flagRegion|connect|collinear|checkCounting|materialCounting|stalemateValue)/;

/** Only one type may be royal. If no note says which, the usual one is taken. */
export function checkRoyals(
  drafts: readonly PieceDraft[],
  heading: Diagnostic['span'],
  stated: readonly string[],
): readonly Diagnostic[] {
  if (stated.some((name) => NO_ROYALS.includes(name))) return [];
  const royals = drafts.filter(({ piece }) => piece.royal);
  const [first, second] = royals;
  if (second !== undefined && first !== undefined)
    return [
      diagnose(
        'piece/several-royals',
        'error',
        second.piece.span,
        'A second kind of piece is royal, but the engine has only one royal type.',
        { notes: [{ message: 'the first', span: first.piece.span }] },
      ),
    ];
  if (first !== undefined) return [];
  // The author says on purpose that a piece is not royal. Another check, with all rules, finds out whether the game can end.
  if (drafts.some(({ isSaidNotRoyal, importedId }) => isSaidNotRoyal && importedId === null))
    return [];
  const candidates = drafts.filter(({ isSaidNotRoyal }) => !isSaidNotRoyal);
  const pieces = candidates.map(({ piece }) => piece);
  const royal = usualRoyal(
    pieces,
    stated.some((key) => WITHOUT_ROYALS.test(key)),
  );
  const king = candidates.find(({ piece }) => piece === royal);
  if (king === undefined) {
    if (stated.some((key) => OTHER_ENDS.test(key))) return [];
    const message =
      'No piece is royal, and no bullet such as "* Extinction: loss" ends the game in another way. Give the piece that must not be lost the note "Royal piece".';
    return [diagnose('piece/no-royal', 'warning', heading, message)];
  }
  king.piece = { ...king.piece, royal: true };
  const { abbreviation, glyphs, name } = king.piece;
  const called = name ?? glyphs[0] ?? abbreviation ?? '';
  const isKing = called.toLowerCase() === 'king';
  const words = isKing ? 'the King' : `the ${called}, whose letter is K`;
  const message = `No note says which piece is royal; assuming ${words}. Give it the note "Royal piece", or "Not royal".`;
  const notes = [{ message: `Royal piece: the ${isKing ? 'King' : called}` }];
  return [diagnose('doc/assumed-rule', 'info', king.piece.span, message, { notes })];
}

/** The finished types, unpromoted ones first, otherwise in the order of the document. */
export function finishPieces(drafts: readonly PieceDraft[]): {
  readonly pieces: readonly PieceType[];
  readonly promotedOnly: ReadonlySet<PieceId>;
} {
  const ordered = [
    ...drafts.filter(({ promotedOnly }) => !promotedOnly),
    ...drafts.filter(({ promotedOnly }) => promotedOnly),
  ];
  const ids = pieceIds(ordered);
  const idOf = (draft: PieceDraft): PieceId => ids.get(draft) ?? '';
  const pieces = ordered.map((draft): PieceType => {
    const [to] = draft.promotion?.to ?? [];
    return {
      ...draft.piece,
      id: idOf(draft),
      promotion:
        draft.promotion === null || to === undefined
          ? { style: 'none' }
          : draft.promotion.style === 'shogi'
            ? { style: 'shogi', to: idOf(to) }
            : { style: 'pawn', to: draft.promotion.to.map(idOf) },
    };
  });
  return {
    pieces,
    promotedOnly: new Set(ordered.filter((draft) => draft.promotedOnly).map(idOf)),
  };
}
