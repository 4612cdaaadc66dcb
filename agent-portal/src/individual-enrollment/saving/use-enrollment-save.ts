import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parseSsn } from '#shared/formats/ssn';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { hasCode } from '#web/http/api-error';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { type Autosave, useAutosave } from '#web/records/use-autosave';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import {
  contentOf,
  type EnrollmentContent,
  enrollmentDifferences,
  type EnrollmentForm,
  isSame,
  toEnrollmentForm,
} from './enrollment-form.ts';
import { EnrollmentStore } from './enrollment-store.ts';

interface StoredEnrollment {
  Version: number;
  page: EnrollmentPageResponse;
}

export interface EnrollmentSave extends Autosave<StoredEnrollment> {
  isSendable: (form: EnrollmentForm) => boolean;
  /** What the server said about the last save. */
  message: string;
}

/** Answers and people of an enrollment, saved while they are entered: one after the other, each over the version that it knows. */
export function useEnrollmentSave(form: UseFormReturn<EnrollmentForm>, page: EnrollmentPageResponse): EnrollmentSave {
  const { Id: userId } = useUser();
  const quoteId = page.Quote.Id;
  const [loaded] = useState(() => storedOf(page));
  const [message, setMessage] = useState('');
  const [store] = useState(() => new EnrollmentStore(page, (fields) => void showFieldErrors(form, fields, false)));
  const isSendable = (content: EnrollmentContent) => page.EditProblem === null && store.isSendable(content);
  const autosave = useAutosave<EnrollmentForm, EnrollmentContent, StoredEnrollment>(form, {
    noun: 'enrollment',
    loaded,
    draft: { userId, name: enrollmentDraft(quoteId) },
    isLocked: page.EditProblem !== null,
    toForm: (stored) => toEnrollmentForm(stored.page),
    toAnswers: contentOf,
    isEqual: isSame,
    isSendable,
    differences: enrollmentDifferences,
    save: async (content) => {
      try {
        const texts = await store.save(content);
        setMessage(texts.join(' '));
        return storedOf(store.page);
      } catch (error) {
        if (hasCode(error, 'WRONG_STATE')) {
          // Someone else has submitted it, or taken it back to its plans.
          void refreshIndividualEnrollment(quoteId);
        }
        throw error;
      }
    },
    reload: async () => storedOf(await store.reload()),
    onSaved: () => {
      maskSsns(form, store);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      return structuredClone(store.known);
    },
  });
  return {
    ...autosave,
    message,
    isSendable: (values) => isSendable(contentOf(values)),
  };
}

export const enrollmentDraft = (quoteId: number): string => `individual-enrollment-${quoteId}`;

/** The version rises with every change of an answer or of a person. */
const storedOf = (page: EnrollmentPageResponse): StoredEnrollment => ({
  Version: page.Members.reduce((sum, { Version }) => sum + Version, page.AnswersVersion),
  page,
});

/** A stored SSN shows as such, once its field is left. */
function maskSsns(form: UseFormReturn<EnrollmentForm>, { known, page }: EnrollmentStore): void {
  known.Members.forEach((person, at) => {
    const name = `Members.${at}.SSN` as const;
    const isTyping = document.activeElement?.getAttribute('name') === name;
    if (person.SSN !== null && parseSsn(person.SSN) && form.getValues(name) === person.SSN && !isTyping) {
      person.SSN = page.Members[at]!.SSN;
      form.setValue(name, person.SSN ?? '');
    }
  });
}
