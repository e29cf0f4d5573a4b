import { parseLetters, parseUses } from '../../grammar/table/parse.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import type { Definition } from '../definitions.js';
import type { AuthorOption } from '../ir/variant.js';
import { bulletNamed } from '../notation/document/bullet-names.js';
import { RULE_BULLETS } from '../notation/document/rule-bullets.js';
import { readSections } from '../read/markdown/sections.js';
import { documentOf } from '../read/markdown/lower-pieces.js';
import { slug } from '../read/markdown/piece-ids.js';
import { readDocument } from '../read/markdown/read-document.js';
import type { Snippet } from '../read/markdown/snippet.js';
import { subspan } from '../text/span.js';
import {
  byName,
  letterName,
  markOf,
  pieceMark,
  squaresOf,
  type DocumentContext,
  type Named,
} from './document-context.js';
import type { Mark, Target } from './marks.js';
import { valueMarks } from './option-marks.js';
import { heldBy } from './held.js';

/** The marks of the lines of a document outside of tables: bullets, uses, start positions, options. */

/** Whether a bullet names pieces, which its example values show. */
export function namesPieces(bullet: string): boolean {
  const row = RULE_BULLETS.find(({ name }) => name === bullet);
  return row?.words.some((words) => /\b(?:King|Queen|Lance|Cannon|Pawn)\b/.test(words)) === true;
}

/** The marks of the name before the colon, if it is that of a known bullet, and of the pieces after it. */
export function bulletMarks(bullet: Snippet, context: DocumentContext): readonly Mark[] {
  const { span, text } = bullet;
  const words = /^[^:：]{1,40}(?=[:：])/.exec(text)?.[0] ?? '';
  const name = bulletNamed(words);
  if (name === null) return [];
  const own = markOf(subspan(span, 0, words.trimEnd().length), { kind: 'bullet', name });
  if (name === 'Letters') return [own, ...letterMarks(bullet, words.length + 1, context)];
  if (!namesPieces(name)) return [own];
  return [own, ...piecesIn(bullet, words.length + 1, context)];
}

/** Marks in `龍 = D, CE = E`. */
function letterMarks(
  { span, text }: Snippet,
  from: number,
  context: DocumentContext,
): readonly Mark[] {
  const { value: pairs } = parseLetters(text.slice(from), subspan(span, from, text.length));
  return pairs.flatMap(({ letter, piece }) => {
    const found = byName(piece, context);
    if (found === null) return [];
    const about = { kind: 'piece', id: found.piece.id, definition: context.definition } as const;
    return [
      ...pieceMark(piece, found, false, context),
      markOf(letter.span, about, letterName(found.piece, true, context)),
    ];
  });
}

/** The pieces in a list such as `King, Advisor: d1-f3; White Queen 1`. */
function piecesIn(
  { span, text }: Snippet,
  from: number,
  context: DocumentContext,
): readonly Mark[] {
  return [...text.slice(from).matchAll(/[^\s,;:=][^,;:=]*/g)].flatMap(({ 0: item, index }) => {
    const [, color = '', words = ''] = /^((?:White|Black)\s+|)(.*?)\s*\d*\s*$/is.exec(item) ?? [];
    const start = from + index + color.length;
    const at = { span: subspan(span, start, start + words.length), text: words };
    return words === '' ? [] : pieceMark(at, byName(at, context), false, context);
  });
}

export function regionMark(
  { span, text }: Named,
  isDefinition: boolean,
  context: DocumentContext,
): Mark {
  // `within palace` names the region palace.
  const before = isDefinition ? 0 : (/^within\s+/i.exec(text)?.[0].length ?? 0);
  const name = text.slice(before);
  const id = `region ${context.variant.id} ${name.toLowerCase()}`;
  const about = squaresOf(name, context);
  return markOf(subspan(span, before, text.length), about, { id, isDefinition, by: 'name' });
}

