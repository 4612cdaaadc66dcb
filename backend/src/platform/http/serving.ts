import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  type PipeTransform,
  Post,
  Put,
  Query,
  Req,
  Res,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiHeader, ApiOperation, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addressesOf,
  type AnswerOf,
  type BodyOf,
  type Call,
  type Calls,
  isRecord,
  type PathOf,
} from '#shared/answers/calls';
import type { Fields, Wire } from '#shared/records/field';
import { type Access, AccessOf } from './access.ts';
import { AnswersAs } from './answers.ts';
import { classOf } from './body-of.ts';
import { CurrentUser, type SessionUser } from './current-user.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { PositiveIdPipe, WireDayPipe } from './validation.ts';

/** What a method of a controller gets: each part checked as the call declares it. `user` where nobody may be signed out. */
export type Asked<C> = PathOf<C> & {
  user: SessionUser;
  body: BodyOf<C>;
  query: C extends { query: infer Q extends Fields } ? Wire<Q> : undefined;
  /** The idempotency key. */
  key: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Sending<C> =
  AnswerOf<C> extends 'file' | 'redirect'
    ? unknown
    : | AnswerOf<C>
      | (C extends { orFile: boolean } ? FileAnswer : C extends { answers: readonly [Fields] } ? Buffer : never);

/** A method for each call. */
export type Serving<G extends Calls> = {
  [Name in keyof G]: (asked: Asked<G[Name]>) => Sending<G[Name]> | Promise<Sending<G[Name]>>;
};

const READS = 'reads';
/** Other pipes than the declared ones, for parts that no record describes. */
export const Reads = (pipes: Readonly<Record<string, PipeTransform | Type<PipeTransform>>>): MethodDecorator =>
  SetMetadata(READS, pipes);

/** A controller with a method for each of these calls: Nest's routes, guards and pipes, and the document, follow from the declarations. */
export const Serves =
  (group: Calls): ClassDecorator =>
  (controller) => {
    Controller()(controller);
    for (const [name, call] of Object.entries(group)) {
      serve(controller.prototype as Methods, name, call);
    }
  };

type Method = (this: object, asked: Record<string, unknown>) => unknown;
type Methods = Record<string, Method>;
type Bind = (target: object, name: string, index: number) => void;
type Part = readonly [name: string, type: unknown, bind: Bind];

/** Replaces the method by one with Nest's parameters, whose types Nest checks and Swagger documents. */
function serve(prototype: Methods, name: string, call: Call): void {
  const own = prototype[name]!;
  const parts = partsOf(call, (Reflect.getMetadata(READS, own) as Parameters<typeof Reads>[0] | undefined) ?? {});
  const handler = async function (this: object, ...given: unknown[]): Promise<unknown> {
    const { path, ...asked } = Object.fromEntries(parts.map(([part], at) => [part, given[at]]));
    Object.assign(asked, path);
    const answer = await own.call(this, asked);
    return mayBeFile(call) ? sent(asked['reply'] as FastifyReply, answer) : answer;
  };
  Object.defineProperty(handler, 'name', { value: name });
  for (const key of Reflect.getMetadataKeys(own) as string[]) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, own), handler);
  }
  Object.defineProperty(prototype, name, { value: handler, writable: true, configurable: true });
  // As the compiler does, from the last to the first: Swagger documents them in this order.
  parts
    .map(
      ([, , bind], at) =>
        () =>
          bind(prototype, name, at),
    )
    .reverse()
    .forEach((apply) => apply());
  Reflect.defineMetadata(
    'design:paramtypes',
    parts.map(([, type]) => type),
    prototype,
    name,
  );
  decoratorsOf(call)(prototype, name, Object.getOwnPropertyDescriptor(prototype, name)!);
}

function partsOf(call: Call, pipes: Parameters<typeof Reads>[0]): Part[] {
  const { path = {} } = call;
  const isPathRecord = Object.values(path).some((kind) => typeof kind === 'object');
  const byAddress = addressesOf(call).map((address) => [...address.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  const names = new Set(byAddress.flat());
  const isOptional = (name: string) => byAddress.some((each) => !each.includes(name));
  const bodyPipes = pipes['body'] ? [pipes['body']] : [];
  return [
    ...(call.allow === 'public' || call.allow === 'machine' ? [] : [part('user', Object, CurrentUser())]),
    ...(isPathRecord ? [part('path', classOf(path as Fields), Param())] : []),
    ...[...(isPathRecord ? [] : names)].map((name) => {
      const kind = path[name];
      const pipe = pipes[name] ?? (kind === 'day' ? WireDayPipe : kind === 'text' ? null : PositiveIdPipe);
      return part(name, isOptional(name) ? Object : kind ? String : Number, Param(name, ...(pipe ? [pipe] : [])));
    }),
    ...(call.query ? [part('query', classOf(call.query), Query())] : []),
    ...(call.body && call.body !== 'form' && (call.body !== 'raw' || pipes['body'])
      ? [part('body', isRecord(call.body) ? classOf(call.body) : Object, Body(...bodyPipes))]
      : []),
    ...(call.once ? [part('key', Object, Headers('idempotency-key'))] : []),
    part('request', Object, Req()),
    part('reply', Object, mayBeFile(call) ? Res() : Res({ passthrough: true })),
  ];
}

const mayBeFile = ({ answers, orFile = false }: Call): boolean =>
  orFile || ('kind' in answers && answers.kind === 'file');
const part = (name: string, type: unknown, bind: ParameterDecorator): Part => [name, type, bind as Bind];

const ROUTES = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };
const FORM = { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } } as const;

function decoratorsOf(call: Call): MethodDecorator {
  const { about, allow, answers, body, method, once, refuses = [], status } = call;
  const usual = 'kind' in answers && answers.kind === 'nothing' ? 204 : 200;
  return applyDecorators(
    ...(about ? [ApiOperation({ summary: about })] : []),
    ROUTES[method]([...addressesOf(call)]),
    ...(method === 'GET' && status === undefined ? [] : [HttpCode(status ?? usual)]),
    AccessOf(allow as Access),
    AnswersAs(answers, refuses),
    ...(once ? [ApiHeader({ name: 'Idempotency-Key', required: false, description: once })] : []),
    ...documentOf(body),
  );
}

/** What Swagger cannot see in a parameter's type. */
function documentOf(body: Call['body']): MethodDecorator[] {
  if (body === 'form') {
    return [ApiConsumes('multipart/form-data'), ApiBody(FORM)];
  }
  if (body === undefined || body === 'raw' || isRecord(body)) {
    return [];
  }
  const classes = ('kind' in body ? body.records : body).map((each) => classOf(each));
  return 'kind' in body
    ? [
        ApiExtraModels(...classes),
        ApiBody({ schema: { oneOf: classes.map((each) => ({ $ref: getSchemaPath(each) })) } }),
      ]
    : [ApiBody({ type: [classes[0]!] })];
}

/** What a method answers that may answer a file; nothing once it has sent one itself. */
function sent(reply: FastifyReply, answer: unknown): unknown {
  if (answer === undefined || answer === reply) {
    return answer;
  }
  const isFile = typeof answer === 'object' && answer !== null && 'contentType' in answer && 'fileName' in answer;
  return isFile ? sendFile(reply, answer as FileAnswer) : reply.send(answer);
}
