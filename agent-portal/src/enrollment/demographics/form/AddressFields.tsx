import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import { cityOfZipProblem } from '#shared/locations/address-place';
import { useRules } from '../../../app/rules/use-rules.ts';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { ZipInput } from '#web/inputs/ZipInput';
import type { MemberForm } from './member-form.ts';

/** An address whose city, state and county follow from its ZIP; the county is asked for when the ZIP touches several. */
export function AddressFields({ part }: { part: 'HomeAddress' | 'MailingAddress' }) {
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const { setValue, getValues, control } = useFormContext<MemberForm>();
  const [location, setLocation] = useState<LocationResponse | null>(null);
  /** The check of the city runs before the next drawing: it must not see the place of the ZIP before. */
  const latest = useRef<LocationResponse | null>(null);
  const [countyFips, county] = useWatch({ control, name: [`${part}.CountyFips`, `${part}.County`] });
  const isHome = part === 'HomeAddress';

  const choose = (chosen: LocationCounty | undefined) => {
    setValue(`${part}.CountyFips`, chosen?.CountyFips ?? '', { shouldDirty: true });
    setValue(`${part}.County`, chosen?.County ?? '', { shouldDirty: true });
    if (isHome) {
      setValue('RateArea', chosen?.RateArea ?? null);
    }
  };
  const follow = (found: LocationResponse, typed: boolean) => {
    latest.current = found;
    setLocation(found);
    const isUnknown = getValues(`${part}.CountyFips`) === '';
    if (typed || isUnknown) {
      setValue(`${part}.StateCode`, found.StateCode, { shouldDirty: typed });
      setValue(`${part}.City`, found.City, { shouldDirty: typed, shouldValidate: true });
      choose(found.Counties.length === 1 ? found.Counties[0] : undefined);
    }
  };
  const counties = location?.Counties ?? [];
  // Until the look-up has answered, the stored county stands alone.
  const options =
    counties.length > 0
      ? counties.map(({ County, CountyFips }) => ({ value: CountyFips, label: County }))
      : countyFips
        ? [{ value: countyFips, label: county }]
        : [];
  return (
    <FieldGrid columns={3}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<MemberForm> name={`${part}.AddressLine1`} label="Street address" maxLength={100} />
      </Box>
      <ZipInput<MemberForm>
        name={`${part}.FullPostalCode`}
        label="ZIP code"
        prefixes={{ from: ZipPrefixMinimum, to: ZipPrefixMaximum }}
        onFound={follow}
      />
      <TextInput<MemberForm>
        name={`${part}.City`}
        label="City"
        maxLength={60}
        check={(city) => latest.current && cityOfZipProblem(city, latest.current)}
      />
      {isHome && (
        <SelectInput<MemberForm>
          name={`${part}.CountyFips`}
          label="County"
          disabled={options.length === 1}
          hint={counties.length > 1 && !countyFips ? 'This ZIP code touches several counties. Choose one.' : undefined}
          options={options}
          onChosen={(fips) => choose(counties.find(({ CountyFips }) => CountyFips === fips))}
        />
      )}
    </FieldGrid>
  );
}
