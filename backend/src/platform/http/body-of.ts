import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { canBeAbsent, nameOf, type Fields, type FieldSchema, type Wire } from '#shared/records/field';
import { schemaOf } from '#shared/records/kinds';
import { AsTyped } from './trimmed-body.ts';

/** Name of the check below, whose messages are already in plain words. */
export const FIELD_CHECK = 'field';

/** A class that Nest validates with class-validator and Swagger documents: one property per field, with the record's messages. */
export function bodyOf<R extends Fields>(fields: R): new () => Wire<R> {
  class Body {
    constructor() {
      for (const [name, { fallback }] of Object.entries(fields)) {
        if (fallback !== undefined) {
          (this as Record<string, unknown>)[name] = fallback;
        }
      }
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    Transform(({ value }) => field.stored(value), { toClassOnly: true })(Body.prototype, name);
    ValidateBy({
      name: FIELD_CHECK,
      validator: {
        validate: (value) => field.problem(value) === null,
        defaultMessage: (given) => field.problem(given?.value) ?? '',
      },
    })(Body.prototype, name);
    if (field.fields) {
      const Inner = bodyOf(field.fields);
      Type(() => Inner)(Body.prototype, name);
      ValidateNested()(Body.prototype, name);
      ValidateIf((_body, value) => value !== null || field.problem(null) !== null)(Body.prototype, name);
    }
    if (field.asTyped) {
      AsTyped()(Body.prototype, name);
    }
    document(Body.prototype, name, { schema: field.schema, isRequired: !('fallback' in field) });
  }
  FIELDS.set(Body.prototype, fields);
  return Body as new () => Wire<R>;
}

/** The records of body classes, by prototype. */
const FIELDS = new WeakMap<object, Fields>();

/** The fields of a class made by `bodyOf`, or of a subclass; undefined for any other. */
export const fieldsOf = (body: new () => unknown): Fields | undefined => found(FIELDS, body);

/** What is known of a class, or of the nearest one that it extends. */
function found<Known>(by: WeakMap<object, Known>, made: new () => unknown): Known | undefined {
  let prototype = made.prototype as object | null;
  while (prototype && !by.has(prototype)) {
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return prototype ? by.get(prototype) : undefined;
}

/** Schemas of response classes by prototype, for Fastify's serializers. */
const SCHEMAS = new WeakMap<object, FieldSchema>();

/** A class that Swagger documents and Fastify serializes: fields that the record does not declare never leave the server. */
export function answerOf<R extends Fields>(fields: R): new () => Wire<R> {
  class Answer {}
  for (const [name, field] of Object.entries(fields)) {
    document(Answer.prototype, name, { schema: field.schema, isRequired: !canBeAbsent(field) });
  }
  SCHEMAS.set(Answer.prototype, schemaOf(fields));
  return Answer as new () => Wire<R>;
}

/** The class of a record that is sent; with the record's name. */
export const classOf = onePerRecord(bodyOf) as <R extends Fields>(fields: R) => new () => Wire<R>;
/** Whether a checked body is of this record. */
export const isA = <R extends Fields>(fields: R, body: object): body is Wire<R> => body instanceof classOf(fields);
/** The class of a record that is answered. */
export const answerClassOf = onePerRecord(answerOf);

/** Swagger knows classes by their identity and their names. */
function onePerRecord(make: (fields: Fields) => new () => object): (fields: Fields) => new () => object {
  const classes = new WeakMap<Fields, new () => object>();
  return (fields) => {
    const known = classes.get(fields) ?? Object.defineProperty(make(fields), 'name', { value: nameOf(fields) });
    classes.set(fields, known);
    return known;
  };
}

/** The schema of a class made by `answerOf`, or of a subclass. */
export function answerSchema(answer: new () => object): FieldSchema {
  const schema = found(SCHEMAS, answer);
  if (!schema) {
    throw new TypeError(`${answer.name} is not made by answerOf.`);
  }
  return schema;
}

function document(
  prototype: object,
  name: string,
  { schema, isRequired }: { schema: FieldSchema; isRequired: boolean },
): void {
  // For a nested record `required` lists its fields; whether it is required itself is a separate property.
  const required = schema.required ? { selfRequired: isRequired } : { required: isRequired };
  const kind = schema.type ? schema : { ...ANY_JSON, ...schema };
  ApiProperty({ ...kind, ...required } as Parameters<typeof ApiProperty>[0])(prototype, name);
}

/** Swagger requires a type for every property; for a union it omits the type. */
const ANY_JSON = {
  type: Object,
  anyOf: [
    { type: 'object' },
    { type: 'array', items: {} },
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
  ],
  nullable: true,
};
