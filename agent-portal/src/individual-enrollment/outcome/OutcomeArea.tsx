import { Alert, AlertTitle, Stack } from '@mui/material';
import { useEffect, useId, useReducer, useRef } from 'react';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { useUser } from '../../app/session/use-user.ts';
import { isUnreadResult, rememberResult } from '../../app/startup/workflow-state.ts';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import type { ChangePlans } from '../head/use-change-plans.tsx';
import { isSubmitted } from '../is-submitted.ts';
import { usePaymentReturn } from '../payment/use-payment-return.ts';
import { OutcomeBody } from './OutcomeBody.tsx';
import { OutcomeDialog } from '../../components/OutcomeDialog.tsx';
import { SubmittedSection } from './SubmittedSection.tsx';
import { useOutcome } from './use-outcome.ts';

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
