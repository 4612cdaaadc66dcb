import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
import { HOUSEHOLD_LABELS, type Relationship, RELATIONSHIPS } from '#shared/census/census-codes';
import { isoDateOf } from '#shared/dates/iso-date';
import { birthDateProblem } from '#shared/eligibility/household-problems';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import type { LocationResponse } from '#shared/locations/location.record';
import type { Plan } from '#shared/plans/plan.record';
import { errorMessage } from '#web/http/api-error';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { today } from '#web/inputs/today';
import { useRules } from '../../app/use-rules.ts';
import { RatedPlaceInput } from '../RatedPlaceInput.tsx';
import { EstimateResult } from './EstimateResult.tsx';
import {
  coverageYears,
  type HouseholdForm,
  newPerson,
  PERSON_COVERAGE,
  type PersonCoverage,
  questionOf,
} from './household-form.ts';
import { subsidyQuery } from './subsidy-queries.ts';
import { TaxReturnFields } from './TaxReturnFields.tsx';

interface TaxCreditCalculatorProps {
  household: HouseholdForm;
  /** In one column, which begins with the result: beside what the household was taken from. */
  isBeside?: boolean;
  /** As they are offered to the household that it begins with. */
  plans?: readonly Plan[];
}

const NO_PLANS: readonly Plan[] = [];

/** What a household pays and why, with the fields that it depends on. Stores nothing. */
export function TaxCreditCalculator({ household, isBeside = false, plans = NO_PLANS }: TaxCreditCalculatorProps) {
  const form = useForm<HouseholdForm>({ defaultValues: household, mode: 'onTouched' });
  const [location, setLocation] = useState<LocationResponse | null>(null);
  const estimate = <Estimate location={location} begun={household} plans={plans} />;
  const fields = (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
      <HouseholdFields onFound={setLocation} />
      <PeopleFields />
    </Stack>
  );
  return (
    <FormProvider {...form}>
      {isBeside ? (
        <Stack spacing={3}>
          {estimate}
          {fields}
        </Stack>
      ) : (
        <Box sx={COLUMNS}>
          {fields}
          {estimate}
        </Box>
      )}
    </FormProvider>
  );
}

interface EstimateProps {
  location: LocationResponse | null;
  begun: HouseholdForm;
  plans: readonly Plan[];
}

function Estimate({ location, begun, plans }: EstimateProps) {
  const key = useSettled(JSON.stringify(questionOf(useWatch<HouseholdForm>() as HouseholdForm)));
  const question = useMemo(() => JSON.parse(key) as SubsidyRequest | null, [key]);
  const { data, error } = useQuery({ ...subsidyQuery(question), placeholderData: keepPreviousData });
  const elsewhere = useElsewhere(question, location);
  const figures = question && subsidyFigures(question.CoverageYear);
  if (error) {
    return <Alert severity="error">{errorMessage(error)}</Alert>;
  }
  if (!data || !question || !figures) {
    return (
      <Typography color="textSecondary" role="status">
        The estimate appears here as soon as the ZIP code, the income and the birth dates are entered.
      </Typography>
    );
  }
  const facts = {
    figures,
    householdSize: question.HouseholdSize,
    benchmark: data.BenchmarkSteps.map(({ UpToIncome, BenchmarkMonthly }) => ({
      toIncomeCents: UpToIncome === null ? null : centsFromDollars(UpToIncome),
      cents: centsFromDollars(BenchmarkMonthly),
    })),
  };
  const offered = isPricedAs(question, questionOf(begun)) ? plans : NO_PLANS;
  return <EstimateResult estimate={data} plans={offered} {...{ question, facts, elsewhere }} />;
}

/** The same people, place and year: then plans cost the same, whatever income is tried. */
const isPricedAs = (question: SubsidyRequest, begun: SubsidyRequest | null): boolean =>
  JSON.stringify({ ...question, ...UNPRICED }) === JSON.stringify({ ...begun, ...UNPRICED });
const UNPRICED = { AnnualIncome: 0, HouseholdSize: 0 };

