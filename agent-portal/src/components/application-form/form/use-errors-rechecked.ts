import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ApplicationFacts } from '#shared/enrollment/application.record';
import { errorLines } from '#web/records/error-lines';
import type { ApplicationForm } from './application-form.ts';
import { formProblems } from './form-problems.ts';

/**
 * Invalid answers that were stored show their message at once; missing ones only when the form is submitted. One answer can fix another field: fields marked invalid are revalidated after every change, and when the server reports more (a
 * tax id that is taken).
 */
export function useErrorsRechecked(
  form: UseFormReturn<ApplicationForm>,
  current: ApplicationFacts,
  facts: RefObject<ApplicationFacts>,
): void {
  const recheck = useEffectEvent((alsoTouched: readonly string[]) => {
    const marked = errorLines(form.control._formState.errors).map(({ name }) => name);
    const names = [...new Set([...marked, ...alsoTouched])] as FieldPath<ApplicationForm>[];
    if (names.length > 0) {
      void form.trigger(names);
    }
  });
  const filledIn = useEffectEvent(() =>
    formProblems(form.getValues(), current)
      .map(({ Field }) => Field)
      .filter((field) => isFilledIn(form.getValues(field as FieldPath<ApplicationForm>))),
  );
  useEffect(() => recheck(filledIn()), []);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => recheck([]) }), [form]);
  const taken = current.takenTaxIds.join();
  useEffect(() => {
    facts.current = current;
  }, [facts, current]);
  const taxIds = useEffectEvent(() => [
    'PrimaryGroup.TaxId',
    ...form.getValues('SubGroups').map((_subgroup, index) => `SubGroups.${index}.TaxId`),
  ]);
  useEffect(() => {
    if (taken !== '') {
      recheck(taxIds());
    }
  }, [taken]);
}

const isFilledIn = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
