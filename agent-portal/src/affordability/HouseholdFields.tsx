import { useWatch } from 'react-hook-form';
import type { LocationResponse } from '#shared/locations/location.record';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { today } from '#web/inputs/today';
import { useRules } from '../app/rules/use-rules.ts';
import { RatedPlaceInput } from '../components/RatedPlaceInput.tsx';
import { TaxReturnFields } from '../components/subsidy/TaxReturnFields.tsx';
import { coverageYears, type HouseholdForm } from './household-form.ts';

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
