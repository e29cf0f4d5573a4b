import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `game`, by slug: games and moves as text. */
export const GAME_CODES = {
  'illegal-move': {
    title: 'A move of a game is illegal.',
    why: 'All later moves would be played in a different position.',
    example: '1. P-7f P-3c',
  },
  'unreadable-move': {
    title: 'A word of a game is not a move in its notation.',
    why: 'The game is read up to this move.',
    example: '1. P-7f Z-3d',
  },
  'ambiguous-move': {
    title: 'Several pieces could make a move.',
    why: 'The move must state the square that the piece comes from.',
    example: '1. G-5h where golds on 6i and 4i can go there',
  },
  'not-expressible': {
    title: 'A notation cannot express a move.',
    why: "Western notations have no signs for walls, gates and captures along the way. Hosking's drops look like letters with an apostrophe.",
    example: "fairyc convert --variant kashogi --from hodges --to hosking, where N' is a piece",
  },
  skipped: {
    title: 'Part of a game cannot be converted.',
    why: 'Only the main line is converted, without comments, variations and move marks such as ! and ?.',
    example: '1. P-7f {best} P-3d (1... P-8d) 2. P-2f $1',
  },
  unclosed: {
    title: 'A comment or a variation has no end.',
    why: 'Everything after its start belongs to it, so the rest of the moves is lost.',
    example: '1. P-7f {best P-3d',
  },
  'too-long': {
    title: 'A game has too many moves.',
    why: 'Moves of one game are read up to a limit that no game reaches, so that a damaged file takes no more memory than others.',
    example: 'a text of millions of moves without a result or a tag between them',
  },
  'bad-tag': {
    title: 'A tag of a game cannot be read.',
    why: 'Tags of the form [Name "value"] give the variant and the start position.',
    example: '[Variant kashogi]',
  },
  'no-variant': {
    title: 'The variant of a game is unknown.',
    why: 'Moves can be read only if the variant is known. Name it in the tag Variant or with --variant.',
    example: '[Variant "no such game"]',
  },
} as const satisfies Record<string, CodeRow>;
