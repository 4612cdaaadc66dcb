import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { RenewalMonth } from '#shared/sales-home/home.record';
import { formatMonth } from '#shared/formats/month';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { HomeCard } from '../components/HomeCard.tsx';
import { today } from '#web/inputs/today';
import { renewalsAddress } from './list-address.ts';
import { DONE, HOLLOW, STRIPED } from './series-looks.ts';

const PARTS = [
  { field: 'Open', label: 'Open', look: HOLLOW },
  { field: 'Pending', label: 'Pending', look: STRIPED },
  { field: 'Renewed', label: 'Renewed', look: DONE },
] as const;

/** Groups by renewal month, and the progress of their renewals. Months in which no group renews are left out. */
export function RenewalsCard({ months: all }: { months: readonly RenewalMonth[] }) {
  const months = all.filter((month) => totalOf(month) > 0);
  const most = Math.max(...months.map(totalOf), 1);
  return (
    <HomeCard title="Renewals by month">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {months.length === 0
          ? 'No groups renew in the next twelve months.'
          : 'Groups by renewal date. Pending: being enrolled or decided. Open: nothing submitted yet.'}
      </Typography>
      {months.length > 0 && (
        <Table aria-label="Groups by renewal month" sx={LOOK}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                Month
              </TableCell>
              <TableCell aria-hidden />
              {PARTS.map(({ label, look }) => (
                <TableCell key={label} component="th" scope="col" align="right">
                  <Box component="span" aria-hidden sx={[SWATCH, look]} />
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month) => (
              <TableRow key={month.Month}>
                <TableCell component="th" scope="row">
                  <MonthName month={month} />
                </TableCell>
                <TableCell aria-hidden>
                  <StackedBar month={month} most={most} />
                </TableCell>
                {PARTS.map(({ field }) => (
                  <TableCell
                    key={field}
                    align="right"
                    sx={{ color: month[field] === 0 ? 'text.secondary' : undefined }}
                  >
                    {month[field].toLocaleString('en-US')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </HomeCard>
  );
}

/** The upcoming-renewals list ends where the period for quoting ends. */
const MonthName = ({ month }: { month: RenewalMonth }) =>
  totalOf(month) > 0 && month.Month <= lastUpcomingRenewal(today(), 'internal') ? (
    <MuiLink component={Link} to={renewalsAddress(month.Month)} color="inherit">
      {formatMonth(month.Month)}
    </MuiLink>
  ) : (
    formatMonth(month.Month)
  );

const StackedBar = ({ month, most }: { month: RenewalMonth; most: number }) => (
  <Box sx={{ display: 'flex', gap: '2px', height: 16, width: `${(100 * totalOf(month)) / most}%` }}>
    {PARTS.filter(({ field }) => month[field] > 0).map(({ field, look }) => (
      <Box key={field} sx={[{ flexGrow: month[field], flexBasis: 0, minWidth: 4, borderRadius: 0.5 }, look]} />
    ))}
  </Box>
);

const totalOf = ({ Open, Pending, Renewed }: RenewalMonth): number => Open + Pending + Renewed;

const SWATCH = {
  display: { xs: 'block', sm: 'inline-block' },
  width: 12,
  height: 12,
  borderRadius: 0.5,
  ml: 'auto',
  mr: { xs: 0, sm: 0.75 },
  verticalAlign: '-1px',
} as const;
const LOOK = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: 0.5, py: 0.5, borderBottom: 0 },
  '& .MuiTableCell-head': { verticalAlign: 'bottom', fontSize: { xs: '0.75rem', sm: '0.8125rem' }, px: { xs: 0 } },
  '& tr > :first-of-type': { width: 76, fontWeight: 400, pl: 0, whiteSpace: 'nowrap' },
  // A phone only has room for the numbers.
  '& tr > :nth-child(2)': { display: { xs: 'none', sm: 'table-cell' } },
  '& tr > :nth-child(n+3)': { width: { xs: 'auto', sm: 96 } },
} as const;
