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
import { listInWords } from '../text/words.js';
import type { Mark } from './board-svg.js';
import type { Coordinates } from '../notation/coordinates.js';
import { onBoard, squaresInWords } from '../explain/squares.js';
import type { PageSubject } from './subject.js';

/** A picture, with a caption, of squares that a rule treats differently. */
interface Zone {
  readonly title: string;
  /** The meaning of the squares, and a list of them. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The squares of each player for a rule, and their meaning. */
interface ZoneRule {
  readonly title: string;
  readonly meaning: string;
  readonly squares: ByColor<SquareSet>;
}

/** All zones of a variant except those that are empty or cover the whole board. */
export function zonesOf(subject: PageSubject, coordinates: Coordinates): readonly Zone[] {
  const { board } = subject.game;
  const rules = [
    ...promotionZones(subject),
    ...stepZones(subject),
    ...dropZones(subject),
    ...goalZones(subject),
    ...mobilityZones(subject),
    ...otherZones(subject.game),
    ...namedZones(subject.game),
  ];
  const palace = palaceMarks(subject).map((mark) => ({
    title: 'Palace lines',
    text: `Some pieces may also move along these lines, which join ${squaresInWords(mark.squares, board, coordinates)}.`,
    marks: [mark],
  }));
  return [...rules.flatMap((rule) => draw(rule, board, coordinates)), ...palace];
}

/** The diagonal lines of a board as one mark; empty if there are no lines. */
export function palaceMarks({ game }: PageSubject): readonly Mark[] {
  const squares = onBoard(game.rules.diagonalLines, game.board);
  return squares.length === 0 ? [] : [{ squares, pattern: 'diagonals' }];
}

function promotionZones({ game: { rules }, promotions }: PageSubject): readonly ZoneRule[] {
  if (promotions.length === 0) return [];
  return [
    {
      title: 'Promotion zone',
      meaning: 'Pieces promote here.',
      squares: rules.promotionRegion,
    },
  ];
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
      meaning: 'Pieces in hand may only be dropped here.',
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
  const { flagPiece, flagRegion } = subject.game.rules;
  const [white, black] = [nameOf(subject, flagPiece.white), nameOf(subject, flagPiece.black)];
  const whose = white === black ? white : `${white} (Black: ${black})`;
  return [{ title: 'Goal', meaning: `Squares to reach with ${whose}.`, squares: flagRegion }];
}

function nameOf(subject: PageSubject, piece: OneOrAny<string>): string {
  if (piece === '*') return 'any piece';
  const known = subject.pieces.find((one) => one.piece.id === piece);
  return known === undefined ? 'a piece' : `the ${known.noun}`;
}

/** One picture for all pieces that are restricted to the same squares. */
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

/** The regions that the author named and that moves depend on. */
function namedZones({ pieces, regions }: Game): readonly ZoneRule[] {
  const used = new Set(
    pieces.flatMap(({ movement }) => movement.flatMap(({ condition: { from, to } }) => [from, to])),
  );
  return [...regions]
    .filter(([name]) => !isRegionOfRules(name) && used.has(name))
    .map(([name, squares]) => ({
      title: `Region “${name}”`,
      meaning: 'The moves of some pieces depend on it.',
      squares,
    }));
}

/** Draws a zone. Lines rise on White's squares and fall on Black's; if both have the same squares, one hatching is enough. */
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
