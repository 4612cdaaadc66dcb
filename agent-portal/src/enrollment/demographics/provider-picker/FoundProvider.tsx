import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { AcceptingChip } from './AcceptingChip.tsx';
import { addressLine, distanceText, factsLine } from './provider-lines.ts';

interface FoundProviderProps {
  provider: ProviderResponse;
  onChoose: (provider: ProviderResponse) => void;
}

/** A provider in the list; a click chooses. */
export const FoundProvider = ({ provider, onChoose }: FoundProviderProps) => (
  <ListItem disablePadding divider>
    <ListItemButton onClick={() => onChoose(provider)} sx={{ display: 'block', px: 3, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {provider.Name}
        </Typography>
        {provider.DistanceMiles !== null && (
          <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {distanceText(provider.DistanceMiles)}
          </Typography>
        )}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', pb: 0.5 }}>
        {factsLine(provider)}
        <br />
        {addressLine(provider)}
      </Typography>
      <AcceptingChip accepting={provider.AcceptingNewPatients} />
    </ListItemButton>
  </ListItem>
);
