import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { DRIVER_LABELS } from '#shared/contract-renewals/driver-words';
import { signedDollars } from '#shared/formats/signed-dollars';

type Change = NonNullable<ContractRenewalResponse['Change']>;

/** One line for each cause, with its sentence; the lines add up to the change. The place counts only when it changes. */
export const RenewalDrivers = ({ change }: { change: Change }) => (
  <Table size="small" aria-label="Causes of the change, in dollars a month" sx={TABLE}>
    <TableHead>
      <TableRow>
        <TableCell>Cause</TableCell>
        <TableCell align="right">A month</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {change.Drivers.filter(({ Driver, Amount }) => Driver !== 'Area' || Amount !== 0).map((driver) => (
        <TableRow key={driver.Driver}>
          <TableCell component="th" scope="row">
            <Box sx={{ fontWeight: 600 }}>{DRIVER_LABELS[driver.Driver]}</Box>
            <Typography variant="body2" color="textSecondary">
              {driver.Sentence}
            </Typography>
          </TableCell>
          <TableCell align="right">{driver.Amount === null ? 'Not estimated' : signedDollars(driver.Amount)}</TableCell>
        </TableRow>
      ))}
      <TableRow>
        <TableCell component="th" scope="row" sx={STRONG}>
          Change
        </TableCell>
        <TableCell align="right" sx={STRONG}>
          {signedDollars(change.Change)}
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

const STRONG = { fontWeight: 600 } as const;
const TABLE = {
  maxWidth: 760,
  '& td, & th': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& th[scope=row]': { fontWeight: 400, overflowWrap: 'anywhere' },
} as const;
