import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { helpProblem } from '#shared/consents/consent-standing';
import { formatInstant } from '#shared/formats/instant';
import { today } from '#web/inputs/today';
import { PlainSelect } from '../../components/PlainSelect.tsx';
import { MarketplaceUserDialog } from './MarketplaceUserDialog.tsx';

interface DepartureSectionProps {
  consents: readonly ConsentResponse[];
  chosen: ConsentResponse | null;
  onChoose: (id: number | null) => void;
}

const NOBODY = '';

/** The way to the marketplace, open once the client's consent counts. Source: 45 CFR 155.220(j)(2)(iii). */
export function DepartureSection({ consents, chosen, onChoose }: DepartureSectionProps) {
  const [asksForUser, setAsksForUser] = useState(false);
  const id = useId();
  const problem = problemOf(chosen);
  const usable = consents.filter((consent) => consent === chosen || problemOf(consent) === null);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2" id={id}>
          Application at the marketplace
        </Typography>
        {usable.length > 0 && (
          <PlainSelect
            label="Client"
            value={chosen ? String(chosen.Id) : NOBODY}
            onChange={(value) => onChoose(value === NOBODY ? null : Number(value))}
            options={[
              { value: NOBODY, label: 'Choose a client' },
              ...usable.map(({ Id, ConsumerName, GivenAt }) => ({
                value: String(Id),
                label: `${ConsumerName}, ${formatInstant(GivenAt)}`,
              })),
            ]}
          />
        )}
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

const ANYONE = 0;

/** Those without a quote are all this agent's own. */
const problemOf = (consent: ConsentResponse | null): string | null =>
  helpProblem(
    consent === null
      ? []
      : [
          {
            kind: consent.Kind,
            way: consent.Way,
            agentId: ANYONE,
            until: consent.Until,
            hasProof: consent.Proof !== null,
            isRevoked: consent.Revocation !== null,
            reviewedSha256: null,
          },
        ],
    { today: today(), reviewedSha256: null, agentIds: [ANYONE] },
  );
