import { useNavigate } from 'react-router';
import { SELECTION_CLOSED } from '#shared/plans/selection-lock';
import type { PlanViewControl } from '../components/plan-browser/filters/use-plan-view.ts';
import { coverageTabId } from '../components/plan-browser/list/CoverageTabs.tsx';
import type { CartProps } from '../components/plan-browser/cart/CartPanel.tsx';
import type { Cart } from './use-cart.ts';
import type { LatestCensusGuard } from './use-latest-census-warning.tsx';
import type { PlanSteps } from './use-plan-steps.ts';

interface CartPropsGiven {
  cart: Cart;
  view: PlanViewControl;
  steps: PlanSteps;
  latestCensus: LatestCensusGuard;
  announce: (text: string) => void;
  onDeltaDental: () => void;
}

/** The cart's props: its contents, and which of its steps are available now. */
export function useCartProps({ cart, view, steps, latestCensus, announce, onDeltaDental }: CartPropsGiven): CartProps {
  const navigate = useNavigate();
  const { selection, save, enroll } = cart;
  const canChange = cart.lock === null;
  return {
    cart: cart.facts,
    plans: selection.plans,
    premiumOf: cart.premiumOf,
    canChange,
    stateText: cart.stateText,
    failure: save.failure,
    onDismiss: save.dismiss,
    onRemove: (planIds) => {
      selection.remove(planIds);
      announce(`${planIds.length === 1 ? 'The plan has' : `${planIds.length} plans have`} been removed.`);
    },
    shown: view.coverage,
    onShow: (coverage) => {
      view.show(coverage);
      document.getElementById(coverageTabId(coverage))?.focus();
    },
    save: {
      blockedBy: cart.saveBlockedBy,
      isBusy: save.isSaving && steps.preparing === null && steps.open === null,
      run: () => void save.save(selection.ids).then((saved) => saved && announce('The selection is saved.')),
    },
    assign: selection.plans.some(({ IsMedical }) => IsMedical)
      ? {
          label: canChange ? 'Assign plans to members' : 'Assigned plans',
          blockedBy: null,
          isBusy: steps.preparing === 'assign',
          run: () => steps.start('assign'),
        }
      : null,
    proposal: {
      label: cart.lock === SELECTION_CLOSED ? 'View proposal' : 'Create proposal',
      blockedBy: cart.proposalBlockedBy,
      isBusy: steps.preparing === 'proposal',
      run: () => latestCensus.warnBefore({ name: 'Create proposal', run: () => steps.start('proposal') }),
    },
    enroll: enroll && {
      label: enroll.label,
      blockedBy: enroll.blockedBy,
      isBusy: steps.preparing === 'enroll',
      run: () =>
        enroll.to
          ? void navigate(enroll.to)
          : latestCensus.warnBefore({ name: 'Enroll', run: () => steps.start('enroll') }),
    },
    onDeltaDental,
  };
}
