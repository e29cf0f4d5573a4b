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

/** Captures and their effects, passing, kings, palaces. */
export const MOVE_BULLETS = [
  single('Must capture', 'mustCapture', DUTY, {
    text: 'A player who can capture must do so.',
    also: ['Compulsory capture', 'Captures are compulsory', 'Forced capture'],
  }),
  single('Blast', 'blastOnCapture', YES_NO, {
    text: 'A capture removes the capturing piece and all adjacent pieces except pawns, as in atomic chess.',
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
      text: 'Captures explode (`Blast`), and a player whose king explodes loses. Kings may stand next to each other; then neither can be captured.',
      also: ['Explosion', 'Explosions'],
    },
  ),
  single('Blast immune', 'blastImmuneTypes', PIECES, {
    text: 'Pieces that a blast does not remove.',
    example: 'King',
  }),
  single('Do not take their own kind', 'mutuallyImmuneTypes', PIECES, {
    text: 'A piece of these types may not capture another of its own type.',
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
      text: 'Enemy pieces change sides: those that a move encloses in a line (reversi), all pieces adjacent to its destination (ataxx), or the same, but for drops only next to a friendly piece (quadwrangle).',
      example: 'reversi',
    },
  ),
  single('Pass', 'pass', WHO, { text: 'Whether players may pass.' }),
  single('Pass on stalemate', 'passOnStalemate', WHO, {
    text: 'A player without a legal move passes.',
  }),
  single('Giving check', 'checking', ALLOWED, {
    text: 'Whether moves may give check. They may not in racing kings.',
    example: 'forbidden',
    also: ['Checks'],
  }),
  single('Facing kings', 'flyingGeneral', FORBIDDEN, {
    text: 'Whether kings may face each other on an open line. They may not in xiangqi.',
    also: ['Facing generals'],
  }),
  // The name is that of the rule, not of what it forbids, so "yes" means that the rule applies.
  shorthand(
    'Flying general',
    ['yes', 'no', 'forbidden', 'allowed'],
    (word) => ({ fields: { flyingGeneral: word === 'yes' || word === 'forbidden' } }),
    {
      text: 'Another name for `Facing kings: forbidden`.',
      also: ['Flying generals'],
    },
  ),
  single('King in check stays', 'makpongRule', YES_NO, {
    text: 'A king in check may not move away, as in makpong.',
    also: ['Makpong rule'],
  }),
  single('Soldiers go sideways from rank', 'soldierPromotionRank', RANK, {
    text: 'The rank from which soldiers (fsW) can move sideways. For other pieces use a Region.',
    example: '6',
  }),
] as const;
