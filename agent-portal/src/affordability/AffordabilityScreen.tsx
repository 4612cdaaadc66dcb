import { Alert, Box, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import type { LocationResponse } from '#shared/locations/location.record';
import { errorMessage } from '#web/http/api-error';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { subsidyQuery } from '../components/subsidy/subsidy-queries.ts';
import { EstimateResult } from './EstimateResult.tsx';
import { HouseholdFields } from './HouseholdFields.tsx';
import { type HouseholdForm, newHousehold, questionOf } from './household-form.ts';
import { PeopleFields } from './PeopleFields.tsx';
import { useSettled } from './use-settled.ts';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /individual/affordability: what a household pays and why, before anything is quoted. Stores nothing. */
export function AffordabilityScreen() {
  const form = useForm<HouseholdForm>({ defaultValues: newHousehold(today()), mode: 'onTouched' });
  const [location, setLocation] = useState<LocationResponse | null>(null);
  return (
    <Screen
      title="Tax credit estimate"
      subtitle="For a household that buys coverage through the federal marketplace. Nothing is stored."
      breadcrumbs={HOME}
    >
      <FormProvider {...form}>
        <Box sx={COLUMNS}>
          <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
            <HouseholdFields onFound={setLocation} />
            <PeopleFields />
          </Stack>
          <Estimate location={location} />
        </Box>
      </FormProvider>
    </Screen>
  );
}

function Estimate({ location }: { location: LocationResponse | null }) {
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
  return <EstimateResult estimate={data} income={question.AnnualIncome} facts={facts} elsewhere={elsewhere} />;
}

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
