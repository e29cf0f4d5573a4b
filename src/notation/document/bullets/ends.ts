import { byColor, COLORS } from '../../../ir/board.js';
import { bothSides, equalSquareSets, farthestRanks } from '../../../ir/region.js';
import type {
  ChasingRule,
  CountingRule,
  MaterialCounting,
  RuleFields,
  Value,
} from '../../../ir/rules.js';
import type { PieceId } from '../../../ir/piece.js';
import { NO_DEFAULTS, type RuleBullet, type RuleContext } from '../bullet-row.js';
import { EXTINCTION_BULLETS } from './extinction.js';
import { MOVE_RULE, REPETITION } from './repetition.js';
import {
  choice,
  COUNT,
  COUNT_OR_NONE,
  FORBIDDEN,
  countOf,
  PIECE_OF_EACH,
  PIECES,
  PIECES_OF_EACH,
  resultOf,
  single,
  SQUARES_OF_EACH,
  words,
  YES_NO,
  type ValueKind,
} from '../bullet-values.js';
import { CHECKMATES, meantWord } from '../bullet-words.js';

const OTHER_PLAYER = 'other|opponent|opponents';

const STALEMATED = {
  own: /stalemated|in stalemate|(?:with ?out|with no|no) moves?(?: left)?|(?:cannot|can't|can not|unable) move|cannot make move|move/,
  other: new RegExp(
    `stalemating|stalemates|(?:gives|giving|delivers|delivering)(?: stalemate)?|${OTHER_PLAYER}`,
  ),
};

const MATED = {
  own: /(?:check)?mated/,
  other: new RegExp(
    `(?:check)?mating|(?:check)?mates|(?:gives|giving|delivers) (?:check)?mate|${OTHER_PLAYER}`,
  ),
};

/** A result of checkmate. `wins` is for the player who gives it. */
const CHECKMATE: ValueKind<Value> = {
  ...resultOf(MATED),
  read: (text, context) =>
    /^w(?:ins|on)$/i.test(text) ? null : resultOf(MATED).read(text, context),
};

const CONNECTED = {
  own: /connects|connecting|with (?:row|line|connection)|(?:makes|completes)(?: row| line| connection)?/,
  other: new RegExp(OTHER_PLAYER),
};

const GOAL_SQUARES = single('Goal', 'flagRegion', SQUARES_OF_EACH, {
  text: 'A player whose piece reaches one of these squares wins. For the king only: `King to d4-e5`.',
  example: 'd4-e5',
  also: ['Hill', 'Goal squares', 'King of the hill'],
});

const GOAL: RuleBullet<'Goal'> = {
  ...GOAL_SQUARES,
  words: ['King to d4-e5', ...GOAL_SQUARES.words],
  read: (value, context) => {
    // It is the usual aim, and no square.
    if (CHECKMATES.test(value)) return {};
    const [, piece, squares] = /^([^;]{1,80}) (?:to|on|reaches) ([^;]{1,400})$/i.exec(value) ?? [];
    if (piece === undefined || squares === undefined) return GOAL_SQUARES.read(value, context);
    const flagPiece = PIECE_OF_EACH.read(piece, context);
    const flagRegion = SQUARES_OF_EACH.read(squares, context);
    return flagPiece === null || flagRegion === null ? null : { fields: { flagPiece, flagRegion } };
  },
};

const CAMPMATE: RuleBullet<'Campmate'> = {
  name: 'Campmate',
  words: ['yes', 'no'],
  example: 'yes',
  text: 'A king that reaches the last rank wins.',
  fields: ['flagPiece', 'flagRegion'],
  read: (value, context) => {
    const word = value.toLowerCase();
    if (word === 'no') return {};
    return word === 'yes' && context.king !== null ? { fields: campmate(context) } : null;
  },
  lacks: (value, { king }) =>
    king === null && value.toLowerCase() === 'yes'
      ? 'No piece is royal, so it is not clear which piece must reach the last rank; give it the note "Royal piece", or write "* Goal: last rank" and "* Goal pieces: …".'
      : null,
  say: ({ rules }, context) => {
    const { flagPiece, flagRegion } = campmate(context);
    const is = COLORS.every(
      (color) =>
        rules.flagPiece[color] === flagPiece[color] &&
        equalSquareSets(rules.flagRegion[color], flagRegion[color]),
    );
    return is && context.king !== null ? 'yes' : null;
  },
  defaults: NO_DEFAULTS,
};

function campmate({
  board,
  king,
}: RuleContext): Pick<RuleFields<PieceId>, 'flagPiece' | 'flagRegion'> {
  return {
    flagPiece: { white: king ?? '*', black: king ?? '*' },
    flagRegion: bothSides(board, farthestRanks(board, 1, 'white')),
  };
}

const BARE_KINGS: RuleBullet<'Bare kings'> = {
  name: 'Bare kings',
  words: ['the king nearer its last rank wins', 'no rule'],
  example: 'the king nearer its last rank wins',
  text: 'Who wins if only the kings are left. For a bare king against more pieces, see `Extinction`.',
  fields: ['bareKings'],
  read: (value) => {
    const word = value.toLowerCase();
    if (word === 'no rule') return { beyond: { bareKings: null } };
    return word === 'the king nearer its last rank wins'
      ? { beyond: { bareKings: 'king-nearer-its-last-rank-wins' } }
      : null;
  },
  say: ({ beyond }) =>
    beyond.bareKings === null ? 'no rule' : 'the king nearer its last rank wins',
  defaults: NO_DEFAULTS,
};

const DIRECTIONS = [
  ['horizontal', 'connectHorizontal'],
  ['vertical', 'connectVertical'],
  ['diagonal', 'connectDiagonal'],
] as const;

const CONNECT_DIRECTIONS: RuleBullet<'Connection directions'> = {
  name: 'Connection directions',
  words: ['horizontal, vertical', 'horizontal, vertical, diagonal', 'none'],
  example: 'horizontal, vertical',
  text: 'The directions of the lines that count; by default all three.',
  fields: DIRECTIONS.map(([, field]) => field),
  read: (value) => {
    const said = value
      .toLowerCase()
      .split(',', 4)
      .map((word) => word.trim());
    const isKnown = said.every((word) => DIRECTIONS.some(([name]) => name === word));
    if (!isKnown && said.join() !== 'none') return null;
    return {
      fields: Object.fromEntries(DIRECTIONS.map(([name, field]) => [field, said.includes(name)])),
    };
  },
  say: ({ rules }) =>
    DIRECTIONS.flatMap(([name, field]) => (rules[field] ? [name] : [])).join(', ') || 'none',
  defaults: NO_DEFAULTS,
};

const CHECK_COUNTING: RuleBullet<'Check counting'> = {
  name: 'Check counting',
  also: ['N-check', 'N checks', 'Three-check', 'Checks win', 'Checks to win'],
  words: ['yes', 'no', '3', '5'],
  example: '3',
  text: 'This many checks win, as in three-check. `yes` means as many as the FEN says (`3+3`), or three.',
  fields: ['checkCounting'],
  read: (value, { hasChecks }) => {
    const written = /^([1-9]|[a-z]+)(?: checks?)?(?: wins?)?$/i.exec(value)?.[1] ?? '';
    const count = countOf(written);
    const checkCounting = count === null ? meantWord(value, ['yes', 'no']) : 'yes';
    if (checkCounting !== 'yes')
      return checkCounting === null ? null : { fields: { checkCounting: false } };
    if (count === 0 || (count !== null && count > 9)) return null;
    const stated = count ?? 3;
    // If the FEN has no number of checks, the engine counts to one.
    const isInFen = hasChecks ? count === null : stated === 1;
    const checks = isInFen ? {} : { checks: stated };
    return { fields: { checkCounting: true }, ...checks };
  },
  say: ({ rules }, { hasChecks }) => (rules.checkCounting ? (hasChecks ? 'yes' : '1') : 'no'),
  defaults: NO_DEFAULTS,
};

/** How the game ends, and who wins. */
export const END_BULLETS = [
  MOVE_RULE,
  single('Move rule pieces', 'nMoveRuleTypes', PIECES_OF_EACH, {
    text: 'The pieces whose moves reset the move rule; by default pawns.',
    example: 'Pawn',
  }),
  REPETITION,
  choice(
    'Perpetual check',
    { loses: { perpetualCheckIllegal: true }, allowed: { perpetualCheckIllegal: false } },
    {
      text: 'A player who repeats the position by giving perpetual check loses.',
      who: { own: /check(?:ing|er|s)|gives (?:check|checks|them)|giving checks?/ },
    },
    { shogi: 'loses', chess: null },
  ),
  single(
    'Perpetual chase',
    'chasingRule',
    words<ChasingRule>([
      ['loses', 'axf'],
      ['allowed', 'none'],
    ]),
    { text: 'Perpetual chasing loses, by the rules of xiangqi (AXF).' },
  ),
  single('Moving back and forth', 'moveRepetitionIllegal', FORBIDDEN, {
    text: 'Moving one piece back and forth repeatedly loses, as in janggi.',
  }),
  choice(
    'Stalemate',
    {
      loss: { stalemateValue: 'loss' },
      draw: { stalemateValue: 'draw' },
      win: { stalemateValue: 'win' },
      pass: { passOnStalemate: byColor(() => true) },
    },
    { text: 'The result for a player who has no legal move, or `pass`.', who: STALEMATED },
    { shogi: 'loss', chess: 'draw' },
  ),
  single('Stalemate by piece count', 'stalematePieceCount', YES_NO, {
    text: 'In a stalemate, the player with fewer pieces gets the result of `Stalemate` and the other the opposite. With equal numbers it is a draw.',
  }),
  single('Checkmate', 'checkmateValue', CHECKMATE, {
    text: 'The result for the player who is checkmated.',
    example: 'win',
  }),
  single('Mongolian mate', 'shatarMateRule', YES_NO, {
    text: 'As in shatar: a knight may not give mate, and the series of checks that leads to mate must include one by a rook, knight or bers.',
  }),
  single('Bikjang', 'bikjangRule', YES_NO, {
    text: 'Kings that face each other end the game unless the opponent moves away, as in janggi.',
  }),
  CAMPMATE,
  GOAL,
  single('Goal pieces', 'flagPiece', PIECE_OF_EACH, {
    text: 'The piece that has to reach the goal; by default any piece.',
    example: 'King',
    also: ['Goal piece'],
  }),
  single('Goal count', 'flagPieceCount', COUNT, {
    text: 'The number of pieces that must be on goal squares.',
    example: '7',
  }),
  single('Goal blocked wins', 'flagPieceBlockedWin', YES_NO, {
    text: 'One piece is enough if all other goal squares are occupied.',
  }),
  single('Goal reply', 'flagMove', YES_NO, {
    text: 'The opponent may still reach the goal with the next move, which makes it a draw.',
  }),
  single('Goal must be safe', 'flagPieceSafe', YES_NO, {
    text: 'A piece that could be captured on the goal does not win.',
  }),
  ...EXTINCTION_BULLETS,
  single('Check of all royals', 'dupleCheck', YES_NO, {
    text: 'A player with several royal pieces is in check only if all of them are attacked, as in Spartan chess.',
    also: ['Duple check'],
  }),
  CHECK_COUNTING,
  single('Connect', 'connectN', COUNT_OR_NONE, {
    text: 'This many pieces of one player in a row end the game.',
    also: ['Pieces in a row'],
  }),
  single('Connect on a line', 'collinearN', COUNT_OR_NONE, {
    text: 'This many pieces of one player on a line end the game, even with gaps.',
  }),
  single('Connect a square', 'connectNxN', COUNT_OR_NONE, {
    text: 'A full square of own pieces, with sides of this length, ends the game.',
    example: '2',
  }),
  single('Connect pieces', 'connectPieceTypes', PIECES, { text: 'The pieces that count.' }),
  CONNECT_DIRECTIONS,
  single('Connect from', 'connectRegion1', SQUARES_OF_EACH, {
    text: 'A chain of own pieces from these squares to those of `Connect to` ends the game.',
    example: 'White *1; Black a*',
  }),
  single('Connect to', 'connectRegion2', SQUARES_OF_EACH, {
    text: 'The squares where the chain has to end.',
    example: 'White *8; Black h*',
  }),
  single('Connection', 'connectValue', resultOf(CONNECTED), {
    text: 'The result for the player who completes the row, line, square or chain.',
    example: 'loss',
  }),
  single(
    'Material counting',
    'materialCounting',
    words<MaterialCounting>([
      ['none', 'none'],
      ['most pieces', 'unweighted'],
      ['janggi', 'janggi'],
      ['White wins', 'whitedrawodds'],
      ['Black wins', 'blackdrawodds'],
    ]),
    {
      text: 'How drawn games are decided: by the number of pieces, by janggi points, or always for one side.',
      example: 'most pieces',
    },
  ),
  single('Full board ends the game', 'adjudicateFullBoard', YES_NO, {
    text: 'The game ends when the board is full; `Material counting` decides the result.',
  }),
  single(
    'Counting rule',
    'countingRule',
    words<CountingRule>([
      ['none', 'none'],
      ['makruk', 'makruk'],
      ['Cambodian', 'cambodian'],
      ['ASEAN', 'asean'],
    ]),
    {
      text: 'The rule by which moves are counted in endgames before the game is drawn, as in Southeast Asian variants.',
      example: 'makruk',
    },
  ),
  BARE_KINGS,
] as const;
