import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { CROSS_SCHEMA } from '../src/cli/cross-schema.js';
import { packageRoot } from '../src/cli/package-root.js';
import { once } from '../src/text/once.js';
import { diagnosticsSchema } from './diagnostics-schema.js';
import { resolvedVariantSchema } from './resolved-variant-schema.js';

/** The schemas that are created from types of `src/cli/printed.ts`. */
const TYPES = [
  ['diff', 'PrintedDifference'],
  ['explain', 'PrintedExplanation'],
  ['perft', 'PrintedCounts'],
  ['perft-answer', 'PrintedAnswer'],
  ['read', 'PrintedReading'],
  ['rules', 'PrintedRules'],
] as const;

/** The JSON Schemas of fairyc's machine-readable output, by their paths under `generated/`. */
export const schemaFiles = once((): readonly (readonly [string, string])[] => {
  const root = packageRoot();
  const generator = createGenerator({
    path: path.join(root, 'src/cli/printed.ts'),
    tsconfig: path.join(root, 'tsconfig.json'),
    type: '*',
    // `npm test` has checked the types before.
    skipTypeCheck: true,
    expose: 'all',
    topRef: false,
  });
  return [
    file('cross-report', CROSS_SCHEMA),
    file('diagnostics', diagnosticsSchema()),
    file('resolved-variant', resolvedVariantSchema()),
    ...TYPES.map(([name, type]) => file(name, generator.createSchema(type))),
  ].toSorted(([one], [two]) => (one < two ? -1 : 1));
});

function file(name: string, schema: object): readonly [string, string] {
  return [`schema/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`];
}
