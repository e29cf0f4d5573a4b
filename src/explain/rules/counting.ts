import { COLORS } from '../../ir/board.js';
import { JANGGI_POINTS } from '../../play/material.js';
import { insufficientMaterial } from '../../play/mechanics/insufficient-material.js';
import { listInWords } from '../../text/words.js';
import type { RuleFamily } from '../rule-family.js';
import { drawClause } from '../result-words.js';
import { nameOfKind, type DescribedGame } from '../described-game.js';
import { plural } from '../words.js';

/** Endings that no single move decides: agreements by passing, full boards, counts of pieces and of moves. */
export const counting = {
  chapter: 'End of the game',
  fields: [
    'bikjangRule',
    'adjudicateFullBoard',
    'materialCounting',
    'countingRule',
    'sittuyinPromotion',
  ],
  describe: (described) => [
    ...describePasses(described),
    ...describeBikjang(described),
    ...(described.game.rules.adjudicateFullBoard
      ? [`When the board is full, ${drawClause(described)}.`]
      : []),
    ...describeBareKings(described),
    ...describeDead(described),
    ...describeCounts(described),
    ...describeMaterial(described),
  ],
} as const satisfies RuleFamily;

function describePasses(described: DescribedGame): readonly string[] {
  const { pass, passOnStalemate, wallOrMove } = described.game.rules;
  const may = (color: 'white' | 'black'): boolean => pass[color] || passOnStalemate[color];
  return may('white') && may('black') && !wallOrMove
    ? [`When both players pass, one after the other, ${drawClause(described)}.`]
    : [];
}

function describeBikjang(described: DescribedGame): readonly string[] {
  const { king, rules } = described.game;
  return rules.bikjangRule && king !== null
    ? [
        `If the kings face each other on an open file or rank, the player to move must part them or pass; if he passes, ${drawClause(described)}.`,
      ]
    : [];
}

function describeBareKings({ game: { beyond, king } }: DescribedGame): readonly string[] {
  return beyond.bareKings === null || king === null
    ? []
    : [
        'When only the two kings are left, the king nearer to its last rank wins; if both are equally near, the player to move.',
      ];
}

/** A draw by insufficient material; not if a king can win by reaching a goal, because it always can. */
function describeDead({ game }: DescribedGame): readonly string[] {
  const { king, rules } = game;
  const isKingsRace = COLORS.some(
    (color) => rules.flagRegion[color].length > 0 && ['*', king].includes(rules.flagPiece[color]),
  );
  return insufficientMaterial.appliesTo(game) && king !== null && !isKingsRace
    ? ['If neither player has enough pieces left to win, the game is a draw.']
    : [];
}

/** Measured in the engine: `play/mechanics/counting`. */
function describeCounts(described: DescribedGame): readonly string[] {
  const { rules } = described.game;
  const before = rules.sittuyinPromotion
    ? [
        'A player who has only his king and a pawn, is not in check and could do nothing but promote may claim a draw.',
      ]
    : [];
  switch (rules.countingRule) {
    case 'none':
      return before;
    case 'makruk':
      return [
        ...before,
        'Once no pawns are left on the board, moves are counted: after 64 by each player the game is a draw.',
        `A player who is left with a lone king and no pawns on the board is to be mated within ${sayHonour(described, [8, 16, 22, 32, 44, 64])} of his moves, otherwise the game is a draw; the count begins with the number of pieces on the board.`,
      ];
    case 'cambodian':
      return [
        ...before,
        'Once a player has no more than three pieces left, moves are counted: after 63 by each player the game is a draw.',
        `A player who is left with a lone king and no pawns on the board is to be mated within ${sayHonour(described, [7, 15, 21, 31, 43, 63])} of his moves, otherwise the game is a draw; the count begins with the number of pieces on the board.`,
      ];
    case 'asean': {
      const [rook, khon, knight] = ['rook', 'silver', 'knight'].map(
        (kind) => nameOfKind(described, kind) ?? kind,
      );
      return [
        ...before,
        `A player who is left with a lone king and no pawns on the board is to be mated within 16 (against a ${rook ?? ''}), 44 (otherwise against a ${khon ?? ''}) or 64 (otherwise against a ${knight ?? ''}) of his moves, otherwise the game is a draw.`,
      ];
    }
  }
}

/** The numbers of moves, by the pieces of the stronger player: two rooks, one rook, two khons, two knights, one khon, anything else. */
function sayHonour(
  described: DescribedGame,
  [rooks, rook, khons, knights, khon, other]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
): string {
  const name = (kind: string): string => nameOfKind(described, kind) ?? kind;
  return [
    `${rooks} (against two ${plural(name('rook'))})`,
    `${rook} (one ${name('rook')})`,
    `${khons} (two ${plural(name('silver'))})`,
    `${knights} (two ${plural(name('knight'))})`,
    `${khon} (one ${name('silver')})`,
    `or ${other} (anything else)`,
  ].join(', ');
}

/** Points as the engine counts them. */
function describeMaterial(described: DescribedGame): readonly string[] {
  switch (described.game.rules.materialCounting) {
    case 'none':
    case 'whitedrawodds':
    case 'blackdrawodds':
      return [];
    case 'unweighted':
      return [
        'When the pieces are counted, the player with more on the board wins; if both have the same number, the game is a draw.',
      ];
    case 'janggi': {
      const points = [...JANGGI_POINTS].flatMap(([kind, worth]) => {
        const name = nameOfKind(described, kind);
        return name === null ? [] : [`${name} ${worth}`];
      });
      return [
        `When the pieces are counted, the player with more points wins: ${listInWords(points)}; Black, who moves second, gets 1.5 more.`,
      ];
    }
  }
}
