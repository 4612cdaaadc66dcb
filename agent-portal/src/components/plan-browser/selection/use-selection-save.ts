import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import { ApiError, errorMessage, isCancelled } from '#web/http/api-error';
import { queryClient } from '../../../app/query-client.ts';
import { censusQuery, quoteQuery, selectedPlansQuery } from '../../quote/quote-queries.ts';
import { plansQuery, putSelections } from '../plan-browser.api.ts';
import { memberAssignments } from '../../../plan-selection/selection/member-assignments.ts';
import type { Selection } from './use-selection.ts';

export interface SaveOptions {
  forProposal?: boolean;
  /** Who takes which plan; if omitted, as stored. */
  assignments?: PutSelectionsRequest['AssignedPlanForMembers'];
}

export interface SelectionSave {
  isSaving: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** @returns whether it was stored. A second call while the first is in progress does nothing. */
  save: (ids: readonly number[], how?: SaveOptions) => Promise<boolean>;
  dismiss: () => void;
}

/** Stores the selection, then refetches everything else shown about the quote. */
export function useSelectionSave(
  quoteId: number,
  members: readonly CensusMemberResponse[],
  { basedOn, saved }: Pick<Selection, 'basedOn' | 'saved'>,
): SelectionSave {
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (request: PutSelectionsRequest) => putSelections(quoteId, request),
    onSuccess: (answer, { SelectedPlanIds }) => {
      queryClient.setQueryData(selectedPlansQuery(quoteId).queryKey, answer);
      saved(SelectedPlanIds);
    },
    onSettled: (_answer, refusal) => {
      // Without a session there is nothing to refetch.
      if (!(refusal instanceof ApiError && refusal.status === 401)) {
        reloadQuote(quoteId);
      }
    },
  });
  return {
    isSaving: isPending,
    failure: error && !isCancelled(error) ? errorMessage(error) : null,
    dismiss: reset,
    save: async (ids, { forProposal = false, assignments } = {}) => {
      if (isUnderWay.current) {
        return false;
      }
      isUnderWay.current = true;
      try {
        await mutateAsync({
          SelectedPlanIds: [...ids],
          SelectedBefore: [...basedOn],
          AssignedPlanForMembers: assignments ?? memberAssignments(members, ids),
          ...(forProposal && { IsRequestForCreateProposal: true }),
        });
        return true;
      } catch {
        return false;
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}

/** After a save or a refusal: someone else may have changed the quote's status. */
export function reloadQuote(quoteId: number): void {
  const changed = [quoteQuery, censusQuery, plansQuery, selectedPlansQuery].map((query) => query(quoteId).queryKey);
  for (const queryKey of [...changed, ['dashboard']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
