import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#shared/answers/errors';
import { ERROR_STATUS } from '../errors.ts';
import { ACCESS, type Access } from './access.ts';
import { ROUTE_ANSWER, type RouteAnswer } from './answers.ts';
import { chapterOf, CHAPTERS, wordsOfPath } from './reference/tags.ts';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ResponseObject = Exclude<NonNullable<OperationObject['responses'][string]>, { $ref: string }>;
type SchemaObject = Exclude<NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string], { $ref: string }>;

const REFUSAL = '#/components/schemas/Refusal';

/** The common body of every non-2xx response. */
const REFUSAL_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['Code', 'Message', 'Fields', 'RequestId'],
  properties: {
    Code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    Message: { type: 'string', description: 'For the user, as it is.' },
    Fields: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'What is wrong by field; nested fields with dots: "Address.General.City".',
    },
    RequestId: { type: 'string', description: 'Names the request in the log.' },
    message: { type: 'string', description: 'Message again, for react-admin.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Fields again, for react-admin.' },
  },
};

/** The meaning of each code, for developers of clients. */
const MEANINGS: Record<ErrorCode, string> = {
  INVALID_INPUT: 'Something that was sent is missing or malformed; Fields names it.',
  NOT_SIGNED_IN: 'There is no session, or it is over.',
  SECOND_STEP_NEEDED:
    'The password is correct; POST /api/account/SecondStep, or SecondStep/Passkey, completes the sign-in.',
  NOT_ALLOWED: 'The account lacks the permission.',
  CSRF_EXPIRED: 'The CSRF token is missing or outdated: read a new one and send the request again.',
  NOT_FOUND: 'There is no such record, or this user may not see it.',
  WRONG_STATE: 'The record is in a state in which this cannot be done.',
  STALE_VERSION: 'Someone else saved since this version was read; Fields says what is different now.',
  CONFIRMATION_NEEDED: 'Accepted once the request also carries what Fields holds.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_TYPE: 'The content type is not accepted.',
  RULE_BROKEN: 'A business rule refuses it; Message and Fields say which.',
  NOT_LOADED: 'Figures for this year, county or age have not been imported; Message names them.',
  TOO_MANY_REQUESTS: 'Too many requests: wait a moment.',
  UPSTREAM_FAILED: 'Another system failed.',
  UNAVAILABLE: 'The service cannot answer now: try again.',
  INTERNAL: 'An unexpected error.',
};

/** The OpenAPI document at /api/docs (pages) and /api/docs-json, written once: it is long, and anyone may ask for it. */
export function serveOpenApi(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  let text: string | undefined;
  const made = () => (document ??= openApiDocument(app));
  SwaggerModule.setup('api/docs', app, made, { raw: false });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.get('/api/docs-json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(made()))),
  );
}

