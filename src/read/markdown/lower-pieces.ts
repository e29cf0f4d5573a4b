import { parseLetters } from '../../../grammar/table/parse.js';
import type { Name } from '../../../grammar/table/syntax.js';
import { BUILTIN_NAMES } from '../../catalog/builtins.js';
import { diagnose } from '../../catalog/diagnose.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { didYouMean, nearest, respelled } from '../../text/nearest.js';
import type { Source } from '../../text/source.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import { pieceLookup } from '../../notation/document/piece-references.js';
import { unknownPiece, type PieceDraft } from './draft.js';
import { familyOf } from './family.js';
import { modelOf, readHeader, type Header, type Model } from './header.js';
import type { LoweredPieces } from './lowered-pieces.js';
import { givePawnChoices } from './pawn-choices.js';
import { slug } from './piece-ids.js';
import {
  checkDuplicates,
  checkRoyals,
  finishPieces,
  linkPromotions,
  separateChoices,
  unusedForms,
} from './pieces.js';
import { readTable } from './rows.js';
import { readSections, type Section } from './sections.js';
import type { Snippet } from './snippet.js';
import { importPieces } from './uses.js';
import { readUsesLine } from './uses-line.js';

/** A document with the sections that describe variants. */
export interface Document {
  readonly file: string;
  readonly sections: readonly Section[];
  /** By the slug of the heading and by the id. If several sections share one, the first counts. */
  readonly byName: ReadonlyMap<string, Section>;
}

export function documentOf(file: string, sections: readonly Section[]): Document {
  const byName = new Map<string, Section>();
  for (const section of sections)
    for (const name of [slug(section.heading.text), statedIn(section, 'id')])
      if (name !== null && !byName.has(name)) byName.set(name, section);
  return { file, sections, byName };
}

/** The value of a bullet, needed before all bullets are read. */
function statedIn({ bullets }: Section, name: 'id' | 'rules'): string | null {
  const bullet = bullets.find(({ text }) => new RegExp(`^${name}\\s*[:：]`, 'i').test(text))?.text;
  return bullet === undefined ? null : bullet.slice(bullet.search(/[:：]/) + 1).trim();
}

/** The maximum number of pieces taken from other variants, in total: a chain of variants could double them at every link. */
const MOST_IMPORTS = 20_000;

/** Errors by which the pieces and the board that a variant uses are lost. */
export const LOSES_ALL: readonly string[] = [
  'doc/unknown-variant',
  'doc/circular-use',
  'doc/used-variant-has-errors',
];
/** The maximum length of a chain of variants that use each other's pieces. */
const LONGEST_CHAIN = 64;

/** Finds documents by the names of their variants. */
export interface Library {
  (name: string): Source | null;
  /** The headings of all variants, for completion and for advice on misspelt names. */
  readonly names?: () => readonly string[];
}

/**
 * Reads the pieces of sections, each section once, in any document. If a section uses the pieces of others, those are read first.
 * A section that uses itself through others is reported.
 */
export class PieceReader {
  private readonly finished = new Map<Section, LoweredPieces>();
  private readonly underWay = new Set<Section>();
  private readonly shipped = new Map<string, Document>();
  private imports = 0;

  constructor(private readonly library: Library) {}

  read(document: Document, section: Section): LoweredPieces {
    const known = this.finished.get(section);
    if (known !== undefined) return known;
    this.underWay.add(section);
    const lowered = this.lower(document, section);
    this.underWay.delete(section);
    this.finished.set(section, lowered);
    return lowered;
  }

  private lower(document: Document, section: Section): LoweredPieces {
    const header = readHeader(section, this.modelFor(document, section));
    const diagnostics: Diagnostic[] = [...section.diagnostics, ...header.diagnostics];
    const context = {
      title: header.title,
      dialect: header.dialect,
      board: header.board.value,
      regions: header.regions,
    };
    const imported = section.uses.flatMap((uses) => this.readUses(document, uses, diagnostics));
    const own = section.tables.flatMap((table) => {
      const { value, diagnostics: problems } = readTable(table, context);
      addAll(diagnostics, problems);
      return value;
    });
    const drafts = [...imported, ...own];
    giveLetters(header, drafts, diagnostics);
    separateChoices(drafts);
    const family = header.family ?? familyOf(header, drafts, section, diagnostics);
    addAll(diagnostics, linkPromotions(drafts, family));
    if (family === 'chess') givePawnChoices(drafts, header.bullets.values, header.board.value);
    addAll(
      diagnostics,
      header.bullets.values.has('Promoted forms') ? [] : unusedForms(drafts),
      checkDuplicates(drafts),
      checkRoyals(drafts, section.heading.span, endsStated(header, section)),
    );
    return { header, family, ...finishPieces(drafts), diagnostics };
  }

  /** The first variant whose pieces a section uses; otherwise the game that its bullet "Rules" names. */
  private modelFor(document: Document, section: Section): Model | null {
    const [uses] = section.uses;
    const used = uses === undefined ? null : readUsesLine(uses).value;
    const name = used?.variant.text ?? statedIn(section, 'rules');
    const found = name === null ? null : this.find(name, document);
    return found === null || found.section === section ? null : modelOf(found.section);
  }

