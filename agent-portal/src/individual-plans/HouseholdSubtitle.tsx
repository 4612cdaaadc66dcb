import { Link, Stack } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { advicePath, asItWasPath } from '#shared/quotes/next-step';
import { useAudience } from '../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { householdLock } from './household/household-lock.ts';

/** In the address of the plans: whether they are divided between two plans. */
export const TWO_PLANS_PARAM = 'two-plans';

/** Below the heading: the quote, its status, the way back to its people, what was sent to them, and what they were advised. */
export function HouseholdSubtitle({ quote }: { quote: IndividualQuoteResponse }) {
  const [params] = useSearchParams();
  const sent = new URLSearchParams(params);
  sent.set('proposals', 'history');
  const divided = new URLSearchParams(params);
  divided.set(TWO_PLANS_PARAM, 'compare');
  const canDivide = quote.CanEdit && quote.Individual.IndividualPlanType === 'Permanent';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {quote.Name}
      <StatusChip status={quote.Status} audience={useAudience()} label={quote.QuoteStatus} />
      <Link component={RouterLink} to={individualCensusPath(quote.Id)}>
        {householdLock(quote) === null && quote.CanEdit ? 'Edit household' : 'View household'}
      </Link>
      <Link component={RouterLink} to={{ search: sent.toString() }} preventScrollReset>
        Sent comparisons
      </Link>
      {canDivide && (
        <Link component={RouterLink} to={{ search: divided.toString() }} preventScrollReset>
          Two plans
        </Link>
      )}
      <Link component={RouterLink} to={advicePath(quote.Id)} aria-label="Advice record">
        Advice
      </Link>
      <Link component={RouterLink} to={asItWasPath(quote.Id)}>
        As it was
      </Link>
    </Stack>
  );
}