/** The credit of the same household in the other counties of its ZIP. */
function useElsewhere(question: SubsidyRequest | null, location: LocationResponse | null) {
  const others = (location?.Counties ?? []).filter(
    ({ CountyFips, RateArea }) => RateArea !== null && question && CountyFips !== question.CountyFips,
  );
  const found = useQueries({
    queries: others.map(({ CountyFips }) => subsidyQuery(question && { ...question, CountyFips })),
  });
  return found.flatMap(({ data }) => (data ? [{ county: data.County, maxAptc: data.MaxAptc }] : []));
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

const AFTER_MS = 250;

/** The value once it has not changed for a moment: typing a number asks once, not for each digit. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface PlaceFieldsProps {
  onFound: (location: LocationResponse) => void;
}

/** Where the household lives, for which year, and what it earns. */
const HouseholdFields = (place: PlaceFieldsProps) => (
  <FormSection
    stacked
    title="Household"
    help="The credit depends on the county, the income and everyone on the tax return."
  >
    <FieldGrid>
      <PlaceFields {...place} />
      <TaxReturn />
      <SelectInput<HouseholdForm, number>
        name="CoverageYear"
        label="Coverage year"
        required
        options={coverageYears(today()).map((year) => ({ value: year, label: String(year) }))}
      />
    </FieldGrid>
  </FormSection>
);

function PlaceFields({ onFound }: PlaceFieldsProps) {
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  return (
    <RatedPlaceInput<HouseholdForm>
      names={{ zip: 'PostalCode', county: 'CountyFips' }}
      prefixes={{ from: ZipPrefixMinimum, to: ZipPrefixMaximum }}
      onFound={onFound}
    />
  );
}

function TaxReturn() {
  const people = useWatch<HouseholdForm, 'People'>({ name: 'People' }).length;
  return <TaxReturnFields<HouseholdForm> names={{ income: 'AnnualIncome', size: 'HouseholdSize' }} people={people} />;
}

const RELATIONSHIP_CHOICES = RELATIONSHIPS.map((value) => ({ value, label: HOUSEHOLD_LABELS[value] }));
const COVERAGES = Object.entries(PERSON_COVERAGE).map(([value, label]) => ({ value: value as PersonCoverage, label }));

/** The members of the household whose coverage is in question. */
function PeopleFields() {
  const { control, getValues, setValue } = useFormContext<HouseholdForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'People' });
  const add = () => {
    append(newPerson(fields.length), { focusName: `People.${fields.length}.DateOfBirth` });
    if ((getValues('HouseholdSize') ?? 0) < fields.length + 1) {
      setValue('HouseholdSize', fields.length + 1, { shouldValidate: true });
    }
  };
  return (
    <FormSection stacked title="People" help="Birth dates and other coverage decide whose premium counts.">
      <Stack spacing={1.5}>
        {fields.map(({ id }, at) => (
          <Box key={id} role="group" aria-label={`Person ${at + 1}`} sx={ROW}>
            <SelectInput<HouseholdForm, Relationship>
              name={`People.${at}.Relationship`}
              label="Relationship"
              required
              options={RELATIONSHIP_CHOICES}
            />
            <DateInput<HouseholdForm>
              name={`People.${at}.DateOfBirth`}
              label="Date of birth"
              required
              check={(day) => birthDateProblem(day, isoDateOf(getValues('CoverageYear'), 1, 1))}
            />
            <SelectInput<HouseholdForm, PersonCoverage>
              name={`People.${at}.Coverage`}
              label="Other coverage"
              options={COVERAGES}
            />
            <IconButton
              aria-label={`Remove person ${at + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
              sx={{ mt: 1 }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        <Box>
          <Button startIcon={<AddIcon />} onClick={add}>
            Add person
          </Button>
        </Box>
      </Stack>
    </FormSection>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' },
  '& > *': { gridColumn: { xs: '1', sm: 'auto' } },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1', sm: '1 / 3' } },
  '& > button': { gridRow: '1', gridColumn: { xs: '2', sm: '3' } },
} as const;
