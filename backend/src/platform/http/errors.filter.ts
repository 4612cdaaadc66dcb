import { Catch, HttpException, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode, FieldErrors } from '#shared/answers/errors';
import { databaseTrouble, type DatabaseTrouble } from '../database/database-errors.ts';
import { AppError, ERROR_STATUS } from '../errors.ts';
import { TOO_DEEP } from './body-limits.ts';
import { RefusalAudit } from './refusal-audit.ts';

export const SERVER_ERROR = 'Server error, please try again.';
export const NO_SUCH_CALL = 'There is no such call.';

/** `away` does not say that nothing was changed: a commit in progress may have succeeded. */
export const DATABASE_TROUBLE: Record<DatabaseTrouble, string> = {
  away: 'The database cannot be reached at the moment. Please try again shortly.',
  full: 'The database is full at the moment. Nothing was changed. Please tell the operator, and try again later.',
  readOnly: 'The database is read-only at the moment. Nothing was changed. Please try again shortly.',
  contended: 'Others are changing the same data at the moment. Nothing was changed. Please try again.',
};

export const NOT_READABLE = 'The request cannot be read.';

/** Errors of Fastify and Nest before a route runs, by status; any other below 500 is invalid input. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Replaces their messages, which name internals and repeat the input. */
const MESSAGE_OF_CODE: Partial<Record<ErrorCode, string>> = {
  INVALID_INPUT: NOT_READABLE,
  NOT_FOUND: NO_SUCH_CALL,
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_TYPE: 'This content type is not accepted. Send JSON, or a form where a file is expected.',
};

interface Refusal {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
}

/** Turns any error into the common body of a refusal. */
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
    takeBackFile(reply);
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

/** A file that fails before its first byte: what was said of it is not about the refusal. */
function takeBackFile(reply: FastifyReply): void {
  if (reply.hasHeader('x-filename')) {
    for (const name of ['Content-Disposition', 'x-filename', 'Content-Length', 'Content-Type']) {
      reply.removeHeader(name);
    }
  }
}

/** Whatever was sent: a refusal that repeats all of it would be as long. */
const MOST_FIELDS = 50;
const MOST_CHARACTERS = 1_000;
const MOST_BYTES = 24 * 1024;
export const FIRST_PROBLEMS_ONLY = `Only the first ${MOST_FIELDS} problems are named.`;

/** The body of every non-2xx response, of at most 64 KB. */
export function errorBody({ code, message, fields = {} }: Refusal, requestId: string): ErrorBody {
  const named = firstOf(fields);
  const isAll = Object.keys(named).length === Object.keys(fields).length;
  const words = isAll ? shortened(message) : `${shortened(message)} ${FIRST_PROBLEMS_ONLY}`;
  const errors = Object.fromEntries(Object.entries(named).map(([field, messages]) => [field, messages.join(' ')]));
  return { Code: code, Message: words, Fields: named, RequestId: requestId, message: words, errors };
}

function firstOf(fields: FieldErrors): FieldErrors {
  const named: FieldErrors = {};
  let bytes = 0;
  for (const [field, messages] of Object.entries(fields).slice(0, MOST_FIELDS)) {
    const entry = [shortened(field), messages.slice(0, MOST_FIELDS).map(shortened)] as const;
    bytes += Buffer.byteLength(JSON.stringify(entry));
    if (bytes > MOST_BYTES) {
      break;
    }
    named[entry[0]] = entry[1];
  }
  return named;
}

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

/** Name, driver code and stack only: a database error's message can quote the written values. */
export function withoutValues(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'not an Error';
  }
  const { code } = error as { code?: string };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const isDatabaseError = 'query' in error;
  return [`${error.name} ${code ?? ''} ${isDatabaseError ? '' : error.message}`, ...frames.slice(0, 12)].join('\n');
}
