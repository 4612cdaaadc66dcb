import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { maximumPlans, selectionWarnings, type SelectionFacts } from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';
import { type CartFacts, deltaDentalNotes, storedFindings } from '../../components/plan-browser/cart/cart-facts.ts';
import { plansText } from '../../components/plan-browser/list/plan-texts.ts';
import { selectionFixes } from './selection-fix.ts';

interface CartGiven {
  plans: readonly Plan[];
  offered: readonly Plan[];
  facts: SelectionFacts;
  /** Null while the selection differs from the stored one. */
  stored: SelectedPlansResponse | null;
}

/** Everything that the cart says about a group's selection. */
export function cartFacts({ plans, offered, facts, stored }: CartGiven): CartFacts {
  const found = selectionFixes(plans, offered, facts);
  const count = plans.filter(({ IsMedical }) => IsMedical).length;
  const limit = maximumPlans(facts);
  return {
    selectionFixes: found,
    ...storedFindings(plans, found, stored),
    warnings: selectionWarnings(plans, offered, facts),
    notes: [...suiteNotes(plans, offered, facts), ...deltaDentalNotes(plans)],
    countText: `${count} of ${plansText(limit, 'medical')}`,
    gauge: { count, limit },
    total: null,
  };
}
