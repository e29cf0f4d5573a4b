import { documentsOf, gameOf, sectionsOf, type Definition } from '../definitions.js';
import type { Language } from './opened.js';
import { html } from '../page/html.js';
import { whyUnplayable } from '../play/lower-variant.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import { printPretty } from '../report/pretty.js';
import { makeReport } from '../report/report.js';
import { lineColumnsOf, type Source } from '../text/source.js';
import { gamePageOf } from '../views.js';

/** The game page of the variant at a line, as an HTML file. If there is none that can be played, a page with the reason. */
export function gamePageAt(
  source: Source,
  language: Language,
  line: number,
  library: Library,
): string {
  const { definitions, diagnostics } =
    language === 'markdown' ? documentsOf(source, library) : sectionsOf(source);
  const definition = definitionAt(definitions, source, line);
  if (definition === null) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const report = makeReport(errors, new Map([[source.file, source.text]]));
    return pageWithReason(
      printPretty(report, { color: false }) || 'There is no variant in this text.',
    );
  }
  const why = whyUnplayable(gameOf(definition, 'as-engine'));
  return why === null ? gamePageOf(definition) : pageWithReason(`${definition.name}: ${why}`);
}

/** The variant at a line, or the first one if the line is above all of them. */
function definitionAt(
  definitions: readonly Definition[],
  { text }: Source,
  line: number,
): Definition | null {
  const placeOf = lineColumnsOf(text);
  const isAbove = (definition: Definition): boolean => {
    switch (definition.kind) {
      case 'section':
        return placeOf(definition.at.start).line <= line + 1;
      case 'document':
        return placeOf(definition.variant.span.start).line <= line + 1;
      case 'builtin':
        return true;
    }
  };
  return definitions.findLast(isAbove) ?? definitions[0] ?? null;
}

function pageWithReason(words: string): string {
  return html`<pre>${words}</pre>`.toString();
}
