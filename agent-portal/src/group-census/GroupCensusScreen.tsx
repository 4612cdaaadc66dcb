import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLoadedDraft } from '#web/records/use-loaded-draft';
import { Screen } from '#web/shell/Screen';
import { useUser } from '../app/session/use-user.ts';
import { censusQuery, quoteQuery } from '../components/quote/quote-queries.ts';
import { GroupCensus } from './GroupCensus.tsx';
import { memberDraft } from './members/use-member-editing.ts';

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quotes/census/group/:quoteId: the people to cover, before plans are selected. */
export function GroupCensusScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const census = useQuery(censusQuery(quoteId));
  const isDraftLoaded = useLoadedDraft(useUser().Id, memberDraft(quoteId));
  const isLoaded = quote.data !== undefined && census.data !== undefined && isDraftLoaded;
  return (
    <Screen
      title="Group census"
      breadcrumbs={WAY_BACK}
      error={isLoaded ? null : (quote.error ?? census.error)}
      onRetry={() => {
        void quote.refetch();
        void census.refetch();
      }}
      pending={!isLoaded}
    >
      {quote.data && census.data && <GroupCensus key={quoteId} quote={quote.data} members={census.data} />}
    </Screen>
  );
}
