import { useCallback, useMemo } from 'react';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { SaveState } from '#web/records/use-save-state';
import type { SelectionSave } from './use-selection-save.ts';
import type { Selection } from './use-selection.ts';

/** The prices on screen: today's while plans can be selected, afterwards those recorded with the quote. */
export function usePremiumOf(stored: SelectedPlansResponse, isLocked: boolean): (plan: Plan) => number | null {
  const recorded = useMemo(() => new Map(stored.Plans.map((plan) => [plan.PlanId, netPremiumOf(plan)])), [stored]);
  return useCallback(
    (plan: Plan) => (isLocked ? recorded.get(plan.PlanId) : undefined) ?? netPremiumOf(plan),
    [isLocked, recorded],
  );
}

/** Stable, so that the list is not drawn again with every answer. */
export const useStoredIds = (stored: SelectedPlansResponse): number[] =>
  useMemo(() => stored.Plans.map(({ PlanId }) => PlanId), [stored]);

/** Of the selection, or of its draft while it is changed. */
export function saveStateOf(
  { isChanged, draft }: Selection,
  { isSaving, failure }: SelectionSave,
  pricedAt: string | null,
): SaveState {
  if (isSaving) {
    return { kind: 'saving' };
  }
  if (isChanged) {
    return failure ? { kind: 'failed', retry: null } : (draft.save ?? { kind: 'nothing' });
  }
  return pricedAt ? { kind: 'saved', at: pricedAt } : { kind: 'nothing' };
}

/** Why the next step waits for the selection. */
export const SETTLE_FIRST = 'Fix the items above to continue.';

/** Why there is nothing to save; null = there is. */
export const saveBlock = ({ plans }: Selection, needsSaving: boolean): string | null =>
  needsSaving ? null : plans.length > 0 ? 'Saved' : 'No changes';
