import { squaresInWords } from '../explain/squares.js';
import type { Coordinates } from '../notation/coordinates.js';
import { isRegionOfRules } from '../play/regions.js';
import { listInWords } from '../text/words.js';
import type { MovePicture } from './move-diagram-svg.js';
import { movesBySquares, type PieceMoves, type RegionChoice } from './piece-moves.js';
import { plainName } from './plain-name.js';
import type { PagePiece, PageSubject } from './subject.js';

/** A diagram of a piece; the caption names the squares that it applies to, and is null if it applies to all. */
interface PieceDiagram {
  readonly picture: MovePicture;
  readonly caption: string | null;
}

/** A piece with its diagrams. */
export interface PieceRow {
  readonly piece: PagePiece;
  readonly diagrams: readonly PieceDiagram[];
}

/** All pieces with their diagrams, in the order of the pieces. */
export function pieceRows(subject: PageSubject, coordinates: Coordinates): readonly PieceRow[] {
  return subject.pieces.map((piece, place) => {
    const all = movesBySquares(subject.game, piece.piece);
    const diagrams = all.map((moves, index) => ({
      caption: captionOf(moves, subject, coordinates),
      picture: {
        id: `moves-${place + 1}-${plainName(piece.piece.id)}${index === 0 ? '' : `-${index + 1}`}`,
        title: titleOf(piece, moves, subject, coordinates),
        description: piece.moves.join(' '),
        look: piece.look,
        diagram: moves.diagram,
      },
    }));
    return { piece, diagrams };
  });
}

function titleOf(
  { name }: PagePiece,
  moves: PieceMoves,
  subject: PageSubject,
  coordinates: Coordinates,
): string {
  const caption = captionOf(moves, subject, coordinates);
  return caption === null ? `Moves of ${name}` : `Moves of ${name} ${caption}`;
}

function captionOf(
  { from }: PieceMoves,
  { game }: PageSubject,
  coordinates: Coordinates,
): string | null {
  if (from === null) return null;
  const where = squaresInWords(from.squares, game.board, coordinates);
  const names = regionNames(from);
  return names === null ? `from ${where}` : `from ${names} (${where})`;
}

/** The author's names of the regions; null if there are none. */
function regionNames({ regions }: RegionChoice): string | null {
  const names = regions.filter((name) => !isRegionOfRules(name));
  return names.length === 0 ? null : `${listInWords(names)} squares`;
}
