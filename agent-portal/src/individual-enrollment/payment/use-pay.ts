import { useMutation } from '@tanstack/react-query';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { consumerIdOf, PAYMENT_PAGE_FAILED } from '#shared/payments/hand-off';
import { HAND_OFF } from '#shared/payments/payments.calls';
import type { PaymentHandOff } from '#shared/payments/payment.record';
import { errorMessage, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { applicantOf } from '../applicant.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';

/**
 * Opens the provider's page for the first payment, in this tab. A repeated click opens the same page.
 *
 * @param amount due, dollars
 */
export function usePay(page: EnrollmentPageResponse, amount: number) {
  const { Id } = page.Quote;
  const { keyOf } = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (handOff: PaymentHandOff) => call(HAND_OFF.sso, { body: handOff }, { idempotencyKey: keyOf(handOff) }),
    onSuccess: ({ RedirectUrl }) => window.location.assign(RedirectUrl),
    onError: () => refreshIndividualEnrollment(Id),
  });
  const { FirstName = '', LastName = '' } = applicantOf(page) ?? {};
  return {
    pay: () =>
      mutate({
        firstName: FirstName,
        lastName: LastName,
        amount,
        consumerId: page.Marketplace?.ConsumerId ?? consumerIdOf(Id),
        QuoteId: Id,
      }),
    isBusy: isPending,
    failure: error && (mayWorkLater(error) ? PAYMENT_PAGE_FAILED : errorMessage(error)),
  };
}
