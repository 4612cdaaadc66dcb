import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { agentPortalLink } from '#shared/book-of-business/individuals/retirement';
import { openEnrollmentFacts } from '#shared/eligibility/open-enrollment';
import { AGENTS_ONLY } from '#shared/marketplace/marketplace-facts';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { useRules } from '../../app/use-rules.ts';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { consentsQuery } from '../../components/consents/consents-queries.ts';
import { useBookRetirement } from '../../components/use-book-retirement.ts';
import { ConsentChoice, consentProblem, usableConsents } from '../../components/ConsentChoice.tsx';
import { MarketplaceUserDialog } from '../../components/MarketplaceUserDialog.tsx';
import { useMarketplaceProblem } from '../../components/use-marketplace-problem.ts';
import { BookScreen } from '../BookScreen.tsx';
import { IndividualBook } from './IndividualBook.tsx';

const TITLE = 'Book of business: individual';
const SUBTITLE = 'Find a contract, see what is owed, and open it.';

/** /bookofbusiness/individual: an agent's individual contracts, until they are retired. Source: spec 000 section 2. */
export function IndividualBookScreen() {
  const { AgentPortalUrl } = useRules();
  const { isRetired, notice } = useBookRetirement();
  const banner = notice !== null && <RetirementBanner notice={notice} link={agentPortalLink(AgentPortalUrl)} />;
  if (isRetired) {
    return <Screen title={TITLE}>{banner}</Screen>;
  }
  return (
    <BookScreen
      title={TITLE}
      subtitle={SUBTITLE}
      notices={
        <>
          {banner}
          <QuotingFacts />
        </>
      }
    >
      {(agentId) => <IndividualBook key={agentId} isMedicare={false} agentId={agentId} />}
    </BookScreen>
  );
}

/** /bookofbusiness/Medicare: the same for Medicare contracts, which are neither retired nor quoted here. */
export const MedicareBookScreen = () => (
  <BookScreen title="Book of business: Medicare" subtitle={SUBTITLE}>
    {(agentId) => <IndividualBook key={agentId} isMedicare agentId={agentId} />}
  </BookScreen>
);

const RetirementBanner = ({ notice, link }: { notice: string; link: string | null }) => (
  <Alert severity="warning" role="note" sx={{ mb: 2 }}>
    {notice}{' '}
    {link !== null && (
      <Link href={link} color="inherit">
        Open the agent portal
      </Link>
    )}
  </Alert>
);

/** Whether open enrollment is available, whether quoting is quote-only, and the way to the marketplace. Source: spec 000 section 2. */
function QuotingFacts() {
  const problem = useMarketplaceProblem();
  const facts = openEnrollmentFacts(useRules(), today());
  const [asks, setAsks] = useState(false);
  const isForAgents = problem !== AGENTS_ONLY;
  return (
    <Stack direction="row" useFlexGap sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <EventAvailableIcon color="primary" fontSize="small" aria-hidden />
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="body2">{isForAgents && problem ? `${facts} ${problem}` : facts}</Typography>
      </Box>
      {isForAgents && (
        <Button variant="outlined" disabled={problem !== null} onClick={() => setAsks(true)}>
          Go to the marketplace
        </Button>
      )}
      {asks && <MarketplacePrompt onClose={() => setAsks(false)} />}
    </Stack>
  );
}

/** Asks for the marketplace user id and for the client, whose consent has to be recorded first (45 CFR 155.220(j)(2)(iii)). */
function MarketplacePrompt({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(consentsQuery(null));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const usable = usableConsents(data?.Consents ?? []);
  const chosen = usable.find(({ Id }) => Id === chosenId) ?? null;
  return (
    <MarketplaceUserDialog consentId={chosen?.Id ?? null} onClose={onClose}>
      <Box sx={{ mb: 3 }}>
        {error && <SectionFailure error={error} onRetry={() => void refetch()} />}
        {data && usable.length === 0 && (
          <Alert severity="info">
            {consentProblem(null)}{' '}
            <Link component={RouterLink} to="/individual/marketplace" color="inherit">
              Record the consent
            </Link>
          </Alert>
        )}
        {usable.length > 0 && <ConsentChoice consents={usable} chosen={chosen} onChoose={setChosenId} />}
      </Box>
    </MarketplaceUserDialog>
  );
}
