import type { ErrorBody, ErrorCode, FieldErrors } from '#shared/answers/errors';

/** The server refused or failed; `status` is 0 when no answer came. `reported` means that the user has been told already. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly reported: boolean;

  constructor(status: number, body: ErrorBody, reported: boolean) {
    super(body.Message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.reported = reported;
  }
}

/** What the server found wrong with single fields; nothing for any other error. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError && !asksToConfirm(error) ? error.body.Fields : {};

/** What the same request has to carry once the user has confirmed it; null for any other error. */
export const confirmationOf = (error: unknown): Record<string, string> | null =>
  error instanceof ApiError && asksToConfirm(error)
    ? Object.fromEntries(Object.entries(error.body.Fields).map(([field, [value = '']]) => [field, value]))
    : null;

const asksToConfirm = ({ body }: ApiError): boolean => body.Code === 'CONFIRMATION_NEEDED';

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.Code === code;

/** Someone else saved first: the screen should show their values and ask. */
export const isStale = (error: unknown): boolean => hasCode(error, 'STALE_VERSION');

/** The server has no such record, or none that this user may see. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The error as a sentence for a person. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

/** The caller gave up on the request: not an error that anyone needs to see. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const TOO_MANY_REQUESTS = 429;

/** Asking again may be answered otherwise; what the server refused, it refuses again. */
export const mayWorkLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === TOO_MANY_REQUESTS;
