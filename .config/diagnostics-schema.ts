import { SEVERITIES } from '../src/text/diagnostic.js';
import { arraySchema, DRAFT, objectSchema, reference, type JsonSchema } from './json-schema.js';

const PLACE: Readonly<Record<string, JsonSchema>> = {
  file: { type: 'string' },
  line: { type: 'integer', minimum: 1, description: 'From 1.' },
  column: { type: 'integer', minimum: 1, description: 'From 1, in characters.' },
  endLine: { type: 'integer', minimum: 1 },
  endColumn: { type: 'integer', minimum: 1, description: 'Behind the last character.' },
  start: { type: 'integer', minimum: 0, description: 'Offset from 0, in UTF-16 units.' },
  end: { type: 'integer', minimum: 0, description: 'Offset behind the last character.' },
};

/** Of what `--format json` prints (`src/report/json.ts`). */
export function diagnosticsSchema(): JsonSchema {
  return {
    $schema: DRAFT,
    title: 'What fairyc prints with --format json',
    ...arraySchema(reference('diagnostic')),
    definitions: {
      place: objectSchema(PLACE),
      diagnostic: objectSchema(
        {
          code: {
            type: 'string',
            pattern: '^[a-z]+/[a-z0-9-]+$',
            description: 'What `fairyc explain` takes.',
          },
          severity: { enum: SEVERITIES },
          ...PLACE,
          message: { type: 'string', minLength: 1 },
          notes: arraySchema(
            objectSchema({ message: { type: 'string' }, place: reference('place') }, ['place']),
          ),
          fix: reference('fix'),
          count: {
            type: 'integer',
            minimum: 1,
            description: 'It stands for so many findings that are not listed; absent: for itself.',
          },
          hiddenBy: {
            type: 'string',
            description: 'What keeps it silent, such as a baseline; it counts for nothing then.',
          },
        },
        ['fix', 'count', 'hiddenBy'],
      ),
      fix: objectSchema({
        title: { type: 'string', minLength: 1 },
        safety: {
          enum: ['safe', 'suggestion'],
          description: 'safe: the engine reads the same rules afterwards, or those of the title.',
        },
        edits: {
          ...arraySchema(objectSchema({ ...PLACE, text: { type: 'string' } })),
          description: 'Each replaces the text of its place.',
        },
      }),
    },
  };
}
