import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { ENROLL_ERROR_LIMIT } from '#shared/marketplace/enroll.record';
import { MARKETPLACE_ERRORS } from '#shared/marketplace/marketplace.calls';
import { ApiError, errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';

/** Reports that the call to the marketplace failed, for the error reports of staff; the user is told by the page. Spec 001 section 7. */
export function reportFailure({ Quote, Marketplace }: EnrollmentPageResponse, error: unknown): void {
  const isSignedOut = error instanceof ApiError && error.reported;
  if (Marketplace === null || isSignedOut || Object.keys(fieldErrorsOf(error)).length > 0) {
    return;
  }
  const body = { Message: errorMessage(error).slice(0, ENROLL_ERROR_LIMIT) };
  call(MARKETPLACE_ERRORS.report, { quoteId: Quote.Id, body }).catch(() => {
    // The server has its own record of what it refused.
  });
}
