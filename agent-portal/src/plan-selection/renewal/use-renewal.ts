import { useMutation, useQuery } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { isRenewal } from '#shared/quotes/quote-type';
import { renewalChoiceProblem } from '#shared/renewals/renewal-choice';
import { errorMessage } from '#web/http/api-error';
import { queryClient } from '../../app/query-client.ts';
import { putSelections } from '../plan-selection.api.ts';
import { memberAssignments } from '../selection/member-assignments.ts';
import { reloadQuote } from '../selection/use-selection-save.ts';
import type { Selection } from '../selection/use-selection.ts';
import { currentPlansQuery } from './renewal.api.ts';

export interface Renewal {
  isPending: boolean;
  error: unknown;
  retry: () => void;
  /** null for new business, and for a group without plans in force. */
  data: CurrentAndSuggestedPlansResponse | null;
  /** Ids of what the current plans become. */
  renewable: readonly number[];
  isSaving: boolean;
  failure: string | null;
  /** Selects what the current plans become, everybody in the own one, and nothing else from here on. */
  renewCurrent: () => void;
  /** Leaves the selection as it is; other plans can be added again. */
  chooseOthers: () => void;
  /** Why this plan cannot be added; null = it can. */
  addProblem: (planId: number) => string | null;
}

interface RenewalGiven {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  selection: Selection;
}

/** What the group has, and whether it renews that. */
export function useRenewal({ quote, members, selection }: RenewalGiven, onSay: (text: string) => void): Renewal {
  const query = useQuery({ ...currentPlansQuery(quote.Id), enabled: isRenewal(quote.QuoteType) });
  const data = query.data && query.data.AsIsPlans.length > 0 ? query.data : null;
  const renewable = data?.Validity.flatMap(({ SuggestedPlanId }) => SuggestedPlanId ?? []) ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: PutSelectionsRequest) => putSelections(quote.Id, request),
    onSuccess: (_answer, { RenewCurrentPlans }) => {
      selection.reset();
      onSay(
        RenewCurrentPlans
          ? 'The group renews its current plans, and each member takes what follows the own plan.'
          : 'Other plans can be chosen now.',
      );
    },
    onSettled: () => {
      reloadQuote(quote.Id);
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
    // Nobody is named: the server puts everybody into what follows the own plan.
    renewCurrent: () =>
      mutate({ SelectedPlanIds: [...new Set(renewable)], AssignedPlanForMembers: [], RenewCurrentPlans: true }),
    chooseOthers: () =>
      mutate({
        SelectedPlanIds: [...selection.ids],
        AssignedPlanForMembers: memberAssignments(members, selection.ids),
        RenewCurrentPlans: false,
      }),
    addProblem: (planId) => (data?.RenewCurrentPlans ? renewalChoiceProblem([planId], renewable) : null),
  };
}
