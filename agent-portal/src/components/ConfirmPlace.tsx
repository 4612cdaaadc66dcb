import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { cityOfZipProblem } from '#shared/locations/address-place';
import {
  cityNameProblem,
  type ConfirmedPlaceRequest,
  type LocationCounty,
  type LocationResponse,
} from '#shared/locations/location.record';
import { LOCATIONS } from '#shared/locations/locations.calls';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { locationQuery } from '#web/inputs/location-queries';

/** The lists name one city for a ZIP code, and the counties of the Census: users know more. */
function useConfirmPlace(onConfirmed: (location: LocationResponse) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (place: ConfirmedPlaceRequest) => call(LOCATIONS.confirm, { body: place }),
    onSuccess: (location) => {
      client.setQueryData(locationQuery(location.PostalCode).queryKey, location);
      onConfirmed(location);
    },
  });
}

interface ConfirmCityProps {
  /** Of the city's field. */
  name: string;
  location: LocationResponse | null;
  onConfirmed: (location: LocationResponse) => void;
}

/** Below a city that is not the one of the lists: it may be right all the same. */
export function ConfirmCity({ name, location, onConfirmed }: ConfirmCityProps) {
  const { trigger } = useFormContext<FieldValues>();
  const city = String(useWatch<FieldValues>({ name }) ?? '');
  const confirm = useConfirmPlace((found) => {
    onConfirmed(found);
    void trigger(name);
  });
  if (!location || cityOfZipProblem(city, location) === null || cityNameProblem(city) !== null) {
    return null;
  }
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button
        size="small"
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ PostalCode: location.PostalCode, City: city.trim(), CountyFips: null })}
      >
        {city.trim()} is right for {location.PostalCode}
      </Button>
      {confirm.error && <Failure error={confirm.error} />}
    </Stack>
  );
}

interface OtherCountyProps {
  location: LocationResponse;
  onChosen: (county: LocationCounty, location: LocationResponse) => void;
}

/** Below the counties of a Michigan ZIP code: the Census may not have the client's. */
export function OtherCounty({ location, onChosen }: OtherCountyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return location.StateCode === 'MI' ? (
    <>
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setIsOpen(true)}>
        My county is not listed
      </Button>
      {isOpen && <CountyDialog {...{ location, onChosen }} onClose={() => setIsOpen(false)} />}
    </>
  ) : null;
}

function CountyDialog({ location, onChosen, onClose }: OtherCountyProps & { onClose: () => void }) {
  const [fips, setFips] = useState('');
  const confirm = useConfirmPlace((found) => {
    onChosen(
      found.Counties.find(({ CountyFips }) => CountyFips === fips)!,
      found,
    );
    onClose();
  });
  const listed = new Set(location.Counties.map(({ CountyFips }) => CountyFips));
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>County of {location.PostalCode}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText variant="body2">
            Plans and prices depend on the county. Choose another one only if the client lives there: from then on it is
            offered for this ZIP code, marked as confirmed by a user.
          </DialogContentText>
          <TextField select label="County" value={fips} onChange={({ target }) => setFips(target.value)}>
            {MICHIGAN_COUNTIES.filter((county) => !listed.has(county.fips)).map((county) => (
              <MenuItem key={county.fips} value={county.fips}>
                {county.name}
              </MenuItem>
            ))}
          </TextField>
          {confirm.error && <Failure error={confirm.error} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={fips === ''}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ PostalCode: location.PostalCode, City: null, CountyFips: fips })}
        >
          Use this county
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Failure = ({ error }: { error: Error }) => (
  <Typography variant="body2" color="error" role="alert">
    {errorMessage(error)}
  </Typography>
);

/** What is known of the chosen county. */
export const CONFIRMED_COUNTY = 'Confirmed by a user: the Census does not list it for this ZIP code.';
export const isConfirmedCounty = (counties: readonly LocationCounty[], fips: string): boolean =>
  counties.some(({ CountyFips, IsConfirmed }) => CountyFips === fips && IsConfirmed === true);
