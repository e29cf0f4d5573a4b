import { diagnose } from '../../catalog/diagnose.js';
import { ENGINE_PIECE_TYPE_BY_NAME, ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Excerpt } from '../../text/excerpt.js';
import { groupBy } from '../../text/group-by.js';
import { nearest } from '../../text/nearest.js';
import { once } from '../../text/once.js';
import type { Span } from '../../text/span.js';
import { entryNamed, type Entry } from './entry.js';
import { namedIn } from './entry-leads.js';
import type { PieceReference, Way } from './move-facts.js';
import { plainName, USUAL_LETTERS, type Names } from './names.js';
import { notationOf } from './notations.js';
import { factsOf, type Subject } from './subject.js';
import type { Sentence } from './words.js';

/** The most pieces that are read. No known page has more. */
const MOST_PIECES = 300;
/** "Moves like a Templar". */
const LIKE_A =
  /\b(?:like|as) (?:an?|the) (\p{Lu}[\p{L}-]{2,20})(?![\p{L}'’-]|\s\p{Lu}|(?:\s+piece)?\s+(?:in|from|of)\s)/gu;

const INTRODUCED =
  /^\W*The (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: \([^()]*\))?,? (?:is|are|was|were|comes?|came|has been|appears?|derives?|originates?)\b/u;

const ACTS =
  /^(?:can|cannot|may|must|will|always|never|also|only|is|are|was|were|ha[sv]e?|moves?|captures?|attacks?|leaps?|jumps?|steps?|slides?|hops?|goes|go|stands?|starts?)$/;

/** The pieces that a page describes, by name. */
export class Subjects {
  readonly all: Subject[] = [];
  readonly #byName = new Map<string, Subject>();
  readonly #byLastWord = new Map<string, Subject>();
  readonly #names: Names;
  /** All entries of the page by name, also those that come later. */
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(names: Names, entries: readonly Entry[]) {
    this.#names = names;
    this.#entries = new Map(
      entries
        .toReversed()
        .flatMap((entry) => entry.names.map((name) => [plainName(name), entry] as const)),
    );
  }

  get isFull(): boolean {
    return this.all.length >= MOST_PIECES;
  }

  #add(subject: Subject): Subject {
    this.all.push(subject);
    for (const name of subject.entry.names.map(plainName)) {
      if (!this.#byName.has(name)) this.#byName.set(name, subject);
      const last = name.split(' ').at(-1) ?? '';
      // The N-dabbabah is another piece than the dabbabah.
      if (last !== name && !/^\p{L} /u.test(name) && !this.#byLastWord.has(last))
        this.#byLastWord.set(last, subject);
    }
    return subject;
  }

  of(entry: Entry): Subject {
    const same = entry.names
      .map((name) => this.#byName.get(plainName(name)))
      .find((one) => one !== undefined);
    // A sentence named it before its own entry.
    if (same !== undefined) same.isEntry = true;
    if (
      same !== undefined &&
      (entry.letters.length === 0 || same.entry.letters.join() === entry.letters.join())
    )
      return same;
    if (same !== undefined && same.entry.letters.length === 0) {
      same.entry = { ...entry, names: [...new Set([...entry.names, ...same.entry.names])] };
      for (const name of entry.names.map(plainName)) this.#byName.set(name, same);
      return same;
    }
    // A second piece of this name, with its own letter.
    const namesake = this.all.find(
      (one) =>
        one.entry.letters.join() === entry.letters.join() &&
        one.entry.names.some((name) => entry.names.includes(name)),
    );
    if (namesake !== undefined) return namesake;
    const subject: Subject = {
      entry,
      statements: [],
      unread: [],
      before: { moving: 0, placed: 0 },
      early: [],
      texts: [],
      pictures: [],
      notations: entry.notations.flatMap((one) => {
        const movement = notationOf(one);
        return movement === null ? [] : [movement];
      }),
      isEntry: true,
    };
    return this.#add(subject);
  }

  /** Finds a piece by its name or the last word of it: "the archer" on a page with a horse archer. */
  find(name: string): Subject | null {
    const plain = plainName(name);
    // On a page with a charging knight, "knight" means that of chess.
    const last = USUAL_LETTERS.has(plain) ? undefined : this.#byLastWord.get(plain);
    return this.#byName.get(plain) ?? last ?? null;
  }

  /** Adds another name to a piece. */
  #rename(subject: Subject, name: string): void {
    const names = subject.entry.names;
    if (names.some((one) => plainName(one) === name)) return;
    subject.entry = { ...subject.entry, names: [name, ...names] };
    if (!this.#byName.has(name)) this.#byName.set(name, subject);
  }

  /** The pieces that a name stands for: two for "both quails". Empty if the name is that of a piece of another game. */
  named(
    { alias, game, name }: PieceReference,
    own: readonly Subject[],
    span: Span,
  ): readonly Subject[] {
    const here = own.filter(({ entry }) =>
      entry.names
        .map(plainName)
        .some((one) => one === alias || one === name || one.split(' ').includes(name)),
    );
    const [mine, ...others] = here;
    if (mine !== undefined && alias !== undefined && others.length === 0) this.#rename(mine, name);
    if (mine !== undefined && others.every(({ entry }) => entry.openName === mine.entry.openName))
      return here;
    const known = this.find(name);
    if (known !== null) return [known];
    // "The gold general" under the heading "Gold".
    const short = own.filter(({ entry }) =>
      entry.names.some((one) => name.split(' ').includes(plainName(one))),
    );
    if (short.length === 1 && game === null) {
      // Unless "the war duke" under the heading "Duke" has a heading of its own further down.
      const later = this.#entries.get(name);
      return later === undefined || this.isFull ? short : [this.of(later)];
    }
    if (game !== null || this.all.length >= MOST_PIECES) return [];
    const title = name.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
    const subject: Subject = {
      entry: entryNamed(title, span),
      statements: [],
      unread: [],
      before: { moving: 0, placed: 0 },
      early: [],
      texts: [],
      notations: [],
      pictures: [],
      isEntry: false,
    };
    return [this.#add(subject)];
  }

  /** Reports pieces that a sentence refers to but nothing defines. */
  unknownNames({ end, start }: Sentence, { place, text }: Excerpt): readonly Diagnostic[] {
    return [...text.slice(start, end).matchAll(LIKE_A)].flatMap(
      ({ 0: whole, 1: name = '', index }) => {
        if (this.#names.has(name)) return [];
        const names = this.all.map(({ entry }) => entry.names.at(-1) ?? '');
        const initial = name.charAt(0);
        const near = nearest(name, names) ?? names.find((one) => one.startsWith(initial));
        const hint = near === undefined ? '' : `; is ${near} meant?`;
        const message = `"${name}" is not a piece defined here${hint}`;
        const at = start + index + whole.length;
        return [
          diagnose('doc/undefined-piece-name', 'error', place(at - name.length, at), message),
        ];
      },
    );
  }

  /** The piece named at the start of a paragraph. */
  openedBy(sentence: Sentence, span: Span): readonly Subject[] {
    const at = /^(?:the|an?)$/.test(sentence.words[0]?.text ?? '') ? 1 : 0;
    const [name] = this.#names.at(sentence.words, at);
    if (name === undefined || !/^\p{Lu}/u.test(sentence.words[0]?.image ?? '')) return [];
    // "Courier chess is a large variant."
    if (/^(?:chess|shogi|xiangqi|game)$/.test(sentence.words[name.end]?.text ?? '')) return [];
    return this.#called(name.value, span);
  }

  /** The piece of which the rest of a paragraph speaks: "The Bombard comes from another game. It moves …" */
  introducedBy(text: string, span: Span): readonly Subject[] | null {
    const name = INTRODUCED.exec(text)?.[1];
    const found = name === undefined ? null : namedIn(name);
    const [first] = found?.names ?? [];
    if (first === undefined || found?.names.length !== 1) return null;
    return this.#called(plainName(first), span);
  }

  /** The piece that does or is something: "The cannon flies around. It …" */
  actingIn({ words }: Sentence, span: Span): readonly Subject[] | null {
    const hasArticle = /^(?:the|an?|each|every)$/.test(words[0]?.text ?? '');
    const [name] = this.#names.at(words, hasArticle ? 1 : 0);
    if (name === undefined || !(hasArticle || ACTS.test(words[name.end]?.text ?? ''))) return null;
    return this.#called(name.value, span);
  }

  #called(name: string, span: Span): readonly Subject[] {
    return this.named({ name, game: null, isUsual: false }, [], span);
  }

  /** The piece of the page that a sentence starts with. */
  firstNamed(sentence: Sentence): readonly Subject[] | null {
    const at = /^(?:the|an?|all|each|every|both)$/.test(sentence.words[0]?.text ?? '') ? 1 : 0;
    const [name] = this.#names.at(sentence.words, at);
    if (name === undefined) return null;
    const found = this.find(name.value);
    return found === null ? [] : [found];
  }

  /** The letter of a piece, on this page or in the game to which the page refers. */
  letter(name: string, game: EngineRules | null): string | null {
    const entry = this.find(name)?.entry;
    const own = entry?.letters.find((one) => /^[A-Z]$/.test(one));
    if (own !== undefined) return own.toLowerCase();
    for (const plain of [name, ...(entry?.names ?? [])].map(plainName)) {
      const there = game?.pieces.find(({ type }) =>
        ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names.some(
          (one) => one === plain || one === `${plain} general`,
        ),
      );
      const letter = there?.letter.toLowerCase() ?? USUAL_LETTERS.get(plain);
      const isTaken = this.all.some(
        (other) =>
          other.entry !== entry &&
          other.entry.letters.includes(letter?.toUpperCase() ?? '') &&
          !standsFor(other, plain),
      );
      if (letter !== undefined && !isTaken) return letter;
    }
    return null;
  }

  /** Finds the first letter of a piece that has no letter. Null if another piece has this letter or may get it. */
  freeInitials(game: EngineRules | null): (name: string) => string | null {
    const owners = once(() => {
      const usual = [...USUAL_LETTERS.keys()].map((name) => ({ name, owner: this.find(name) }));
      const own = this.all.flatMap((owner) => owner.entry.names.map((name) => ({ name, owner })));
      return groupBy(
        [...usual, ...own],
        ({ name }) => this.letter(name, game) ?? plainName(name).charAt(0),
      );
    });
    return (name) => {
      const subject = this.find(name);
      if (subject === null) return null;
      const initial = plainName(name).charAt(0);
      const isTaken = owners()
        .get(initial)
        ?.some(({ owner }) => owner !== subject);
      return isTaken === true ? null : initial;
    };
  }
}

/** Whether a piece is the counterpart of another in a different army: the Kaiser (K) "behaves like a king", the Chariot (R) is a rook. */
function standsFor(piece: Subject, name: string): boolean {
  const isLike = (way: Way): boolean => way.kind === 'like' && way.piece.name === name;
  return (
    ENGINE_PIECE_TYPES.some(
      ({ names }) =>
        names.includes(name) && piece.entry.names.some((one) => names.includes(plainName(one))),
    ) ||
    factsOf(piece).some(
      (fact) => (fact.kind === 'ways' || fact.kind === 'explains') && fact.ways.some(isLike),
    )
  );
}
