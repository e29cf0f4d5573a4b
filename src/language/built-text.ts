import { buildDocument } from '../pipeline.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import { printPretty } from '../report/pretty.js';
import { makeReport } from '../report/report.js';
import type { Source } from '../text/source.js';
import type { Language } from './opened.js';

/** A variants.ini with all variants of a text, or the reason why there is none. */
export function builtText(
  { file, text }: Source,
  language: Language,
  library: Library,
): { readonly text: string } | { readonly problem: string } {
  const source = { file: language === 'ini' ? `${file}.ini` : file, text };
  const { diagnostics, value } = buildDocument(source, library, {
    targets: ['ini'],
    variant: null,
    approximate: false,
    parent: null,
  });
  if (value.length > 0) return { text: value.map((built) => built.text).join('\n') };
  const report = makeReport(diagnostics, new Map([[source.file, text]]));
  return { problem: printPretty(report, { color: false }) };
}
