import type { ErrorCode, FieldErrors } from '#shared/answers/errors';

/** The HTTP status of every refusal. No other code may choose a status (design section 4). */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  SECOND_STEP_NEEDED: 401,
  NOT_ALLOWED: 403,
  CSRF_EXPIRED: 403,
  NOT_FOUND: 404,
  WRONG_STATE: 409,
  STALE_VERSION: 409,
  CONFIRMATION_NEEDED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RULE_BROKEN: 422,
  NOT_LOADED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
};

/** A refusal for the user. `message` is shown on screen as is, so take it from the shared catalog. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: FieldErrors = {},
  ) {
    super(message);
  }
}

/** The same words for a record that never existed, was deleted, or is another user's. */
export const notFound = (what: string): string =>
  `This ${what} was not found. It was deleted, or you do not have access to it.`;

/** For what may be gone, or not the user's: null in its place. @throws every other error */
export function orNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') {
    return null;
  }
  throw error;
}
