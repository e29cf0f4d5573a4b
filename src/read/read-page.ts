import { diagnose } from '../catalog/diagnose.js';
import type { Variant } from '../ir/variant.js';
import { compareDiagnostics, type Parsed } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { readSections } from './ini/section-variant.js';
import { inPage, type IniBlock } from './page/ini-blocks.js';
import { readSources, type PageOptions, type PageSources } from './page/page-sources.js';

/**
 * Every variant of a page: of its piece tables; where it has none, of its Interactive Diagrams; where it has neither, of its options for
 * the engine. Diagnostics are in order of place.
 */
export function readPage(source: Source, options: PageOptions): Parsed<readonly Variant[]> {
  const { value: sources, diagnostics } = readSources(source, options);
  const { value, diagnostics: found } = variantsOf(sources);
  return { value, diagnostics: [...diagnostics, ...found].sort(compareDiagnostics) };
}

function variantsOf({
  diagrams,
  document,
  file,
  hasTables,
  inis,
}: PageSources): Parsed<readonly Variant[]> {
  if (hasTables && document !== null) return document;
  if (diagrams.length > 0)
    return {
      value: diagrams.flatMap(({ value }) => value ?? []),
      diagnostics: diagrams.flatMap((diagram) => diagram.diagnostics),
    };
  if (inis.length > 0) {
    const read = inis.map(variantsOfOptions);
    return {
      value: read.flatMap(({ value }) => value),
      diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    };
  }
  if (document !== null) return document;
  const message =
    'This page has no piece table, no definition of an Interactive Diagram (lines "name=value" and "name:id:moves:graphics:squares", or an element of class idiagram; a page saved after its script ran has the board in its place) and no options of a variants.ini.';
  return {
    value: [],
    diagnostics: [diagnose('doc/no-variant', 'error', { file, start: 0, end: 0 }, message)],
  };
}

function variantsOfOptions({ headed, placeHeaded }: IniBlock): Parsed<readonly Variant[]> {
  const { value, diagnostics } = readSections(headed, placeHeaded);
  return {
    value,
    diagnostics: diagnostics.map((diagnostic) => inPage(diagnostic, placeHeaded)),
  };
}
