import { PLAYERS } from '../explain/described-game.js';
import type { ExplainedChapter } from '../explain/variant.js';
import type { AuthorWords } from '../ir/author-words.js';
import { COLORS } from '../ir/board.js';
import type { Coordinates } from '../notation/coordinates.js';
import type { ProgramBlock } from './blocks.js';
import type { BoardPicture } from './board-svg.js';
import { pieceRows, type PieceRow } from './piece-rows.js';
import { handInWords, startInWords } from './start-in-words.js';
import type { StartPosition } from './start-position.js';
import { pagePiece, type PageSubject, type PromotionPair } from './subject.js';
import { palaceMarks, zonesOf } from './zones.js';

/** The content of a game page in its order, independent of the format. */
export interface GameSheet {
  readonly title: string;
  /** A one-line summary of the game. */
  readonly lead: string;
  /** Null if there is no start position. */
  readonly start: StartPart | null;
  readonly rows: readonly PieceRow[];
  readonly promotions: readonly PromotionPair[];
  readonly zones: readonly ZonePart[];
  readonly chapters: readonly ExplainedChapter[];
  readonly blocks: readonly ProgramBlock[];
  /** The author's text besides the rules; null if no document defines the game. */
  readonly words: AuthorWords | null;
}

/** The start position as a picture, in words, and as a FEN. */
export interface StartPart {
  readonly picture: BoardPicture;
  readonly caption: string;
  readonly sentences: readonly string[];
  readonly fen: string;
}

/** A zone as a picture with its caption. */
export interface ZonePart {
  readonly picture: BoardPicture;
  readonly title: string;
  readonly text: string;
}

/** Arranges the content of a page. Shogi coordinates apply only to shogi-like variants. */
export function gameSheet(subject: PageSubject, wanted: Coordinates): GameSheet {
  const coordinates = subject.isShogiLike ? wanted : 'chess';
  const { blocks, chapters, promotions, start, title, words } = subject;
  return {
    title,
    lead: leadOf(subject),
    start: start === null ? null : startPart(subject, start, coordinates),
    rows: pieceRows(subject, coordinates),
    promotions,
    zones: zoneParts(subject, coordinates),
    chapters,
    blocks,
    words,
  };
}

/** A one-line summary: the size of the board, the number of piece types, and whether captured pieces can be dropped. */
function leadOf({ game, pieces }: PageSubject): string {
  const { files, ranks } = game.board;
  const drops = game.rules.pieceDrops && game.rules.capturesToHand;
  return [
    `${files} × ${ranks} squares`,
    `${pieces.length} ${pieces.length === 1 ? 'piece type' : 'piece types'}`,
    ...(drops ? ['captured pieces change sides'] : []),
  ].join(' · ');
}

/** A picture of the empty board of the variant. */
function emptyBoard(
  { game, isCheckered }: PageSubject,
  coordinates: Coordinates,
): Pick<BoardPicture, 'board' | 'coordinates' | 'checkered' | 'pieces' | 'walls' | 'marks'> {
  const checkered = isCheckered;
  return { board: game.board, coordinates, checkered, pieces: [], walls: [], marks: [] };
}

function startPart(
  subject: PageSubject,
  start: StartPosition,
  coordinates: Coordinates,
): StartPart {
  const sentences = startInWords(subject, start, coordinates);
  return {
    picture: {
      ...emptyBoard(subject, coordinates),
      id: 'start',
      title: `Start position of ${subject.title}`,
      description: sentences.join(' '),
      pieces: start.pieces.map(({ color, piece, square }) => ({
        color,
        square,
        look: pagePiece(subject, piece).look,
      })),
      walls: start.walls,
      marks: palaceMarks(subject),
    },
    caption: startCaption(subject, start),
    sentences,
    fen: subject.game.startFen,
  };
}

function startCaption(subject: PageSubject, start: StartPosition): string {
  const hands = COLORS.flatMap((color) => {
    const hand = handInWords(subject, start, color);
    return hand === null ? [] : [`${PLAYERS[color]} has ${hand} in hand.`];
  });
  const turned = subject.isShogiLike ? ['Black’s pieces point down.'] : [];
  return ['White sits below.', ...turned, ...hands].join(' ');
}

function zoneParts(subject: PageSubject, coordinates: Coordinates): readonly ZonePart[] {
  return zonesOf(subject, coordinates).map(({ marks, text, title }, index) => ({
    picture: {
      ...emptyBoard(subject, coordinates),
      id: `zone-${index + 1}`,
      title,
      description: text,
      marks,
    },
    title,
    text,
  }));
}
