import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

export interface Operation {
  /** As in book-requests.ts: "POST /api/quote/:id". */
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  query: { name: string; schema: Schema }[];
  body: Schema | null;
}

interface Documented {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
}

/** Every operation that /api/docs-json names, with what it takes. */
export function documentedOperations(server: NestFastifyApplication): Operation[] {
  const { paths, components } = openApiDocument(server);
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  return Object.entries(paths).flatMap(([address, item]) =>
    Object.entries(item as Record<string, Documented>).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${address.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      method: method as Operation['method'],
      // An id that no row has.
      path: address.replaceAll(/\{\w+\}/g, '2000000001'),
      query: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema = {} }) => ({ name, schema })),
      body: resolved(requestBody?.content?.['application/json']?.schema, schemas),
    })),
  );
}

function resolved(schema: Schema | undefined, schemas: Record<string, Schema>): Schema | null {
  if (!schema) {
    return null;
  }
  const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!] : schema;
  return named ?? schema;
}

/** A body of this schema in which every text is this one, and so is everything else. */
export function filled(schema: Schema, text: string): unknown {
  if (schema.type === 'array') {
    return [filled(schema.items ?? {}, text)];
  }
  return schema.properties
    ? Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, filled(each, text)]))
    : text;
}

/** How many texts `filled` writes. */
export const placesIn = (schema: Schema): number =>
  schema.type === 'array'
    ? placesIn(schema.items ?? {})
    : schema.properties
      ? Object.values(schema.properties).reduce((sum, each) => sum + placesIn(each), 0)
      : 1;
