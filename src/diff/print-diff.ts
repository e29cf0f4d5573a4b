import { PLAYERS } from '../explain/described-game.js';
import type { Outcome } from '../play/mechanic.js';
import { capitalized } from '../text/words.js';
import { PLACEMENT } from './compare-start.js';
import type {
  About,
  CosmeticDifference,
  DifferingField,
  PlayDifference,
  Showing,
  VariantDifference,
} from './difference.js';

type Names = Pick<VariantDifference, 'first' | 'second'>;

/** The comparison as text for people; it ends with a line break. */
export function printDiff(diff: VariantDifference): string {
  const { cosmetic, first, play, second } = diff;
  const shown = play.filter(({ showing }) => showing !== null);
  const possible = play.filter(({ showing }) => showing === null);
  const parts = [
    headline(diff),
    ...shown.map((difference) => printDifference(difference, diff)),
    ...(possible.length === 0
      ? []
      : [
          play.some(({ about }) => about.kind === 'board')
            ? 'These also differ, but games on different boards cannot be compared:'
            : 'These may make a difference, but no position was found that shows it:',
          ...possible.map((difference) => printDifference(difference, diff)),
        ]),
    ...(cosmetic.length === 0
      ? []
      : [
          [
            `No difference in play (${first} / ${second}):`,
            ...cosmetic.map((difference) => indent(printCosmetic(difference))),
          ].join('\n'),
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function headline({ first, second, verdict }: VariantDifference): string {
  switch (verdict) {
    case 'same':
      return `${first} and ${second} are the same in play.`;
    case 'possible':
      return `${first} and ${second} may differ in play, but no difference was found.`;
    case 'differs':
      return `${first} and ${second} differ in play.`;
  }
}

function printDifference(
  { about, fields, holdsAsIs, sentences: described, showing }: PlayDifference,
  names: Names,
): string {
  const { first, second } = names;
  const sentences = [
    ...described.first.map((sentence) => `${first}: ${sentence}`),
    ...described.second.map((sentence) => `${second}: ${sentence}`),
  ];
  const isStart = showing?.kind === 'start' && about.kind === 'start';
  const values = fields
    .filter(({ key }) => !(isStart && key === PLACEMENT))
    .flatMap((field) => printField(field, names));
  // The start positions are shown once.
  const isShown = showing === null || (showing.kind === 'start' && about.kind !== 'start');
  const scene = isShown ? [] : printShowing(showing, names);
  const alone = 'The other differences are left out here: the position shows this one alone.';
  return [
    title(about, names),
    ...[...values, ...sentences, ...scene, ...(holdsAsIs ? [] : [alone])].map(indent),
  ].join('\n');
}

function printField({ first, key, second }: DifferingField, names: Names): readonly string[] {
  if (first === '' || second === '') return [`${key}: ${first || second}`];
  return first.length > 30 || second.length > 30
    ? [key, indent(`${names.first}: ${first}`), indent(`${names.second}: ${second}`)]
    : [`${key}: ${first} / ${second}`];
}

function title(about: About, names: Names): string {
  switch (about.kind) {
    case 'board':
      return 'The board';
    case 'start':
      return 'The start position';
    case 'piece':
      return `The ${about.piece}`;
    case 'extra-piece':
      return `The ${about.piece}, only in ${names[about.of]}`;
    case 'rule':
      return `Rule: ${capitalized(inWords(about.rule))}`;
    case 'unexplained':
      return 'An unexplained difference';
  }
}

/** `must-capture` and `bareKings` as words. */
function inWords(rule: string): string {
  if (rule === 'n-move') return 'moves without progress';
  return rule.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function printShowing(showing: Showing, { first, second }: Names): readonly string[] {
  const both = (one: string, two: string): readonly string[] => [
    `${first}: ${one}`,
    `${second}: ${two}`,
  ];
  switch (showing.kind) {
    case 'start':
      return both(showing.first, showing.second);
    case 'moves':
      return [
        ...printLine(showing.line),
        ...movesOf(first, showing.first),
        ...movesOf(second, showing.second),
      ];
    case 'result':
      return [
        ...printLine(showing.line),
        ...both(outcomeOf(showing, 'first'), outcomeOf(showing, 'second')),
      ];
    case 'position':
      return [...printLine(showing.line), ...both(showing.first, showing.second)];
  }
}

function printLine({ fen, moves }: { readonly fen: string; readonly moves: readonly string[] }) {
  return [`in ${fen}`, ...(moves.length === 0 ? [] : [`after ${moves.join(' ')}`])];
}

/** The number of moves that are listed; the rest are only counted. */
const MOST_MOVES = 8;

function movesOf(name: string, moves: readonly string[]): readonly string[] {
  if (moves.length === 0) return [];
  const listed = moves.slice(0, MOST_MOVES).join(' ');
  const more = moves.length > MOST_MOVES ? ` and ${moves.length - MOST_MOVES} more` : '';
  return [`legal only in ${name}: ${listed}${more}`];
}

function outcomeOf(
  showing: Extract<Showing, { readonly kind: 'result' }>,
  of: 'first' | 'second',
): string {
  const { later, [of]: outcome } = showing;
  if (outcome !== null || later === null) return outcomeInWords(outcome);
  return `the game goes on; after ${later.moves.join(' ')} as well, ${outcomeInWords(later.outcome)}`;
}

function outcomeInWords(outcome: Outcome | null): string {
  switch (outcome) {
    case null:
      return 'the game goes on';
    case 'draw':
      return 'the game is a draw';
    case 'white':
    case 'black':
      return `${PLAYERS[outcome]} wins`;
  }
}

function printCosmetic({ first, key, piece, second }: CosmeticDifference): string {
  const what = piece === null ? key : `${piece}, ${key}`;
  return `${what}: ${first || '-'} / ${second || '-'}`;
}

function indent(text: string): string {
  return `  ${text}`;
}
