import { Alert, AlertTitle, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { isTobaccoOpen } from '#shared/individuals/household-members';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { ACTIVE_CONTRACT_CODE, resubmittableText } from '#shared/marketplace/enroll-refusals';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import { ShortTermNotice } from '../components/ShortTermNotice.tsx';
import { earlierSubmissionQuery } from './individual-plans-queries.ts';
import { OtherSelections } from '../components/plan-browser/selection/OtherSelections.tsx';

interface HouseholdAlertsProps {
  household: IndividualEnrollmentResponse;
  cart: PlanCart;
  stored: SelectedPlansResponse;
}

/** Why nothing can be selected, that another date is needed, and what someone else changed in the meantime. */
export const HouseholdAlerts = ({ household: { Quote: quote, Members }, cart, stored }: HouseholdAlertsProps) => (
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
    {quote.Individual.IsFfm && <StillPended quoteId={quote.Id} />}
    {!cart.lock && <TobaccoOpen quote={quote} members={Members} />}
    <OtherSelections cart={cart} storedNames={stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)} />
  </>
);

/** Its plans are chosen again: the client's other contract must be terminated all the same before it is submitted. */
function StillPended({ quoteId }: { quoteId: number }) {
  const { data } = useQuery(earlierSubmissionQuery(quoteId));
  return data?.Refusal?.Code === ACTIVE_CONTRACT_CODE ? (
    <Alert severity="warning">
      <AlertTitle>{data.Header}</AlertTitle>
      {data.Message} {resubmittableText(new Date(data.SubmittedDate))}
    </Alert>
  ) : null;
}

interface TobaccoOpenProps {
  quote: IndividualQuoteResponse;
  members: IndividualEnrollmentResponse['Members'];
}

/** Prices can be compared before everyone has answered, but not enrolled. */
function TobaccoOpen({ quote, members }: TobaccoOpenProps) {
  const facts = { planType: quote.Individual.IndividualPlanType, effectiveDate: quote.EffectiveDate };
  const open = members.filter((member) => isTobaccoOpen(member, facts));
  if (open.length === 0) {
    return null;
  }
  const names = open.map(({ FirstName }) => FirstName).filter((name) => name !== '');
  const whom = names.length === open.length ? ` for ${names.join(', ')}` : '';
  return (
    <Alert severity="info">
      Prices are without tobacco: it is not answered yet{whom}.{' '}
      <Link component={RouterLink} to={individualCensusPath(quote.Id)}>
        Answer it in the household
      </Link>
    </Alert>
  );
}
