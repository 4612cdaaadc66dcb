import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext, useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { zip5, type ZipPrefixes } from '#shared/formats/zip';
import { OUTSIDE_MICHIGAN } from '#shared/individuals/household-members';
import type { LocationResponse } from '#shared/locations/location.record';
import { SelectInput } from '#web/inputs/SelectInput';
import { ZipInput } from '#web/inputs/ZipInput';
import { locationQuery } from '#web/inputs/location-queries';
import { CONFIRMED_COUNTY, isConfirmedCounty, OtherCounty } from './ConfirmPlace.tsx';

const SEVERAL_COUNTIES = 'This ZIP code is in several counties. Choose one.';

interface RatedPlaceInputProps<Form extends FieldValues> {
  names: { zip: FieldPath<Form>; county: FieldPath<Form> };
  prefixes?: ZipPrefixes;
  /** Added when there are several counties: what the choice decides. */
  countyDecides?: string;
  disabled?: boolean;
  onFound?: (location: LocationResponse) => void;
}

/** The ZIP and the county by whose rates someone pays. One county follows from the ZIP; of several, the user chooses. */
export function RatedPlaceInput<Form extends FieldValues>(props: RatedPlaceInputProps<Form>) {
  const { names, prefixes, countyDecides, disabled = false, onFound } = props;
  const { control, getValues, setValue } = useFormContext<Form>();
  const five = zip5(String(useWatch({ control, name: names.zip }) ?? ''));
  const { data } = useQuery({ ...locationQuery(five ?? ''), enabled: five !== null });
  const counties = ratedCounties(data);
  const fips = String(useWatch({ control, name: names.county }) ?? '');
  const choose = (countyFips: string) =>
    setValue(names.county, countyFips as FieldPathValue<Form, FieldPath<Form>>, { shouldDirty: true });
  const countiesOf = useRef<string | null>(null);
  const follow = (location: LocationResponse) => {
    countiesOf.current = location.PostalCode;
    const [only, ...others] = ratedCounties(location);
    if (!ratedCounties(location).some(({ CountyFips }) => CountyFips === getValues(names.county))) {
      choose(only && others.length === 0 ? only.CountyFips : '');
    }
    onFound?.(location);
  };
  return (
    <>
      <ZipInput<Form>
        name={names.zip}
        label="ZIP code"
        required
        disabled={disabled}
        prefixes={prefixes}
        checkPlace={(location) => (ratedCounties(location).length > 0 ? null : OUTSIDE_MICHIGAN)}
        // The county of another ZIP must not be saved with this one.
        onTyped={(zip) => {
          if (zip !== null && zip !== countiesOf.current) {
            choose('');
          }
        }}
        onFound={follow}
      />
      <Stack>
        <SelectInput<Form>
          name={names.county}
          label="County"
          required
          hint={
            isConfirmedCounty(counties, fips)
              ? CONFIRMED_COUNTY
              : counties.length > 1
                ? [SEVERAL_COUNTIES, countyDecides].join(' ').trim()
                : 'Set by the ZIP code.'
          }
          disabled={disabled || counties.length < 2}
          options={counties.map(({ County, CountyFips }) => ({ value: CountyFips, label: County }))}
        />
        {data && !disabled && <OtherCounty location={data} onChosen={({ CountyFips }) => choose(CountyFips)} />}
      </Stack>
    </>
  );
}

const ratedCounties = (location: LocationResponse | undefined) =>
  (location?.Counties ?? []).filter(({ RateArea }) => RateArea !== null);
