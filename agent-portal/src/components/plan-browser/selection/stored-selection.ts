import { useCallback, useMemo } from 'react';
import { formatInstant, formatTime } from '#shared/formats/instant';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
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

/** "Saved 11/20/2026, 7:12 AM", "Draft saved 7:15 AM". */
export function stateText(
  { isChanged, draft }: Selection,
  { isSaving, failure }: SelectionSave,
  pricedAt: string | null,
): string {
  if (isSaving) {
    return 'Saving';
  }
  if (isChanged) {
    const kept = draft.save?.kind === 'saved' ? `Draft saved ${formatTime(draft.save.at)}` : 'Not saved yet';
    return failure ? 'Not saved' : kept;
  }
  return pricedAt ? `Saved ${formatInstant(pricedAt)}` : '';
}

/** Why the next step waits for the selection. */
export const SETTLE_FIRST = 'Resolve what is listed above first.';

/** Why there is nothing to save; null = there is. */
export const saveBlock = ({ plans }: Selection, needsSaving: boolean): string | null =>
  needsSaving ? null : plans.length > 0 ? 'Everything is saved.' : 'Nothing has been changed.';
