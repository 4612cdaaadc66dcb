import { useNavigate } from 'react-router';
import { SELECTION_CLOSED } from '#shared/plans/selection';
import { cartProps, saveStep } from '../components/plan-browser/cart/cart-props.ts';
import type { CartProps, CartStep } from '../components/plan-browser/cart/CartPanel.tsx';
import type { PlanWork } from '../components/plan-browser/use-plan-work.ts';
import type { Cart } from './use-cart.ts';
import type { LatestCensusGuard } from './use-latest-census-warning.tsx';
import type { PlanSteps } from './use-plan-steps.ts';

interface CartPropsGiven {
  cart: Cart;
  work: PlanWork;
  steps: PlanSteps;
  latestCensus: LatestCensusGuard;
}

/** The cart's props: its contents, and which of its steps are available now. */
export function useCartProps({ cart, work, steps, latestCensus }: CartPropsGiven): CartProps {
  const enroll = useEnrollStep(cart, steps, latestCensus);
  const { selection, save, lock } = cart;
  const isSaving = save.isSaving && steps.preparing === null && steps.open === null;
  const assign: CartStep = {
    name: 'assign',
    label: lock === null ? 'Assign plans to members' : 'Assigned plans',
    blockedBy: null,
    isBusy: steps.preparing === 'assign',
    run: () => steps.start('assign'),
  };
  const proposal: CartStep = {
    name: 'proposal',
    label: lock === SELECTION_CLOSED ? 'View proposal' : 'Create proposal',
    isMain: true,
    blockedBy: cart.proposalBlockedBy,
    isBusy: steps.preparing === 'proposal',
    run: () => latestCensus.warnBefore({ name: 'Create proposal', run: () => steps.start('proposal') }),
  };
  return {
    ...cartProps(cart, work),
    purpose: 'Select plans in the list to compare them in one proposal',
    steps: [
      ...(lock === null ? [saveStep(cart, isSaving, work.announce)] : []),
      ...(selection.plans.some(({ IsMedical }) => IsMedical) ? [assign] : []),
      proposal,
      ...enroll,
    ],
  };
}

/** None if the quote cannot go to enrollment. */
function useEnrollStep({ enroll }: Cart, steps: PlanSteps, latestCensus: LatestCensusGuard): CartStep[] {
  const navigate = useNavigate();
  if (!enroll) {
    return [];
  }
  const { label, blockedBy, to } = enroll;
  return [
    {
      name: 'enroll',
      label,
      blockedBy,
      isBusy: steps.preparing === 'enroll',
      run: () =>
        to ? void navigate(to) : latestCensus.warnBefore({ name: 'Enroll', run: () => steps.start('enroll') }),
    },
  ];
}
