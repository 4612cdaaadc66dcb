import { useMutation, useQuery } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import { isRenewal } from '#shared/quotes/quote-type';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { renewalChoiceProblem } from '#shared/renewals/renewal-state';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { memberAssignments } from '../selection/member-assignments.ts';
import { reloadGroupQuote } from '../reload-group-quote.ts';
import type { Selection } from '../../components/plan-browser/selection/use-selection.ts';
import { currentPlansQuery } from './renewal-queries.ts';

export interface Renewal {
  isPending: boolean;
  error: unknown;
  retry: () => void;
  /** null for new business, and for a group without plans in force. */
  data: CurrentAndSuggestedPlansResponse | null;
  /** Ids of the current plans' replacements. */
  renewable: readonly number[];
  isSaving: boolean;
  failure: string | null;
  /** Selects the replacements, with everyone in the replacement of their own plan, and locks the selection to them. */
  renewCurrent: () => void;
  /** Keeps the selection; other plans can be added again. */
  chooseOthers: () => void;
  /** Why this plan cannot be added; null = it can. */
  addProblem: (planId: number) => string | null;
}

interface RenewalGiven {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  selection: Selection;
}

/** The group's current plans, and whether it renews with their replacements. */
export function useRenewal({ quote, members, selection }: RenewalGiven, onSay: (text: string) => void): Renewal {
  const query = useQuery({ ...currentPlansQuery(quote.Id), enabled: isRenewal(quote.QuoteType) });
  const data = query.data && query.data.AsIsPlans.length > 0 ? query.data : null;
  const renewable = data?.Validity.flatMap(({ SuggestedPlanId }) => SuggestedPlanId ?? []) ?? [];
  const assigned = memberAssignments(members);
  const before = { SelectedBefore: [...selection.basedOn], AssignedBefore: assigned };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: PutSelectionsRequest) => call(PLAN_SELECTION.put, { quoteId: quote.Id, body: request }),
    onSuccess: (_answer, { RenewCurrentPlans }) => {
      selection.reset();
      onSay(
        RenewCurrentPlans
          ? 'The group renews its current plans, and each member gets the replacement for their plan.'
          : 'You can now choose other plans.',
      );
    },
    onSettled: () => {
      reloadGroupQuote(quote.Id);
      void queryClient.invalidateQueries({ queryKey: currentPlansQuery(quote.Id).queryKey });
    },
  });
  return {
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
    data,
    renewable,
    isSaving: isPending,
    failure: error ? errorMessage(error) : null,
    // No assignments are sent: the server moves everyone to the replacement of their own plan.
    renewCurrent: () =>
      mutate({
        ...before,
        SelectedPlanIds: [...new Set(renewable)],
        AssignedPlanForMembers: [],
        RenewCurrentPlans: true,
      }),
    chooseOthers: () =>
      mutate({
        ...before,
        SelectedPlanIds: [...selection.ids],
        AssignedPlanForMembers: assigned.filter(({ PlanId }) => selection.ids.includes(PlanId)),
        RenewCurrentPlans: false,
      }),
    addProblem: (planId) => (data?.RenewCurrentPlans ? renewalChoiceProblem([planId], renewable) : null),
  };
}
