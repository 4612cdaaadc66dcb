import { useFormContext } from 'react-hook-form';
import { parseIsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { IndividualDatesResponse } from '#shared/eligibility/individual-dates.record';
import { shortTermDateProblem } from '#shared/eligibility/short-term';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { DateInput } from '#web/inputs/DateInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { useCensusFacts } from '../census/census-context.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { useTerms } from './use-effective-dates.ts';

/** The first day of coverage: any day of the window for a short-term plan, one of a few otherwise. */
export function EffectiveDateField({ dates }: { dates: IndividualDatesResponse | undefined }) {
  const { viewer, canEdit } = useCensusFacts();
  const isShortTerm = useTerms().IndividualPlanType === 'ShortTerm';
  return isShortTerm ? (
    <DateInput<CensusForm>
      name="EffectiveDate"
      label="Effective date"
      required
      disabled={!canEdit}
      hint={
        dates?.WindowFirst && dates.WindowLast
          ? `From ${formatDay(dates.WindowFirst)} to ${formatDay(dates.WindowLast)}`
          : undefined
      }
      check={(day) => shortTermDateProblem(day, viewer)}
    />
  ) : (
    <AllowedDates dates={dates} />
  );
}

function AllowedDates({ dates }: { dates: IndividualDatesResponse | undefined }) {
  const { quote, canEdit } = useCensusFacts();
  const { watch } = useFormContext<CensusForm>();
  const chosen = parseIsoDate(watch('EffectiveDate'));
  const allowed = dates?.EffectiveDates ?? [];
  // The stored date is shown even when it cannot be chosen any more.
  const passed = chosen && !allowed.includes(chosen) && chosen === quote?.EffectiveDate ? [chosen] : [];
  return (
    <SelectInput<CensusForm>
      name="EffectiveDate"
      label="Effective date"
      required
      disabled={!canEdit || (allowed.length === 0 && passed.length === 0)}
      options={[...passed, ...allowed].map((day) => ({
        value: day,
        label: formatDay(day),
        disabled: !allowed.includes(day),
      }))}
      check={(day) => (dates && canEdit && !allowed.some((each) => each === day) ? EFFECTIVE_DATE_NOT_ALLOWED : null)}
    />
  );
}
