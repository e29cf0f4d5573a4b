import { tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import * as t from './lexer.js';
import type { HeadingTree } from './trees.js';
import type { DirectionWord, Heading, Turn } from './syntax.js';

const DIRECTIONS: readonly (readonly [TokenType, DirectionWord])[] = [
  [t.Straight, 'straight'],
  [t.Diagonally, 'diagonally'],
  [t.Forward, 'forward'],
  [t.Backward, 'backward'],
  [t.Back, 'backward'],
  [t.Left, 'left'],
  [t.Right, 'right'],
  [t.Sideways, 'sideways'],
  [t.Vertically, 'vertically'],
  [t.InAnyDirection, 'in-any-direction'],
  [t.AwayFromStart, 'away-from-start'],
  [t.OppositeSide, 'opposite-side'],
];

const TURNS: readonly (readonly [TokenType, Turn])[] = [
  [t.StraightOn, 'straight-on'],
  [t.Outward, 'outward'],
  [t.AtARightAngle, 'at-a-right-angle'],
  [t.Inward, 'inward'],
];

const CORNERS: readonly DirectionWord[] = [
  'forward-left',
  'forward-right',
  'backward-left',
  'backward-right',
];

/** Directions; `back` alone may be a turn as well, which whoever knows the leg before decides. */
export function headingOf(tree: HeadingTree): Heading {
  const words = tree.flat();
  const has = (type: TokenType): boolean => words.some((word) => tokenMatcher(word, type));
  const turn = TURNS.find(([type]) => has(type))?.[1] ?? null;
  return {
    alternatives: tree
      .map((alternative) => alternative.flatMap((word) => directionOf(word) ?? []))
      .filter((alternative) => alternative.length > 0),
    turn: turn ?? (words.length === 1 && has(t.Back) ? 'back' : null),
    side: has(t.ToTheSameSide) ? 'same' : has(t.ToTheOtherSide) ? 'other' : null,
  };
}

/** Null: it is no direction but a turn. */
export function directionOf(token: IToken): DirectionWord | null {
  if (tokenMatcher(token, t.Corner)) {
    const image = token.image.toLowerCase();
    return CORNERS.find((corner) => corner === image) ?? null;
  }
  return DIRECTIONS.find(([type]) => tokenMatcher(token, type))?.[1] ?? null;
}
