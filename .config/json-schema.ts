/** The part of JSON Schema (draft-07) that the published schemas use. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly uniqueItems?: boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

export const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** An object with exactly these properties, all required except the optional ones. */
export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

/** An array of values of a schema. */
export function arraySchema(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

export function reference(definition: string): JsonSchema {
  return { $ref: `#/definitions/${definition}` };
}
