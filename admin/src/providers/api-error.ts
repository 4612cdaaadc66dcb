import { SERVER_ERROR, UNREACHABLE } from '#shared/answers/answer-outcome';
import type { ErrorBody, ErrorCode } from '#shared/contract/errors';

/**
 * The server refused or failed. react-admin shows `message`, and puts `body.errors` on the fields of a form.
 * `status` is 0 when no answer came.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody> | null) {
    super(status === 0 ? UNREACHABLE : (status < 500 && body?.Message) || SERVER_ERROR);
    this.name = 'ApiError';
    this.status = status;
    this.body = status < 500 ? (body ?? {}) : {};
  }
}

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.Code === code;
