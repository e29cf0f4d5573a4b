import { RULE_FAMILIES } from '../explain/families.js';
import { piecesInWords } from '../explain/pieces.js';
import { toDescribedGame } from '../explain/described-game.js';
import type { RuleFamily } from '../explain/rule-family.js';
import type { PieceId } from '../ir/piece.js';
import type { Game } from '../play/game.js';
import type { Candidate } from './candidate.js';
import { compareLabels } from './compare-labels.js';
import { comparePieces } from './compare-pieces.js';
import { compareRules, isOtherBoard } from './compare-rules.js';
import { compareStart } from './compare-start.js';
import { entersAlone, extraPiece, type ExtraPiece } from './extra-pieces.js';
import {
  ABOUT_KINDS,
  type PlayDifference,
  type VariantDifference,
  type Verdict,
} from './difference.js';
import { matchPieces, type PieceMatching } from './match-pieces.js';
import { commonName, type PieceWords, type PlayedPair } from './played-pair.js';
import { mergeForms } from './merge-forms.js';
import type { Played } from './piece-moves.js';
import { reachOf } from './reach.js';
import { inWordsOfFirst } from './rename-game.js';
import { showAnything, showCandidate, USUAL_EFFORT, type Effort } from './show/show-difference.js';
import type { ComparedGame } from './compared-game.js';

/** Compares how two variants play. The same variants and effort give the same result. */
export function diffVariants(
  one: ComparedGame,
  two: ComparedGame,
  effort: Effort = USUAL_EFFORT,
): VariantDifference {
  const [[first, played], [second, other]] = [withMergedForms(one), withMergedForms(two)];
  const matching = matchPieces(played, other);
  const renamed = inWordsOfFirst(first.game, second.game, matching.pairs);
  const pair: PlayedPair = {
    first: played,
    // A letter that is no piece of the second game may be one of the first.
    second: playedGame(other.reach.start === null ? { ...renamed, startFen: '' } : renamed),
    subjects: { first, second },
    words: {
      first: pieceWords(first, (id) => id),
      second: pieceWords(second, (id) => ownId(second.game, matching, id)),
    },
  };
  const rules = compareRules(pair);
  const atStart = startDifferences(pair);
  const candidates = [...comparePieces(pair), ...rules.candidates];
  const sameBoard = atStart.every(({ about }) => about.kind !== 'board');
  const shown = candidates.map((candidate) =>
    demonstrate(pair, candidate, sameBoard ? effort : null),
  );
  const play = [...atStart, ...extraDifferences(pair, matching, atStart, effort), ...shown];
  const isShown = play.some((difference) => difference.showing !== null);
  const showing = isShown ? null : showAnything(pair, half(effort));
  const unexplained: readonly PlayDifference[] =
    showing === null ? [] : [{ ...PLAIN, about: { kind: 'unexplained' }, showing }];
  const all = inOrder([...play, ...unexplained]);
  return {
    first: first.name,
    second: second.name,
    verdict: verdictOn(all),
    play: all,
    cosmetic: [
      ...compareLabels(first, second, matching.pairs),
      ...rules.cosmetic.filter(
        ({ key }) => !candidates.some(({ keys }) => keys.some((one) => one === key)),
      ),
    ],
  };
}

function playedGame(game: Game): Played {
  return { game, reach: reachOf(game) };
}

function withMergedForms(subject: ComparedGame): readonly [ComparedGame, Played] {
  const played = playedGame(subject.game);
  const game = mergeForms(played);
  return game === played.game ? [subject, played] : [{ ...subject, game }, playedGame(game)];
}

/** Half the effort, for a search in both games when no rule differs or none was shown to. */
function half({ games, moves, positions }: Effort): Effort {
  return {
    games: Math.ceil(games / 2),
    moves: Math.ceil(moves / 2),
    positions: Math.ceil(positions / 2),
  };
}

const PLAIN = { fields: [], sentences: { first: [], second: [] }, holdsAsIs: true } as const;

/** Differences between the boards and the start positions, which need no search. */
function startDifferences(pair: PlayedPair): readonly PlayDifference[] {
  const { first, second } = pair.subjects;
  const showing = {
    kind: 'start',
    first: first.game.startFen,
    second: second.game.startFen,
  } as const;
  const size = ({ game: { board } }: ComparedGame): string => `${board.files}x${board.ranks}`;
  const board: readonly PlayDifference[] =
    size(first) === size(second)
      ? []
      : [
          {
            ...PLAIN,
            about: { kind: 'board' },
            fields: [{ key: 'board', first: size(first), second: size(second) }],
            showing,
          },
        ];
  const fields = compareStart(pair);
  const isKnown = [pair.first, pair.second].every(({ reach }) => reach.start !== null);
  const start: readonly PlayDifference[] =
    fields.length === 0
      ? []
      : [{ ...PLAIN, about: { kind: 'start' }, fields, showing: isKnown ? showing : null }];
  return [...board, ...start];
}

