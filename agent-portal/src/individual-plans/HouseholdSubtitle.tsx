import { Link, Stack } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { advicePath, asItWasPath } from '#shared/quotes/next-step';
import { useAudience } from '../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { householdLock } from './household/household-lock.ts';

/** Below the heading: the quote, its status, the way back to its people, what was sent to them, and what they were advised. */
export function HouseholdSubtitle({ quote }: { quote: IndividualQuoteResponse }) {
  const [params] = useSearchParams();
  const sent = new URLSearchParams(params);
  sent.set('proposals', 'history');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      {quote.Name}
      <StatusChip status={quote.Status} audience={useAudience()} label={quote.QuoteStatus} />
      <Link component={RouterLink} to={individualCensusPath(quote.Id)}>
        {householdLock(quote) === null ? 'Edit household' : 'View household'}
      </Link>
      <Link component={RouterLink} to={{ search: sent.toString() }} preventScrollReset>
        Sent comparisons
      </Link>
      <Link component={RouterLink} to={advicePath(quote.Id)}>
        Advice record
      </Link>
      <Link component={RouterLink} to={asItWasPath(quote.Id)}>
        As it was
      </Link>
    </Stack>
  );
}
