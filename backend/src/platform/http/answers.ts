import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { type Call, isRecord } from '#shared/answers/calls';
import type { ErrorCode } from '#shared/answers/errors';
import type { Field, FieldSchema } from '#shared/records/field';
import { answerClassOf, answerSchema } from './body-of.ts';

type AnswerClass = new () => object;
type DocumentedSchema = FieldSchema | { $ref: string } | { anyOf: DocumentedSchema[] } | { items: DocumentedSchema };

/** The response of a route, and its own refusals; the common ones depend on its access. */
export interface RouteAnswer {
  kind: 'record' | 'list' | 'file' | 'nothing' | 'redirect';
  /** JSON schema. */
  schema: DocumentedSchema | null;
  contentType: string;
  refusals: readonly ErrorCode[];
}

export const ROUTE_ANSWER = 'route-answer';

/** Documented, and serialized by Fastify: fields that the record does not declare never leave the server. */
export const Answers = (answer: AnswerClass, ...refusals: ErrorCode[]): MethodDecorator =>
  applyDecorators(ApiExtraModels(answer), json('record', modelOf(answer), refusals), written(answerSchema(answer)));

/** Same, or null if there is none. */
export const AnswersOrNull = (answer: AnswerClass, ...refusals: ErrorCode[]): MethodDecorator => {
  const schema = { ...answerSchema(answer), nullable: true };
  return applyDecorators(json('record', schema, refusals), written(schema));
};

/** An array; Content-Range describes a page of a longer list. */
export const AnswersList = (answer: AnswerClass, ...refusals: ErrorCode[]): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(answer),
    json('list', listOf(modelOf(answer)), refusals),
    written({ type: 'array', items: answerSchema(answer) }),
  );

/** One kind or the other, depending on what is asked for. */
export const AnswersEither = ([one, other]: [AnswerClass, AnswerClass], ...refusals: ErrorCode[]): MethodDecorator => {
  const schemas = [one, other].map(modelOf);
  return applyDecorators(ApiExtraModels(one, other), json('record', { anyOf: schemas }, refusals));
};

/** An array of one kind or the other, depending on the request. */
export const AnswersEitherList = (
  [one, other]: [AnswerClass, AnswerClass],
  ...refusals: ErrorCode[]
): MethodDecorator => {
  const schemas = [one, other].map((answer) => listOf(modelOf(answer)));
  return applyDecorators(ApiExtraModels(one, other), json('list', { anyOf: schemas }, refusals));
};

/** A value for each key of an open set. */
export const AnswersByKey = ({ schema }: Field, ...refusals: ErrorCode[]): MethodDecorator => {
  const all: FieldSchema = { type: 'object', additionalProperties: schema };
  return applyDecorators(json('record', all, refusals), written(all));
};

/** A file; its name is in x-filename, percent-encoded. */
export const AnswersFile = (contentType: string, ...refusals: ErrorCode[]): MethodDecorator =>
  declared({ kind: 'file', schema: null, contentType, refusals });

/** 204. */
export const AnswersNothing = (...refusals: ErrorCode[]): MethodDecorator =>
  declared({ kind: 'nothing', schema: null, contentType: '', refusals });

/** Redirects the browser to another page. */
export const AnswersRedirect = (...refusals: ErrorCode[]): MethodDecorator =>
  declared({ kind: 'redirect', schema: null, contentType: '', refusals });

/** As a call declares it. */
export function AnswersAs(answers: Call['answers'], refuses: readonly ErrorCode[]): MethodDecorator {
  if (isRecord(answers)) {
    return Answers(answerClassOf(answers), ...refuses);
  }
  if (!('kind' in answers)) {
    return AnswersList(answerClassOf(answers[0]), ...refuses);
  }
  const [one, other] = (answers.records ?? []).map(answerClassOf);
  switch (answers.kind) {
    case 'record':
      return Answers(one!, ...refuses);
    case 'file':
      return AnswersFile(answers.contentType!, ...refuses);
    case 'nothing':
      return AnswersNothing(...refuses);
    case 'redirect':
      return AnswersRedirect(...refuses);
    case 'orNull':
      return AnswersOrNull(one!, ...refuses);
    case 'either':
      return AnswersEither([one!, other!], ...refuses);
    case 'eitherList':
      return AnswersEitherList([one!, other!], ...refuses);
    case 'byKey':
      return AnswersByKey(answers.field!, ...refuses);
  }
}

/** A record of the API document. @throws TypeError for one without a name, which would be confused with others */
function modelOf(answer: AnswerClass): { $ref: string } {
  if (answer.name === '') {
    throw new TypeError(`A record that is answered has no name: ${JSON.stringify(answerSchema(answer)).slice(0, 200)}`);
  }
  return { $ref: getSchemaPath(answer) };
}

const declared = (answer: RouteAnswer): MethodDecorator => SetMetadata(ROUTE_ANSWER, answer);
const json = (kind: 'record' | 'list', schema: DocumentedSchema, refusals: ErrorCode[]): MethodDecorator =>
  declared({ kind, schema, contentType: 'application/json', refusals });
const written = (schema: FieldSchema): MethodDecorator => RouteSchema({ response: { '2xx': schema } });
const listOf = (items: DocumentedSchema) => ({ type: 'array', items }) as DocumentedSchema;
