import { tokenMatcher, type IToken } from 'chevrotain';
import type { Excerpt } from '../../src/text/excerpt.js';
import type { Span } from '../../src/text/span.js';
import { headingOf } from './headings.js';
import * as t from './lexer.js';
import { wayOfRuns } from './runs.js';
import type { Circumstance, Count, Heading, MoveSentence, PieceName, Walk, Way } from './syntax.js';
import type { CircumstanceTree, SentenceTree, WayTree } from './trees.js';

/** The meaning of a sentence's tree; `words` are all of its words, `page` is the text in which they stand. */
export function lowerSentence(
  { circumstances, exceptions, isExample, subject, ways }: SentenceTree,
  words: readonly IToken[],
  page: Excerpt,
): MoveSentence {
  const place = placeOf(words, page);
  const lowered: Way[] = [];
  let verb: IToken | null = null;
  let count: Count | null = null;
  for (const way of ways ?? []) {
    const own = way.verb;
    verb = own ?? verb;
    for (const one of lowerWay(way, verb, place, page)) {
      lowered.push(withCount(one, count, own !== null && way.circumstances.length === 0));
      count = countIn(one) ?? count;
    }
  }
  return {
    span: place,
    subject: nameOf(subject, page)[0] ?? null,
    circumstances: circumstances.map(circumstanceOf),
    ways: withExplanation(withHeadings(lowered), (ways ?? []).at(-1)?.isApposed === true),
    exceptions: exceptions.map(headingOf),
    isExample,
  };
}

/**
 * As far as the way before, if nothing else is said: "one square orthogonally, on dark squares also diagonally". Where it has a
 * verb of its own, it may as well be that only one square is meant.
 */
function withCount(way: Way, count: Count | null, isApart: boolean): Way {
  if (way.kind !== 'walk' || count === null || countIn(way) !== null) return way;
  const isOpen = isApart && count.most !== 1;
  return withFirstLeg(way, (leg) => ({
    ...leg,
    run: isOpen ? { ...leg.run, countBefore: count } : { ...leg.run, count },
  }));
}

function withFirstLeg(
  way: Way & Walk,
  change: (leg: Walk['legs'][number]) => Walk['legs'][number],
): Way {
  return { ...way, legs: way.legs.map((leg, index) => (index === 0 ? change(leg) : leg)) };
}

function countIn(way: Way): Count | null {
  return way.kind === 'walk' ? (way.legs[0]?.run.count ?? null) : null;
}

/** The last way of all, behind nothing but a comma or colon, explains a comparison. */
function withExplanation(ways: readonly Way[], isApposed: boolean): readonly Way[] {
  const [before, last] = ways.slice(-2);
  if (!isApposed || before?.kind !== 'like' || last === undefined || last.kind === 'like')
    return ways;
  if (last.circumstances.length > 0) return ways;
  return [...ways.slice(0, -1), { ...last, isExplanation: true }];
}

/** "one or leaps two squares diagonally": the directions stand behind the last way. */
function withHeadings(ways: readonly Way[]): readonly Way[] {
  let behind: Heading | null = null;
  return ways.toReversed().map(headed).toReversed();

  function headed(way: Way): Way {
    const own = headingIn(way);
    const shared = behind;
    if (own !== null && isHeaded(own)) behind = own;
    if (way.kind !== 'walk' || own === null || isHeaded(own) || shared === null) return way;
    return withFirstLeg(way, (leg) => ({
      ...leg,
      run: { ...leg.run, step: { kind: 'step', heading: shared } },
    }));
  }
}

function isHeaded({ alternatives, turn }: Heading): boolean {
  return alternatives.length > 0 || turn !== null;
}

/** Where a way of one leg goes; null: it has several, or none. */
function headingIn(way: Way): Heading | null {
  if (way.kind === 'leap') return way.size.side === null ? way.size.heading : null;
  if (way.kind !== 'walk' || way.legs.length !== 1) return null;
  const step = way.legs[0]?.run.step;
  return step?.kind === 'step' ? step.heading : null;
}

function lowerWay(
  { body, circumstances, heading }: WayTree,
  verb: IToken | null,
  place: Span,
  page: Excerpt,
): readonly Way[] {
  const captures = verb !== null && tokenMatcher(verb, t.Captures);
  const common = {
    span: place,
    circumstances: [
      ...(captures ? [{ kind: 'capture' } as const] : []),
      ...circumstances.map(circumstanceOf),
    ],
  };
  switch (body.kind) {
    case 'stay':
      return [{ ...common, kind: 'stay' }];
    case 'like':
      return [{ ...common, kind: 'like', names: body.names.flatMap((name) => nameOf(name, page)) }];
    case 'runs': {
      const legs = body.legs.map((leg, index) =>
        index > 0 || heading === null ? leg : { ...leg, headings: [heading, ...leg.headings] },
      );
      return wayOfRuns(legs, verb).map((way) => ({ ...common, ...way }));
    }
  }
}

function circumstanceOf({ of, word }: CircumstanceTree): Circumstance {
  if (tokenMatcher(word, t.OnItsFirstMove)) return { kind: 'first-move' };
  if (tokenMatcher(word, t.WithoutCapturing)) return { kind: 'quiet' };
  if (tokenMatcher(word, t.OnlyTo)) return { kind: 'to-region', name: regionName(of) };
  if (!tokenMatcher(word, t.ToCapture)) return { kind: 'from-region', name: regionName(of) };
  if (of === null) return { kind: 'capture' };
  return { kind: tokenMatcher(of, t.Own) ? 'own-capture' : 'capture-in-passing' };
}

function regionName(token: IToken | null): string {
  if (token === null) return '';
  if (tokenMatcher(token, t.Quoted)) return unquoted(token.image);
  return token.image.toLowerCase() === 'non-connected' ? 'unconnected' : token.image;
}

/** As `JSON.stringify` writes it; what is no such string stays as it is. */
function unquoted(image: string): string {
  try {
    const value: unknown = JSON.parse(image);
    return typeof value === 'string' ? value : image;
  } catch {
    return image.slice(1, -1);
  }
}

function nameOf(words: readonly IToken[], page: Excerpt): readonly PieceName[] {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = last.startOffset + last.image.length;
  const written = page.text.slice(first.startOffset, end).split(/\s+/).join(' ');
  return [{ text: written, span: page.place(first.startOffset, end) }];
}

/** The place from the first to the last of some words. */
export function placeOf(words: readonly IToken[], page: Excerpt): Span {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return page.place(0, page.text.length);
  return page.place(first.startOffset, last.startOffset + last.image.length);
}
