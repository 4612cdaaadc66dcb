import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { groupCensusPath } from '#shared/quotes/next-step';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { WITH_NOTICE, call } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { useNextStep } from '../components/group-opening/use-next-step.ts';
import { CopyQuoteButton } from '../components/quote/CopyQuoteButton.tsx';
import { DeleteQuoteButton } from '../components/quote/DeleteQuoteButton.tsx';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import { queryClient } from '../app/query-client.ts';
import { GroupEnrollment } from './GroupEnrollment.tsx';

/** /enrollment/group/:quoteId: a quote in enrollment. Spec 001 section 2, "/enrollment/group". */
export function GroupEnrollmentScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const { data: quote, error, refetch } = useQuery(quoteQuery(quoteId));
  return (
    <Screen
      title={quote ? `Enrollment: ${quote.Group.GroupName}` : 'Enrollment'}
      subtitle={quote?.Name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        ...(quote ? [{ label: quote.Group.GroupName, to: `/group-details/${quote.GroupId}` }] : []),
      ]}
      actions={quote && <QuoteActions quote={quote} />}
      error={quote ? null : error}
      onRetry={() => void refetch()}
      pending={!quote}
    >
      {quote && <GroupEnrollment key={quoteId} quote={quote} />}
    </Screen>
  );
}

/** Not for an agent whom the rule excludes from enrollment. */
function QuoteActions({ quote }: { quote: QuoteResponse }) {
  const goOn = useGoOn();
  const isBlocked = useNextStep()(quote).blockedReason !== null;
  return isBlocked ? null : (
    <>
      <CopyQuoteButton quote={quote} variant="outlined" />
      <NewQuoteButton quote={quote} />
      <DeleteQuoteButton quote={quote} onDeleted={() => void goOn('/dashboard')} />
    </>
  );
}

/** Starts a quote of the same type for the group, with an empty census. If refused, shows the reason. */
function NewQuoteButton({ quote: { GroupId, QuoteType } }: { quote: QuoteResponse }) {
  const goOn = useGoOn();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(STARTING_QUOTES.start, { body: { GroupId, QuoteType: QuoteType as GroupQuoteType } }, WITH_NOTICE),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', GroupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await goOn(groupCensusPath(Id));
    },
  });
  return (
    <Button startIcon={<AddIcon />} loading={isPending} loadingPosition="start" onClick={() => mutate()}>
      New quote
    </Button>
  );
}
