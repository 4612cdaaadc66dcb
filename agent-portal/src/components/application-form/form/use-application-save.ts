import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationAnswers, ApplicationResponse } from '#shared/enrollment/application.record';
import { differingPaths, isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answered-sections';
import { fullFieldLabel } from '#shared/enrollment/application/problem-list';
import type { Difference } from '#web/records/StaleDialog';
import type { DraftPlace } from '#web/records/stored-draft';
import { type Autosave, useAutosave } from '#web/records/use-autosave';
import { type ApplicationForm, toAnswers, toApplicationForm } from './application-form.ts';

/** Where the application is saved: by an agent, or by the employer with a link. */
export interface ApplicationStore {
  draft: DraftPlace;
  save: (answers: ApplicationAnswers, version: number) => Promise<ApplicationResponse>;
  /** As stored by now. */
  reload: () => Promise<ApplicationResponse>;
  onSaved: (stored: ApplicationResponse) => void;
}

/** Autosaves the application while it is filled in. */
export const useApplicationSave = (
  form: UseFormReturn<ApplicationForm>,
  loaded: ApplicationResponse,
  { draft, save, reload, onSaved }: ApplicationStore,
): Autosave<ApplicationResponse> =>
  useAutosave<ApplicationForm, ApplicationAnswers, ApplicationResponse>(form, {
    noun: 'application',
    loaded,
    draft,
    toForm: toApplicationForm,
    toAnswers,
    isEqual: (one, other) => differingPaths(one, other).length === 0,
    differences: applicationDifferences,
    save,
    reload,
    onSaved: (stored, sent) => {
      onSaved(stored);
      return maskAccount(form, stored, sent);
    },
  });

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