/** The pieces that only one game has. They are in a start position that differs, or come into play in some way that a search shows. */
function extraDifferences(
  pair: PlayedPair,
  matching: PieceMatching,
  atStart: readonly PlayDifference[],
  effort: Effort,
): readonly PlayDifference[] {
  const start = atStart.find(({ about }) => about.kind === 'start');
  const own = new Set(matching.onlySecond.map(({ id }) => id));
  const ofSecond = pair.second.game.pieces.filter(({ id }) =>
    own.has(ownId(pair.subjects.second.game, matching, id)),
  );
  const pieces: readonly ExtraPiece[] = [
    ...matching.onlyFirst.map(({ id }) => ({ id, of: 'first' }) as const),
    ...ofSecond.map(({ id }) => ({ id, of: 'second' }) as const),
  ];
  return pieces.map((piece) => {
    const candidate = extraPiece(pair, piece);
    if (start !== undefined)
      return { ...demonstrate(pair, candidate, null), showing: start.showing };
    const isSearched = atStart.length === 0 && entersAlone(pair, piece);
    return demonstrate(pair, candidate, isSearched ? effort : null);
  });
}

/** Searches for a position that shows a candidate; `effort` null: the games cannot be played in lock-step. */
function demonstrate(
  pair: PlayedPair,
  candidate: Candidate,
  effort: Effort | null,
): PlayDifference {
  const shown = effort === null ? null : showCandidate(pair, candidate, effort);
  return {
    about: candidate.about,
    fields: candidate.fields,
    sentences: describeBoth(pair, candidate),
    showing: shown?.showing ?? null,
    holdsAsIs: shown?.holdsAsIs ?? true,
  };
}

/** The sentences about the rules of a candidate that apply to only one of the two games, because of this candidate. */
function describeBoth(pair: PlayedPair, { keys, take }: Candidate): PlayDifference['sentences'] {
  const families: readonly RuleFamily[] = RULE_FAMILIES;
  const concerned = families.filter(({ fields }) => fields.some((key) => keys.includes(key)));
  if (concerned.length === 0) return PLAIN.sentences;
  const describe = (game: Game): readonly string[] => {
    const described = toDescribedGame(game.name, game, (id) => commonName(pair, id));
    return concerned.flatMap((family) => family.describe(described));
  };
  const [first, second] = [pair.first.game, pair.second.game];
  const [one, two] = [describe(first), describe(second)];
  const own = (all: readonly string[], others: readonly string[]): readonly string[] =>
    all.filter((sentence) => !others.includes(sentence));
  // Squares of one board mean nothing on another.
  if (isOtherBoard(pair)) return { first: own(one, two), second: own(two, one) };
  return {
    first: own(own(one, two), describe(take(first, second))),
    second: own(own(two, one), describe(take(second, first))),
  };
}

function pieceWords(
  { game, name, nameOf }: ComparedGame,
  own: (id: PieceId) => PieceId,
): PieceWords {
  const pieces = piecesInWords(toDescribedGame(name, game, nameOf));
  return {
    name: (id) => nameOf(own(id)),
    moves: (id) => pieces.find((piece) => piece.id === own(id))?.moves.join(' ') ?? '',
  };
}

/** The id of a piece in the original second game. */
function ownId({ pieces }: Game, { pairs }: PieceMatching, id: PieceId): PieceId {
  const pair = pairs.find(({ first }) => first.id === id);
  return pair?.second.id ?? pieces.find((piece) => id.endsWith(`:${piece.id}`))?.id ?? id;
}

/** Sorts differences: those that were shown first, then by subject. */
function inOrder(play: readonly PlayDifference[]): readonly PlayDifference[] {
  const place = ({ about, showing }: PlayDifference): number =>
    ABOUT_KINDS.indexOf(about.kind) + (showing === null ? ABOUT_KINDS.length : 0);
  return play.toSorted((a, b) => place(a) - place(b));
}

function verdictOn(play: readonly PlayDifference[]): Verdict {
  if (play.length === 0) return 'same';
  return play.some(({ showing }) => showing !== null) ? 'differs' : 'possible';
}
