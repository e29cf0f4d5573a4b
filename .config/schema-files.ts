import { CROSS_SCHEMA } from '../src/cli/cross-schema.js';
import { diagnosticsSchema } from './diagnostics-schema.js';
import { diffSchema } from './diff-schema.js';
import { resolvedVariantSchema } from './resolved-variant-schema.js';
import type { JsonSchema } from './json-schema.js';

/** The JSON Schemas of what fairyc prints for programs, by their paths under `generated/`. */
export function schemaFiles(): readonly (readonly [string, string])[] {
  return [
    ['schema/cross-report.schema.json', print(CROSS_SCHEMA)],
    ['schema/diagnostics.schema.json', print(diagnosticsSchema())],
    ['schema/diff.schema.json', print(diffSchema())],
    ['schema/resolved-variant.schema.json', print(resolvedVariantSchema())],
  ];
}

function print(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
