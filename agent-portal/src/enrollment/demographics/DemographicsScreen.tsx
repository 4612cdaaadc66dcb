import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
import { BackToEnrollment } from '../BackToEnrollment.tsx';
import { Demographics } from './Demographics.tsx';
import { enrollmentMembersQuery } from './demographics-queries.ts';

/** /enrollment/demographics/:quoteId: the data that the insurer needs about each member. Spec 001 section 2. */
export function DemographicsScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const members = useQuery(enrollmentMembersQuery(quoteId));
  const isLoaded = quote.data !== undefined && members.data !== undefined;
  return (
    <Screen
      title="Demographics"
      subtitle={quote.data && `${quote.data.Group.GroupName}, ${quote.data.Name}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Enrollment', to: `/enrollment/group/${quoteId}` },
      ]}
      error={isLoaded ? null : (quote.error ?? members.error)}
      onRetry={() => {
        void quote.refetch();
        void members.refetch();
      }}
      pending={!isLoaded}
    >
      {members.data && (
        <>
          <Demographics key={quoteId} quoteId={quoteId} members={members.data} />
          <BackToEnrollment quoteId={quoteId} />
        </>
      )}
    </Screen>
  );
}
