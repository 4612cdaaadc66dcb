import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/enrollment/application.record';
import { differingPaths, isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answered-sections';
import { fullFieldLabel } from '#shared/enrollment/application/problem-list';
import type { Difference } from '#web/records/StaleDialog';
import { type Autosave, useAutosave } from '#web/records/use-autosave';
import { queryClient } from '../../../app/query-client.ts';
import { useUser } from '../../../app/session/use-user.ts';
import { refreshEnrollment } from '../../enrollment-queries.ts';
import { applicationQuery, saveApplication } from '../application-queries.ts';
import { type ApplicationForm, toAnswers, toApplicationForm } from './application-form.ts';

/** Autosaves the application while it is filled in. */
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
    draft: { userId, name: applicationDraft(QuoteId) },
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

export const applicationDraft = (quoteId: number): string => `application-${quoteId}`;

/** A stored account number shows its last four digits, until a new one is typed. */
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

/** All answers that differ, in the screen's wording. */
function applicationDifferences(mine: ApplicationAnswers, theirs: ApplicationAnswers): Difference[] {
  const [own, others] = [valuesByPath(mine), valuesByPath(theirs)];
  return differingPaths(theirs, mine)
    .filter((path) => !path.endsWith('.County') && !(isCopiedContact(path, own) && isCopiedContact(path, others)))
    .map((path) => ({
      label: fullFieldLabel(path),
      mine: answerText(path, own.get(path) ?? null),
      theirs: answerText(path, others.get(path) ?? null),
    }));
}
