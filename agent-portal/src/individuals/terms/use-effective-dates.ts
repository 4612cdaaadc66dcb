import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isOffered } from '#shared/eligibility/individual-dates';
import type { IndividualDatesResponse } from '#shared/eligibility/individual-dates.record';
import { effectiveDatesQuery } from '../saving/census-queries.ts';
import { decidedDates } from './decided-dates.ts';
import { useCensusFacts } from '../census/census-context.ts';
import { type CensusForm, termsOf } from '../saving/census-form.ts';

/** When the chosen coverage can begin. A date that does not fit is replaced by the suggested one. */
export function useEffectiveDates() {
  const { quote, viewer, canEdit } = useCensusFacts();
  const { getValues, setValue } = useFormContext<CensusForm>();
  const decided = useMemo(() => quote && decidedDates(quote, viewer.today), [quote, viewer.today]);
  const {
    data = decided ?? undefined,
    error,
    refetch,
  } = useQuery({ ...effectiveDatesQuery(useTerms()), enabled: decided === null });
  const isAsStored = useIsAsStored();
  const follow = useEffectEvent((dates: IndividualDatesResponse) => {
    const chosen = getValues('EffectiveDate');
    if (canEdit && !isAsStored() && !isOffered(chosen, dates, getValues('IndividualPlanType'))) {
      setValue('EffectiveDate', dates.Default ?? '', { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (data) {
      follow(data);
    }
  }, [data]);
  return { data, error, retry: () => void refetch() };
}

export function useTerms() {
  const [IndividualPlanType, EnrollmentType, QualifyingEventReason, EventDate, EventAnswer, CoverageLength] = useWatch<
    CensusForm,
    ['IndividualPlanType', 'EnrollmentType', 'QualifyingEventReason', 'EventDate', 'EventAnswer', 'CoverageLength']
  >({
    name: [
      'IndividualPlanType',
      'EnrollmentType',
      'QualifyingEventReason',
      'EventDate',
      'EventAnswer',
      'CoverageLength',
    ],
  });
  return termsOf({ IndividualPlanType, EnrollmentType, QualifyingEventReason, EventDate, EventAnswer, CoverageLength });
}

/** What is stored stays until the user changes it, even when it could not be chosen any more. */
function useIsAsStored() {
  const { quote } = useCensusFacts();
  const { getValues } = useFormContext<CensusForm>();
  return (): boolean => {
    if (!quote) {
      return false;
    }
    const { IndividualPlanType, EnrollmentType, QualifyingEventReason, EventDate, EventAnswer } = quote.Individual;
    const now = termsOf(getValues());
    return (
      getValues('EffectiveDate') === quote.EffectiveDate &&
      now.IndividualPlanType === IndividualPlanType &&
      now.EnrollmentType === EnrollmentType &&
      now.QualifyingEventReason === QualifyingEventReason &&
      now.EventDate === EventDate &&
      now.EventAnswer === EventAnswer
    );
  };
}
