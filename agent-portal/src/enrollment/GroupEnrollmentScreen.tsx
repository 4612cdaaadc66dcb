import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useNextStep } from '../components/group-opening/use-next-step.ts';
import { CopyQuoteButton } from '../components/quote/CopyQuoteButton.tsx';
import { DeleteQuoteButton } from '../components/quote/DeleteQuoteButton.tsx';
import { Screen } from '#web/shell/Screen';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import { GroupEnrollment } from './GroupEnrollment.tsx';
import { NewQuoteButton } from './NewQuoteButton.tsx';

/** /enrollment/group/:quoteId: a quote that has been handed over to enrollment. Spec 001 section 2, "/enrollment/group". */
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

/** Not for an agent whom the rule keeps out of enrollment. */
function QuoteActions({ quote }: { quote: QuoteResponse }) {
  const navigate = useNavigate();
  const isBlocked = useNextStep()(quote).blockedReason !== null;
  return isBlocked ? null : (
    <>
      <CopyQuoteButton quote={quote} variant="outlined" />
      <NewQuoteButton quote={quote} />
      <DeleteQuoteButton quote={quote} onDeleted={() => void navigate('/dashboard')} />
    </>
  );
}