  private readUses(
    document: Document,
    uses: Snippet,
    diagnostics: Diagnostic[],
  ): readonly PieceDraft[] {
    const { value: line, diagnostics: problems } = readUsesLine(uses);
    addAll(diagnostics, problems);
    if (line === null) return [];
    const found = this.find(line.variant.text, document);
    if (found === null) {
      diagnostics.push(unknownVariant(line.variant, document, this.library.names?.() ?? []));
      return [];
    }
    if (this.underWay.has(found.section) || this.underWay.size > LONGEST_CHAIN) {
      const message = `"${line.variant.text}" uses the pieces of this variant itself (or the chain is too long), so the pieces are not defined.`;
      diagnostics.push(diagnose('doc/circular-use', 'error', line.variant.span, message));
      return [];
    }
    const source = this.read(found.document, found.section);
    // Errors in the same document are reported anyway. Here only those count by which the pieces and the board are lost.
    const isOwn = found.document === document;
    const error = source.diagnostics.find(({ code, severity }) =>
      isOwn ? LOSES_ALL.includes(code) : severity === 'error',
    );
    if (error !== undefined) {
      const message = `The variant "${source.header.title}", whose pieces are used, has errors.`;
      const notes = [{ message: error.message, span: error.span }];
      diagnostics.push(
        diagnose('doc/used-variant-has-errors', 'error', line.variant.span, message, { notes }),
      );
    }
    if (this.imports + source.pieces.length > MOST_IMPORTS) {
      const message = `More than ${MOST_IMPORTS} pieces are used from other variants; the rest are left out.`;
      diagnostics.push(diagnose('doc/too-large', 'error', line.variant.span, message));
      return [];
    }
    const drafts = importPieces(source, line, diagnostics);
    this.imports += drafts.length;
    return drafts;
  }

  /** The section of a variant by its title or id: in the same document, otherwise in a shipped one. */
  private find(
    name: string,
    document: Document,
  ): { readonly document: Document; readonly section: Section } | null {
    const wanted = slug(name);
    const here = document.byName.get(wanted);
    if (here !== undefined) return { document, section: here };
    const source = this.library(name);
    if (source === null || source.file === document.file) return null;
    let shipped = this.shipped.get(source.file);
    if (shipped === undefined) {
      shipped = documentOf(source.file, readSections(source).value);
      this.shipped.set(source.file, shipped);
    }
    const section = shipped.byName.get(wanted);
    return section === undefined ? null : { document: shipped, section };
  }
}

function unknownVariant(
  { text, span }: Name,
  document: Document,
  shipped: readonly string[],
): Diagnostic {
  // The variant that contains the line cannot be meant.
  const own = document.sections.findLast(({ heading }) => heading.span.start < span.start);
  const here = document.sections
    .filter((section) => section !== own)
    .slice(0, 128)
    .map(({ heading }) => heading.text);
  const near = nearest(text, [...here, ...shipped]);
  const engines = BUILTIN_NAMES.find((name) => name === text.toLowerCase());
  const advice =
    engines === undefined
      ? didYouMean('; ', near, '"')
      : `, but the engine has one: start from what \`fairyc build ${engines} -t document\` writes`;
  const message = `Neither this document nor fairyc has a variant "${text}"${advice}`;
  return diagnose('doc/unknown-variant', 'error', span, message, respelled(span, near));
}

/** The options that the text sets, and the rules that its bullets state, except that on stalemate, which every game has. */
function endsStated({ bullets: { values } }: Header, { options }: Section): readonly string[] {
  const stated = RULE_BULLETS.filter(({ name }) => name !== 'Stalemate' && values.has(name));
  return [
    ...options.map(({ key }) => key),
    ...stated.flatMap(({ fields, name }) => [name, ...fields]),
  ];
}

/** Applies the bullet `Letters`. */
function giveLetters(
  header: Header,
  drafts: readonly PieceDraft[],
  diagnostics: Diagnostic[],
): void {
  const bullet = header.bullets.values.get('Letters');
  if (bullet === undefined) return;
  const { value: pairs, diagnostics: problems } = parseLetters(bullet.text, bullet.span);
  addAll(diagnostics, problems);
  const lookup = pieceLookup(drafts, ({ piece }) => piece);
  for (const { piece, letter } of pairs) {
    const draft = lookup.find(piece.text);
    if (draft === null) diagnostics.push(unknownPiece(piece, lookup.names));
    else if (!/^[A-Za-z]$/.test(letter.text)) {
      const message = `"${letter.text}" is not an engine letter; write one letter A to Z.`;
      diagnostics.push(diagnose('letters/not-a-letter', 'error', letter.span, message));
    } else {
      draft.piece = { ...draft.piece, letter: letter.text.toUpperCase() };
      draft.places = { ...draft.places, letter: letter.span };
    }
  }
}
