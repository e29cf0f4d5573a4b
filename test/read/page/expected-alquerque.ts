import { both, type ExpectedFinding, type ExpectedFindings, type Words } from './expected.js';

/** Moves and rules that Fairy-Stockfish cannot represent. */
const BEYOND: Readonly<Record<string, Words>> = {
  rook: '(RF)',
  bishop: '(R2B)',
  silver: '(FAfW)',
  horse: both('when one square orthogonally forward', 'when must step one orthogonally forward'),
  lance: '(fR2fB2)',
  king: '(WFA)',
  promotion: both('promotion is compulsory when', 'promotion is obligatory'),
  pawns: both('Only one pawn per file', 'more than one in one file'),
  drops: both(
    'convert to their counterpants of the army',
    'converts to their counterpants of army',
  ),
};

export const ALQUERQUE: ExpectedFindings = {
  file: 'alquerque.txt',
  original: '003',
  findings: [
    { id: '1', severity: 'warning', code: 'doc/start-position-missing' },
    { id: '1 zone', severity: 'info', code: 'doc/assumed-rule', says: 'zone' },
    { id: '1 repetition', severity: 'info', code: 'doc/assumed-rule', says: 'epetition' },
    ...Object.entries(BEYOND).map(([id, at]): ExpectedFinding => ({
      id: `2 ${id}`,
      severity: 'error',
      code: 'emit/not-expressible',
      at,
    })),
    { id: '3', severity: 'info', code: 'doc/choices', says: '24' },
    { id: '4a', severity: 'info', code: 'doc/misspelt', at: '⟦in⟧ can step' },
    {
      id: '4b',
      severity: 'info',
      code: 'doc/misspelt',
      at: both('⟦when⟧ one square diagonally', '⟦when⟧ must step diagonally'),
    },
    {
      id: '4c',
      severity: 'info',
      code: 'doc/misspelt',
      at: both('⟦when⟧ one square orthogonally', '⟦when⟧ must step one'),
    },
  ],
  silent: [
    '--x-x--            --x-x--',
    '---!---            -x!-!x-',
    both('has just as many moves', 'average number of possible moves'),
    both('that makes 4 squares', '4 possible destination'),
    both('by promotion it loses none', 'lose possible moves after'),
    both('every move of gold and silver', 'moves of both gold and silver'),
    both('of the 8th rank', 'of 8th rank'),
    both('wish for an army', 'wished to make one army'),
  ],
  alsoTrue: [
    'is read as "counterpart',
    'is read as "standard"',
    'is read as "one"',
    'is read as "except"',
    '"one" is repeated',
  ].map((says): ExpectedFinding => ({ id: says, severity: 'info', code: 'doc/misspelt', says })),
};
