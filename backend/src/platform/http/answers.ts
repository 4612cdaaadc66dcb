import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiExtraModels } from '@nestjs/swagger';
import type { ErrorCode } from '#shared/contract/errors';
import { answerSchema } from './body-of.ts';

type AnswerClass = new () => object;

/** What a route answers, and which refusals it has of its own; those of every route follow from who may use it. */
export interface RouteAnswer {
  kind: 'record' | 'list' | 'file' | 'nothing';
  answer: AnswerClass | null;
  contentType: string;
  refusals: readonly ErrorCode[];
}

export const ROUTE_ANSWER = 'route-answer';

/** Documented, and written by Fastify's own serializer: nothing that the record does not declare leaves the server. */
export const Answers = (answer: AnswerClass, ...refusals: ErrorCode[]): MethodDecorator =>
  json('record', answer, refusals);

/** Several of them; a page of a longer list says so in Content-Range. */
export const AnswersList = (answer: AnswerClass, ...refusals: ErrorCode[]): MethodDecorator =>
  json('list', answer, refusals);

/** A file; its name is in x-filename, percent-encoded. */
export const AnswersFile = (contentType: string, ...refusals: ErrorCode[]): MethodDecorator =>
  SetMetadata(ROUTE_ANSWER, { kind: 'file', answer: null, contentType, refusals } satisfies RouteAnswer);

/** 204. */
export const AnswersNothing = (...refusals: ErrorCode[]): MethodDecorator =>
  SetMetadata(ROUTE_ANSWER, { kind: 'nothing', answer: null, contentType: '', refusals } satisfies RouteAnswer);

function json(kind: 'record' | 'list', answer: AnswerClass, refusals: ErrorCode[]): MethodDecorator {
  const schema = answerSchema(answer);
  return applyDecorators(
    SetMetadata(ROUTE_ANSWER, { kind, answer, contentType: 'application/json', refusals } satisfies RouteAnswer),
    ApiExtraModels(answer),
    RouteSchema({ response: { '2xx': kind === 'list' ? { type: 'array', items: schema } : schema } }),
  );
}
