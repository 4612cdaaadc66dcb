import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { useMarketplaceProblem } from '../../components/use-marketplace-problem.ts';
import { ConsentSection } from '../../components/consents/ConsentSection.tsx';
import { consentsQuery } from '../../components/consents/consents-queries.ts';
import { DepartureSection } from './DepartureSection.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];
/** Of the address: the way back from another page finds the same client. */
const CONSENT = 'consent';

/** /individual/marketplace: records the client's consent, then goes to the federal marketplace. */
export function MarketplaceScreen() {
  const problem = useMarketplaceProblem();
  return (
    <Screen
      title="Federal marketplace"
      subtitle="The client applies at the marketplace with your help. You come back with what it decides."
      breadcrumbs={HOME}
      width="form"
    >
      {problem ? <Alert severity="warning">{problem}</Alert> : <WayThere />}
    </Screen>
  );
}

function WayThere() {
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery(consentsQuery(null));
  const consents = data?.Consents ?? [];
  const chosen = consents.find(({ Id }) => Id === Number(query.get(CONSENT))) ?? null;
  const choose = (id: number | null) => setQuery(id === null ? {} : { [CONSENT]: String(id) }, { replace: true });
  return (
    <Stack spacing={3}>
      <ConsentSection quoteId={null} consentId={chosen?.Id} onRecorded={({ Id }) => choose(Id)} />
      {data && <DepartureSection {...{ consents, chosen }} onChoose={choose} />}
    </Stack>
  );
}
