import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { AGENTS_ONLY } from '#shared/marketplace/marketplace-facts';
import { openEnrollmentFacts } from '#shared/eligibility/open-enrollment';
import { today } from '#web/inputs/today';
import { useRules } from '../../../app/rules/use-rules.ts';
import { useMarketplaceProblem } from '../../../components/use-marketplace-problem.ts';
import { MarketplacePrompt } from './MarketplacePrompt.tsx';

/** Whether open enrollment is available, whether quoting is quote-only, and the way to the marketplace. Source: spec 000 section 2. */
export function QuotingFacts() {
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
