import { SEVERITIES } from '../src/text/diagnostic.js';
import { arraySchema, DRAFT, objectSchema, reference, type JsonSchema } from './json-schema.js';

const PLACE: Readonly<Record<string, JsonSchema>> = {
  file: { type: 'string' },
  line: { type: 'integer', minimum: 1, description: 'From 1.' },
  column: { type: 'integer', minimum: 1, description: 'From 1, in characters.' },
  endLine: { type: 'integer', minimum: 1 },
  endColumn: { type: 'integer', minimum: 1, description: 'The column after the last character.' },
  start: { type: 'integer', minimum: 0, description: 'Offset from 0, in UTF-16 units.' },
  end: { type: 'integer', minimum: 0, description: 'The offset after the last character.' },
};

/** The schema of the output of `--format json` (`src/report/json.ts`). */
export function diagnosticsSchema(): JsonSchema {
  return {
    $schema: DRAFT,
    title: 'The output of fairyc with --format json',
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
            description:
              'The number of findings that it summarises; absent if it is a single finding.',
          },
          hiddenBy: {
            type: 'string',
            description:
              'The reason why it is suppressed, such as a baseline. It does not count then.',
          },
        },
        ['fix', 'count', 'hiddenBy'],
      ),
      fix: objectSchema({
        title: { type: 'string', minLength: 1 },
        safety: {
          enum: ['safe', 'suggestion'],
          description:
            'safe: the engine reads the same rules afterwards, or those that the title describes.',
        },
        edits: {
          ...arraySchema(objectSchema({ ...PLACE, text: { type: 'string' } })),
          description: 'Each edit replaces the text at its place.',
        },
      }),
    },
  };
}
