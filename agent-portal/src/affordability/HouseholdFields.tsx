import { useWatch } from 'react-hook-form';
import { MOST_INCOME, MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { formatDollars } from '#shared/formats/currency';
import type { LocationResponse } from '#shared/locations/location.record';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { today } from '#web/inputs/today';
import { WholeNumberInput } from '#web/inputs/WholeNumberInput';
import { useRules } from '../app/rules/use-rules.ts';
import { RatedPlaceInput } from '../components/RatedPlaceInput.tsx';
import { coverageYears, type HouseholdForm } from './household-form.ts';

const INCOME_RANGE = `Enter an amount from ${formatDollars(0)} to ${formatDollars(MOST_INCOME)}.`;

interface PlaceFieldsProps {
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
