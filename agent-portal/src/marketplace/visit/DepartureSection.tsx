import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { ConsentChoice, consentProblem } from '../../components/marketplace-visit/ConsentChoice.tsx';
import { MarketplaceUserDialog } from '../../components/marketplace-visit/MarketplaceUserDialog.tsx';

interface DepartureSectionProps {
  consents: readonly ConsentResponse[];
  chosen: ConsentResponse | null;
  onChoose: (id: number | null) => void;
}

/** The way to the marketplace, open once the client's consent counts. Source: 45 CFR 155.220(j)(2)(iii). */
export function DepartureSection({ consents, chosen, onChoose }: DepartureSectionProps) {
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
          You need the user ID of your agent account there. This page is left; the marketplace leads back here.
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
