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

/** All that stands on the page of a game, in its order, whatever it is written in. */
export interface GameSheet {
  readonly title: string;
  /** A line on what kind of game it is. */
  readonly lead: string;
  /** Null: no text gives the start position. */
  readonly start: StartPart | null;
  readonly rows: readonly PieceRow[];
  readonly promotions: readonly PromotionPair[];
  readonly zones: readonly ZonePart[];
  readonly chapters: readonly ExplainedChapter[];
  readonly blocks: readonly ProgramBlock[];
  /** What the author says beside the rules; null: no document defines the game. */
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

/** Lays out what is said and shown of a variant; coordinates of shogi hold only where it is shogi-like. */
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

/** A line on what kind of game it is. */
function leadOf({ game, pieces }: PageSubject): string {
  const { files, ranks } = game.board;
  const drops = game.rules.pieceDrops && game.rules.capturesToHand;
  return [
    `${files} × ${ranks} squares`,
    `${pieces.length} ${pieces.length === 1 ? 'kind' : 'kinds'} of piece`,
    ...(drops ? ['captured pieces change sides'] : []),
  ].join(' · ');
}

/** An empty board of the variant, to be drawn on. */
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
    return hand === null ? [] : [`${PLAYERS[color]} has in hand ${hand}.`];
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
