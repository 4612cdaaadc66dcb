import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import { ShortTermNotice } from '../components/ShortTermNotice.tsx';
import { OtherSelections } from '../components/plan-browser/selection/OtherSelections.tsx';

interface HouseholdAlertsProps {
  quote: IndividualQuoteResponse;
  cart: PlanCart;
  stored: SelectedPlansResponse;
}

/** Why nothing can be selected, that another date is needed, and what someone else changed in the meantime. */
export const HouseholdAlerts = ({ quote, cart, stored }: HouseholdAlertsProps) => (
  <>
    {quote.Individual.IndividualPlanType === 'ShortTerm' && <ShortTermNotice />}
    {cart.lock && <Alert severity={quote.Expiry?.Kind === 'expired' ? 'warning' : 'info'}>{cart.lock}</Alert>}
    {!cart.lock && quote.Expiry?.Kind === 'continue' && (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" component={RouterLink} to={individualCensusPath(quote.Id)}>
            Change the effective date
          </Button>
        }
      >
        {quote.Expiry.Message}
      </Alert>
    )}
    <OtherSelections cart={cart} storedNames={stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)} />
  </>
);
