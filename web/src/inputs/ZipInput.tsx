import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { formatZip, parseZip, zip5, zipProblem, type ZipPrefixes } from '#shared/formats/zip';
import type { LocationResponse } from '#shared/locations/location.record';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { cityProblem, locationQuery, type PlaceQuery, type PlaceRule } from './location-queries.ts';
import { plainText, type TypedFormat } from './typed-format.ts';

const ZIP: TypedFormat = { parse: parseZip, show: (value) => formatZip(plainText(value)) };

interface ZipInputProps<Form extends FieldValues> extends FormattedInputProps<Form> {
  /** Allowed first three digits; any if absent. */
  prefixes?: ZipPrefixes;
  checkPlace?: PlaceRule;
  placeQuery?: PlaceQuery;
  /** Called while typing, with the first five digits once they are complete. */
  onTyped?: (zip: string | null) => void;
  /**
   * Called when the place was found. `typed` is true when the user has just entered the ZIP, so city and county should follow it;
   * false when the ZIP was prefilled, so the stored values beside it should stay.
   */
  onFound?: (location: LocationResponse, typed: boolean) => void;
}

/** A ZIP of 5 or 9 digits that must resolve to a city; submitting waits for the lookup. The form value is 48002 or 48002-1234, or ''. */
export function ZipInput<Form extends FieldValues>(input: ZipInputProps<Form>) {
  const { prefixes, checkPlace, placeQuery = locationQuery, onTyped, onFound, ...props } = input;
  const client = useQueryClient();
  const { control } = useFormContext<Form>();
  const five = zip5(plainText(useWatch({ control, name: props.name })));
  const typedZip = useRef<string | null>(null);
  const { data } = useQuery({ ...placeQuery(five ?? ''), enabled: five !== null });

  const tell = useEffectEvent((found: LocationResponse) => onFound?.(found, typedZip.current === five));
  useEffect(() => {
    if (data?.City) {
      tell(data);
    }
  }, [data]);

  const check = (value: unknown) => {
    const zip = String(value);
    return zipProblem(zip, prefixes) ?? cityProblem(client, zip5(zip) ?? '', checkPlace, placeQuery);
  };
  return (
    <FormattedInput
      {...props}
      hint={data?.City ? `${data.City}, ${data.StateCode}` : props.hint}
      format={ZIP}
      check={check}
      inputMode="numeric"
      announce
      onTyped={(value) => {
        typedZip.current = zip5(plainText(value));
        onTyped?.(typedZip.current);
      }}
    />
  );
}
