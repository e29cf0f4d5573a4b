import type { EnclosingRule } from '../../../ir/rules.js';
import {
  ALLOWED,
  FORBIDDEN,
  PIECES,
  RANK,
  shorthand,
  single,
  WHO,
  words,
  DUTY,
  YES_NO,
} from '../bullet-values.js';

/** Captures and what they do, passing, kings, palaces. */
export const MOVE_BULLETS = [
  single('Must capture', 'mustCapture', DUTY, {
    text: 'A player who can capture must.',
    also: ['Compulsory capture', 'Captures are compulsory', 'Forced capture'],
  }),
  single('Blast', 'blastOnCapture', YES_NO, {
    text: 'A capture removes the piece that captures and all around the square but pawns, as in atomic chess.',
  }),
  shorthand(
    'Atomic',
    ['yes'],
    (_word, { king }) => {
      if (king === null) return { fields: { blastOnCapture: true } };
      const fields = {
        blastOnCapture: true,
        extinctionValue: 'loss',
        extinctionPseudoRoyal: true,
      } as const;
      return { fields: { ...fields, extinctionPieceTypes: [king] }, notRoyal: [king] };
    },
    {
      text: 'Captures explode (`Blast`), and who loses the king by that loses. Kings may stand side by side, where neither can be taken.',
      also: ['Explosion', 'Explosions'],
    },
  ),
  single('Blast immune', 'blastImmuneTypes', PIECES, {
    text: 'Pieces that a blast does not remove.',
    example: 'King',
  }),
  single('Do not take their own kind', 'mutuallyImmuneTypes', PIECES, {
    text: 'A piece of these kinds may not capture another of its kind.',
    example: 'King',
    also: ['Mutually immune'],
  }),
  single('Petrify', 'petrifyOnCaptureTypes', PIECES, {
    text: 'Pieces that turn into a wall when they capture.',
    example: 'Knight, Bishop, Rook, Queen',
    also: ['Petrifying'],
  }),
  single('Petrifying blast', 'petrifyBlastPieces', YES_NO, {
    text: 'Pieces removed by a blast leave walls.',
  }),
  single(
    'Flipping',
    'flipEnclosedPieces',
    words<EnclosingRule>([
      ['none', 'none'],
      ['reversi', 'reversi'],
      ['ataxx', 'ataxx'],
      ['quadwrangle', 'quadwrangle'],
      ['snort', 'snort'],
      ['anyside', 'anyside'],
      ['top', 'top'],
    ]),
    {
      text: 'Enemy pieces change sides: those that a move encloses in a line (reversi), all around where it ends (ataxx), or around a piece that comes from afar (quadwrangle).',
      example: 'reversi',
    },
  ),
  single('Pass', 'pass', WHO, { text: 'May a player pass?' }),
  single('Pass on stalemate', 'passOnStalemate', WHO, {
    text: 'A player without another move passes.',
  }),
  single('Giving check', 'checking', ALLOWED, {
    text: 'Are moves that give check allowed? Not in racing kings.',
    example: 'forbidden',
    also: ['Checks'],
  }),
  single('Facing kings', 'flyingGeneral', FORBIDDEN, {
    text: 'May kings stand on a line with nothing between them? Not in xiangqi.',
    also: ['Facing generals'],
  }),
  // The name of the rule, not of what it forbids: "yes" is that it holds.
  shorthand(
    'Flying general',
    ['yes', 'no', 'forbidden', 'allowed'],
    (word) => ({ fields: { flyingGeneral: word === 'yes' || word === 'forbidden' } }),
    {
      text: 'The rule of `Facing kings` by its name: `yes` is the same as `Facing kings: forbidden`.',
      also: ['Flying generals'],
    },
  ),
  single('King in check stays', 'makpongRule', YES_NO, {
    text: 'A king in check may not move away, as in makpong.',
    also: ['Makpong rule'],
  }),
  single('Soldiers go sideways from rank', 'soldierPromotionRank', RANK, {
    text: 'From which rank on what moves as a soldier (fsW) moves sideways; a Region does the same for all pieces.',
    example: '6',
  }),
] as const;
