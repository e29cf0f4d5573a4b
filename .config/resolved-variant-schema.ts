import { wordsOf } from '../src/catalog/options/option-words.js';
import { OPTIONS, type TypedOptionRow } from '../src/catalog/options/options.js';
import { ENGINE_PIECE_TYPES } from '../src/catalog/piece-types.js';
import { emptyEngineRules } from '../src/ir/engine-defaults.js';
import { CUSTOM_ROYAL } from '../src/ir/engine-rules.js';
import {
  CHASING_RULES,
  COUNTING_RULES,
  ENCLOSING_RULES,
  MATERIAL_COUNTINGS,
  VALUES,
  WALLING_RULES,
} from '../src/ir/rules.js';
import { rulesJson } from '../src/read/ini/rules-json.js';
import { arraySchema, DRAFT, objectSchema, reference, type JsonSchema } from './json-schema.js';

/** The schema of the output of `fairyc resolve --json`. The fields and their values are from the rows of the catalog. */
export function resolvedVariantSchema(): JsonSchema {
  const fields = Object.keys(rulesJson(emptyEngineRules()));
  return {
    $schema: DRAFT,
    title: 'The output of fairyc resolve --json',
    ...arraySchema(reference('variant')),
    definitions: {
      variant: objectSchema({
        name: { type: 'string' },
        parent: { type: ['string', 'null'] },
        rules: reference('rules'),
        origin: reference('origins'),
      }),
      rules: objectSchema(Object.fromEntries(fields.map((field) => [field, fieldSchema(field)]))),
      origins: objectSchema(
        Object.fromEntries(fields.map((field) => [field, reference('origin')])),
      ),
      ...ORIGIN_DEFINITIONS,
      ...VALUE_DEFINITIONS,
    },
  };
}

const PLACE = {
  line: { type: 'integer', minimum: 1 },
  key: { type: 'string', minLength: 1 },
} as const;
const ALSO = { also: arraySchema(objectSchema(PLACE)) };

const ORIGIN_DEFINITIONS: Readonly<Record<string, JsonSchema>> = {
  origin: {
    anyOf: [
      {
        description:
          'A line of the section. Other lines that contribute to the value are under `also`.',
        ...objectSchema({ kind: { const: 'here' }, ...PLACE, ...ALSO }, ['also']),
      },
      {
        description: 'A line of an earlier section, from which this one inherits.',
        ...objectSchema(
          { kind: { const: 'parent' }, name: { type: 'string' }, ...PLACE, ...ALSO },
          ['also'],
        ),
      },
      {
        description: 'A built-in variant of the engine, from which this one inherits.',
        ...objectSchema({ kind: { const: 'builtin' }, name: { type: 'string' } }),
      },
      {
        description: 'The default of the engine.',
        ...objectSchema({ kind: { const: 'default' } }),
      },
    ],
  },
};

const TYPES: readonly string[] = ENGINE_PIECE_TYPES.map(({ type }) => type);
const CUSTOM_TYPES = ENGINE_PIECE_TYPES.flatMap(({ betza, type }) => (betza === null ? type : []));
const SQUARES = '(\\*([1-9]|10)|[a-l](\\*|[1-9]|10))';

const VALUE_DEFINITIONS: Readonly<Record<string, JsonSchema>> = {
  type: { description: "One of the engine's piece types.", enum: TYPES },
  typeOrAny: { description: 'A piece type, or * for any.', enum: ['*', ...TYPES] },
  types: { ...arraySchema(reference('typeOrAny')), uniqueItems: true },
  region: {
    description: 'Squares (e4), files (e*) and ranks (*4), separated by spaces; - if empty.',
    type: 'string',
    pattern: `^(-|${SQUARES}( ${SQUARES})*)$`,
  },
  file: { description: 'The letter of a file.', type: 'string', minLength: 1, maxLength: 1 },
  numbers: {
    description: 'Piece type: number.',
    type: 'object',
    propertyNames: reference('type'),
    additionalProperties: { type: 'integer' },
  },
  /** 64 characters for each colour. */
  letters: { type: 'string', minLength: 128, maxLength: 128 },
  pieces: arraySchema(
    objectSchema({
      type: reference('type'),
      letter: { type: 'string', pattern: '^[a-z]$' },
      synonym: { type: ['string', 'null'] },
      betza: { type: 'string' },
    }),
  ),
};

