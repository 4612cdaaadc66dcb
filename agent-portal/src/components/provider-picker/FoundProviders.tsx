import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useState } from 'react';
import { PROVIDERS_PER_PAGE } from '#shared/providers/pcp-search';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { Pager } from '../Pager.tsx';
import { AcceptingChip } from './AcceptingChip.tsx';
import { addressLine, distanceText, factsLine } from './provider-lines.ts';
import { useReading } from '#web/shell/reading';

interface FoundProvidersProps {
  /** The nearest first. */
  providers: readonly ProviderResponse[];
  onChoose: (provider: ProviderResponse) => void;
}

/** The results of a search, five per page. */
export function FoundProviders({ providers, onChoose }: FoundProvidersProps) {
  const { text } = useReading();
  const [page, setPage] = useState(1);
  const shown = providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE);
  return (
    <>
      <List disablePadding aria-label={text('Providers found, the nearest first')}>
        {shown.map((provider) => (
          <FoundProvider key={provider.PCPId} provider={provider} onChoose={onChoose} />
        ))}
      </List>
      <Pager total={providers.length} page={page} onChange={setPage} pageSize={PROVIDERS_PER_PAGE} noun="providers" />
    </>
  );
}

interface FoundProviderProps {
  provider: ProviderResponse;
  onChoose: (provider: ProviderResponse) => void;
}

/** A provider in the results; a click selects it. */
function FoundProvider({ provider, onChoose }: FoundProviderProps) {
  const { text } = useReading();
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={() => onChoose(provider)} sx={{ display: 'block', px: 3, py: 1.5 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}
        >
          <Typography variant="subtitle2" component="span">
            {provider.Name}
          </Typography>
          {provider.DistanceMiles !== null && (
            <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {text(distanceText(provider.DistanceMiles))}
            </Typography>
          )}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', pb: 0.5 }}>
          <TextWithPhones text={factsLine(provider, text)} callable={false} />
          <br />
          <bdi>{addressLine(provider)}</bdi>
        </Typography>
        <AcceptingChip accepting={provider.AcceptingNewPatients} />
      </ListItemButton>
    </ListItem>
  );
}
