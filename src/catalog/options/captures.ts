import type { OptionRow } from './option-row.js';

/** Side effects of a capture. */
export const CAPTURE_OPTIONS = [
  {
    key: 'blastOnCapture',
    type: 'bool',
    fields: ['blastOnCapture'],
    default: false,
    meaning:
      'A capture removes the capturing piece and all non-pawns around the square (atomic chess).',
    note: 'needs a game without a royal king',
  },
  {
    key: 'blastImmuneTypes',
    type: 'PieceSet',
    fields: ['blastImmuneTypes'],
    default: '-',
    meaning: 'Pieces that an explosion cannot remove.',
    actsWhen: [['blastOnCapture']],
  },
  {
    key: 'mutuallyImmuneTypes',
    type: 'PieceSet',
    fields: ['mutuallyImmuneTypes'],
    default: '-',
    meaning: 'Types that may not capture a piece of their own type.',
  },
  {
    key: 'petrifyOnCaptureTypes',
    type: 'PieceSet',
    fields: ['petrifyOnCaptureTypes'],
    default: '-',
    meaning: 'Types that turn into a wall square when they capture.',
  },
  {
    key: 'petrifyBlastPieces',
    type: 'bool',
    fields: ['petrifyBlastPieces'],
    default: false,
    meaning: 'With blastOnCapture: pieces destroyed around the capture leave walls.',
    actsWhen: [['blastOnCapture']],
  },
] as const satisfies readonly OptionRow[];