/** Fields that no key of the engine sets directly. */
const OTHER_FIELDS: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ['pieceTypes', arraySchema(reference('type'))],
  ['pieceToChar', reference('letters')],
  ['pieceToCharSynonyms', reference('letters')],
  [
    'customPiece',
    {
      description:
        'The notations of custom pieces and of a custom king, whether they are in the game or not.',
      type: 'object',
      propertyNames: { enum: [...CUSTOM_TYPES, CUSTOM_ROYAL] },
      additionalProperties: { type: 'string' },
    },
  ],
  ['mainPromotionPawnType', byColorSchema(reference('typeOrAny'))],
  [
    'kingType',
    { description: 'The type whose moves the royal piece has.', enum: [...TYPES, CUSTOM_ROYAL] },
  ],
  ['freeDrops', { type: 'boolean' }],
  ['nnueAlias', { type: 'string' }],
  ['endgameEval', { type: 'string' }],
]);

function fieldSchema(field: string): JsonSchema {
  const rows = OPTIONS.filter(
    (row) => !('replacedBy' in row) && row.fields.some((name) => name === field),
  );
  const [row] = rows;
  const other = OTHER_FIELDS.get(field);
  if (row === undefined) {
    if (other === undefined) throw new Error(`the field ${field} has no schema`);
    return other;
  }
  const value = valueSchema(row, field);
  if ('piece' in row && row.type === 'Bitboard')
    return {
      description: 'The squares to which pieces of a type may move, if limited.',
      type: 'object',
      propertyNames: reference('type'),
      additionalProperties: byColorSchema(value),
    };
  if ('piece' in row)
    return { description: 'The pieces of the variant, in the engine’s order of types.', ...value };
  const description = rows.map((one) => `${one.key}: ${wordsOf(one).meaning}`).join(' ');
  // Draft-07 ignores other keywords next to `$ref`.
  return { description, ...('side' in row ? byColorSchema(value) : { anyOf: [value] }) };
}

function byColorSchema(value: JsonSchema): JsonSchema {
  return objectSchema({ white: value, black: value });
}

/** The schema of the values that the engine stores for a type. */
function valueSchema(row: TypedOptionRow, field: string): JsonSchema {
  switch (row.type) {
    case 'bool':
      return { type: 'boolean' };
    case 'int':
    case 'Rank':
      return { type: 'integer' };
    case 'File':
      return field === 'maxFile' ? { type: 'integer' } : reference('file');
    case 'Value':
      return { enum: VALUES };
    case 'MaterialCounting':
      return { enum: MATERIAL_COUNTINGS };
    case 'CountingRule':
      return { enum: COUNTING_RULES };
    case 'ChasingRule':
      return { enum: CHASING_RULES };
    case 'EnclosingRule':
      return { enum: ENCLOSING_RULES };
    case 'WallingRule':
      return { enum: WALLING_RULES };
    case 'Bitboard':
      return reference('region');
    case 'CastlingRights':
      return { type: 'string', pattern: '^(-|K?Q?k?q?)$', minLength: 1 };
    case 'PieceType':
      return field === 'dropNoDoubled'
        ? { description: '- for none.', enum: ['-', ...TYPES] }
        : reference('typeOrAny');
    case 'PieceSet':
      return field === 'connectPieceTypes'
        ? { anyOf: [{ const: 'ALL' }, reference('types')] }
        : reference('types');
    case 'PieceIntMap':
      return reference('numbers');
    case 'PiecePieceMap':
      return {
        type: 'object',
        propertyNames: reference('type'),
        additionalProperties: reference('type'),
      };
    case 'string':
      return { type: 'string' };
    case 'pieceLetter':
    case 'pieceLetterBetza':
    case 'pieceLetterOptionalBetza':
      return reference('pieces');
  }
}
