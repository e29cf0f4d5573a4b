import { diagnose } from '../../catalog/diagnose.js';
import { byColor, type Board } from '../../ir/board.js';
import { pawnMovement } from '../../ir/pawn.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { Region } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { RulesFamily, Variant } from '../../ir/variant.js';
import { fenContext } from '../../notation/fen-context.js';
import { parseFen } from '../../notation/fen.js';
import { addAll } from '../../text/add-all.js';
import { errorsOf, hasErrors, type Diagnostic, type Parsed } from '../../text/diagnostic.js';
import { stated, type Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { completedChecks, type Completion } from '../diagram/complete.js';
import { sectionVariant } from '../ini/section-variant.js';
import { ineffectiveSentences } from '../markdown/ineffective-bullets.js';
import type { PositionText } from '../page/position-texts.js';
import { inAreas } from './areas.js';
import { idleDoubleStep, withEdits } from './edited-start.js';
import type { PageProse } from './page-prose.js';
import { leftOut } from './left-out.js';
import { factsOfKind, type PlacedFact } from '../sentences/rule-facts.js';
import { gameOfRules } from '../sentences/stated-rules.js';
import {
  boardOfPage,
  missingStart,
  startOfGame,
  startOfPage,
  withInitials,
} from './start-of-page.js';
import {
  gameOfPawns,
  gameOfPieces,
  isNamed,
  startTakenOver,
  tellsOfStart,
  unknownThere,
} from './taken-over.js';
import { withHands, withoutDenied } from './told-start.js';
import { variantPieces } from './variant-pieces.js';
import { variantRules } from './variant-rules.js';

/** What a variant needs in addition to the sentences of its page. */
export interface ProseVariantOptions {
  readonly id: string;
  readonly title: string;
  /** The page. */
  readonly span: Span;
  /** Null for the board that a sentence states, or else that of the positions shown, or of the completion. */
  readonly board: Board | null;
  /** A FEN from another source on the page. Null if there is none. */
  readonly start: { readonly fen: string; readonly span: Span } | null;
  /** The texts on the page that may show positions. Absent if there are none. */
  readonly shown?: readonly PositionText[];
  /** A heading of the page announces a start position, which may be a picture. */
  readonly hasSetup?: boolean;
  /** The game that supplies what the page does not state. Null if it is assumed by family. */
  readonly completion: Completion | null;
  /** Decisions about ambiguous sentences: `knight` is `leap`. */
  readonly reading: ReadonlyMap<string, string>;
}

/** What the sentences of a page have to do with its start position. */
type StartProse = Pick<PageProse, 'facts' | 'pieces'> & Partial<Pick<PageProse, 'notUnderstood'>>;

/** The variant that the sentences of a page describe. Null, with a diagnostic, if they do not describe a complete one. */
export function variantFromProse(
  prose: Pick<PageProse, 'pieces' | 'rules' | 'facts' | 'open' | 'regions'> & StartProse,
  options: ProseVariantOptions,
): Parsed<Variant | null> {
  const diagnostics: Diagnostic[] = [];
  const { completion, reading, span } = options;
  const board = boardOf(prose, options);
  const taken = gameOfPieces(prose.facts, completion);
  if (board === null || (prose.pieces.length === 0 && taken === null)) {
    const message =
      board === null
        ? 'Nothing on this page gives the size of the board; write for example "The board has 8x8 squares.", or add the FEN of the start position.'
        : 'No sentence on the page defines a piece.';
    return { value: null, diagnostics: [diagnose('doc/no-variant', 'error', span, message)] };
  }
  const supplier = taken ?? completion ?? gameOfPawns(prose.pieces);
  const other =
    supplier === null ? null : sectionVariant(supplier.name, supplier.rules, span, null);
  const base = other?.held?.inexpressible === null ? other : null;
  const made = variantPieces(
    {
      ...prose,
      reading,
      base,
      hasBasePieces: taken !== null,
      board: board.value,
    },
    diagnostics,
  );
  const drawn = withInitials(made, options.shown ?? [], board.value);
  const { pieces, regions } = inAreas(drawn, prose.facts, board.value, diagnostics);
  const family = familyOf({ ...prose, board: board.value, completion, pieces });
  const found = startOf(
    { board: board.value, pieces, base: taken === null ? null : base },
    { ...options, ...prose },
    diagnostics,
  );
  const start = withHands(withoutDenied(found, prose.facts), prose.facts, pieces, diagnostics);
  const unknown = taken === null ? [] : undefinedSubstitutes(prose.facts, pieces);
  // Rules alone make no game of another size, or with another setup, which may be in a picture.
  if (start === null && prose.pieces.length === 0) {
    const message =
      'The page describes no piece, and its start position is not known; add a FEN of it.';
    const missing = diagnose('doc/no-variant', 'error', span, message);
    const why = [...unknown, ...errorsOf(diagnostics)];
    return { value: null, diagnostics: why.length > 0 ? why : [missing] };
  }
  const rules = variantRules(
    {
      rules: prose.rules,
      facts: prose.facts,
      completion,
      pawns: completion === null ? supplier : null,
      span,
      pieces,
      board: board.value,
      start,
      family,
    },
    diagnostics,
  );
  const variant: Variant = {
    id: options.id,
    title: options.title,
    family,
    board,
    regions: [
      ...prose.regions,
      ...regions,
      ...(taken === null ? [] : regionsOf(base, board.value)),
    ],
    pieces,
    start: withChecks(withoutRights(start, rules.rules), rules.rules, {
      facts: prose.facts,
      completion,
    }),
    ...rules,
    span,
  };
  addAll(diagnostics, leftOut(prose.facts, variant), ineffectiveSentences(variant));
  addAll(diagnostics, idleDoubleStep(variant));
  addAll(diagnostics, unknown);
  if (taken !== null && base !== null) {
    for (const { name, span: place } of unknownThere(prose.facts, base, pieces)) {
      const message = `${base.title} has no ${name}, so this sentence changes nothing.`;
      diagnostics.push(diagnose('doc/rule-left-out', 'warning', place, message));
    }
    for (const { fact, span: place } of factsOfKind(prose.facts, 'royal'))
      if (fact.byCapture === true && pieces.some((one) => one.royal && isNamed(one, fact.piece))) {
        const message = `Read as the aim of checkmate: the ${fact.piece} may not be left in check. If it may, add "There is no check".`;
        diagnostics.push(diagnose('doc/rule-left-out', 'info', place, message));
      }
  }
  return { value: hasErrors(diagnostics) ? null : variant, diagnostics };
}

/** The errors for pieces that stand in the place of others, and of which no sentence says how they move. */
function undefinedSubstitutes(
  facts: readonly PlacedFact[],
  pieces: readonly PieceType[],
): readonly Diagnostic[] {
  return factsOfKind(facts, 'replaced').flatMap(({ fact: { by, piece }, span }) => {
    if (pieces.some((one) => isNamed(one, by))) return [];
    const message = `"${by}" stands in the place of the ${piece}, but no sentence says (in words that fairyc understands) how it moves.`;
    return [diagnose('doc/piece-not-read', 'error', span, message)];
  });
}

/** The regions on which the moves of another game's pieces depend. On another board nobody knows where they are. */
function regionsOf(base: Variant | null, { files, ranks }: Board): readonly Region[] {
  const isSame = base?.board.value.files === files && base.board.value.ranks === ranks;
  return base === null || !isSame ? [] : base.regions;
}

function boardOf(
  { facts }: Pick<PageProse, 'facts'>,
  { board, completion, shown = [], span }: ProseVariantOptions,
): Sourced<Board> | null {
  if (board !== null) return stated(board, span);
  for (const { fact, span: place } of facts)
    if (fact.kind === 'size') return stated({ files: fact.files, ranks: fact.ranks }, place);
  const drawn = boardOfPage(shown);
  if (drawn !== null || completion === null) return drawn;
  const { maxFile, maxRank } = completion.rules;
  return {
    value: { files: maxFile, ranks: maxRank },
    origin: { kind: 'inherited', from: completion.name, span },
  };
}

/** What tells the family of a game. */
interface FamilySigns extends Pick<PageProse, 'facts' | 'rules'> {
  readonly board: Board;
  readonly completion: Completion | null;
  readonly pieces: readonly PieceType[];
}

/** Shogi if pieces promote as there, and captured pieces come back. Promotion alone is no sign of drops. */
function familyOf({ board, completion, facts, pieces, rules }: FamilySigns): RulesFamily {
  const promotes = pieces.some(({ promotion }) => promotion.style === 'shogi');
  if (completion !== null) return promotes || completion.rules.pieceDrops ? 'shogi' : 'chess';
  const isPawn = ({ movement }: PieceType): boolean => pawnMovement(movement.value, board) !== null;
  const drops = rules.find(({ option }) => option === 'pieceDrops')?.value ?? null;
  const isLimited = facts.some(
    ({ fact }) => fact.kind === 'drop-file' || fact.kind === 'drop-mate',
  );
  const hasDrops = drops === null ? isLimited : drops === 'true';
  return promotes && hasDrops && !pieces.some(isPawn) ? 'shogi' : 'chess';
}

/** What a start position is read with. */
interface StartSources {
  readonly board: Board;
  readonly pieces: readonly PieceType[];
  /** The game whose pieces this game has. Null if there is none. */
  readonly base: Variant | null;
}

function startOf(
  { base, board, pieces }: StartSources,
  {
    facts,
    hasSetup = false,
    notUnderstood = [],
    pieces: described,
    shown = [],
    start,
    span,
  }: ProseVariantOptions & StartProse,
  diagnostics: Diagnostic[],
): Sourced<Position> | null {
  if (start === null) {
    const found = startOfPage(shown, board, pieces);
    if (found !== null) return found;
    const known = startOfGame(facts, board, pieces);
    if (known !== null) return withEdits(known, { facts, pieces }, diagnostics);
    // The rules of another game include its start position, unless the page may tell of another one.
    const isTakenOver = base !== null && gameOfRules(facts) === base.id && shown.length === 0;
    const mayTell = hasSetup || notUnderstood.length > 0 || tellsOfStart(facts);
    const taken =
      isTakenOver && !mayTell
        ? startTakenOver(base, board, pieces, { facts, pieces: described })
        : null;
    if (taken !== null) return withEdits(taken, { facts, pieces }, diagnostics);
    const place = described[0]?.span ?? span;
    const missing = missingStart(shown, board, pieces, described);
    if (missing !== null)
      diagnostics.push(
        diagnose(
          'doc/start-position-missing',
          // One that is shown and not read may be any position.
          missing.span === null ? 'warning' : 'error',
          missing.span ?? place,
          missing.message,
        ),
      );
    return null;
  }
  const read = parseFen(start.fen, fenContext(board, pieces, { hands: true }), start.span);
  addAll(diagnostics, read.diagnostics);
  return read.value === null ? null : stated(read.value, start.span);
}

/** Without a number of checks in its FEN, the engine counts to one. */
function withChecks(
  start: Sourced<Position> | null,
  { checkCounting }: RuleFields<PieceId>,
  { completion, facts }: Pick<ProseVariantOptions, 'completion'> & Pick<PageProse, 'facts'>,
): Sourced<Position> | null {
  if (start === null || !checkCounting) return start;
  const [said] = factsOfKind(facts, 'checks');
  const other = start.value.checks ?? completedChecks(completion);
  const checks = said === undefined ? other : byColor(() => said.fact.times);
  return checks === null ? start : { ...start, value: { ...start.value, checks } };
}

/** A FEN that does not give castling rights has none if there is no castling, and they have no other use. */
function withoutRights(
  start: Sourced<Position> | null,
  { castling, gating }: RuleFields<PieceId>,
): Sourced<Position> | null {
  if (start === null || castling || gating) return start;
  return { ...start, value: { ...start.value, castlingRights: '-' } };
}
