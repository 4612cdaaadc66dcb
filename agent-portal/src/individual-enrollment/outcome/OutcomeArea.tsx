import { Alert, AlertTitle, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { PAYMENT_RETURNS, type PaymentReturn } from '#shared/payments/hand-off';
import { useRules } from '../../app/use-rules.ts';
import { useUser } from '../../app/session/use-user.ts';
import { isUnreadResult, rememberResult } from '../../app/startup/workflow-state.ts';
import { OutcomeDialog } from '../../components/OutcomeDialog.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import type { ChangePlans } from '../head/use-change-plans.tsx';
import {
  ASKS_EVERY_MS,
  proofQuery,
  refreshIndividualEnrollment,
  submissionQuery,
} from '../individual-enrollment-queries.ts';
import { isSubmitted } from '../is-submitted.ts';
import { paymentStep } from '../payment-step.ts';
import { OutcomeBody } from './OutcomeBody.tsx';
import { SubmittedSection } from './SubmittedSection.tsx';
import { outcomeOf } from './outcome-of.ts';

interface OutcomeAreaProps {
  page: EnrollmentPageResponse;
  changing: ChangePlans;
  places: EnrollmentPlaces;
}

/**
 * What became of the application and what comes next. A result also opens in a dialog until it was read, after a reload and after the
 * payment page too. Spec 001 section 8; individuals, decision 1.
 */
export function OutcomeArea({ page, changing, places }: OutcomeAreaProps) {
  const { Id: quoteId } = page.Quote;
  const { Id: userId } = useUser();
  const returned = usePaymentReturn();
  const { submission, outcome, step, error, refetch } = useOutcome(page, returned);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isUnread = outcome !== null && !outcome.isPending && isUnreadResult(userId, quoteId, outcome.status);
  const { heading, focus } = useResultHeading(
    submission === undefined
      ? undefined
      : outcome && `${submission?.SubmittedDate} ${outcome.status} ${outcome.isPending}`,
    { isFocusedFirst: returned !== null, isCovered: isUnread },
  );
  const id = useId();
  if (outcome === null) {
    return error && submission === undefined ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      isSubmitted(page) && <RowsSkeleton label="Loading the result" rows={2} />
    );
  }
  const onRead = () => {
    if (isUnread) {
      rememberResult(userId, { quoteId, kind: outcome.status });
      redraw();
    }
  };
  const goTo = (place: keyof EnrollmentPlaces) => {
    focus(places[place].current ?? places.signing.current);
    onRead();
  };
  const ways = { changing, goTo, onLeave: onRead };
  const body = <OutcomeBody {...{ page, outcome, step, ways }} submission={submission ?? null} />;
  return (
    <Stack spacing={2}>
      <Alert severity={outcome.tone} role="region" aria-labelledby={id} sx={RESULT}>
        <AlertTitle component="h2" id={id} ref={heading} tabIndex={-1} sx={{ typography: 'h2', width: 'fit-content' }}>
          {outcome.Header}
        </AlertTitle>
        {body}
      </Alert>
      {submission && <SubmittedSection quoteId={quoteId} submission={submission} isRetried={!isSubmitted(page)} />}
      {isUnread && (
        <OutcomeDialog title={outcome.Header} onClose={onRead}>
          {body}
        </OutcomeDialog>
      )}
    </Stack>
  );
}

/**
 * Takes the focus with each new result, so that it is announced; not behind the dialog that tells it, but after it.
 *
 * @param result undefined while it loads
 * @param isFocusedFirst the page was opened for it
 */
function useResultHeading(
  result: string | null | undefined,
  { isFocusedFirst, isCovered }: { isFocusedFirst: boolean; isCovered: boolean },
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<HTMLElement | null>(null);
  const shown = useRef<string | null | undefined>(undefined);
  const wasCovered = useRef(false);
  useEffect(() => {
    const isNew = shown.current === undefined ? isFocusedFirst : shown.current !== result;
    if (result && !isCovered && (isNew || wasCovered.current)) {
      (wanted.current ?? heading.current)?.focus();
      wanted.current = null;
    }
    shown.current = result;
    wasCovered.current = isCovered;
  }, [result, isFocusedFirst, isCovered]);
  return {
    heading,
    /** Focuses something else; after the dialog, while that is open. */
    focus: (element: HTMLElement | null) => {
      if (isCovered) {
        wanted.current = element;
      } else {
        element?.focus();
      }
    },
  };
}

const RESULT = {
  border: 1,
  borderColor: 'divider',
  '& .MuiAlert-message': { flexGrow: 1, minWidth: 0, overflow: 'visible' },
} as const;

const NAME = 'payment';

/** How the browser came back from the payment page; null: it did not. Removed from the address, or a reload would say it again. */
function usePaymentReturn(): PaymentReturn | null {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => PAYMENT_RETURNS.find((each) => each === search.get(NAME)) ?? null);
  const isInAddress = search.has(NAME);
  useEffect(() => {
    if (isInAddress) {
      setSearch(
        (before) => {
          before.delete(NAME);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [isInAddress, setSearch]);
  return returned;
}

/** What became of the application, and of its first payment: asked again while one of them is awaited. */
function useOutcome({ Quote: { Id, Status, Individual } }: EnrollmentPageResponse, returned: PaymentReturn | null) {
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
