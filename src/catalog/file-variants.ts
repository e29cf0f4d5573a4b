import data from './data/file-variants.json' with { type: 'json' };

/** The sections of the `variants.ini` that comes with the engine, without comments. Many files use them as parents. */
export function fileVariantsText(): string {
  return `${data.sections.flat().join('\n')}\n`;
}
