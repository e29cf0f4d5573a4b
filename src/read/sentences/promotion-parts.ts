import { listOf, oneOf, opt, pattern, wordLike, words, type Phrase } from './phrase.js';
import { NO_ACT } from './references.js';
import type { FarRanks } from './rule-facts.js';
import {
  ANY_PIECES,
  AT_RANKS,
  FAR_RANKS,
  MAY,
  means,
  MUST,
  PAWNS,
  PIECES,
  set,
  type Facts,
} from './rule-words.js';

/** Parts of sentences on promotion: who promotes, where, to what, and whether it must. */

export type Who =
  | { readonly kind: 'pawns' }
  | { readonly kind: 'all' }
  /** Null: the piece that the text is about. */
  | { readonly kind: 'pieces'; readonly names: readonly string[] | null };

export const WHO: Phrase<Who> = oneOf<Who>(
  PAWNS.as(() => ({ kind: 'pawns' })),
  ANY_PIECES.as(() => ({ kind: 'all' })),
  PIECES.as((names) => ({ kind: 'pieces', names })),
  words('(it|they|he|she|this piece|these pieces|which|and|these|both) (all)?').as(() => ({
    kind: 'pieces',
    names: null,
  })),
);
export const MODAL = oneOf(
  MUST.as(() => 'must' as const),
  MAY.as(() => 'may' as const),
  words('(can |is|are|then|be)?').as(() => null),
);
export const PROMOTES = words(
  '(be|then|either)? (promoted|promote|promotes|upgrade|upgrades|be upgraded|promoting) (immediately|compulsorily|automatically)?',
);
const PLAIN = words('(and|,|then)?');
export const AT: Phrase<FarRanks> = pattern`${PLAIN} ${AT_RANKS} ${FAR_RANKS} ${opt(
  words(
    ' of (the)? (8th|eighth|last) (rank)?|for the first time|,? (not the (8th|last|10th)|rather than the (8th|last)) (rank)?|as usual|as in chess',
  ),
)}`.as(([, , ranks]) => ranks);

const INITIAL_PIECES = ['queen', 'rook', 'bishop', 'knight'] as const;
const BY_LETTER = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' } as const;
export const CHOICES: Phrase<readonly string[]> = oneOf<readonly string[]>(
  pattern`a piece of (your|their|its|his) choice (:|between|among|from|out of) ${PIECES} ${NO_ACT}`.as(
    ([pieces]) => pieces,
  ),
  pattern`(one of)? (the|these)? (two|three|four)? (major|following|minor)? (pieces)? :? (either|any of|one of|a|the|any)? ${PIECES} ${NO_ACT} ${opt(words("of (the same|their own|your|its own) (color|colour)|(at|of) (the player's|your|his) choice|of the same (color|colour) ,? (the choice|which one) (being|is) (at|left to|up to) (the (discretion|choice) of)? (its|the|their) (player|owner)|(,? (at the choice|according to the choice|as chosen by|at the discretion) (of (the|its))? (player|owner))|as well|, too|,? (as well as|in addition to) (to)? (the)? (usual|normal|standard|orthodox|other|regular) (pieces|ones|choices|options|promotions)|,? to (the)? (owning)? (player's|players|owner's|owners) choice"))}`.as(
    ([pieces]) => pieces,
  ),
  // "Q, R, B, N"
  listOf(
    wordLike((_, image) => INITIAL_PIECES.find((name) => image === BY_LETTER[name]) ?? null),
    words('and|or|,|/'),
  ),
  words(
    '(any|either)? (of)? (their own|the original|any of the original|the usual|the usual chess|the standard) (pieces|piece|choices) (other than king|except the king|other than the king)?',
  ).as(() => INITIAL_PIECES),
);
const ANY_PIECE = words(
  '(any (of the)? (other|non royal|nonroyal|other non royal)? (piece|pieces)|(a|one) piece of (your|their|its|the player) (own)? choice) ((that)? (they|you) (like|want|choose)|of (your|their|its) choice)?',
);
/** All pieces but some. */
interface AnyBut {
  readonly except: readonly string[];
}
export type Targets = readonly string[] | AnyBut;
const isAny = (targets: Targets): targets is AnyBut => 'except' in targets;
const TARGETS: Phrase<Targets> = oneOf<Targets>(
  CHOICES,
  pattern`${ANY_PIECE} ${opt(pattern`,? (other than|except|except for|but|but not|apart from|besides) (for)? ${PIECES}`)}`.as(
    ([, but]) => ({ except: but?.[0] ?? [] }),
  ),
);
export const TO: Phrase<Targets> = oneOf<Targets>(
  pattern`(to|into|in|as|and becomes|and become|for|becoming|to become|and turns into) ${TARGETS}`.as(
    ([targets]) => targets,
  ),
  // What moves like a rook or a knight may be a compound of both.
  pattern`and (then)? (move|moves) like ${CHOICES}`.when(([pieces]) =>
    pieces.length === 1 ? pieces : null,
  ),
);
/** "Is promoted to a queen", "becomes a queen". */
export const PROMOTES_TO: Phrase<Targets> = oneOf<Targets>(
  pattern`${PROMOTES} ${TO}`.as(([, targets]) => targets),
  pattern`(becomes|become|turns into|turn into|changes into|(is|are|be) (immediately)? (replaced by|exchanged for|turned into)) ${TARGETS}`.as(
    ([targets]) => targets,
  ),
);

/** Who promotes to what, and where. */
export function promotion(
  who: Who,
  modal: 'must' | 'may' | null,
  to: Targets | null,
  ranks: FarRanks | null,
): Facts | null {
  const zone: Facts =
    ranks === null
      ? []
      : [
          {
            kind: 'zone',
            ranks,
            of: who.kind === 'pieces' ? (who.names ?? ['']) : null,
            ...(who.kind === 'pawns' ? { isOfPawns: true } : {}),
          },
        ];
  if (to === null && ranks === null) return null;
  switch (who.kind) {
    case 'pawns':
      if (ranks !== null && to === null && modal === 'may') return zoneWithin(ranks);
      return [...zone, ...(to === null ? [] : pawnChoices(to))];
    case 'all':
      return to === null ? [...zone, ...optional(modal)] : null;
    case 'pieces': {
      if (to !== null && isAny(to)) return null;
      // "A lance must promote on the last rank", where it could not move on.
      if (to === null && modal === 'must') return means('where a piece must promote');
      const [only, ...others] = to ?? [];
      if (only === undefined) return zone;
      if (others.length === 0)
        return [
          ...zone,
          { kind: 'promotes', pieces: who.names, to: only },
          ...(modal === 'must' ? optional(modal) : []),
        ];
      return who.names === null ? [...zone, ...pawnChoices(to ?? [], true)] : null;
    }
  }
}

/** A zone in which pawns may promote. */
export function zoneWithin(ranks: FarRanks): Facts {
  return [{ kind: 'zone', ranks, of: null, mayStay: true }];
}

export function pawnChoices(pieces: Targets, isOfIt = false): Facts {
  if (isAny(pieces)) return [{ kind: 'any-pawn-choice', except: pieces.except }];
  return [{ kind: 'pawn-choices', pieces, adds: false, ...(isOfIt ? { isOfIt } : {}) }];
}

export function optional(modal: 'must' | 'may' | null): Facts {
  if (modal === null) return [];
  return modal === 'must'
    ? set({ mandatoryPiecePromotion: 'true' })
    : set({ mandatoryPiecePromotion: 'false', mandatoryPawnPromotion: 'false' });
}
