import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { stated } from '../../text/origin.js';
import { capitalized } from '../../text/words.js';
import { knownMovement, onlyPieceNamed } from '../sentences/known-pieces.js';
import { plainName, USUAL_LETTERS } from '../sentences/names.js';
import { factsOfKind } from '../sentences/rule-facts.js';
import { named, neverPromotes, pieceOf, type Draft, type PieceSources } from './piece-drafts.js';
import { isLeftOut, isNamed, standsFor } from './taken-over.js';

/** Pieces that a game has without a definition on its page. */

/** The pieces of the other game that the page does not redefine. */
export function basePieces(own: readonly Draft[], { base, facts }: PieceSources): readonly Draft[] {
  return (base?.pieces ?? [])
    .filter(
      (piece) =>
        !isLeftOut(piece, facts) &&
        !own.some(
          ({ piece: defined }) =>
            isNamed(piece, defined.name ?? '') || defined.abbreviation === piece.abbreviation,
        ),
    )
    .map((piece) => {
      const [told] = factsOfKind(facts, 'royal').filter(({ fact }) => isNamed(piece, fact.piece));
      const royal = told?.fact.royal ?? piece.royal;
      return { prose: null, like: piece, piece: { ...piece, royal } };
    });
}

/** Pieces that the page names and does not define, because they are well known: the amazon to which another promotes, the camel in the place of the knight. */
export function wellKnownPieces(
  known: readonly Draft[],
  { base, facts, pieces }: PieceSources,
  diagnostics: Diagnostic[],
): readonly Draft[] {
  const wanted = [
    ...factsOfKind(facts, 'promotes').map(({ fact, span }) => ({ text: fact.to, span })),
    ...factsOfKind(facts, 'pawn-choices').flatMap(({ fact, span }) =>
      fact.pieces.map((text) => ({ text, span })),
    ),
    ...factsOfKind(facts, 'replaced').map(({ fact, span }) => ({ text: fact.by, span })),
  ];
  const found = new Map<string, Draft>();
  for (const { span, text } of wanted) {
    const noun = plainName(text);
    const isOfPage = pieces.some(({ name }) => plainName(name) === noun);
    if (/^(?:king|pawn)?$/.test(noun) || isOfPage || found.has(noun)) continue;
    if (named({ text, span }, known) !== null) continue;
    const there = base === null ? null : knownMovement({ noun, game: base.id }, null);
    const usual = there === null ? onlyPieceNamed(noun) : null;
    const movement = there ?? usual?.movement ?? null;
    if (movement === null) continue;
    if (usual !== null) {
      const message = `No sentence says how the ${noun} moves; assuming its usual moves, ${usual.betza} in Betza notation.`;
      diagnostics.push(diagnose('doc/assumed-piece', 'info', span, message));
    }
    const letter = USUAL_LETTERS.get(noun)?.toUpperCase() ?? null;
    const isTaken = known.some(({ piece }) => piece.abbreviation?.toUpperCase() === letter);
    const piece = pieceOf(capitalized(noun), isTaken ? null : letter, stated(movement, span), span);
    found.set(noun, { prose: null, like: null, piece });
  }
  return [...found.values()];
}

/** What the pawns of the other game become there, if this game has nothing that they could become instead. */
export function formsOfPawns(known: readonly Draft[], sources: PieceSources): readonly Draft[] {
  const { base, facts } = sources;
  const pawn = known.find(({ like }) => like?.promotion.style === 'pawn');
  if (pawn?.like?.promotion.style !== 'pawn' || base === null) return [];
  const isTold =
    (pawn.prose?.promotesTo ?? null) !== null || factsOfKind(facts, 'pawn-choices').length > 0;
  if (isTold || neverPromotes(pawn.piece, sources)) return [];
  const { to } = pawn.like.promotion;
  const forms = base.pieces.filter(({ id }) => to.includes(id));
  const pieces = known.map(({ piece }) => piece);
  const hasOne = forms.some(
    (form) => standsFor(form, pieces, facts) !== null || known.some(({ like }) => like === form),
  );
  const isTaken = (letter: string | null): boolean =>
    pieces.some(({ abbreviation }) => abbreviation?.toUpperCase() === letter?.toUpperCase());
  return hasOne
    ? []
    : forms.map((form) => ({
        prose: null,
        like: form,
        piece: { ...form, abbreviation: isTaken(form.abbreviation) ? null : form.abbreviation },
      }));
}
