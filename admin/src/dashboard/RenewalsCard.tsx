import { Typography } from '@mui/material';
import type { RenewalMonth } from '#shared/sales-home/home.record';
import { formatMonth } from '#shared/formats/auto-date';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { HomeCard } from '../components/HomeCard.tsx';
import { today } from '#web/inputs/today';
import { ColumnTable } from './ColumnTable.tsx';
import { renewalsAddress } from './list-address.ts';
import { DONE, HOLLOW, STRIPED } from './series-looks.ts';

const SERIES = [
  { label: 'Renewed', look: DONE },
  { label: 'Pending', look: STRIPED },
  { label: 'Open', look: HOLLOW },
] as const;

/** Groups by renewal month, and the progress of their renewals. */
export function RenewalsCard({ months }: { months: readonly RenewalMonth[] }) {
  if (!months.some(({ Open, Pending, Renewed }) => Open + Pending + Renewed > 0)) {
    return <HomeCard title="Renewals by month" nothing="No groups renew in the next twelve months." />;
  }
  return (
    <HomeCard title="Renewals by month">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Groups by renewal date. Pending: being enrolled or decided. Open: nothing submitted yet.
      </Typography>
      <ColumnTable
        label="Groups by renewal month"
        heading="Month"
        series={SERIES}
        columns={months.map((month) => ({
          label: formatMonth(month.Month),
          to: addressOf(month),
          parts: SERIES.map(({ label }) => ({ to: null, name: label, count: month[label] })),
        }))}
      />
    </HomeCard>
  );
}

/** The upcoming-renewals list ends where the period for quoting ends. */
const addressOf = ({ Month }: RenewalMonth): string | null =>
  Month <= lastUpcomingRenewal(today(), 'internal') ? renewalsAddress(Month) : null;
