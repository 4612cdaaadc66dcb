import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { type IsoDate, parseIsoDate, yearOf } from '#shared/dates/iso-date';
import { CHOOSE_EVENT, ENTER_EVENT_DATE } from '#shared/eligibility/individual-dates';
import type { IndividualDatesResponse } from '#shared/eligibility/individual-dates.record';
import { openEnrollmentYear } from '#shared/eligibility/open-enrollment';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { offeredLengths, shortTermDateProblem } from '#shared/eligibility/short-term';
import { eventDateProblem, selectionSteps, selectionStepsText } from '#shared/eligibility/special-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import {
  coverageLengthText,
  type EnrollmentType,
  type IndividualPlanType,
  shortTermLastDay,
} from '#shared/individuals/individual-terms';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { DateInput } from '#web/inputs/DateInput';
import { FormSection } from '#web/inputs/FormSection';
import { RadioInput } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { useRules } from '../../app/use-rules.ts';
import { RatedPlaceInput } from '../../components/RatedPlaceInput.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { ShortTermNotice } from '../../components/ShortTermNotice.tsx';
import { useCensusFacts } from '../census/census-context.ts';
import { PLAN_TYPE_LABELS } from '../saving/census-differences.ts';
import type { CensusForm } from '../saving/census-form.ts';
import { lengthsQuery } from '../saving/census-queries.ts';
import { EventCountdown } from './EventCountdown.tsx';
import { SpecialEnrollmentFields, useEventFacts } from './SpecialEnrollmentFields.tsx';
import { useEffectiveDates, useTerms } from './use-effective-dates.ts';

const PLAN_TYPES = Object.entries(PLAN_TYPE_LABELS).map(([value, label]) => ({
  value: value as IndividualPlanType,
  label,
}));
const ENROLLMENT_TYPES: { value: EnrollmentType; label: string }[] = [
  { value: 'Open', label: 'Open enrollment' },
  { value: 'Special', label: 'Special enrollment' },
];

/** What is quoted, when it begins, and where the applicant lives. */
export function CoverageSection() {
  const { canEdit, isDecided } = useCensusFacts();
  const { setValue } = useFormContext<CensusForm>();
  const { IndividualPlanType, EnrollmentType } = useTerms();
  const { data, error, retry } = useEffectiveDates();
  const isShortTerm = IndividualPlanType === 'ShortTerm';
  const isSpecial = !isShortTerm && EnrollmentType === 'Special';
  return (
    <FormSection stacked title="Coverage" help="Plans and prices depend on the county of the applicant’s home.">
      <Stack spacing={1}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
            <RadioInput<CensusForm, IndividualPlanType>
              name="IndividualPlanType"
              label="Plan type"
              disabled={!canEdit || isDecided}
              options={PLAN_TYPES}
              // A date of the other plan type is not meant for this one.
              onChosen={() => setValue('EffectiveDate', '')}
            />
            {!isShortTerm && (
              <RadioInput<CensusForm, EnrollmentType>
                name="EnrollmentType"
                label="Enrollment type"
                disabled={!canEdit || isDecided}
                options={ENROLLMENT_TYPES}
              />
            )}
          </Box>
          {isShortTerm && <ShortTermNotice />}
          <Box sx={isSpecial ? LONG_FIELDS : SHORT_FIELDS}>
            {isSpecial && <SpecialEnrollmentFields />}
            <EffectiveDateField dates={data} />
            {isShortTerm && <CoverageLengthField />}
            <RatedPlaceInput<CensusForm>
              names={{ zip: 'Address.FullPostalCode', county: 'Address.CountyFips' }}
              disabled={!canEdit || isDecided}
            />
          </Box>
        </Box>
        {isShortTerm && <EarlierCoverage />}
        {error && !data ? <SectionFailure error={error} onRetry={retry} /> : <DatesExplained dates={data} />}
      </Stack>
    </FormSection>
  );
}

const fieldsFrom = (width: string) => ({
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
});
/** Beside the plan type, if there is room. */
const SHORT_FIELDS = { ...fieldsFrom('8.5rem'), flex: '1 1 28rem', pt: 1, minWidth: 0 } as const;
const LONG_FIELDS = { ...fieldsFrom('15rem'), flex: '1 1 100%', minWidth: 0 } as const;

