import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `game`, by slug: games and moves as text. */
export const GAME_CODES = {
  'illegal-move': {
    title: 'A move of a game is not legal where it stands.',
    why: 'Everything behind it would be played in another position than the author had before him.',
    example: '1. P-7f P-3c',
  },
  'unreadable-move': {
    title: 'A word of a game is no move of its notation.',
    why: 'A game is read as far as its moves can be.',
    example: '1. P-7f Z-3d',
  },
  'ambiguous-move': {
    title: 'A move could be that of several pieces.',
    why: 'Only the square where the piece comes from tells which is meant.',
    example: '1. G-5h where golds on 6i and 4i can go there',
  },
  'not-expressible': {
    title: 'A notation has no way to write a move.',
    why: 'Western notations have nothing for walls, gates and captures on the way; the drops of Hosking look like letters with an apostrophe.',
    example: "fairyc convert --variant kashogi --from hodges --to hosking, where N' is a piece",
  },
  skipped: {
    title: 'Something of a game does not go into the other notation.',
    why: 'Comments, variations and marks of good and bad moves are no part of the line that is converted.',
    example: '1. P-7f {best} P-3d (1... P-8d) 2. P-2f $1',
  },
  unclosed: {
    title: 'A comment or a variation has no end.',
    why: 'All that follows is a part of it, and no move is left.',
    example: '1. P-7f {best P-3d',
  },
  'bad-tag': {
    title: 'A tag of a game cannot be read.',
    why: 'Variant and start position are taken from tags: [Name "value"].',
    example: '[Variant kashogi]',
  },
  'no-variant': {
    title: 'Nobody knows what variant a game is of.',
    why: 'Moves mean something only by the rules of a variant; the tag Variant or --variant names it.',
    example: '[Variant "no such game"]',
  },
} as const satisfies Record<string, CodeRow>;
