import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/enrollment/application.record';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { useAutosave, type Autosave } from '#web/records/use-autosave';
import { queryClient } from '../../../app/query-client.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { refreshEnrollment } from '../../enrollment.api.ts';
import { applicationQuery, saveApplication } from '../application.api.ts';
import { applicationDifferences } from './application-differences.ts';
import { toAnswers, toApplicationForm, type ApplicationForm } from './application-form.ts';

/** Keeps the application saved while it is filled in. */
export function useApplicationSave(
  form: UseFormReturn<ApplicationForm>,
  loaded: ApplicationResponse,
): Autosave<ApplicationResponse> {
  const { Id: userId } = useUser();
  const { QuoteId } = loaded;
  const query = applicationQuery(QuoteId);
  return useAutosave<ApplicationForm, ApplicationAnswers, ApplicationResponse>(form, {
    noun: 'application',
    loaded,
    draft: { userId, name: `application-${QuoteId}` },
    toForm: toApplicationForm,
    toAnswers,
    isEqual: (one, other) => differingPaths(one, other).length === 0,
    differences: applicationDifferences,
    save: (answers, Version) => saveApplication(loaded.Facts.quoteType, { ...answers, QuoteId, Version }),
    reload: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    onSaved: (stored, sent) => {
      queryClient.setQueryData(query.queryKey, stored);
      void refreshEnrollment(QuoteId);
      return maskAccount(form, stored, sent);
    },
  });
}

/** A stored account number is shown by its last four, until another one is typed. */
function maskAccount(
  form: UseFormReturn<ApplicationForm>,
  stored: ApplicationResponse,
  sent: ApplicationAnswers,
): ApplicationAnswers {
  const mask = stored.AccountData?.AccountNumber;
  const typed = form.getValues('AccountData.AccountNumber').trim();
  if (!mask || !sent.AccountData || typed !== sent.AccountData.AccountNumber) {
    return sent;
  }
  form.setValue('AccountData.AccountNumber', mask);
  return { ...sent, AccountData: { ...sent.AccountData, AccountNumber: mask } };
}
