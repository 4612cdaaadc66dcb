import { coverageTabId } from '../list/CoverageTabs.tsx';
import type { PlanWork } from '../use-plan-work.ts';
import type { PlanCart } from './cart-facts.ts';
import type { CartProps, CartStep } from './CartPanel.tsx';

/** What the cart of every kind of quote shows and does. */
export function cartProps(
  { selection, save, facts, lock, premiumOf, saveState }: PlanCart,
  { view, announce, showDelta }: PlanWork,
): Omit<CartProps, 'purpose' | 'steps'> {
  return {
    cart: facts,
    plans: selection.plans,
    premiumOf,
    canChange: lock === null,
    saveState,
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
    onDeltaDental: showDelta,
  };
}

/** @param isBusy it is being saved, and not for another step */
export const saveStep = (
  { selection, save, saveBlockedBy }: PlanCart,
  isBusy: boolean,
  announce: (text: string) => void,
): CartStep => ({
  name: 'save',
  label: 'Save selection',
  busyText: 'Saving',
  blockedBy: saveBlockedBy,
  isBusy,
  run: () => void save.save(selection.ids).then((saved) => saved && announce('The selection is saved.')),
});
