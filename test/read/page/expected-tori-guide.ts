import { both, type ExpectedFindings } from './expected.js';

/** Compared with the built-in `torishogi`, because the page has no options. */
export const TORI_GUIDE: ExpectedFindings = {
  file: 'tori-guide.md',
  original: '002',
  findings: [
    {
      id: '1',
      severity: 'error',
      code: 'rule/nfold-count',
      at: both('comes about three times', 'occurs three times'),
    },
    {
      id: '2',
      severity: 'warning',
      code: 'rule/nfold-side',
      at: both('who began the sequence must', 'starting the sequence must vary'),
    },
    {
      id: '3',
      severity: 'error',
      code: 'letters/duplicate',
      at: '\nPhoenix | ⟦Ph⟧ |',
      against: ['\nPheasant | ⟦Ph⟧ |'],
    },
    {
      id: '4',
      severity: 'warning',
      code: 'doc/notation-mixed',
      at: 'S\\*33',
      against: ['S11+'],
    },
    {
      id: '5',
      severity: 'warning',
      code: 'rule/prohibition-or-loss',
      at: both('this loses the game', 'cause the player to lose'),
      against: [
        both(
          'The following drops are…with immediate mate',
          'following drops are illegal…immediately mate',
        ),
      ],
    },
    {
      id: '6',
      severity: 'warning',
      code: 'rule/stalemate-two-meanings',
      at: both('cannot move his Phoenix', 'cannot move their Phoenix'),
      against: ['player can only make illegal moves'],
    },
    { id: '7', severity: 'info', code: 'rule/unstated', says: 'perpetualCheckIllegal' },
    { id: '8', severity: 'warning', code: 'doc/start-position-missing' },
    {
      id: '9',
      severity: 'info',
      code: 'doc/colour-map',
      at: both('means black/white', 'correspond to black/white'),
    },
    {
      id: '10',
      severity: 'info',
      code: 'doc/ambiguous',
      at: both('also move diagonally backwards', 'also move backwards diagonally'),
      against: ['unlimited diagonal'],
    },
    { id: '11', severity: 'info', code: 'doc/misspelt', at: 'Hodgkin' },
  ],
  silent: [
    'most powerful',
    both('tied for the strongest', 'tied with the Falcon'),
    both('quarter of the board', 'one quarter'),
    'oppponent',
    both('when one a taken', 'piece a captured'),
    both('are the as pawns', 'be the as Shogi pawns'),
    both('we draw to the real', 'will draw to simplify'),
  ],
  alsoTrue: [
    // "Must vary" forbids a move, which no option can express.
    { id: 'also prohibition', severity: 'warning', code: 'emit/not-expressible' },
  ],
};
