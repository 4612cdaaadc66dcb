import { renderHook, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { ApplicationFacts } from '#shared/enrollment/application.record';
import { buildAnswers, buildApplicationFacts, buildSubgroup } from '#support/shared/application-answers.ts';
import { errorLines } from '#web/records/error-lines';
import { type ApplicationForm, toApplicationForm } from './application-form.ts';
import { applicationResolver } from './form-problems.ts';
import { useErrorsRechecked } from './use-errors-rechecked.ts';

function useOpened(loaded: ApplicationForm) {
  const current: ApplicationFacts = buildApplicationFacts();
  const facts = useRef(current);
  const form = useForm<ApplicationForm>({ defaultValues: loaded, resolver: applicationResolver(() => current) });
  useErrorsRechecked(form, current, facts);
  return errorLines(form.formState.errors).map(({ name }) => name);
}

describe('an application that is opened again', () => {
  it('shows what is wrong with a stored answer, and does not ask yet for what is missing', async () => {
    const PrimaryGroup = buildSubgroup(0, { TaxId: '12', GroupName: '' });
    const { result } = renderHook(() => useOpened(toApplicationForm(buildAnswers({ PrimaryGroup }))));
    await waitFor(() => expect(result.current).toEqual(['PrimaryGroup.TaxId']));
  });
});
