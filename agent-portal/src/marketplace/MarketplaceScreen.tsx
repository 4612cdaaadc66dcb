import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { Screen } from '#web/shell/Screen';
import { ConsentSection } from '../components/consents/ConsentSection.tsx';
import { consentsQuery } from '../components/consents/consents-queries.ts';
import { ConsentChoice, consentProblem } from '../components/ConsentChoice.tsx';
import { MarketplaceUserDialog } from '../components/MarketplaceUserDialog.tsx';
import { useMarketplaceProblem } from '../components/use-marketplace-problem.ts';

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

interface DepartureSectionProps {
  consents: readonly ConsentResponse[];
  chosen: ConsentResponse | null;
  onChoose: (id: number | null) => void;
}

/** The way to the marketplace, open once the client's consent counts. Source: 45 CFR 155.220(j)(2)(iii). */
function DepartureSection({ consents, chosen, onChoose }: DepartureSectionProps) {
  const [asksForUser, setAsksForUser] = useState(false);
  const id = useId();
  const problem = consentProblem(chosen);
  const usable = consents.filter((consent) => consent === chosen || consentProblem(consent) === null);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2" id={id}>
          Application at the marketplace
        </Typography>
        {usable.length > 0 && <ConsentChoice consents={usable} chosen={chosen} onChoose={onChoose} />}
        {problem && <Alert severity="info">{problem}</Alert>}
        <Typography variant="body2" color="textSecondary">
          You need the user ID of your agent account there. You’ll leave this page and come back when you’re done.
        </Typography>
        <Button
          variant="contained"
          endIcon={<ArrowForwardIcon />}
          disabled={problem !== null}
          onClick={() => setAsksForUser(true)}
        >
          Go to the marketplace
        </Button>
      </Stack>
      {asksForUser && chosen && <MarketplaceUserDialog consentId={chosen.Id} onClose={() => setAsksForUser(false)} />}
    </Paper>
  );
}
