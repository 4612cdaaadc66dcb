import { appendFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';

interface Documented {
  operationId: string;
  /** `examples` of a refusal by its code. */
  responses: Record<string, { content?: Record<string, { schema: object; examples?: Record<string, unknown> }> }>;
}

/** Where the runner collects which refusals are declared, and which a test has seen: scripts/refusal-guard.mjs. */
const NOTED = process.env['NOTED_REFUSALS'];
const noted = new Set<string>();

function noteRefusal(route: string, code: string, isSeen: boolean): void {
  const line = JSON.stringify({ route, code, isSeen });
  if (NOTED && !noted.has(line)) {
    noted.add(line);
    appendFileSync(NOTED, `${line}\n`);
  }
}

/** Every application has the same document. Reading it takes longer than most tests, so the tests of a process read it once. */
let problemOf: ReturnType<typeof readDocument> | undefined;

/**
 * Validates every response of the application against the OpenAPI document: an undocumented one becomes a failure (500), so that
 * the requesting test sees it.
 */
export function holdToDocument(server: NestFastifyApplication): void {
  const fastify = server.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onSend', async (request, reply, payload) => {
    problemOf ??= readDocument(server);
    const body = typeof payload === 'string' ? payload : null;
    const problem = problemOf(`${request.method} ${request.routeOptions.url ?? ''}`, reply.statusCode, body);
    if (problem) {
      console.error(problem);
      throw new Error(problem);
    }
    return payload;
  });
}

function readDocument(server: NestFastifyApplication) {
  const { paths, components } = openApiDocument(server);
  const ajv = new Ajv({ strict: false, formats: { date: true, 'date-time': true, email: true, binary: true } });
  ajv.addSchema({ $id: 'api', components: nullableAsTypes(components) as object });
  const operations = new Map<string, Documented & { name: string }>();
  // A call with several addresses is one, by the first of them: "find[0]", "find[1]".
  const nameOf = new Map<string, string>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Documented>)) {
      const route = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const call = operation.operationId.replace(/\[\d+\]$/, '');
      const name = nameOf.get(call) ?? route;
      nameOf.set(call, name);
      operations.set(route, { ...operation, name });
      const codes = Object.values(operation.responses).flatMap(({ content }) =>
        Object.keys(content?.['application/json']?.examples ?? {}),
      );
      codes.forEach((code) => noteRefusal(name, code, false));
    }
  }
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (answer: string, schema: object): ValidateFunction => {
    const known = validators.get(answer) ?? ajv.compile(absolute(schema));
    validators.set(answer, known);
    return known;
  };
  return (route: string, status: number, body: string | null): string | null => {
    const operation = operations.get(route);
    if (!operation) {
      return null;
    }
    const answer = `${route} answered ${status}`;
    const documented = operation.responses[status];
    if (!documented) {
      return `${answer}, which the document does not name: ${body}`;
    }
    const { schema, examples } = documented.content?.['application/json'] ?? {};
    if (!schema || body === null) {
      return null;
    }
    const validate = validatorOf(answer, schema);
    const value = JSON.parse(body) as { Code?: string };
    if (examples) {
      const { Code = 'no code' } = value;
      if (!(Code in examples)) {
        return `${answer} with ${Code}, which the document does not name: ${body}`;
      }
      noteRefusal(operation.name, Code, true);
    }
    return validate(value) ? null : `${answer} other than documented: ${ajv.errorsText(validate.errors)}`;
  };
}

/** OpenAPI 3.0 uses nullable; JSON schema lists null among the types. */
function nullableAsTypes(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  if (Array.isArray(part)) {
    return part.map(nullableAsTypes);
  }
  const entries = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, nullableAsTypes(value)]));
  return entries['nullable'] === true && typeof entries['type'] === 'string'
    ? { ...entries, type: [entries['type'], 'null'] }
    : entries;
}

const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object;
