import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Contribution, ContributionResponse } from '#shared/contributions/contribution.record';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { notifySuccess } from '../app/notifications/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { showFieldErrors } from '../components/inputs/show-field-errors.ts';
import type { ContributionForm } from './contribution-form.ts';
import { contributionsQuery, saveContribution } from './contributions.api.ts';

/** Saving; what somebody else has saved meanwhile is fetched, and the user decides. */
export function useContributionSave(quoteId: number, form: UseFormReturn<ContributionForm>) {
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Contribution | null>(null);
  const query = contributionsQuery(quoteId);

  const settle = (saved: ContributionResponse[]) => {
    setTheirs(null);
    form.reset(form.getValues());
    queryClient.setQueryData(query.queryKey, saved);
  };
  const refuse = async (error: unknown, request: Contribution) => {
    if (isStale(error)) {
      const stored = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      setTheirs(stored.find(({ Coverage }) => Coverage === request.Coverage) ?? null);
      return;
    }
    const unplaced = showFieldErrors(form, fieldErrorsOf(error));
    const isPlaced = Object.keys(fieldErrorsOf(error)).length > unplaced.length;
    setFailure(isPlaced ? null : errorMessage(error));
  };
  return {
    failure,
    theirs,
    /** A second click while the first one is on its way does nothing. */
    run: async (request: Contribution): Promise<void> => {
      if (isRunning.current) {
        return;
      }
      isRunning.current = true;
      setFailure(null);
      try {
        settle(await saveContribution(quoteId, request));
        notifySuccess('The employer contribution has been saved.');
      } catch (error) {
        await refuse(error, request);
      } finally {
        isRunning.current = false;
      }
    },
    takeTheirs: () => {
      setTheirs(null);
      form.reset();
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
