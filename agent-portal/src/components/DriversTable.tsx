import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { signedDollars } from '#shared/formats/percent';

export interface Driver {
  name: string;
  sentence: string;
  /** Monthly dollars; null: not estimated. */
  amount: number | null;
}

/** One line for each cause, with its sentence; the lines add up to the change. */
export const DriversTable = ({ drivers, change }: { drivers: readonly Driver[]; change: number }) => (
  <Table size="small" aria-label="Causes of the change, in dollars a month" sx={TABLE}>
    <TableHead>
      <TableRow>
        <TableCell>Cause</TableCell>
        <TableCell align="right">Monthly</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {drivers.map(({ name, sentence, amount }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            <Typography variant="subtitle2">{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {sentence}
            </Typography>
          </TableCell>
          <TableCell align="right">{amount === null ? 'Not estimated' : signedDollars(amount)}</TableCell>
        </TableRow>
      ))}
      <TableRow>
        <TableCell component="th" scope="row" sx={STRONG}>
          Change
        </TableCell>
        <TableCell align="right" sx={STRONG}>
          {signedDollars(change)}
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

const STRONG = { fontWeight: 'bold' } as const;
const TABLE = {
  maxWidth: 760,
  '& td, & th': { px: { xs: 0.5, sm: 1 }, verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& td': { whiteSpace: 'nowrap' },
  '& th[scope=row]': { fontWeight: 400, overflowWrap: 'anywhere' },
} as const;
