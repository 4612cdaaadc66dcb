import { Alert, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { DRIVER_LABELS } from '#shared/contract-renewals/driver-words';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { errorMessage } from '#web/http/api-error';
import { ChangeFigures } from '../components/ChangeFigures.tsx';
import { type Driver, DriversTable } from '../components/DriversTable.tsx';

const HEADING = 'why-the-price-changes';

/** What the contract costs now, what its successor will, and why. */
export function RenewalPriceSection({ renewal }: { renewal: UseQueryResult<ContractRenewalResponse> }) {
  const { data, error, refetch } = renewal;
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The contract’s premium could not be loaded. {errorMessage(error)}
      </Alert>
    );
  }
  if (!data) {
    return <Skeleton variant="rounded" height={180} />;
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby={HEADING} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography variant="h2" id={HEADING}>
          Why the price changes
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Contract {data.ContractId}, {data.CurrentPlanName}. {data.Message}
        </Typography>
        {data.Change && (
          <ChangeFigures
            before={data.Change.Before}
            after={data.Change.After}
            nowLabel={`Now${data.Now ? `, since ${formatDay(data.Now.EffectiveDate)}` : ''}`}
            thenLabel={`Then${data.Then ? `, from ${formatDay(data.Then.EffectiveDate)}` : ''}`}
            note={data.Change.IsBeforeCredit ? 'Premiums before any tax credit' : undefined}
          />
        )}
        {!data.Change && data.Now && (
          <Typography>Now {formatDollars(data.Now.Net ?? data.Now.Premium)} a month.</Typography>
        )}
        {data.Notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
        {data.Change && <DriversTable drivers={driversOf(data.Change)} change={data.Change.Change} />}
      </Stack>
    </Paper>
  );
}

/** The place counts only when it changes. */
const driversOf = ({ Drivers }: NonNullable<ContractRenewalResponse['Change']>): Driver[] =>
  Drivers.filter(({ Driver, Amount }) => Driver !== 'Area' || Amount !== 0).map(({ Driver, Sentence, Amount }) => ({
    name: DRIVER_LABELS[Driver],
    sentence: Sentence,
    amount: Amount,
  }));
