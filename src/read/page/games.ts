import { stylesOfMove } from '../../notation/move-styles.js';
import { parsePgn, type PgnMove, type PgnTag } from '../../notation/pgn.js';
import { addAll } from '../../text/add-all.js';
import type { Excerpt } from '../../text/excerpt.js';
import { keeperOf } from '../../text/keep.js';
import { joinSpans, type Span } from '../../text/span.js';
import type { Block } from './blocks.js';
import { withoutEnd } from '../../text/without-end.js';

/** A game on a page in PGN: tags, moves or both, with their places on the page. */
export interface PageGame {
  readonly tags: readonly PgnTag[];
  readonly moves: readonly PgnMove[];
  readonly span: Span;
  /** The heading above it. */
  readonly topic: Excerpt | null;
}

/** More games than any page has. */
const MOST_GAMES = 50;
/** More lines than any game has. */
const MOST_LINES = 400;

/** The games of a page, in order. Dots in brackets stand for omitted moves, and the rest of their line is not read. */
export const pageGames = keeperOf((blocks: readonly Block[]): readonly PageGame[] => {
  const games: PageGame[] = [];
  let open: GameLine[] = [];
  let hasMoves = false;
  const close = (): void => {
    if (open.length > 0) addAll(games, gamesOf(open));
    open = [];
    hasMoves = false;
  };
  for (const { excerpt, kind, topic } of blocks) {
    if (games.length >= MOST_GAMES) break;
    if (kind !== 'prose' || !MAY_SHOW.test(excerpt.text)) {
      close();
      continue;
    }
    let start = 0;
    for (const text of excerpt.text.split('\n')) {
      if (games.length >= MOST_GAMES) break;
      const role = roleOf(text);
      const begins = role === 'tag' && (hasMoves || topic !== open[0]?.topic);
      if (role === 'other' || begins) close();
      if (role !== 'other' && open.length < MOST_LINES)
        open.push({ role, text, start, excerpt, topic });
      hasMoves ||= role === 'moves';
      start += text.length + 1;
    }
  }
  close();
  return games.slice(0, MOST_GAMES);
});

/** A line that begins like moves, tags or omitted moves. */
const MAY_SHOW = /^\s*(?:[\d[]|$)/m;

interface GameLine {
  readonly role: 'tag' | 'moves' | 'gap';
  readonly text: string;
  /** The offset in the excerpt. */
  readonly start: number;
  readonly excerpt: Excerpt;
  readonly topic: Excerpt | null;
}

const TAG = /^\s*\[\s*\w{1,40}\s+"[^"\n]*"\s*\]\s*$/;
/** `[...]`, `[…]`: omitted moves or tags. */
const GAP = /\[(?:\.{2,}|…)\]/g;
const LONGEST_LINE = 2000;

function roleOf(line: string): GameLine['role'] | 'other' {
  if (line.length > LONGEST_LINE) return 'other';
  if (TAG.test(line)) return 'tag';
  const rest = line.replace(GAP, '').trim();
  if (rest === '') return 'gap';
  if (!/^\d{1,3}\./.test(rest)) return 'other';
  const words = rest.split(/\s+/).flatMap((word) => word.replace(/^\d{1,3}\.+/, '') || []);
  // Items of a numbered list begin like moves.
  const moves = words.filter((word) => stylesOfMove(withoutEnd(word, /[!?]/)).length > 0);
  return moves.length > 1 && moves.length * 4 >= words.length * 3 ? 'moves' : 'other';
}

function gamesOf(lines: readonly GameLine[]): readonly PageGame[] {
  const [first] = lines;
  if (first === undefined) return [];
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text.replace(GAP, (gap) => ' '.repeat(gap.length))}\n`;
  }
  const { file } = first.excerpt.place(0, 0);
  const place = ({ end, start }: Span): Span => {
    const index = starts.findLastIndex((at) => at <= start);
    const line = lines[index] ?? first;
    const from = line.start + start - (starts[index] ?? 0);
    return line.excerpt.place(from, from + end - start);
  };
  return parsePgn({ file, text }).value.flatMap((game) => {
    const tags = game.tags.map((tag) => ({ ...tag, span: place(tag.span) }));
    const moves = game.moves.map((move) => ({ ...move, span: place(move.span) }));
    const spans = [...tags, ...moves].map(({ span }) => span);
    const [begin] = spans;
    return begin === undefined
      ? []
      : [{ tags, moves, span: spans.reduce(joinSpans, begin), topic: first.topic }];
  });
}
