import { Catch, HttpException, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode, FieldErrors } from '#shared/answers/errors';
import { databaseTrouble, type DatabaseTrouble } from '../database/database-errors.ts';
import { AppError, ERROR_STATUS } from '../errors.ts';
import { RefusalAudit } from './refusal-audit.ts';

export const SERVER_ERROR = 'Server error, please try again.';
export const NO_SUCH_CALL = 'There is no such call.';
/** Brackets in brackets until no checker can follow. */
export const TOO_DEEP = 'What was sent is nested too deep.';

/** `away` does not say that nothing was changed: a commit that was under way may have been kept. */
export const DATABASE_TROUBLE: Record<DatabaseTrouble, string> = {
  away: 'The database cannot be reached at the moment. Please try again shortly.',
  takesNoChanges: 'The database takes no changes at the moment. Nothing was changed. Please try again shortly.',
  contended: 'Others are changing the same data at the moment. Nothing was changed. Please try again.',
};

export const NOT_READABLE = 'What was sent cannot be read.';

/** What Fastify and Nest refuse before a route runs, by status; any other below 500 is wrong input. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Instead of their words, which name their own parts and repeat what was sent. */
const MESSAGE_OF_CODE: Partial<Record<ErrorCode, string>> = {
  INVALID_INPUT: NOT_READABLE,
  NOT_FOUND: NO_SUCH_CALL,
  TOO_LARGE: 'What was sent is too large.',
  UNSUPPORTED_TYPE: 'This kind of content is not taken. Send JSON, or a form where a file is asked for.',
};

interface Refusal {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
}

/** Turns whatever was thrown into the one body of a refusal. */
@Catch()
@Injectable()
export class ErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly refusals: RefusalAudit) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = this.describe(error);
    const status = ERROR_STATUS[refusal.code];
    if (status >= 500) {
      this.logger.error(`${refusal.code} request ${request.id}: ${withoutValues(error)}`);
    }
    if (status === 503) {
      reply.header('Retry-After', '1');
    }
    await this.refusals.note(request, error);
    reply.status(status).send(errorBody(refusal, request.id));
  }

  private describe(error: unknown): Refusal {
    if (error instanceof AppError) {
      return { code: error.code, message: error.message, fields: error.fields };
    }
    const { statusCode } = error as { statusCode?: number };
    const trouble = databaseTrouble(error);
    if (trouble) {
      return { code: 'UNAVAILABLE', message: DATABASE_TROUBLE[trouble] };
    }
    if (error instanceof RangeError && error.message.includes('call stack')) {
      return { code: 'INVALID_INPUT', message: TOO_DEEP };
    }
    const status = error instanceof HttpException ? error.getStatus() : statusCode;
    const known =
      status === undefined ? undefined : (CODE_OF_STATUS[status] ?? (status < 500 ? 'INVALID_INPUT' : undefined));
    return known
      ? { code: known, message: MESSAGE_OF_CODE[known] ?? (error as Error).message }
      : { code: 'INTERNAL', message: SERVER_ERROR };
  }
}

/** The body of every answer that is not 2xx. */
export function errorBody({ code, message, fields = {} }: Refusal, requestId: string): ErrorBody {
  const errors = Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages.join(' ')]));
  return { Code: code, Message: message, Fields: fields, RequestId: requestId, message, errors };
}

/** Name, driver code and stack: a database error's message can quote the values that were written, so it is left out. */
function withoutValues(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'not an Error';
  }
  const { code } = error as { code?: string };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const isDatabaseError = 'query' in error;
  return [`${error.name} ${code ?? ''} ${isDatabaseError ? '' : error.message}`, ...frames.slice(0, 12)].join('\n');
}
