import { Box, Stack } from '@mui/material';
import { use, useRef, useState } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { cityOfZipProblem } from '#shared/locations/address-place';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { ZipInput } from '#web/inputs/ZipInput';
import type { PlaceRule } from '#web/inputs/location-queries';
import { useRules } from '../app/use-rules.ts';
import { CONFIRMED_COUNTY, ConfirmCity, isConfirmedCounty, OtherCounty } from './ConfirmPlace.tsx';
import { LookUps } from './look-ups.ts';

interface AddressInputsProps {
  /** The address's path in the form: "Address.General". */
  path: string;
  /** A note below the street, for an address from another source. */
  hint?: string;
  /** A further rule for the place of the ZIP. */
  checkPlace?: PlaceRule;
}

/** An address whose city, state and county follow from its ZIP; asks for the county when the ZIP spans several. */
export function AddressInputs({ path, hint, checkPlace }: AddressInputsProps) {
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const { place, canConfirmPlaces } = use(LookUps);
  const { location, latest, learn, follow, chooseByFips, chooseConfirmed } = usePlaceOfZip(path, checkPlace);
  const countyFips = useWatch({ name: `${path}.CountyFips` }) as string;
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
        checkPlace={checkPlace}
        placeQuery={place}
        onFound={follow}
      />
      <Stack>
        <SelectInput<FieldValues>
          name={`${path}.CountyFips`}
          label="County"
          required
          requiredMessage={mustChoose ? 'This ZIP code is in several counties. Choose one.' : undefined}
          hint={isConfirmedCounty(counties, countyFips) ? CONFIRMED_COUNTY : countyHint(counties.length, mustChoose)}
          disabled={counties.length < 2}
          options={counties.map(({ County, CountyFips }) => ({ value: CountyFips, label: County }))}
          onChosen={chooseByFips}
        />
        {location && canConfirmPlaces && <OtherCounty location={location} onChosen={chooseConfirmed} />}
      </Stack>
      <Stack>
        <TextInput<FieldValues>
          name={`${path}.City`}
          label="City"
          required
          maxLength={60}
          check={(city) => latest.current && cityOfZipProblem(city, latest.current)}
        />
        {canConfirmPlaces && <ConfirmCity name={`${path}.City`} location={location} onConfirmed={learn} />}
      </Stack>
      <TextInput<FieldValues> name={`${path}.StateCode`} label="State" required disabled />
    </FieldGrid>
  );
}

const countyHint = (count: number, mustChoose: boolean): string | undefined => {
  if (count === 0) {
    return 'Set by the ZIP code.';
  }
  return mustChoose ? 'This ZIP code is in several counties.' : undefined;
};

/** The location of the ZIP, and the fields that depend on it. */
function usePlaceOfZip(path: string, checkPlace?: PlaceRule) {
  const { setValue, getValues, trigger } = useFormContext<FieldValues>();
  const [location, setLocation] = useState<LocationResponse | null>(null);
  /** City validation runs before the next render: it must not see the previous ZIP's location. */
  const latest = useRef<LocationResponse | null>(null);

  const choose = (county: LocationCounty | undefined) => {
    setValue(`${path}.CountyFips`, county?.CountyFips ?? '', {
      shouldValidate: county !== undefined,
      shouldDirty: true,
    });
    setValue(`${path}.County`, county?.County ?? '', { shouldDirty: true });
  };
  const learn = (found: LocationResponse) => {
    latest.current = found;
    setLocation(found);
  };
  const follow = (found: LocationResponse, wasTyped: boolean) => {
    // What was confirmed of this ZIP changes nothing that was entered.
    const typed = wasTyped && found.PostalCode !== latest.current?.PostalCode;
    learn(found);
    // A restored draft may lack the county, if its lookup was refused.
    if (typed || getValues(`${path}.CountyFips`) === '') {
      setValue(`${path}.StateCode`, found.StateCode, { shouldDirty: true });
      setValue(`${path}.City`, found.City, { shouldDirty: true, shouldValidate: true });
      choose(found.Counties.length === 1 ? found.Counties[0] : undefined);
    }
    if (typed && checkPlace?.(found)) {
      void trigger(`${path}.FullPostalCode`);
    }
  };
  const chooseByFips = (fips: string) => choose(location?.Counties.find(({ CountyFips }) => CountyFips === fips));
  const chooseConfirmed = (county: LocationCounty, found: LocationResponse) => {
    learn(found);
    choose(county);
  };
  return { location, latest, learn, follow, chooseByFips, chooseConfirmed };
}
