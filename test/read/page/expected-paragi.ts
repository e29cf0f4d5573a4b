import { both, type ExpectedFindings } from './expected.js';

const REPETITION = both(
  'a position three times…nobody may repeat it',
  'the same situation three…repeat the situation again',
);

export const PARAGI: ExpectedFindings = {
  file: 'paragi.html',
  original: '004',
  findings: [
    { id: '1', severity: 'error', code: 'ini/no-section', at: 'variantTemplate = shogi' },
    {
      id: '2',
      severity: 'error',
      code: 'fen/pocket-without-drops',
      at: both('There are no drops', 'no drop rule'),
      against: ['RNBHKDBNR⟦[]⟧'],
    },
    { id: '3', severity: 'warning', code: 'ini/deprecated-key', at: 'promotionRank = 7' },
    {
      id: '4',
      severity: 'error',
      code: 'doc/diagram-row-count',
      at: 'r n b d k h b n r',
      against: ['maxRank = 9', 'startFen = rnbdkhbnr'],
    },
    {
      id: '5',
      severity: 'warning',
      code: 'doc/undefined-piece-name',
      at: 'Templar',
      against: ['⟦Teut⟧ (T / +H)'],
    },
    {
      id: '6',
      severity: 'error',
      code: 'rule/mandatory-promotion-absent',
      at: both('must promote', 'must be promoted'),
    },
    {
      id: '7',
      severity: 'error',
      code: 'rule/stalemate-side',
      at: both('has no move left', 'can no longer move'),
    },
    {
      id: '8',
      severity: 'error',
      code: 'rule/flag-missing-for-campmate-prose',
      at: both('arrives on the 9th rank', '9th rank first'),
    },
    {
      id: '9',
      severity: 'error',
      code: 'rule/nfold-perspective',
      at: REPETITION,
      against: ['nFoldValue = loss'],
    },
    { id: '10', severity: 'warning', code: 'emit/not-expressible', at: REPETITION },
    {
      id: '11',
      severity: 'error',
      code: 'emit/not-expressible',
      at: both('closer to the last', 'closest to the last'),
    },
    { id: '12', severity: 'warning', code: 'rule/unstated', at: 'perpetualCheckIllegal = true' },
    { id: '13', severity: 'info', code: 'rule/unstated', at: 'immobilityIllegal = true' },
    { id: '14', severity: 'info', code: 'piece/custom-equals-builtin', at: 'a:QN' },
    { id: '15', severity: 'info', code: 'piece/custom-equals-builtin', at: 's:RNF' },
    {
      id: '16',
      severity: 'info',
      code: ['rule/no-effect', 'drop/pocket-size-without-drops'],
      at: 'pocketSize = 7',
    },
    {
      id: '17',
      severity: 'warning',
      code: ['doc/ambiguous', 'doc/ambiguous-move'],
      at: 'and then one sqaure diagonally',
    },
    {
      id: '18',
      severity: 'info',
      code: 'doc/ambiguous',
      at: both('a position three times', 'three times'),
      against: ['repeated twice'],
    },
    { id: '19a', severity: 'info', code: 'doc/misspelt', at: 'Repitition' },
    { id: '19b', severity: 'info', code: 'doc/misspelt', at: 'sqaure' },
  ],
  silent: [
    'castling = false',
    'nMoveRule = 0',
    'doubleStep = false',
    'promotedPieceType = p:g n:j b:c r:m q:a h:t d:s',
    'rnbdkhbnr/4q4/ppppppppp/9/9/9/PPPPPPPPP/4Q4',
    both('can give mate alone', 'make a checkmate alone'),
  ],
  alsoTrue: [],
};
