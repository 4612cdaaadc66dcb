import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router';
import type { NewContractRenewalRequest } from '#shared/contract-renewals/contract-renewal.record';
import { individualCensusPath, individualPath, NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { FieldGrid } from '#web/inputs/FormSection';
import { Screen } from '#web/shell/Screen';
import { useGoOn } from '#web/shell/use-go-on';
import { queryClient } from '../app/query-client.ts';
import { RatedPlaceInput } from '../components/RatedPlaceInput.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quotes/census/individual/:contractId: carries a contract over to its renewal quote, whose address replaces this one. */
export function RenewContractScreen() {
  const contractId = useParams()['contractId'] ?? '';
  return <RenewContract key={contractId} contractId={contractId} />;
}

function RenewContract({ contractId }: { contractId: string }) {
  const { open, error, isPending, isDone } = useOpenRenewal();
  useEffect(() => open({ QuoteType: 'IndividualRenewal', ContractId: contractId }), [open, contractId]);
  const fields = fieldErrorsOf(error);
  const asksForPlace = Object.keys(fields).some((name) => name.startsWith('Address.'));
  const again = (Address?: NewContractRenewalRequest['Address']) =>
    open({ QuoteType: 'IndividualRenewal', ContractId: contractId, ...(Address && { Address }) });
  return (
    <Screen
      title="Renew an individual contract"
      subtitle={`Contract ${contractId}`}
      breadcrumbs={HOME}
      width="form"
      hasErrors={error !== null && !isPending}
    >
      {asksForPlace ? (
        <RenewalPlaceForm error={error} isBusy={isPending || isDone} onPlace={again} />
      ) : error && !isPending ? (
        <Problem error={error} onRetry={() => again()} />
      ) : (
        <Stack spacing={1} role="status">
          <Typography>Loading the contract into a renewal quote …</Typography>
          <LinearProgress aria-label="Loading the contract" />
        </Stack>
      )}
    </Screen>
  );
}

function useOpenRenewal() {
  const goOn = useGoOn();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (request: NewContractRenewalRequest) => call(STARTING_QUOTES.start, { body: request }),
    onSuccess: ({ Id, Status }) => {
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      void queryClient.invalidateQueries({ queryKey: ['contract-renewal-state'] });
      // The people of a renewal are looked at before its plans: spec 002 section 2.
      const path =
        Status === 'Quoting' ? individualCensusPath(Id) : individualPath({ quoteId: Id, status: Status, isFfm: false });
      void goOn(path, { replace: true });
    },
  });
  return { open: mutate, error, isPending, isDone: isSuccess };
}

/** Why it cannot be renewed, and the ways on. */
const Problem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Stack spacing={2}>
    <Alert severity={mayWorkLater(error) ? 'error' : 'warning'}>{errorMessage(error)}</Alert>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {mayWorkLater(error) && (
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button
        variant={mayWorkLater(error) ? 'outlined' : 'contained'}
        component={RouterLink}
        to="/bookofbusiness/individual"
      >
        Back to the book of business
      </Button>
      <Button component={RouterLink} to={NEW_INDIVIDUAL_PATH}>
        Start a new quote
      </Button>
    </Stack>
  </Stack>
);

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
function RenewalPlaceForm({ error, isBusy, onPlace }: RenewalPlaceFormProps) {
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
          <Typography>Plans and prices depend on the county of the home, which the contract does not tell.</Typography>
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
