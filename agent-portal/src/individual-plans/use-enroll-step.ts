import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { individualEnrollmentPath, isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { errorMessage, isCancelled } from '#web/http/api-error';
import { queryClient } from '../app/query-client.ts';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import type { CartStep } from '../components/plan-browser/cart/CartPanel.tsx';
import { SETTLE_FIRST } from '../components/plan-browser/selection/stored-selection.ts';
import { enrollHousehold, householdQuery, reloadHousehold } from './individual-plans.api.ts';

interface EnrollStep {
  /** Null while there is no way on. */
  step: CartStep | null;
  /** Why the enrollment could not be started. */
  failure: string | null;
  dismiss: () => void;
}

/** The way from the plans of a household to its enrollment. What is not stored yet is saved first. */
export function useEnrollStep(quote: IndividualQuoteResponse, cart: PlanCart): EnrollStep {
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useMutation({
    // Saving the plans has changed the quote's version.
    mutationFn: async (isJustSaved: boolean) => enrollHousehold(isJustSaved ? await readQuote(quote.Id) : quote),
    onSuccess: () => {
      reloadHousehold(quote.Id);
      void navigate(individualEnrollmentPath(quote.Id), { state: { forced: true } });
    },
    onError: () => reloadHousehold(quote.Id),
  });
  const { selection, save, facts, saveBlockedBy } = cart;
  const enroll = async () => {
    const needsSaving = saveBlockedBy === null;
    if (!needsSaving || (await save.save(selection.ids))) {
      mutate(needsSaving);
    }
  };
  const isEnrolling = !quote.IsDeleted && isIndividualInEnrollment(quote.Status);
  const main = { name: 'enroll', isMain: true, blockedBy: null, isBusy: false } as const;
  const step: CartStep | null = isEnrolling
    ? { ...main, label: 'Go to enrollment', run: () => void navigate(individualEnrollmentPath(quote.Id)) }
    : cart.lock === null
      ? {
          ...main,
          label: 'Enroll',
          blockedBy: facts.selectionFixes.length > 0 ? SETTLE_FIRST : null,
          isBusy: isPending,
          run: () => void enroll(),
        }
      : null;
  return { step, failure: error && !isCancelled(error) ? errorMessage(error) : null, dismiss: reset };
}

const readQuote = async (quoteId: number): Promise<IndividualQuoteResponse> =>
  (await queryClient.fetchQuery({ ...householdQuery(quoteId), staleTime: 0 })).Quote;
