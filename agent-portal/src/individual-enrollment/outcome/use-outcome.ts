import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { PaymentReturn } from '#shared/payments/hand-off';
import { useRules } from '../../app/rules/use-rules.ts';
import {
  ASKS_EVERY_MS,
  proofQuery,
  refreshIndividualEnrollment,
  submissionQuery,
} from '../individual-enrollment-queries.ts';
import { paymentStep } from '../payment/payment-step.ts';
import { outcomeOf } from './outcome-of.ts';

/** What became of the application, and of its first payment: asked again while one of them is awaited. */
export function useOutcome(
  { Quote: { Id, Status, Individual } }: EnrollmentPageResponse,
  returned: PaymentReturn | null,
) {
  const { IndividualMarketPhoneNum } = useRules();
  const { data: submission, error, refetch } = useQuery(submissionQuery(Id));
  const awaitsPayment = submission?.Payment.Due ?? false;
  const { data: proof } = useQuery({
    ...proofQuery(Id),
    enabled: Boolean(submission),
    refetchInterval: ({ state: { data } }) =>
      awaitsPayment && paymentStep(data?.Payment?.State ?? null, returned) === 'confirming' ? ASKS_EVERY_MS : false,
  });
  const isPending = submission?.Pending ?? false;
  // At the marketplace a household is enrolled before it has paid.
  const isPaid = awaitsPayment && (Individual.IsFfm ? proof?.Payment?.State === 'Paid' : proof?.Status === 'Complete');
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (isPaid || (wasPending.current && !isPending)) {
      void refreshIndividualEnrollment(Id);
    }
    wasPending.current = isPending;
  }, [Id, isPending, isPaid]);
  return {
    submission,
    outcome: submission === undefined ? null : outcomeOf(Status, submission, IndividualMarketPhoneNum),
    step: paymentStep(proof?.Payment?.State ?? null, returned),
    error,
    refetch,
  };
}
