import type { Outcome } from '../play/mechanic.js';
import type { KnownOption, OptionExplanation } from './option.js';
import type { OptionExample, Scene } from './option-example.js';

/** An explanation for a terminal. */
export function printOptionExplanation(explanation: OptionExplanation): readonly string[] {
  const { key } = explanation;
  switch (explanation.kind) {
    case 'removed':
      return [
        key,
        '',
        'A key of older versions of Fairy-Stockfish, which no longer reads it.',
        `Today: ${explanation.replacedBy}`,
      ];
    case 'fork':
      return [key, '', `A key of ${explanation.program}, which Fairy-Stockfish does not read.`];
    case 'option':
      return printKnown(explanation);
  }
}

function printKnown(option: KnownOption): readonly string[] {
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['About', option.group],
    ['Values', `${option.allowed} (${option.type})`],
    ['Default', option.default],
    ['Acts', option.acts],
    ['Deprecated', option.replacedBy === null ? null : `use ${option.replacedBy}`],
    ['See also', listed(option.related)],
    ['Old names', listed(option.deprecated)],
    ['Removed names', listed(option.removed)],
    ['Moves', option.moves === null ? null : option.moves.join(' ')],
    ['Note', option.note],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return [
    option.key,
    '',
    option.meaning,
    '',
    ...facts.flatMap(([name, value]) =>
      value === null ? [] : [`  ${name.padEnd(width)}  ${value}`],
    ),
    ...(option.example === null ? [] : ['', ...printExample(option.key, option.example)]),
  ];
}

function listed(keys: readonly string[]): string | null {
  return keys.length === 0 ? null : keys.join(', ');
}

function printExample(key: string, example: OptionExample): readonly string[] {
  const { board, fen, moves, otherwise, section, withOption } = example;
  const played = moves.length === 0 ? '' : `, after ${moves.join(' ')}`;
  return [
    `Example: ${section.split('\n').join(', ')}`,
    `${fen}${played}`,
    '',
    ...board.map((line) => `  ${line}`),
    '',
    ...printScene(key, withOption, otherwise),
    '',
    ...printScene(key, otherwise, withOption),
  ];
}

/** How a scene differs from the other. */
function printScene(key: string, scene: Scene, other: Scene): readonly string[] {
  const facts: string[] = [];
  if (scene.stopped !== other.stopped) {
    if (scene.stopped !== null) facts.push(`${scene.stopped} is not legal`);
  } else if (scene.outcome === other.outcome) {
    const [lost, gained] = [lacking(scene, other), lacking(other, scene)];
    if (gained.length > 0) facts.push(`legal: ${someOf(gained)}`);
    if (lost.length > 0) facts.push(`not legal: ${someOf(lost)}`);
    if (scene.after !== other.after) facts.push(`the position is ${scene.after}`);
  }
  // After the end of a game there are no moves to show.
  if (scene.outcome !== other.outcome) facts.push(sayOutcome(scene.outcome));
  return [`  ${key} = ${scene.value}`, ...facts.map((fact) => `    ${fact}`)];
}

/** Moves that are legal in the other scene but not in this one. */
function lacking(scene: Scene, other: Scene): readonly string[] {
  return other.legal.filter((move) => !scene.legal.includes(move));
}

const MOST_MOVES = 8;

function someOf(moves: readonly string[]): string {
  const rest = moves.length - MOST_MOVES;
  const shown = moves.slice(0, MOST_MOVES).join(' ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

function sayOutcome(outcome: Outcome | null): string {
  switch (outcome) {
    case 'white':
      return 'White has won';
    case 'black':
      return 'Black has won';
    case 'draw':
      return 'the game is drawn';
    case null:
      return 'the game goes on';
  }
}
