import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { RatedPlaceInput } from '../../components/RatedPlaceInput.tsx';
import { useCensusFacts } from './census-context.ts';
import type { CensusForm } from '../saving/census-form.ts';

/** Where the applicant lives. */
export function PlaceSection() {
  const { canEdit, isDecided } = useCensusFacts();
  return (
    <FormSection title="Where they live" help="Plans and prices follow the county of the applicant’s home.">
      <FieldGrid>
        <RatedPlaceInput<CensusForm>
          names={{ zip: 'Address.FullPostalCode', county: 'Address.CountyFips' }}
          countyDecides="The county decides the prices and the tax credit."
          disabled={!canEdit || isDecided}
        />
      </FieldGrid>
    </FormSection>
  );
}