/** Every call with its response and its refusals, as declared by the routes. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Priority Quote')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-PQ-XSRF-TOKEN' }, 'csrf')
    .build();
  const document = SwaggerModule.createDocument(app, description);
  document.tags = CHAPTERS.map(({ name, description: about }) => ({ name, description: about }));
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Refusal: REFUSAL_SCHEMA },
  };
  const routes = routesOf(app);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) {
        Object.assign(operation, { tags: [chapterOf(path)], ...inWords(operation, path) });
      }
      // A method with several paths has several operations: "find[0]", "find[1]".
      const route = operation && routes.get((operation.operationId ?? '').replace(/\[\d+\]$/, ''));
      if (operation && route?.answer) {
        operation.responses = responsesOf(route, method);
      }
    }
  }
  return document;
}

/** The build takes the summary from the route's doc comment: the first sentence becomes the summary, the rest the description. */
function inWords({ summary = '', description }: OperationObject, path: string) {
  const [, first = '', rest = ''] = /^(.*?[^.])(?:\.\s+(?=[A-Z\d`])(.*)|\.?)$/s.exec(summary.trim()) ?? [];
  return { summary: first || wordsOfPath(path), description: rest || description };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

interface Route {
  answer: RouteAnswer | undefined;
  access: Access | undefined;
  status: number | undefined;
}

/** The decorators' data of each route, by Swagger's operation name. */
function routesOf(app: NestFastifyApplication): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const prototype = (metatype as new () => object).prototype as Record<string, object>;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name]!;
        routes.set(`${(metatype as { name: string }).name}_${name}`, {
          answer: Reflect.getMetadata(ROUTE_ANSWER, handler) as RouteAnswer | undefined,
          access: (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype as object)) as
            Access | undefined,
          status: Reflect.getMetadata('__httpCode__', handler) as number | undefined,
        });
      }
    }
  }
  return routes;
}

type Method = (typeof METHODS)[number];

function responsesOf({ answer, access, status }: Route, method: Method): Record<string, ResponseObject> {
  const { kind, refusals } = answer!;
  const isSent = method !== 'get';
  const all: ErrorCode[] = [
    'INVALID_INPUT',
    ...(access === 'public' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(Array.isArray(access) ? (['NOT_ALLOWED'] as const) : []),
    ...(isSent ? (['CSRF_EXPIRED', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'TOO_MANY_REQUESTS'] as const) : []),
    ...(kind === 'file' && !isSent ? (['NOT_ALLOWED', 'CSRF_EXPIRED'] as const) : []),
    ...refusals,
    'UNAVAILABLE',
    'INTERNAL',
  ];
  const own = status ?? OWN_STATUS[kind] ?? (method === 'post' ? 201 : 200);
  const statuses = new Set(all.map((code) => ERROR_STATUS[code]));
  return {
    [own]: successOf(answer!),
    ...Object.fromEntries(
      [...statuses].map((each) => [each, refusalOf([...new Set(all)].filter((code) => ERROR_STATUS[code] === each))]),
    ),
  };
}

const OWN_STATUS: Partial<Record<RouteAnswer['kind'], number>> = { nothing: 204, redirect: 302 };

function successOf({ kind, schema, contentType }: RouteAnswer): ResponseObject {
  if (kind === 'file') {
    const content = { [contentType.split(';')[0]!]: { schema: { type: 'string', format: 'binary' } as const } };
    return { description: 'A file; its name is in x-filename, percent-encoded.', content };
  }
  if (kind === 'redirect') {
    return { description: 'Another page.', headers: { Location: { schema: { type: 'string' } } } };
  }
  const content = schema ? { 'application/json': { schema: schema as SchemaObject } } : undefined;
  return kind === 'list'
    ? {
        description: 'The rows. Of a page, Content-Range says which rows of how many.',
        headers: { 'Content-Range': { description: '"agents 0-9/57"', schema: { type: 'string' } } },
        content,
      }
    : { description: 'Done.', content };
}

const refusalOf = (codes: readonly ErrorCode[]): ResponseObject => ({
  description: codes.map((code) => `${code}: ${MEANINGS[code]}`).join(' '),
  content: {
    'application/json': {
      schema: { $ref: REFUSAL },
      examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
    },
  },
});

const exampleOf = (code: ErrorCode) => ({
  Code: code,
  Message: MEANINGS[code],
  Fields: {},
  RequestId: '7b0d0c1e-6f0e-4b7e-9d55-2c2f3a1b8a10',
  message: MEANINGS[code],
  errors: {},
});

/** The introduction at /api/docs. Markdown. */
const INTRODUCTION = `
Every call of the agent portal and the admin console. Field names are PascalCase, days are \`YYYY-MM-DD\` (\`MM/DD/YYYY\` is accepted
too), instants are ISO 8601 in UTC, and amounts are dollars with at most two decimals.

## Signing in

\`POST /api/account\` with \`UserName\` and \`Password\` starts a session, which is kept in a cookie. \`GET /api/account\` tells who is
signed in; \`DELETE /api/account\` signs out. If it answers \`SECOND_STEP_NEEDED\`, the password is correct and \`POST /api/account/SecondStep\`
with a \`Code\` starts the session, as does \`POST /api/account/SecondStep/Passkey\` with what a passkey signed; an account that must set up a second
step first begins with \`SecondStep/SetUp\` or \`SecondStep/Passkey/SetUp\`. A session ends when it is idle, when it is old, and when the user is locked.

## CSRF token

\`GET /api/account\` sets the cookie \`PQ-XSRF-TOKEN\`. Send its value in the header \`X-PQ-XSRF-TOKEN\` of each POST, PUT and DELETE. Signing
in replaces the token. If a call answers \`CSRF_EXPIRED\`, read a new token and send the call again.

## Errors

Each answer that is not 2xx has the same body. \`Code\` is for programs and \`Message\` for people; \`Fields\` lists what is wrong with each
field, and \`RequestId\` names the request in the log. Each call lists its codes with an example.

## Versions

A record that several people edit has a \`Version\`. Send the one that you read with each change: \`STALE_VERSION\` means that someone
else has saved since then, and \`Fields\` says what is different now.

## Lists

Lists take \`range=[0,9]\`, \`sort=["field","ASC"]\` and \`filter={"field":"value"}\` as JSON. A page has at most 100 rows, and
\`Content-Range\` says which rows of how many it holds. A path that ends in \`.csv\` answers all rows that match as a file. Where a filter can
name a person, there is a POST with the filter in its body.

## Idempotency

Calls that submit something accept the header \`Idempotency-Key\`, any text that is new for each submission. If the answer was lost,
send the same call with the same key: it answers what it answered the first time and does nothing twice.
`.trim();
