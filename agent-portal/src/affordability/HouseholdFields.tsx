import { useFormContext, useWatch } from 'react-hook-form';
import { MOST_INCOME, MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { today } from '#web/inputs/today';
import { WholeNumberInput } from '#web/inputs/WholeNumberInput';
import { ZipInput } from '#web/inputs/ZipInput';
import { useRules } from '../app/rules/use-rules.ts';
import { coverageYears, type HouseholdForm } from './household-form.ts';

const INCOME_RANGE = `Enter an amount from ${formatDollars(0)} to ${formatDollars(MOST_INCOME)}.`;

interface PlaceFieldsProps {
  counties: readonly LocationCounty[];
  onFound: (location: LocationResponse) => void;
}

/** Where the household lives, for which year, and what it earns. */
export const HouseholdFields = (place: PlaceFieldsProps) => (
  <FormSection
    stacked
    title="Household"
    help="The credit depends on the county, the income and everyone on the tax return."
  >
    <FieldGrid>
      <PlaceFields {...place} />
      <TaxReturnFields />
      <SelectInput<HouseholdForm, number>
        name="CoverageYear"
        label="Coverage year"
        required
        options={coverageYears(today()).map((year) => ({ value: year, label: String(year) }))}
      />
    </FieldGrid>
  </FormSection>
);

function PlaceFields({ counties, onFound }: PlaceFieldsProps) {
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const { setValue } = useFormContext<HouseholdForm>();
  const follow = (location: LocationResponse) => {
    const [only, ...others] = location.Counties;
    setValue('CountyFips', only && others.length === 0 ? only.CountyFips : '');
    onFound(location);
  };
  return (
    <>
      <ZipInput<HouseholdForm>
        name="PostalCode"
        label="ZIP code"
        required
        prefixes={{ from: ZipPrefixMinimum, to: ZipPrefixMaximum }}
        onFound={follow}
      />
      <SelectInput<HouseholdForm>
        name="CountyFips"
        label="County"
        required
        hint={counties.length > 1 ? 'This ZIP code is in several counties. Choose one.' : 'Set by the ZIP code.'}
        disabled={counties.length < 2}
        options={counties.map(({ County, CountyFips }) => ({ value: CountyFips, label: County }))}
      />
    </>
  );
}

function TaxReturnFields() {
  const people = useWatch<HouseholdForm, 'People'>({ name: 'People' }).length;
  return (
    <>
      <CurrencyInput<HouseholdForm>
        name="AnnualIncome"
        label="Annual income"
        required
        hint="Modified adjusted gross income of the household"
        check={(dollars) => (dollars >= 0 && dollars <= MOST_INCOME ? null : INCOME_RANGE)}
      />
      <WholeNumberInput<HouseholdForm>
        name="HouseholdSize"
        label="Household size"
        required
        hint="Everyone on the tax return"
        check={(count) =>
          count >= people && count <= MOST_PEOPLE ? null : `Enter a number from ${people} to ${MOST_PEOPLE}.`
        }
      />
    </>
  );
}
