import type { Game } from '../../play/game.js';
import { createMatch, type Match } from '../../play/match.js';
import type { Outcome, Witness } from '../../play/mechanic.js';
import { MECHANICS } from '../../play/mechanics.js';
import { compileGame } from '../../play/move-api.js';
import type { MoveCode } from '../../play/move.js';
import { printFen } from '../../play/notation/print-fen.js';
import { parseMove, printMove } from '../../play/notation/uci.js';
import { boardLines } from '../board-lines.js';
import { ENDING_KINDS, type EndingKind } from './ending-kinds.js';
import { ENDINGS } from './endings.js';
import { hasAllKings, startsFairly } from './fair-start.js';
import { compileJudge } from './judge.js';
import { materialOf } from './position-material.js';
import { RECIPES } from './recipes.js';
import { type Budget, type FoundLine, searchLines } from './search.js';
import { searchShuffles } from './shuffles.js';

/** The result of a search for one ending in a game. */
export type Evidence = ShownEnding | MissingEnding;

/** A line of moves with this ending. */
export interface ShownEnding {
  readonly status: 'shown';
  readonly kind: EndingKind;
  /** Whether the line begins at the start of the game or in a composed position. */
  readonly from: 'start' | 'composed';
  readonly fen: string;
  /** UCI moves. */
  readonly moves: readonly string[];
  readonly finalFen: string;
  /** The final position as text. */
  readonly board: readonly string[];
  readonly outcome: Outcome;
}

/** No line with this ending was found. */
interface MissingEnding {
  readonly status: 'none';
  readonly kind: EndingKind;
  /** The number of positions searched. */
  readonly positions: number;
  /** Whether every line of the game was searched. */
  readonly isAll: boolean;
}

/** The default number of positions searched from the start, and again from composed positions. */
const DEFAULT_NODES = 100_000;
/** The most positions searched from one composed position. */
const NODES_OF_ONE = 2000;
/** The number of attempts to compose a position from only the needed pieces. */
const BARE_TRIES = 20;

/** The endings that are possible under the rules of a game. */
export function endingsOf(game: Game): readonly EndingKind[] {
  return ENDING_KINDS.filter((kind) => ENDINGS[kind].isPossibleIn(game));
}

/** Searches a line to each ending. Deterministic for the same game and number of positions. */
export function evidenceOf(
  game: Game,
  nodes: number = DEFAULT_NODES,
  ends: readonly EndingKind[] = endingsOf(game),
): readonly Evidence[] {
  const compiled = compileGame(game);
  const match = createMatch(compiled);
  if (match.start(game.startFen) !== null)
    return ends.map((kind) => ({ status: 'none', kind, positions: 0, isAll: false }));
  const judge = compileJudge(compiled);
  const material = materialOf(compiled, match.position);
  const startFen = printFen(compiled, match.position);
  const kinds = ends.filter((kind) => kind !== 'insufficient-material' || canBeDead());
  const shown = new Map<EndingKind, ShownEnding>();
  const wanted = (): readonly EndingKind[] => kinds.filter((kind) => !shown.has(kind));
  const fromStart: Budget = { left: nodes };
  match.start(startFen);
  const isAll = search('start', startFen, fromStart, Infinity);
  const composed: Budget = { left: nodes };
  const witnesses = witnessesFor(game);
  if (!isAll) {
    for (const witness of witnesses) if (isLine(witness)) tryWitness(witness);
    for (let number = 0; composed.left > 0 && wanted().length > 0; number++) compose(number);
    for (const witness of witnesses) if (!isLine(witness)) tryWitness(witness);
  }
  const positions = 2 * nodes - fromStart.left - composed.left;
  return kinds.map((kind) => shown.get(kind) ?? { status: 'none', kind, positions, isAll });

  /** Whether the material is insufficient with only the needed pieces. If not, it always suffices. */
  function canBeDead(): boolean {
    return Array.from({ length: BARE_TRIES }, () => RECIPES.bare(material, 0)).some(
      (fen) =>
        fen !== null && match.start(fen) === null && judge(match)?.kind === 'insufficient-material',
    );
  }

  /** Searches from the position of the match for all endings that are still wanted; true if every line was searched. */
  function search(
    from: ShownEnding['from'],
    fen: string,
    budget: Budget,
    mostPlies: number,
  ): boolean {
    const loops = new Set(wanted().filter(isRepetition));
    if (loops.size > 0) show(from, fen, searchShuffles(match, judge, loops, budget));
    const others = new Set(wanted().filter((kind) => !isRepetition(kind)));
    const { found, isAll: all } = searchLines(match, judge, others, budget, mostPlies);
    show(from, fen, found);
    return all;
  }

  function show(
    from: ShownEnding['from'],
    fen: string,
    found: ReadonlyMap<EndingKind, FoundLine>,
  ): void {
    for (const [kind, { moves, judgement }] of found) {
      const printed = playLine(match, moves);
      shown.set(kind, {
        status: 'shown',
        kind,
        from,
        fen,
        moves: printed,
        finalFen: printFen(compiled, match.position),
        board: boardLines(compiled, match.position),
        outcome: judgement.outcome,
      });
      takeBack(match, moves.length);
    }
  }

  function tryWitness({ fen, moves = [] }: Witness): void {
    const isFair =
      moves.length > 0
        ? startsFairly(fen, match, judge, material)
        : match.start(fen) === null && hasAllKings(match.position, material);
    if (!isFair) return;
    const canonical = printFen(compiled, match.position);
    const codes: MoveCode[] = [];
    for (const text of moves) {
      const move = parseMove(compiled, match.position, text);
      if (move === null) return;
      match.play(move);
      codes.push(move);
    }
    const judgement = judge(match);
    takeBack(match, codes.length);
    if (judgement !== null && wanted().includes(judgement.kind))
      show('composed', canonical, new Map([[judgement.kind, { moves: codes, judgement }]]));
  }

  function compose(number: number): void {
    const recipes = new Set(wanted().flatMap((kind) => ENDINGS[kind].recipes));
    for (const recipe of recipes) {
      composed.left -= 1;
      const fen = RECIPES[recipe](material, number);
      if (fen === null || !startsFairly(fen, match, judge, material)) continue;
      const some: Budget = { left: Math.min(composed.left, NODES_OF_ONE) };
      composed.left -= some.left;
      search('composed', printFen(compiled, match.position), some, recipe === 'filled' ? 2 : 1);
      composed.left += some.left;
    }
  }
}

function isRepetition(kind: EndingKind): boolean {
  return ENDINGS[kind].by.includes('repetition');
}

/** Plays the moves and returns them in UCI notation. */
function playLine(match: Match, moves: readonly MoveCode[]): readonly string[] {
  return moves.map((move) => {
    const text = printMove(match.compiled, match.position, move);
    match.play(move);
    return text;
  });
}

function takeBack(match: Match, moves: number): void {
  for (let i = 0; i < moves; i++) match.takeBack();
}

const WITNESSES: readonly Witness[] = MECHANICS.flatMap(({ witnesses }) => [...witnesses]);

/** The witnesses of the mechanics, those for this game first. The others may also fit it. */
function witnessesFor({ name }: Game): readonly Witness[] {
  const isOwn = ({ game }: Witness): boolean => game === `parent = ${name}`;
  return [...WITNESSES.filter(isOwn), ...WITNESSES.filter((witness) => !isOwn(witness))];
}

/** Whether a witness has moves. In one without moves the game is already over. */
function isLine({ moves = [] }: Witness): boolean {
  return moves.length > 0;
}
