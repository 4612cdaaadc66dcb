import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import { cityOfZipProblem } from '#shared/locations/address-place';
import { useRules } from '../app/rules/use-rules.ts';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { ZipInput } from '#web/inputs/ZipInput';

interface AddressInputsProps {
  /** Where the form holds it: "Address.General". */
  path: string;
  /** A line under the street, for an address that came from elsewhere. */
  hint?: string;
}

/** An address whose city, state and county follow from its ZIP; the county is asked for when the ZIP touches several. */
export function AddressInputs({ path, hint }: AddressInputsProps) {
  const { setValue, getValues } = useFormContext<FieldValues>();
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const [location, setLocation] = useState<LocationResponse | null>(null);
  /** The check of the city runs before the next drawing: it must not see the place of the ZIP before. */
  const latest = useRef<LocationResponse | null>(null);
  const countyFips = useWatch({ name: `${path}.CountyFips` }) as string;

  const choose = (county: LocationCounty | undefined) => {
    setValue(`${path}.CountyFips`, county?.CountyFips ?? '', {
      shouldValidate: county !== undefined,
      shouldDirty: true,
    });
    setValue(`${path}.County`, county?.County ?? '', { shouldDirty: true });
  };
  const follow = (found: LocationResponse, typed: boolean) => {
    latest.current = found;
    setLocation(found);
    // A draft may have come back without the county, because its look-up was refused.
    if (typed || getValues(`${path}.CountyFips`) === '') {
      const isOnly = found.Counties.length === 1;
      setValue(`${path}.StateCode`, found.StateCode, { shouldDirty: true });
      setValue(`${path}.City`, isOnly ? found.City : '', { shouldDirty: true, shouldValidate: isOnly });
      choose(isOnly ? found.Counties[0] : undefined);
    }
  };
  const chosen = (fips: string) => {
    choose(location?.Counties.find(({ CountyFips }) => CountyFips === fips));
    if (fips && location && getValues(`${path}.City`) === '') {
      setValue(`${path}.City`, location.City, { shouldValidate: true, shouldDirty: true });
    }
  };
  const counties = location?.Counties ?? [];
  const mustChoose = counties.length > 1 && !countyFips;
  return (
    <FieldGrid>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<FieldValues>
          name={`${path}.AddressLine1`}
          label="Street address"
          required
          maxLength={100}
          hint={hint}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<FieldValues> name={`${path}.AddressLine2`} label="Suite, unit or building" maxLength={100} />
      </Box>
      <ZipInput<FieldValues>
        name={`${path}.FullPostalCode`}
        label="ZIP code"
        required
        prefixes={{ from: ZipPrefixMinimum, to: ZipPrefixMaximum }}
        onFound={follow}
      />
      <SelectInput<FieldValues>
        name={`${path}.CountyFips`}
        label="County"
        required
        requiredMessage={mustChoose ? 'Choose the county: this ZIP code touches several.' : undefined}
        hint={countyHint(counties.length, mustChoose)}
        disabled={counties.length < 2}
        options={counties.map(({ County, CountyFips }) => ({ value: CountyFips, label: County }))}
        onChosen={chosen}
      />
      <TextInput<FieldValues>
        name={`${path}.City`}
        label="City"
        required
        maxLength={60}
        check={(city) => latest.current && cityOfZipProblem(city, latest.current)}
      />
      <TextInput<FieldValues> name={`${path}.StateCode`} label="State" required disabled />
    </FieldGrid>
  );
}

const countyHint = (count: number, mustChoose: boolean): string | undefined => {
  if (count === 0) {
    return 'Follows from the ZIP code.';
  }
  return mustChoose ? 'This ZIP code touches several counties.' : undefined;
};
