import type { ErrorBody, ErrorCode, FieldErrors } from '#shared/answers/errors';

/** The server refused or failed; `status` is 0 when there was no response. `reported` means that the user has already been told. */
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

/** The server's field errors; empty for any other error. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError && !asksToConfirm(error) ? error.body.Fields : {};

/** What the same request must include once the user has confirmed it; null for any other error. */
export const confirmationOf = (error: unknown): Record<string, string> | null =>
  error instanceof ApiError && asksToConfirm(error)
    ? Object.fromEntries(Object.entries(error.body.Fields).map(([field, [value = '']]) => [field, value]))
    : null;

const asksToConfirm = ({ body }: ApiError): boolean => body.Code === 'CONFIRMATION_NEEDED';

export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.Code === code;

/** Someone else saved first: the screen should show their values and ask. */
export const isStale = (error: unknown): boolean => hasCode(error, 'STALE_VERSION');

/** The same before anything is sent: what was typed is known to be based on an outdated version. */
export const staleVersion = (): ApiError => {
  const body = { Code: 'STALE_VERSION', Message: '', Fields: {}, RequestId: '', message: '', errors: {} } as const;
  return new ApiError(409, body, false);
};

/** The server has no such record, or none that this user may see. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The error as a sentence for users. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';

/** The caller canceled the request: not an error that users need to see. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const TOO_MANY_REQUESTS = 429;

/** A retry may succeed; refusals are final. */
export const mayWorkLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === TOO_MANY_REQUESTS;
