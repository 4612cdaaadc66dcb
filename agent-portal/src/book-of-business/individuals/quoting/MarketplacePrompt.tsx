import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { consentsQuery } from '../../../components/consents/consents-queries.ts';
import { ConsentChoice, consentProblem, usableConsents } from '../../../components/marketplace-visit/ConsentChoice.tsx';
import { MarketplaceUserDialog } from '../../../components/marketplace-visit/MarketplaceUserDialog.tsx';
import { SectionFailure } from '../../../components/SectionFailure.tsx';

/** Asks for the marketplace user id and for the client, whose consent has to be recorded first (45 CFR 155.220(j)(2)(iii)). */
export function MarketplacePrompt({ onClose }: { onClose: () => void }) {
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
