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

interface AddressProps {
  part: 'HomeAddress' | 'MailingAddress';
}

/** An address whose city, state and county follow from its ZIP; asks for the county when the ZIP spans several. */
export function AddressFields({ part }: AddressProps) {
  const { ZipPrefixMinimum, ZipPrefixMaximum } = useRules();
  const { counties, latest, follow, choose } = usePlaceOfZip(part);
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
      {part === 'HomeAddress' && <CountySelect counties={counties} onChoose={choose} />}
    </FieldGrid>
  );
}

/** Where the ZIP of the address is, and what follows from it. */
function usePlaceOfZip(part: AddressProps['part']) {
  const { setValue, getValues } = useFormContext<MemberForm>();
  const [counties, setCounties] = useState<readonly LocationCounty[]>([]);
  /** City validation runs before the next render: it must not see the previous ZIP's location. */
  const latest = useRef<LocationResponse | null>(null);
  const choose = (chosen: LocationCounty | undefined) => {
    setValue(`${part}.CountyFips`, chosen?.CountyFips ?? '', { shouldDirty: true });
    setValue(`${part}.County`, chosen?.County ?? '', { shouldDirty: true });
    if (part === 'HomeAddress') {
      setValue('RateArea', chosen?.RateArea ?? null);
    }
  };
  const follow = (found: LocationResponse, typed: boolean) => {
    latest.current = found;
    setCounties(found.Counties);
    const isUnknown = getValues(`${part}.CountyFips`) === '';
    if (typed || isUnknown) {
      setValue(`${part}.StateCode`, found.StateCode, { shouldDirty: typed });
      setValue(`${part}.City`, found.City, { shouldDirty: typed, shouldValidate: true });
      choose(found.Counties.length === 1 ? found.Counties[0] : undefined);
    }
  };
  return { counties, latest, follow, choose };
}

interface CountySelectProps {
  /** Of the ZIP; none until the look-up has answered. */
  counties: readonly LocationCounty[];
  onChoose: (county: LocationCounty | undefined) => void;
}

function CountySelect({ counties, onChoose }: CountySelectProps) {
  const { control } = useFormContext<MemberForm>();
  const [fips, name] = useWatch({ control, name: ['HomeAddress.CountyFips', 'HomeAddress.County'] });
  // Until the lookup answers, the stored county is the only option.
  const stored = fips ? [{ CountyFips: fips, County: name }] : [];
  const options = (counties.length > 0 ? counties : stored).map(({ County, CountyFips }) => ({
    value: CountyFips,
    label: County,
  }));
  return (
    <SelectInput<MemberForm>
      name="HomeAddress.CountyFips"
      label="County"
      disabled={options.length === 1}
      hint={counties.length > 1 && !fips ? 'This ZIP code is in several counties. Choose one.' : undefined}
      options={options}
      onChosen={(chosen) => onChoose(counties.find(({ CountyFips }) => CountyFips === chosen))}
    />
  );
}
