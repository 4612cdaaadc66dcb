import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { marketplacePlanSelectionPath } from '#shared/individuals/individual-next-step';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { START_FAILED } from '#shared/marketplace/eligibility-problem';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { showFieldErrors } from '#web/inputs/show-field-errors';

/** Named as they are sent. */
export interface StartForm {
  EffectiveDate: NewMarketplaceQuote['EffectiveDate'];
  Ffm: { AptcElectedAmount: number | null };
}

/** Starts the quote, or opens it again: it replaces this page, so that Back does not fetch once more. */
export function useStartQuote(ConsumerId: string, form: UseFormReturn<StartForm>) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ EffectiveDate, Ffm }: StartForm) =>
      call(STARTING_QUOTES.start, {
        body: {
          QuoteType: 'IndividualNewBusiness',
          EffectiveDate,
          Ffm: { ConsumerId, AptcElectedAmount: Ffm.AptcElectedAmount ?? 0 },
        },
      }),
    onMutate: () => setRefusal(null),
    onSuccess: ({ Id }) => navigate(marketplacePlanSelectionPath(Id), { replace: true }),
    onError: (error) => {
      const fields = fieldErrorsOf(error);
      const [elsewhere] = showFieldErrors(form, fields);
      const isShown = Object.keys(fields).length > 0 && elsewhere === undefined;
      setRefusal(isShown ? null : (elsewhere ?? (mayWorkLater(error) ? START_FAILED : errorMessage(error))));
    },
  });
  return {
    start: () => void form.handleSubmit((values) => mutate(values))(),
    isBusy: isPending,
    refusal,
    clear: () => setRefusal(null),
  };
}
