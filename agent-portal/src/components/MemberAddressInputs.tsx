import { Box, Stack } from '@mui/material';
import { use, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import { cityOfZipProblem } from '#shared/locations/address-place';
import { useRules } from '../app/use-rules.ts';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { ZipInput } from '#web/inputs/ZipInput';
import { ConfirmCity, OtherCounty } from './ConfirmPlace.tsx';
import { LookUps } from './look-ups.ts';

interface MemberAddressInputsProps {
  /** The address's path in the form: "HomeAddress". */
  path: string;
  /** A home is in a county; mail is not. */
  hasCounty: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Called when the county of a home has changed. */
  onCounty?: (county: LocationCounty | undefined) => void;
}

/** An address whose city, state and county follow from its ZIP; asks for the county when the ZIP spans several. */
export function MemberAddressInputs(props: MemberAddressInputsProps) {
  const { path, hasCounty, required, disabled, onCounty } = props;
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const { place, canConfirmPlaces } = use(LookUps);
  const { location, latest, learn, follow, choose, leave } = usePlaceOfZip(path, onCounty);
  return (
    <FieldGrid columns={3}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<FieldValues>
          name={`${path}.AddressLine1`}
          label="Street address"
          maxLength={100}
          {...{ required, disabled }}
        />
      </Box>
      <ZipInput<FieldValues>
        name={`${path}.FullPostalCode`}
        label="ZIP code"
        prefixes={{ from: ZipPrefixMinimum, to: ZipPrefixMaximum }}
        placeQuery={place}
        onTyped={leave}
        onFound={follow}
        {...{ required, disabled }}
      />
      <Stack>
        <TextInput<FieldValues>
          name={`${path}.City`}
          label="City"
          maxLength={60}
          check={(city) => latest.current && cityOfZipProblem(city, latest.current)}
          {...{ required, disabled }}
        />
        {!disabled && canConfirmPlaces && <ConfirmCity name={`${path}.City`} location={location} onConfirmed={learn} />}
      </Stack>
      {hasCounty && (
        <Stack>
          <CountySelect counties={location?.Counties ?? []} onChoose={choose} {...{ path, required, disabled }} />
          {location && !disabled && canConfirmPlaces && (
            <OtherCounty
              location={location}
              onChosen={(county, found) => {
                learn(found);
                choose(county);
              }}
            />
          )}
        </Stack>
      )}
    </FieldGrid>
  );
}

/** Where the ZIP of the address is, and what follows from it. */
function usePlaceOfZip(path: string, onCounty: MemberAddressInputsProps['onCounty']) {
  const { setValue, getValues } = useFormContext<FieldValues>();
  const [location, setLocation] = useState<LocationResponse | null>(null);
  /** City validation runs before the next render: it must not see the previous ZIP's location. */
  const latest = useRef<LocationResponse | null>(null);
  const choose = (chosen: LocationCounty | undefined) => {
    setValue(`${path}.CountyFips`, chosen?.CountyFips ?? '', { shouldDirty: true });
    setValue(`${path}.County`, chosen?.County ?? '', { shouldDirty: true });
    onCounty?.(chosen);
  };
  const learn = (found: LocationResponse) => {
    latest.current = found;
    setLocation(found);
  };
  const follow = (found: LocationResponse, wasTyped: boolean) => {
    // What was confirmed of this ZIP changes nothing that was entered.
    const typed = wasTyped && found.PostalCode !== latest.current?.PostalCode;
    learn(found);
    const isUnknown = getValues(`${path}.CountyFips`) === '';
    if (typed || isUnknown) {
      setValue(`${path}.StateCode`, found.StateCode, { shouldDirty: typed });
      setValue(`${path}.City`, found.City, { shouldDirty: typed, shouldValidate: true });
      choose(found.Counties.length === 1 ? found.Counties[0] : undefined);
    }
  };
  /** Place and ZIP belong together: those of another ZIP must not be saved with this one. */
  const leave = (zip: string | null) => {
    if (zip !== null && latest.current !== null && zip !== latest.current.PostalCode) {
      latest.current = null;
      setValue(`${path}.StateCode`, '', { shouldDirty: true });
      setValue(`${path}.City`, '', { shouldDirty: true });
      choose(undefined);
    }
  };
  return { location, latest, learn, follow, choose, leave };
}

interface CountySelectProps extends Pick<MemberAddressInputsProps, 'path' | 'required' | 'disabled'> {
  /** Of the ZIP; none until the look-up has answered. */
  counties: readonly LocationCounty[];
  onChoose: (county: LocationCounty | undefined) => void;
}

function CountySelect({ path, required, disabled, counties, onChoose }: CountySelectProps) {
  const [fips, name] = useWatch<FieldValues>({ name: [`${path}.CountyFips`, `${path}.County`] }) as [string, string];
  // Until the lookup answers, the stored county is the only option.
  const stored = fips ? [{ CountyFips: fips, County: name }] : [];
  const options = (counties.length > 0 ? counties : stored).map(({ County, CountyFips }) => ({
    value: CountyFips,
    label: County,
  }));
  return (
    <SelectInput<FieldValues>
      name={`${path}.CountyFips`}
      label="County"
      required={required}
      disabled={disabled || options.length === 1}
      hint={counties.length > 1 && !fips ? 'This ZIP code is in several counties. Choose one.' : undefined}
      options={options}
      onChosen={(chosen) => onChoose(counties.find(({ CountyFips }) => CountyFips === chosen))}
    />
  );
}

/** The input of a part of an address: the state follows from the ZIP, and so does the county, unless the ZIP spans several. */
export const addressInputOf = (field: string, hasZip: boolean): string =>
  field.replace(/\.County$/, hasZip ? '.CountyFips' : '.FullPostalCode').replace(/\.StateCode$/, '.FullPostalCode');
