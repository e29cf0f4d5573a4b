import { byColor, type Board, type ByColor } from '../ir/board.js';
import { equalSquareSets, NO_SQUARES, type SquareSet } from '../ir/region.js';
import type { OneOrAny } from '../ir/rules.js';
import type { Game } from '../play/game.js';
import {
  DOUBLE_STEP,
  INITIAL_REGION,
  isRegionOfRules,
  PROMOTED_SOLDIERS,
} from '../play/regions.js';
import type { Mark } from './board-svg.js';
import type { Coordinates } from '../notation/coordinates.js';
import { onBoard, squaresInWords } from '../explain/squares.js';
import { listInWords } from '../explain/words.js';
import { pagePiece, type PageSubject } from './subject.js';

/** Squares that a rule treats otherwise than the rest, as a picture with a caption. */
export interface Zone {
  readonly title: string;
  /** What the squares are for, and which they are. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The squares of the two players, and what happens there. */
interface ZoneRule {
  readonly title: string;
  readonly meaning: string;
  readonly squares: ByColor<SquareSet>;
}

/** All zones of a variant that say anything: none that is empty, or the whole board. */
export function zonesOf(subject: PageSubject, coordinates: Coordinates): readonly Zone[] {
  const { board, regions } = subject.game;
  const rules = [
    ...promotionZones(subject),
    ...stepZones(subject),
    ...dropZones(subject),
    ...goalZones(subject),
    ...mobilityZones(subject),
    ...otherZones(subject.game),
    ...[...regions].flatMap(([name, squares]): readonly ZoneRule[] =>
      isRegionOfRules(name)
        ? []
        : [
            {
              title: `Region “${name}”`,
              meaning: 'The moves of some pieces depend on it.',
              squares,
            },
          ],
    ),
  ];
  const palace = palaceMarks(subject).map((mark) => ({
    title: 'Palace lines',
    text: `Some pieces may also move along these lines, which join ${squaresInWords(mark.squares, board, coordinates)}.`,
    marks: [mark],
  }));
  return [...rules.flatMap((rule) => draw(rule, board, coordinates)), ...palace];
}

/** The diagonal lines of a board, as one mark; none if it has none. */
export function palaceMarks({ game }: PageSubject): readonly Mark[] {
  const squares = onBoard(game.rules.diagonalLines, game.board);
  return squares.length === 0 ? [] : [{ squares, pattern: 'diagonals' }];
}

function promotionZones({ game: { pieces, rules } }: PageSubject): readonly ZoneRule[] {
  const promotes =
    pieces.some(({ promotesTo, choices }) => promotesTo !== null || choices !== undefined) ||
    (rules.promotionPieceTypes.white.length > 0 && rules.promotionPawnTypes.white.length > 0);
  return promotes
    ? [
        {
          title: 'Promotion zone',
          meaning: 'Pieces promote here.',
          squares: rules.promotionRegion,
        },
      ]
    : [];
}

function stepZones({ game }: PageSubject): readonly ZoneRule[] {
  const uses = (region: string): boolean =>
    game.pieces.some(({ movement }) => movement.some(({ condition }) => condition.from === region));
  const far = uses(DOUBLE_STEP) || uses(INITIAL_REGION);
  return [
    ...(far
      ? [
          {
            title: 'First steps',
            meaning: 'From here a piece may make its longer first move.',
            squares: game.rules.doubleStepRegion,
          },
        ]
      : []),
    ...(uses(PROMOTED_SOLDIERS)
      ? [
          {
            title: 'Across the river',
            meaning: 'Soldiers on these squares may move sideways.',
            squares: game.regions.get(PROMOTED_SOLDIERS) ?? byColor(() => NO_SQUARES),
          },
        ]
      : []),
  ];
}

function dropZones({ game: { rules } }: PageSubject): readonly ZoneRule[] {
  if (!rules.pieceDrops) return [];
  return [
    {
      title: 'Drop zone',
      meaning: 'Pieces in hand may be dropped here only.',
      squares: rules.dropRegion,
    },
    {
      title: 'First drops',
      meaning: 'The game begins with drops on these squares.',
      squares: byColor(() => rules.enclosingDropStart),
    },
  ];
}

function goalZones(subject: PageSubject): readonly ZoneRule[] {
  const { rules } = subject.game;
  const whose = (piece: OneOrAny<string>): string =>
    piece === '*' ? 'any piece' : nameOf(subject, piece);
  return [
    {
      title: 'Goal',
      meaning: `Squares to reach, with ${whose(rules.flagPiece.white)}.`,
      squares: rules.flagRegion,
    },
  ];
}

/** One picture for all pieces that are kept to the same squares. */
function mobilityZones(subject: PageSubject): readonly ZoneRule[] {
  const groups: { readonly squares: ByColor<SquareSet>; readonly names: string[] }[] = [];
  for (const { noun, piece } of subject.pieces) {
    const squares = piece.mobility;
    if (squares === null) continue;
    const group = groups.find(
      (one) =>
        equalSquareSets(one.squares.white, squares.white) &&
        equalSquareSets(one.squares.black, squares.black),
    );
    if (group === undefined) groups.push({ squares, names: [`the ${noun}`] });
    else group.names.push(`the ${noun}`);
  }
  return groups.map(({ names, squares }) => ({
    title: `Where ${listInWords(names)} may stand`,
    meaning:
      names.length === 1 ? 'It never leaves its squares.' : 'They never leave their squares.',
    squares,
  }));
}

function otherZones({ rules }: Game): readonly ZoneRule[] {
  const connects = rules.connectN > 0 || rules.connectNxN > 0 || rules.collinearN > 0;
  return [
    ...(rules.wallingRule === 'none'
      ? []
      : [{ title: 'Walls', meaning: 'Walls may be put here.', squares: rules.wallingRegion }]),
    ...(connects
      ? [
          { title: 'One edge', meaning: 'To be connected.', squares: rules.connectRegion1 },
          { title: 'Other edge', meaning: 'To be connected.', squares: rules.connectRegion2 },
        ]
      : []),
  ];
}

function nameOf(subject: PageSubject, id: string): string {
  return subject.pieces.some(({ piece }) => piece.id === id)
    ? `the ${pagePiece(subject, id).noun}`
    : 'a piece';
}

/** White's squares are hatched upward, Black's downward; one hatching for both if they are the same. */
function draw(
  { meaning, squares, title }: ZoneRule,
  board: Board,
  coordinates: Coordinates,
): readonly Zone[] {
  const white = onBoard(squares.white, board);
  const black = onBoard(squares.black, board);
  const all = board.files * board.ranks;
  if (white.length + black.length === 0) return [];
  if (white.length === all && black.length === all) return [];
  const words = (set: SquareSet): string => squaresInWords(set, board, coordinates);
  if (equalSquareSets(white, black))
    return [
      {
        title,
        text: `${meaning} For both players: ${words(white)}.`,
        marks: [{ squares: white, pattern: 'rising' }],
      },
    ];
  return [
    {
      title,
      text: `${meaning} White (lines rising to the right): ${words(white)}. Black (lines falling): ${words(black)}.`,
      marks: [
        { squares: white, pattern: 'rising' },
        { squares: black, pattern: 'falling' },
      ],
    },
  ];
}
