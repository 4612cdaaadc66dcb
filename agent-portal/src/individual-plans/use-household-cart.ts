import { useMemo } from 'react';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import {
  saveBlock,
  saveStateOf,
  usePremiumOf,
  useStoredIds,
} from '../components/plan-browser/selection/stored-selection.ts';
import { useSelection } from '../components/plan-browser/selection/use-selection.ts';
import { useSelectionSave } from '../components/plan-browser/selection/use-selection-save.ts';
import { withOnly } from './household/household-choice.ts';
import { householdFacts } from './household/household-facts.ts';
import { householdLock } from './household/household-lock.ts';
import { reloadHousehold } from './individual-plans-queries.ts';

interface HouseholdCartGiven {
  household: IndividualEnrollmentResponse;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
}

/** Everyone of a household has the same plans. */
const NOT_ASSIGNED: MemberAssignment[] = [];

/** A household's selection: one plan of each kind, its problems, and whether it is stored. */
export function useHouseholdCart({ household, offered, stored }: HouseholdCartGiven): PlanCart {
  const quoteId = household.Quote.Id;
  const lock = householdLock(household.Quote);
  const storedIds = useStoredIds(stored);
  const selection = useSelection({ quoteId, offered, stored: storedIds, isLocked: lock !== null, withPlan: withOnly });
  const save = useSelectionSave({ quoteId, selection, assigned: NOT_ASSIGNED, reload: reloadHousehold });
  const premiumOf = usePremiumOf(stored, lock !== null);
  const { plans, isChanged } = selection;
  const facts = useMemo(
    () => householdFacts({ household, plans, premiumOf, stored: isChanged ? null : stored }),
    [household, plans, premiumOf, isChanged, stored],
  );
  const needsSaving = isChanged || facts.serverProblems.length > 0 || facts.repriced.length > 0;
  return {
    selection,
    save,
    facts,
    lock,
    premiumOf,
    saveState: saveStateOf(selection, save, stored.PricedAt),
    saveBlockedBy: saveBlock(selection, needsSaving),
  };
}
