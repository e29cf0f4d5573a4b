import { diagnose } from '../../catalog/diagnose.js';
import type { Promotion } from '../../ir/piece.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { didYouMean, nearest } from '../../text/nearest.js';
import { subspan } from '../../text/span.js';
import type { DiagramPieceDraft } from './pieces.js';
import { unsupported, type Settings } from './settings.js';

/** What the pieces promote to. */
export interface DiagramPromotions {
  /** By the id of the piece. A piece without an entry does not promote. */
  readonly byPiece: ReadonlyMap<string, Promotion>;
  /** Whether a piece with a choice of promotions may stay as it is. */
  readonly mayStay: 'no' | 'before-the-last-rank' | 'yes';
  /** The number of ranks in the promotion zone. */
  readonly zone: number;
  /** Pieces that a player can promote to only while there are some in hand. */
  readonly fromHand: ReadonlySet<string>;
}

/** Reads how pieces promote: to the piece `promoOffset` places further in the list, or to a choice of pieces. */
export function readPromotions(
  drafts: readonly DiagramPieceDraft[],
  royals: ReadonlySet<string>,
  settings: Settings,
  diagnostics: Diagnostic[],
): DiagramPromotions {
  const promoting = drafts.filter(({ number }) => number <= settings.maxPromote.value);
  if (settings.promoZone.value === 0 || promoting.length === 0) return NOTHING_PROMOTES;
  return settings.promoOffset.value === 0
    ? byChoice(drafts, promoting, royals, settings, diagnostics)
    : byOffset(drafts, promoting, settings, diagnostics);
}

const NOTHING_PROMOTES: DiagramPromotions = {
  byPiece: new Map(),
  mayStay: 'no',
  zone: 0,
  fromHand: new Set(),
};

/** Promotion by offset. A piece without a partner promotes to the first of the promoted pieces. */
function byOffset(
  drafts: readonly DiagramPieceDraft[],
  promoting: readonly DiagramPieceDraft[],
  { promoOffset, promoZone }: Settings,
  diagnostics: Diagnostic[],
): DiagramPromotions {
  const first = drafts[promoOffset.value];
  if (first === undefined) {
    const message = `There are ${drafts.length} pieces, so none has another ${promoOffset.value} places after it to promote to.`;
    diagnostics.push(diagnose('doc/bad-parameter', 'error', promoOffset.origin.span, message));
    return NOTHING_PROMOTES;
  }
  const byPiece = new Map(
    promoting.map(({ id, number }) => {
      const to = drafts[number - 1 + promoOffset.value] ?? first;
      return [id, { style: 'shogi', to: to.id }] as const;
    }),
  );
  return { ...NOTHING_PROMOTES, byPiece, zone: promoZone.value };
}

/** One piece of promoChoice, with the marks before and after it. */
interface Choice {
  readonly piece: DiagramPieceDraft;
  /** `!`: not on the last rank. `*`: only while one is in hand. */
  readonly mark: '!' | '*' | null;
  /** The number of farthest ranks on which it is allowed. */
  readonly depth: number;
}

function byChoice(
  drafts: readonly DiagramPieceDraft[],
  promoting: readonly DiagramPieceDraft[],
  royals: ReadonlySet<string>,
  settings: Settings,
  diagnostics: Diagnostic[],
): DiagramPromotions {
  const { value: text, origin } = settings.promoChoice;
  const choices =
    text.text === ''
      ? drafts
          .filter(({ id, number }) => number > 1 && !royals.has(id))
          .map((piece): Choice => ({ piece, mark: null, depth: settings.promoZone.value }))
      : readChoices(drafts, settings, diagnostics);
  const depths = new Set(choices.map(({ depth }) => depth));
  const [zone = 0] = depths;
  if (depths.size > 1)
    diagnostics.push(
      unsupported(text.span, `A choice of pieces that depends on the rank ("${text.text}")`),
    );
  const isItself = ({ piece }: Choice): boolean => promoting.includes(piece);
  const others = choices.filter((choice) => !isItself(choice));
  const late = others.filter(({ mark }) => mark === '!');
  if (late.length > 0)
    diagnostics.push(
      unsupported(
        text.span,
        `A promotion that is not allowed on the last rank ("!${late[0]?.piece.abbreviation ?? ''}")`,
      ),
    );
  if (others.length === 0) {
    if (origin.kind === 'stated' && choices.length === 0)
      diagnostics.push(
        diagnose('doc/bad-parameter', 'error', text.span, 'There is no piece to promote to.'),
      );
    return NOTHING_PROMOTES;
  }
  const to = others.map(({ piece }) => piece.id);
  return {
    byPiece: new Map(promoting.map(({ id }) => [id, { style: 'pawn', to }] as const)),
    mayStay: stayOf(choices.filter(isItself)),
    zone,
    fromHand: new Set(others.filter(({ mark }) => mark === '*').map(({ piece }) => piece.id)),
  };
}

function stayOf(ownChoices: readonly Choice[]): DiagramPromotions['mayStay'] {
  if (ownChoices.length === 0) return 'no';
  return ownChoices.some(({ mark }) => mark === '!') ? 'before-the-last-rank' : 'yes';
}

/**
 * Reads `!P*Q*RN2`: ids, each with an optional mark before it and number of ranks after it. An id of the default that no piece
 * has is no error.
 */
function readChoices(
  drafts: readonly DiagramPieceDraft[],
  { promoChoice, promoZone }: Settings,
  diagnostics: Diagnostic[],
): readonly Choice[] {
  const { text, span } = promoChoice.value;
  const byId = new Map(drafts.map((draft) => [idOf(draft), draft]));
  const ids = [...byId.keys()].sort((a, b) => b.length - a.length);
  const choices: Choice[] = [];
  const sign = /([!*]?)/y;
  const digits = /\d{0,2}/y;
  for (let at = 0; at < text.length;) {
    sign.lastIndex = at;
    const mark = sign.exec(text)?.[1] ?? '';
    const start = at + mark.length;
    const id = ids.find((candidate) => candidate !== '' && text.startsWith(candidate, start));
    const piece = id === undefined ? undefined : byId.get(id);
    if (id === undefined || piece === undefined) {
      if (promoChoice.origin.kind === 'stated')
        diagnostics.push(unknownChoice(text[start] ?? mark, subspan(span, at, start + 1), ids));
      at = start + 1;
      continue;
    }
    digits.lastIndex = start + id.length;
    const depth = digits.exec(text)?.[0] ?? '';
    choices.push({
      piece,
      mark: mark === '!' || mark === '*' ? mark : null,
      depth: Number(depth) === 0 ? promoZone.value : Math.min(Number(depth), promoZone.value),
    });
    at = start + id.length + depth.length;
  }
  return choices;
}

/** The text that means a piece in a parameter. */
export function idOf({ line, abbreviation }: DiagramPieceDraft): string {
  return line.id.text === '' ? (abbreviation ?? '') : line.id.text;
}

function unknownChoice(sign: string, span: Diagnostic['span'], ids: readonly string[]): Diagnostic {
  const advice = didYouMean('; ', nearest(sign, ids), '"');
  const message = `"${sign}" in promoChoice is not the id of a piece${advice}`;
  return diagnose('doc/unknown-piece', 'error', span, message);
}
