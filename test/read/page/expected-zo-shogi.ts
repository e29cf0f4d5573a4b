import { both, type ExpectedFindings } from './expected.js';

const REPETITION = both('for the third time first', '3 times first');

export const ZO_SHOGI: ExpectedFindings = {
  file: 'zo-shogi.txt',
  original: '001',
  findings: [
    {
      id: '1',
      severity: 'error',
      code: 'ini/no-section',
      at: 'variantTemplate = shogi',
    },
    { id: '2', severity: 'warning', code: 'ini/deprecated-key', at: 'promotionRank = 7' },
    { id: '3', severity: 'warning', code: 'ini/deprecated-key', at: 'whiteFlag = *9' },
    { id: '4', severity: 'warning', code: 'ini/deprecated-key', at: 'blackFlag = *1' },
    {
      id: '5',
      severity: 'error',
      code: 'rule/nfold-perspective',
      at: REPETITION,
      against: ['nFoldValue = loss'],
    },
    {
      id: '6',
      severity: 'error',
      code: 'rule/perpetual-check-absent',
      at: both('those of orthodox Shogi', 'same as orthodox Shogi'),
    },
    { id: '7', severity: 'info', code: 'doc/ambiguous', at: REPETITION },
    {
      id: '8a',
      severity: 'info',
      code: 'doc/misspelt',
      at: both('Goes one ⟦sqaure⟧', 'one ⟦sqaure⟧'),
    },
    {
      id: '8b',
      severity: 'info',
      code: 'doc/misspelt',
      at: both('attacked ⟦sqaure⟧', 'to the ⟦sqaure⟧'),
    },
    { id: '8c', severity: 'info', code: 'doc/misspelt', at: 'Campate' },
    {
      id: '9',
      severity: 'info',
      code: 'doc/dangling-reference',
      at: both('see that page', 'See this page'),
    },
    { id: '10', severity: 'info', code: 'doc/ignored-parameter', at: 'graphicsDir' },
  ],
  silent: [
    'dropNoDoubled = p',
    'shogiPawnDropMateIllegal = true',
    'immobilityIllegal = true',
    'stalemateValue = loss',
    'nMoveRule = 0',
    'castling = false',
    'doubleStep = false',
    'promotedPieceType = p:g n:g b:h r:d l:g e:i s:g',
    'startFen = lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[] w - - 0 1',
    'elephant:E:fsWF:elephant:e2,,e8',
    'tokin:T:WfF:promotedshogipawn:,',
    'apricot:A:WfF:promotedlance:,',
    'scepter:C:WfF:promotedknight:,',
    'whole:W:WfF:promotedsilver:,',
  ],
  alsoTrue: [],
};
