import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { quoteHasExpired } from '#shared/quotes/allowed-effective-dates';
import { groupCensusPath } from '#shared/quotes/next-step';

interface QuoteEndAlertsProps {
  quote: QuoteResponse;
  /** The effective date can be changed on the current screen. */
  hasDateHere?: boolean;
}

/** Why the quote cannot proceed to enrollment: it expired, its date has passed, or another quote covers its period. */
export const QuoteEndAlerts = ({ quote, hasDateHere = false }: QuoteEndAlertsProps) => (
  <>
    {quote.Status === 'Expired' && <Alert severity="warning">{quoteHasExpired(quote.EffectiveDate)}</Alert>}
    {quote.EffectiveDateProblem && (
      <Alert
        severity="warning"
        action={
          !hasDateHere &&
          quote.AllowedEffectiveDates.length > 0 && (
            <Button color="inherit" component={RouterLink} to={groupCensusPath(quote.Id)}>
              Change the effective date
            </Button>
          )
        }
      >
        {quote.EffectiveDateProblem}
      </Alert>
    )}
    {quote.EnrollmentConflict && <Alert severity="warning">{quote.EnrollmentConflict}</Alert>}
  </>
);
