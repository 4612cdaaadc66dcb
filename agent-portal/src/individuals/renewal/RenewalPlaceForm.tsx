import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import type { NewContractRenewalRequest } from '#shared/contract-renewals/contract-renewal.record';
import { errorMessage } from '#web/http/api-error';
import { FieldGrid } from '#web/inputs/FormSection';
import { RatedPlaceInput } from '../../components/RatedPlaceInput.tsx';

type Address = NonNullable<NewContractRenewalRequest['Address']>;

interface RenewalPlaceFormProps {
  error: unknown;
  isBusy: boolean;
  onPlace: (address: Address) => void;
}

interface PlaceForm {
  Address: { FullPostalCode: string; CountyFips: string };
}

/** Asks where the household lives: the contract has no county, and its ZIP code is in several or unknown. */
export function RenewalPlaceForm({ error, isBusy, onPlace }: RenewalPlaceFormProps) {
  const form = useForm<PlaceForm>({
    defaultValues: { Address: { FullPostalCode: '', CountyFips: '' } },
    mode: 'onTouched',
  });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => void form.handleSubmit(({ Address }) => onPlace(Address))(event)}
        >
          <Typography variant="h2">Where does the household live?</Typography>
          <Typography>Plans and prices follow the county of the home, which the contract does not tell.</Typography>
          <Alert severity="info">{errorMessage(error)}</Alert>
          <FieldGrid>
            <RatedPlaceInput<PlaceForm>
              names={{ zip: 'Address.FullPostalCode', county: 'Address.CountyFips' }}
              countyDecides="The county decides the prices and the tax credit."
            />
          </FieldGrid>
          <Box>
            <Button type="submit" variant="contained" loading={isBusy}>
              Continue
            </Button>
          </Box>
        </Stack>
      </FormProvider>
    </Paper>
  );
}
