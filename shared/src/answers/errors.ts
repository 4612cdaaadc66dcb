/**
 * Codes of refusals, one list for both sides; backend/src/platform/errors.ts gives each its HTTP status.
 * CONFIRMATION_NEEDED: the same request is accepted once it also includes the contents of `Fields`, each field with its first
 * value. The value identifies what is being confirmed (who is replaced, which number is overwritten): if it changes in the
 * meantime, the user is asked again.
 */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'NOT_SIGNED_IN',
  'SECOND_STEP_NEEDED',
  'NOT_ALLOWED',
  'CSRF_EXPIRED',
  'NOT_FOUND',
  'WRONG_STATE',
  'STALE_VERSION',
  'CONFIRMATION_NEEDED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RULE_BROKEN',
  'NOT_LOADED',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_FAILED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Field name as on the wire, nested with dots ("Address.General.City", "3.DateOfBirth") -> what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/** Body of every response that is not 2xx. Screens show `Message` and `Fields` (spec 000 section 8). */
export interface ErrorBody {
  Code: ErrorCode;
  Message: string;
  Fields: FieldErrors;
  RequestId: string;
  /** The same for react-admin, which expects these two names. */
  message: string;
  errors: Record<string, string>;
}
