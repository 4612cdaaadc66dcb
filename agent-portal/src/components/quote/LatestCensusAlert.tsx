import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatInstant } from '#shared/formats/instant';
import { latestCensusWarning } from '#shared/quotes/latest-census';
import { groupCensusPath } from '#shared/quotes/next-step';

/** Another quote of the group has a later census. Source: spec 002 section 2, "Plan selection". */
export function LatestCensusAlert({ quote: { LatestCensusQuote: later } }: { quote: QuoteResponse }) {
  return later === null ? null : (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={RouterLink} to={groupCensusPath(later.Id)}>
          View that census
        </Button>
      }
    >
      {latestCensusWarning(later.Name)} Last change: {formatInstant(later.ChangedAt)}.
    </Alert>
  );
}
