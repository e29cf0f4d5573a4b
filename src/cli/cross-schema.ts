import { CONTRADICTION_WAYS } from '../cross/contradiction.js';
import { DIFFERENCE_KINDS } from '../cross/difference.js';

const TEXT = { type: 'string' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const PLACE_NUMBER = { type: 'integer', minimum: 1 } as const;
const TEXTS = { type: 'array', items: TEXT } as const;

/** An object with all of these properties and no others, except those in `optional`. */
function whole<P extends object>(properties: P, optional: object = {}) {
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
  };
}

/** Such an object, or null. */
function orNull<P extends object>(properties: P) {
  return { ...whole(properties), type: ['object', 'null'] };
}

const FINDING = {
  kind: { enum: DIFFERENCE_KINDS },
  fen: TEXT,
  moves: TEXTS,
  ours: TEXT,
  theirs: TEXT,
  options: TEXTS,
  mechanics: TEXTS,
} as const;

/** JSON Schema (draft-07) of what `fairyc cross --json` prints and `--merge` reads. */
export const CROSS_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'What fairyc cross prints with --json',
  ...whole({
    program: { const: 'fairyc cross' },
    version: TEXT,
    engine: { ...TEXT, description: 'Empty if nothing was compared.' },
    settings: whole({
      games: COUNT,
      depth: COUNT,
      nodes: COUNT,
      seed: TEXT,
      reading: { enum: ['as-engine', 'as-written'] },
    }),
    total: { ...COUNT, description: 'Variants in all shards.' },
    shard: orNull({ index: PLACE_NUMBER, of: PLACE_NUMBER }),
    variants: {
      type: 'array',
      items: whole(
        {
          number: { ...PLACE_NUMBER, description: 'Among all variants of the run.' },
          variant: TEXT,
          place: whole({
            file: TEXT,
            line: PLACE_NUMBER,
            column: PLACE_NUMBER,
            start: COUNT,
            end: COUNT,
          }),
          texts: {
            type: 'array',
            description: 'One entry for each text of the variant that the engine was given.',
            items: whole({
              origin: {
                enum: [
                  'built in',
                  'as it is',
                  're-printed',
                  'with the Betza strings of the author',
                ],
              },
              loaded: { type: 'boolean' },
              startFenCode: {
                type: ['integer', 'null'],
                description: "The answer of the engine's validator; 1 means valid.",
              },
              counted: orNull({ depth: COUNT, nodes: COUNT }),
              games: COUNT,
              plies: COUNT,
              results: { type: 'object', additionalProperties: COUNT },
              finding: orNull(FINDING),
              contradiction: {
                ...orNull({ ...FINDING, way: { enum: Object.keys(CONTRADICTION_WAYS) } }),
                description:
                  'Where and how the engine differs, although its own answers show that it is wrong.',
              },
            }),
          },
          readings: {
            ...orNull(FINDING),
            description: "Where the plain reading of the Betza strings differs from the engine's.",
          },
          crash: orNull({ during: TEXT, why: TEXT }),
          remarks: TEXTS,
        },
        {
          smallest: {
            ...TEXT,
            description: 'The fewest lines that show the finding, or that crash the engine.',
          },
          lint: { ...TEXTS, description: 'The errors that lint reports for these lines.' },
        },
      ),
    },
  }),
};
