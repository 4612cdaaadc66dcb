import { Button, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { useCan } from '../../app/session/use-user.ts';

/** After short-term coverage was denied: plans that nobody is refused because of health. */
export function OtherCoverage() {
  // Only they help at the marketplace.
  const isAgent = useCan('agent');
  return (
    <>
      <Typography>
        Plans of the marketplace and other permanent plans ask nothing about health, and refuse nobody because of it.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isAgent && (
          <Button variant="outlined" component={RouterLink} to="/individual/marketplace">
            Quote a marketplace plan
          </Button>
        )}
        <Button component={RouterLink} to={NEW_INDIVIDUAL_PATH}>
          Quote a permanent plan
        </Button>
      </Stack>
    </>
  );
}
