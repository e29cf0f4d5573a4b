import { opposite, type Color } from '../../ir/board.js';
import { resultOwner } from '../../ir/result-owner.js';
import type { Game } from '../../play/game.js';
import { RESULTS } from '../../play/player.js';
import { PLAYERS } from '../described-game.js';
import type { RepetitionClaim } from './claims.js';
import { NAMED_KEYS, type DecidingKey, type EndingKind, type PlainKey } from './ending-kinds.js';
import { ENDINGS } from './endings.js';
import type { Evidence, ShownEnding } from './evidence.js';
import { counted } from '../../text/counted.js';

/** The result that the real engine gives at the end of a line. */
export type EngineAnswer =
  | { readonly kind: 'answered'; readonly engine: string; readonly result: string }
  | { readonly kind: 'not-asked'; readonly why: string };

/** Whether the engine gives a different result from ours. */
export function isContradicted(evidence: Evidence, answer: EngineAnswer | null): boolean {
  return (
    evidence.status === 'shown' &&
    answer?.kind === 'answered' &&
    answer.result !== RESULTS[evidence.outcome]
  );
}

/** Describes one ending: what happens, the line of moves, who wins by which option, and the engine's result. */
export function sayEvidence(
  game: Game,
  evidence: Evidence,
  answer: EngineAnswer | null,
  claims: readonly RepetitionClaim[],
): readonly string[] {
  const { story, title } = ENDINGS[evidence.kind];
  if (evidence.status === 'none') return [title, `  ${sayMissing(evidence)}`];
  const { board, finalFen, moves } = evidence;
  return [
    title,
    `  ${sayStart(evidence)}`,
    ...(moves.length === 0 ? [] : [`    ${moves.join(' ')}`, `  ${finalFen}`]),
    ...board.map((line) => `    ${line}`),
    `  ${story}`,
    `  ${sayWinner(game, evidence)}`,
    ...(evidence.kind === 'repetition' ? sayRepetition(evidence, claims).map(indented) : []),
    ...(answer === null ? [] : [`  ${sayAnswer(evidence, answer)}`]),
  ];
}

function indented(line: string): string {
  return `  ${line}`;
}

function sayMissing({ isAll, positions }: Extract<Evidence, { readonly status: 'none' }>): string {
  const looked = counted(positions, 'position');
  return isAll
    ? `No game ends like this: every line was played, ${looked}.`
    : `None found within ${looked}.`;
}

function sayStart({ fen, from, moves }: ShownEnding): string {
  if (moves.length === 0) return `In an invented position, ${fen}`;
  const plies = moves.length === 1 ? 'one move' : `${moves.length} moves`;
  return from === 'start'
    ? `From the start position, ${plies}:`
    : `From an invented position, ${fen}, ${plies}:`;
}

function sayWinner(game: Game, { finalFen, kind, outcome }: ShownEnding): string {
  const toMove = turnOf(finalFen);
  if (outcome === 'draw') return `The game is a draw${by(reasonsOf(game, kind, () => ''))}.`;
  const [next, last] = [PLAYERS[toMove], PLAYERS[opposite(toMove)]];
  const reasons = reasonsOf(game, kind, (key) => forWhom(key, game.rules, next, last));
  return `${PLAYERS[outcome]} wins${by(reasons)}.`;
}

function by(reasons: readonly string[]): string {
  return reasons.length === 0 ? '' : ` by ${reasons.join(', ')}`;
}

/** The options that decide an ending, as in variants.ini, with the player that each value is for. */
function reasonsOf(
  { rules }: Game,
  kind: EndingKind,
  whom: (key: DecidingKey) => string,
): readonly string[] {
  return ENDINGS[kind].keys.flatMap((key) => {
    if (isNamed(key)) return [`\`${key}\``];
    const value = rules[key];
    const isSet = value !== false && value !== 0 && value !== 'none' && value !== '';
    if (!isSet && !key.endsWith('Value')) return [];
    return [`\`${key} = ${String(value)}\`${whom(key)}`];
  });
}

const NAMED: readonly string[] = NAMED_KEYS;

function isNamed(key: DecidingKey): key is Exclude<DecidingKey, PlainKey> {
  return NAMED.includes(key);
}

/** The player whose result the value of an option is; empty if the option has no such player. */
function forWhom(key: string, rules: Game['rules'], toMove: string, moved: string): string {
  const owner = resultOwner(key, rules);
  if (owner === 'the player to move') return ` (for ${toMove}, who is to move)`;
  if (owner === 'the player who has just moved') return ` (for ${moved}, who has just moved)`;
  return owner === null ? '' : ` (for ${owner})`;
}

/** Who completes a repetition, who began it, and where the author's sentences contradict the result. */
function sayRepetition(
  { fen, finalFen, outcome }: ShownEnding,
  claims: readonly RepetitionClaim[],
): readonly string[] {
  const began = turnOf(fen);
  const completed = opposite(turnOf(finalFen));
  const result = outcome === 'draw' ? 'draws' : outcome === completed ? 'wins' : 'loses';
  if (outcome === 'draw' && claims.length === 0) return [];
  return [
    `The player whose move completes the repetition, ${PLAYERS[completed]}, ${result}; ${PLAYERS[began]} made the first move of it.`,
    ...claims.flatMap(({ isAmbiguous, sentence, verdict }) => [
      ...(verdict === result
        ? []
        : [
            `The text contradicts this: “${sentence}” (there the player who repeats ${verdict}, here that player ${result}).`,
          ]),
      ...(isAmbiguous
        ? [
            `“${sentence}” is ambiguous: it may mean the player who completes the repetition (here ${PLAYERS[completed]}) or the one who began it (here ${PLAYERS[began]}).`,
          ]
        : []),
    ]),
  ];
}

function sayAnswer(shown: ShownEnding, answer: EngineAnswer): string {
  if (answer.kind === 'not-asked') return `The engine did not check this: ${answer.why}.`;
  const { engine, result } = answer;
  return isContradicted(shown, answer)
    ? `${engine} DISAGREES: after these moves its result is ${result}, not ${RESULTS[shown.outcome]}.`
    : `${engine} agrees: ${result}.`;
}

function turnOf(fen: string): Color {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}
