import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { changeText } from '#shared/formats/signed-dollars';
import { errorMessage } from '#web/http/api-error';
import { RenewalDrivers } from './RenewalDrivers.tsx';

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
        {data.Change && <Figures change={data.Change} renewal={data} />}
        {!data.Change && data.Now && (
          <Typography>Now {formatDollars(data.Now.Net ?? data.Now.Premium)} a month.</Typography>
        )}
        {data.Notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
        {data.Change && <RenewalDrivers change={data.Change} />}
      </Stack>
    </Paper>
  );
}

interface FiguresProps {
  change: NonNullable<ContractRenewalResponse['Change']>;
  renewal: ContractRenewalResponse;
}

/** The difference is the largest figure: it is what the client asks about. */
const Figures = ({ change, renewal: { Now, Then } }: FiguresProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 1 }}>
    <Figure label="Change a month" text={changeText(change)} isMain />
    <Figure label={`Now${Now ? `, since ${formatDay(Now.EffectiveDate)}` : ''}`} text={formatDollars(change.Before)} />
    <Figure label={`Then${Then ? `, from ${formatDay(Then.EffectiveDate)}` : ''}`} text={formatDollars(change.After)} />
    {change.IsBeforeCredit && (
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        Premiums before any tax credit
      </Typography>
    )}
  </Box>
);

const Figure = ({ label, text, isMain = false }: { label: string; text: string; isMain?: boolean }) => (
  <Box>
    <Typography variant="caption" component="div" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="div"
      sx={{ fontSize: isMain ? 32 : 18, lineHeight: 1.2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Typography>
  </Box>
);
