import type { Block } from '../page/blocks.js';
import { isPieceName, singular } from './known-pieces.js';
import type { FreeBlock, PieceEntry } from './piece-entry.js';

/** How far a paragraph is looked at for the name of the piece that it is about. */
const OPENING = 160;
const USUAL =
  /^(?:The )?([A-Za-z-]+)(?: and ([A-Za-z-]+))? (?:are|is) (?:normal|as usual|standard|ordinary|orthodox)\b/;
const SPECIAL = /\b(specific|special) (?:royal )?([a-z]+)\b/;
const INSTEAD = /^(?:Besides|Instead of) (?:the )?(?:normal |usual |standard )?([A-Za-z]+)\b/;
const IS_OPTION = /\b(?:option|optional|optionally|candidate|alternative|replacement)\b/i;

/** A piece that the first words of a paragraph name. */
interface Opening {
  readonly names: readonly string[];
  readonly isUsual: boolean;
  readonly replaces: string | null;
  /** Length of the words that name it. */
  readonly length: number;
}

/** Paragraphs that begin with the name of a piece that everybody knows, or say that a piece is as usual, or special. */
export function paragraphEntries(blocks: readonly FreeBlock[]): readonly PieceEntry[] {
  return blocks.flatMap(({ block, isFree }, index) => {
    const opening = isFree && block.kind === 'prose' ? openingOf(block) : null;
    if (opening === null) return [];
    const { isUsual, length, names, replaces } = opening;
    return [
      {
        names,
        aliases: [],
        abbreviations: [],
        glyph: null,
        span: block.excerpt.place(0, length),
        texts: [block.excerpt],
        pictures: picturesBehind(blocks, index),
        isSure: false,
        isUsual,
        replaces,
      },
    ];
  });
}

function openingOf({ excerpt }: Block): Opening | null {
  const text = excerpt.text.slice(0, OPENING).replace(/\s/g, ' ');
  const usual = USUAL.exec(text);
  if (usual !== null) {
    const names = usual.slice(1).flatMap((name) => (name ? [nameOf(name)] : []));
    if (!names.every((name) => isPieceName(name.toLowerCase()))) return null;
    return { names, isUsual: true, replaces: null, length: usual[0].length };
  }
  const first = text.split(/[.:]/, 1)[0] ?? '';
  const instead = INSTEAD.exec(first);
  const replaced = instead?.[1];
  if (replaced !== undefined && isPieceName(replaced.toLowerCase()) && IS_OPTION.test(first))
    return optional(`Other ${replaced}`, replaced, first.length);
  const special = SPECIAL.exec(first);
  if (special !== null && IS_OPTION.test(first)) {
    const [, adjective = '', noun = ''] = special;
    if (isPieceName(noun)) return optional(`${capital(adjective)} ${noun}`, noun, first.length);
  }
  const article = /^(?:The|An?) /.exec(text)?.[0].length ?? 0;
  const name = knownNameAt(text.slice(article), article > 0);
  return name === null
    ? null
    : { names: [capital(name)], isUsual: false, replaces: null, length: article + name.length };
}

function optional(name: string, replaced: string, length: number): Opening {
  return { names: [name], isUsual: false, replaces: capital(replaced), length };
}

/** The longest name of a piece with which a paragraph begins: "Silver general", "Rook". */
function knownNameAt(text: string, hasArticle: boolean): string | null {
  if (!hasArticle && !/^[A-Z]/.test(text)) return null;
  const words = /^[A-Za-z][a-z-]+(?: [a-z-]+){0,2}/.exec(text)?.[0].split(' ') ?? [];
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (isPieceName(name.toLowerCase())) return name;
  }
  return null;
}

function picturesBehind(blocks: readonly FreeBlock[], index: number): PieceEntry['pictures'] {
  const next = blocks[index + 1]?.block;
  return next?.kind === 'picture' ? [next.excerpt] : [];
}

function nameOf(word: string): string {
  return capital(singular(word));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
