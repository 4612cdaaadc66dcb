import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import { OtherSelections } from '../components/plan-browser/selection/OtherSelections.tsx';

interface SelectionAlertsProps {
  quote: QuoteResponse;
  cart: PlanCart;
  /** The stored plans. */
  storedNames: readonly string[];
}

/** Why nothing can be selected, and what someone else changed in the meantime. */
export const SelectionAlerts = ({ quote, cart, storedNames }: SelectionAlertsProps) => (
  <>
    <ReadOnlyBanner quote={quote} />
    <QuoteEndAlerts quote={quote} />
    <LatestCensusAlert quote={quote} />
    <CopyNote quote={quote} />
    {cart.lock && quote.Status !== 'Expired' && (
      <Alert
        severity="info"
        action={
          quote.Status === 'EditingCensus' && (
            <Button component={RouterLink} to={groupCensusPath(quote.Id)} color="inherit">
              Continue census
            </Button>
          )
        }
      >
        {cart.lock}
      </Alert>
    )}
    <OtherSelections cart={cart} storedNames={storedNames} />
  </>
);
