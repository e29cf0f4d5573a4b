import type { GameMove } from '../../games/move-value.js';

/** The questions, in order, until one move is left. Squares are chosen on the board, other answers from a list. */
const QUESTIONS = [
  'origin',
  'target',
  'form',
  'promotion',
  'castling',
  'gate',
  'wall',
  'move',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

/** The answer of a move to each question; '' means "none". */
const ANSWERS: Readonly<Record<QuestionKind, (move: GameMove) => string>> = {
  origin: ({ drop, from }) => (drop === null ? (from ?? '') : `${drop.replace('+', '')}@`),
  target: ({ to }) => to,
  form: ({ drop }) => drop ?? '',
  promotion: ({ promotion }) => promotion ?? '',
  castling: ({ castlingRook }) => castlingRook ?? '',
  gate: ({ gate }) => (gate === null ? '' : `${gate.piece}@${gate.square}`),
  wall: ({ wall }) => wall ?? '',
  move: ({ uci }) => uci,
};

/** The answers so far. */
export type Answers = Partial<Readonly<Record<QuestionKind, string>>>;

/** The next question, or the only move that is left. */
export type Next =
  | { readonly kind: 'ask'; readonly question: QuestionKind; readonly answers: readonly string[] }
  | { readonly kind: 'play'; readonly move: GameMove };

/** The next question about the legal moves that fit the answers; null if no move fits. Origin and target are always asked. */
export function nextQuestion(moves: readonly GameMove[], given: Answers): Next | null {
  const fitting = moves.filter((move) =>
    QUESTIONS.every((question) => {
      const answer = given[question];
      return answer === undefined || ANSWERS[question](move) === answer;
    }),
  );
  const [first] = fitting;
  if (first === undefined) return null;
  for (const question of QUESTIONS) {
    if (given[question] !== undefined) continue;
    const answers = [...new Set(fitting.map(ANSWERS[question]))];
    const isAlways = question === 'origin' || question === 'target';
    if (answers.length > 1 || isAlways) return { kind: 'ask', question, answers };
  }
  return { kind: 'play', move: first };
}
