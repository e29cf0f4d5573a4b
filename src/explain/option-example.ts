import type { TypedOptionRow } from '../catalog/options/options.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import type { EngineRules } from '../ir/engine-rules.js';
import { compileGame } from '../play/move-api.js';
import { createMatch, type Match } from '../play/match.js';
import type { Mechanic, Outcome, Witness } from '../play/mechanic.js';
import { MECHANICS } from '../play/mechanics.js';
import { printFen } from '../play/notation/print-fen.js';
import { parseMove, printLegalMoves } from '../play/notation/uci.js';
import { boardLines } from './board-lines.js';
import { valueIn } from './option-values.js';
import { gameOfRules, sectionRules } from './section-game.js';

/** A position in which an option makes a difference. */
export interface OptionExample {
  /** Lines of a section of variants.ini without the option; the first may be `parent = NAME`. */
  readonly section: string;
  readonly fen: string;
  /** Moves from the FEN, in the engine's notation. */
  readonly moves: readonly string[];
  /** The board after the moves that can be played with the option. */
  readonly board: readonly string[];
  readonly withOption: Scene;
  readonly otherwise: Scene;
}

/** The moves and the position under one set of rules. */
export interface Scene {
  /** The value of the option, as a section writes it. */
  readonly value: string;
  /** The first move that is not legal; null if all are. The other fields describe the position before it. */
  readonly stopped: string | null;
  readonly after: string;
  readonly legal: readonly string[];
  readonly outcome: Outcome | null;
}

/** The first witness of the rules of play in which the option changes a move or the result; null if no witness shows it. */
export function findOptionExample(row: TypedOptionRow): OptionExample | null {
  for (const witness of witnessesOf(row)) {
    const example = exampleOf(row, witness);
    if (example !== null) return example;
  }
  return null;
}

const ALL_MECHANICS: readonly Mechanic[] = MECHANICS;

/** The witnesses whose section contains the key, then all others of the mechanics that claim its fields. */
function witnessesOf({ key, fields }: TypedOptionRow): readonly Witness[] {
  const isClaimed = ({ claims }: Mechanic): boolean =>
    claims.some((claim) => fields.some((field) => field === claim));
  const all = ALL_MECHANICS.flatMap(({ witnesses }) => witnesses);
  const own = ALL_MECHANICS.filter(isClaimed).flatMap(({ witnesses }) => witnesses);
  return [...all.filter(({ game }) => withoutKey(game, key) !== game), ...own];
}

function withoutKey(section: string, key: string): string {
  return section
    .split('\n')
    .filter((line) => !line.startsWith(`${key} =`))
    .join('\n');
}

function exampleOf(row: TypedOptionRow, { fen, game, moves = [] }: Witness): OptionExample | null {
  const section = withoutKey(game, row.key);
  const rules = sectionRules(game);
  const other = rules === null ? null : otherRules(row, game, section, rules);
  if (rules === null || other === null) return null;
  const withOption = play(rules, fen, moves);
  const otherwise = play(other, fen, moves);
  if (withOption === null || otherwise === null) return null;
  if (isAlike(withOption.scene, otherwise.scene)) return null;
  return {
    section,
    fen,
    moves,
    board: withOption.board,
    withOption: { value: valueIn(row, rules) ?? '-', ...withOption.scene },
    otherwise: { value: valueIn(row, other) ?? '-', ...otherwise.scene },
  };
}

/** The rules with another value of the option: without its line if there is one, otherwise with the opposite or the default value. */
function otherRules(
  row: TypedOptionRow,
  section: string,
  rest: string,
  rules: EngineRules,
): EngineRules | null {
  if (section !== rest) return sectionRules(rest);
  const value = valueIn(row, rules);
  const other = row.type === 'bool' ? String(value !== 'true') : valueIn(row, emptyEngineRules());
  return other === null || other === value ? null : sectionRules(`${rest}\n${row.key} = ${other}`);
}

type Seen = Omit<Scene, 'value'>;

/** Plays the moves that are legal; null if the position cannot be set up. */
function play(
  rules: EngineRules,
  fen: string,
  moves: readonly string[],
): { readonly scene: Seen; readonly board: readonly string[] } | null {
  const match = createMatch(compileGame(gameOfRules('explained', rules)));
  if (match.start(fen) !== null) return null;
  const { compiled, position } = match;
  const stopped = moves.find((text) => !playText(match, text)) ?? null;
  const scene = {
    stopped,
    after: printFen(compiled, position),
    legal: printLegalMoves(compiled, position),
    outcome: match.outcome(),
  };
  return { scene, board: boardLines(compiled, position) };
}

/** Plays a move; false if it is not legal. */
function playText(match: Match, text: string): boolean {
  const move = parseMove(match.compiled, match.position, text);
  if (move !== null) match.play(move);
  return move !== null;
}

function isAlike(one: Seen, other: Seen): boolean {
  return (
    one.stopped === other.stopped &&
    one.after === other.after &&
    one.outcome === other.outcome &&
    one.legal.length === other.legal.length &&
    one.legal.every((move) => other.legal.includes(move))
  );
}
