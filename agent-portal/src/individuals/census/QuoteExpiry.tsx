import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { queryClient } from '../../app/query-client.ts';
import { ExpiryDialog } from '../../components/quote/ExpiryDialog.tsx';
import { useExpiredQuoteDeletion } from '../../components/quote/use-expired-quote-deletion.ts';
import { effectiveDatesQuery } from '../saving/census-queries.ts';
import { decidedDates } from '../terms/decided-dates.ts';
import { useCensusFacts } from './census-context.ts';
import { type CensusForm, termsOf } from '../saving/census-form.ts';

/** Asks what to do with a quote whose effective date can no longer be chosen, once for each visit. */
export function QuoteExpiry() {
  const { quote, viewer, canEdit } = useCensusFacts();
  const { getValues, setValue, setFocus } = useFormContext<CensusForm>();
  const deletion = useExpiredQuoteDeletion();
  const [isAnswered, setAnswered] = useState(false);
  if (!quote || !canEdit || isAnswered || quote.Expiry?.Kind !== 'continue') {
    return null;
  }
  const takeAnotherDate = async () => {
    setAnswered(true);
    const dates =
      decidedDates(quote, viewer.today) ?? (await queryClient.fetchQuery(effectiveDatesQuery(termsOf(getValues()))));
    setValue('EffectiveDate', dates.Default ?? '', { shouldDirty: true, shouldValidate: true });
    setFocus('EffectiveDate');
  };
  return (
    <ExpiryDialog
      message={quote.Expiry.Message}
      onContinue={() => void takeAnotherDate()}
      onDelete={deletion(quote)}
      onCancel={() => setAnswered(true)}
    />
  );
}