/** Marks in `Uses all pieces from shogi`: the variant and the named pieces. */
export function usesMarks({ span, text }: Snippet, context: DocumentContext): readonly Mark[] {
  const line = parseUses(text, span).value;
  if (line === null) return [];
  const { pieces, variant } = line;
  const here = context.variantNamed(slug(variant.text));
  const id = `variant ${here?.id ?? slug(variant.text)}`;
  return [
    markOf(
      variant.span,
      {
        kind: 'parent',
        name: variant.text,
        definition: () =>
          here === null
            ? definitionElsewhere(variant.text, context)
            : { kind: 'document', name: here.id, variant: here, source: context.source },
      },
      {
        ...{ id, isDefinition: false, by: 'name' },
        elsewhere: () => (here === null ? headingElsewhere(variant.text, context) : null),
      },
    ),
    ...(pieces ?? []).flatMap(({ as, piece }) => {
      const found = byName(as ?? piece, context);
      const named = pieceMark(as ?? piece, found, true, context);
      // The name in the other document cannot be changed from this one.
      const [outer] = as === null ? [] : pieceMark(piece, found, false, context);
      return outer === undefined ? named : [{ ...outer, naming: null }, ...named];
    }),
  ];
}

function headingElsewhere(name: string, { library }: DocumentContext): Target | null {
  const source = library(name);
  if (source === null) return null;
  const section = documentOf(source.file, readSections(source).value).byName.get(slug(name));
  return section === undefined ? null : { source, at: section.heading.span };
}

function definitionElsewhere(name: string, { library }: DocumentContext): Definition | null {
  const source = library(name);
  const variant = (source === null ? [] : readDocument(source, { library }).value).find(
    ({ id, title }) => [id, slug(title)].includes(slug(name)),
  );
  return source === null || variant === undefined
    ? null
    : { kind: 'document', name: variant.id, variant, source };
}

/** The marks of an option in a fenced block, and of its value. */
export function optionMarks(
  { key, keySpan, value, valueSpan }: AuthorOption,
  context: DocumentContext,
): readonly Mark[] {
  const { definition, rules, variant } = context;
  const held = () => {
    const holds = rules();
    return holds && heldBy(key, holds, null);
  };
  const named = markOf(keySpan, { kind: 'key', key, here: held });
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined) return [named, markOf(valueSpan, { kind: 'word' })];
  return [
    named,
    ...valueMarks(row, value, valueSpan, {
      board: variant.board.value,
      definition,
      letterMark: (letter, at) => {
        const piece = variant.pieces.find(
          (one) => (one.letter ?? one.abbreviation)?.toLowerCase() === letter.toLowerCase(),
        );
        if (piece === undefined) return [];
        const about = { kind: 'piece', id: piece.id, definition } as const;
        return [{ ...at, about, naming: letterName(piece, false, context) }];
      },
    }),
  ];
}

/** The marks of a start position and of the pieces in it: letters of a FEN, glyphs of a diagram. */
export function startMarks({ span, text }: Snippet, context: DocumentContext): readonly Mark[] {
  const whole = markOf(span, { kind: 'start', definition: context.definition });
  const { pieces } = context.variant;
  const isFen = !text.trim().includes('\n') && text.includes('/');
  const board = isFen ? (/^[^\s[]+(?:\[[^\]]*\])?/.exec(text)?.[0] ?? '') : text;
  const found = isFen
    ? [...board.matchAll(/[a-z]{2}(?=@)|[a-z]/gi)]
    : [...board.matchAll(/[^\x00-\x7F]/gu)];
  return [
    whole,
    ...found.flatMap(({ 0: sign, index }) => {
      const piece = pieces.find(({ abbreviation, glyphs }) =>
        isFen ? abbreviation?.toLowerCase() === sign.toLowerCase() : glyphs.includes(sign),
      );
      const at = { span: subspan(span, index, index + sign.length), text: sign };
      const by = isFen ? 'letter' : 'glyph';
      return pieceMark(at, piece === undefined ? null : { piece, by }, false, context);
    }),
  ];
}
