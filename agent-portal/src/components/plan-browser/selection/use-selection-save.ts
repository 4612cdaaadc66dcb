import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import { ApiError, errorMessage, isCancelled } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { queryClient } from '../../../app/query-client.ts';
import { selectedPlansQuery } from '../../quote/quote-queries.ts';
import { plansQuery, quoteDoctorsQuery } from '../plan-browser-queries.ts';
import type { Selection } from './use-selection.ts';

export interface SaveOptions {
  forProposal?: boolean;
  /** Who takes which plan; if omitted, as stored. */
  assignments?: ChangedAssignments;
}

export interface ChangedAssignments {
  /** What was stored when the user began. */
  before: readonly MemberAssignment[];
  after: readonly MemberAssignment[];
}

export interface SelectionSave {
  isSaving: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** @returns whether it was stored. A second call while the first is in progress does nothing. */
  save: (ids: readonly number[], how?: SaveOptions) => Promise<boolean>;
  dismiss: () => void;
}

interface SaveGiven {
  quoteId: number;
  selection: Pick<Selection, 'basedOn' | 'saved'>;
  /** Who takes which plan, as read: a save replaces all of it, so what stays is sent again. */
  assigned: readonly MemberAssignment[];
  /** Refetches everything else shown about the quote. */
  reload: (quoteId: number) => void;
}

/** Stores the selection. */
export function useSelectionSave({ quoteId, selection, assigned, reload }: SaveGiven): SelectionSave {
  const { basedOn, saved } = selection;
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (request: PutSelectionsRequest) => call(PLAN_SELECTION.put, { quoteId, body: request }),
    onSuccess: (answer, { SelectedPlanIds }) => {
      queryClient.setQueryData(selectedPlansQuery(quoteId).queryKey, answer);
      saved(SelectedPlanIds);
    },
    onSettled: (_answer, refusal) => {
      // Without a session there is nothing to refetch.
      if (!(refusal instanceof ApiError && refusal.status === 401)) {
        reload(quoteId);
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
          AssignedPlanForMembers: [...(assignments?.after ?? assigned.filter(({ PlanId }) => ids.includes(PlanId)))],
          AssignedBefore: [...(assignments?.before ?? assigned)],
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

/**
 * After a save or a refusal: someone else may have changed the quote's status.
 * @param own what else is shown about this kind of quote
 */
export function reloadPlans(quoteId: number, own: readonly QueryKey[]): void {
  const shared = [plansQuery, selectedPlansQuery, quoteDoctorsQuery].map((query) => query(quoteId).queryKey);
  for (const queryKey of [...own, ...shared, ['dashboard']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