/** What a stored quote's applicant had before counts as well: only the server knows it. */
function useLengths() {
  const { quote, canEdit } = useCensusFacts();
  const limits = useRules();
  const { watch } = useFormContext<CensusForm>();
  const first = parseIsoDate(watch('EffectiveDate'));
  const { data } = useQuery({
    ...lengthsQuery(quote, first),
    enabled: canEdit && quote !== null && first !== null,
    placeholderData: keepPreviousData,
  });
  return { first, lengths: data?.Lengths ?? offeredLengths({ earlier: [], limits }, first), why: data?.WhyNotLonger };
}

function CoverageLengthField() {
  const { canEdit } = useCensusFacts();
  const { watch } = useFormContext<CensusForm>();
  const months = watch('CoverageLength');
  const { first, lengths } = useLengths();
  // What is stored is shown even when it cannot be chosen any more.
  const shown = months === '' || lengths.includes(months) ? lengths : [...lengths, months];
  return (
    <SelectInput<CensusForm, number>
      name="CoverageLength"
      label="Coverage length"
      required
      disabled={!canEdit}
      hint={first && months ? `Last day of coverage: ${formatDay(shortTermLastDay(first, months))}` : undefined}
      options={shown.map((value) => ({
        value,
        label: coverageLengthText(value),
        disabled: !lengths.includes(value),
      }))}
    />
  );
}

function EarlierCoverage() {
  const { why } = useLengths();
  return why ? <Alert severity="info">{why}</Alert> : null;
}

function DatesExplained({ dates }: { dates: IndividualDatesResponse | undefined }) {
  const { IndividualPlanType, QualifyingEventReason, EventDate, EnrollmentType } = useTerms();
  const { ShortTermDaysPer365 } = useRules();
  const factsOf = useEventFacts();
  const isSaidAtField =
    dates?.Problem === CHOOSE_EVENT ||
    dates?.Problem === ENTER_EVENT_DATE ||
    (QualifyingEventReason && EventDate && eventDateProblem(EventDate, factsOf(QualifyingEventReason)) !== null);
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
        {dates?.Why}
        {IndividualPlanType === 'ShortTerm' &&
          ` Michigan allows ${ShortTermDaysPer365} days of it in any 365 days: ask about earlier short-term coverage.`}
      </Typography>
      {dates?.Problem && !isSaidAtField && <Alert severity="warning">{dates.Problem}</Alert>}
      {dates?.IsQuotingOnly && EnrollmentType === 'Open' && <QuotingOnly />}
      {dates?.MarketplaceLastDay && <MarketplaceDays lastDay={dates.MarketplaceLastDay} />}
      {dates?.LastDay && QualifyingEventReason && (
        <EventCountdown
          event={QUALIFYING_EVENT_OPTIONS[QualifyingEventReason].name}
          lastDay={dates.LastDay}
          steps={EventDate ? selectionStepsText(selectionSteps(EventDate, factsOf(QualifyingEventReason))) : ''}
          proof={dates.Proof}
        />
      )}
    </Stack>
  );
}

/** The marketplace gives more days for the event than the carrier must. */
const MarketplaceDays = ({ lastDay }: { lastDay: IsoDate }) => (
  <Typography variant="body2">
    At the marketplace, plans can be chosen until {formatDay(lastDay)}.{' '}
    <Link component={RouterLink} to="/individual/marketplace">
      Go to the marketplace
    </Link>
  </Typography>
);

function QuotingOnly() {
  const { viewer } = useCensusFacts();
  const { OpenEnrollmentStartDate } = useRules();
  const { watch } = useFormContext<CensusForm>();
  const chosen = parseIsoDate(watch('EffectiveDate'));
  const year = chosen ? yearOf(chosen) : openEnrollmentYear(viewer.today);
  return (
    <Alert severity="info">
      {year} can be quoted now, but not enrolled yet.
      {OpenEnrollmentStartDate && ` Enrollment begins on ${formatDay(OpenEnrollmentStartDate)}.`}
    </Alert>
  );
}

/** The first day of coverage: any day of the window for a short-term plan, one of a few otherwise. */
function EffectiveDateField({ dates }: { dates: IndividualDatesResponse | undefined }) {
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
