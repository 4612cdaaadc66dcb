import { Typography } from '@mui/material';
import type { AgeingCount } from '#shared/sales-home/home.record';
import { AGE_BUCKETS, AGE_LABELS, AGEING_STATUSES } from '#shared/sales-home/ageing';
import { HomeCard } from '../components/HomeCard.tsx';
import { QuoteBars } from './QuoteBars.tsx';

/** How long what is in Sales Review or pended has been waiting, the longest first. */
export function WaitingCard({ ageing }: { ageing: readonly AgeingCount[] }) {
  const total = ageing.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <HomeCard title="Waiting for staff">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {total === 0
          ? 'No quote waits in Sales Review or Pended.'
          : 'Quotes in Sales Review or Pended, by days since they came into that status.'}
      </Typography>
      <QuoteBars
        label="Quotes that wait for staff, by age"
        heading="Waiting"
        lines={AGE_BUCKETS.toReversed().map((age) => ({
          label: AGE_LABELS[age],
          count: (type) => ageing.find(({ QuoteType, Age }) => QuoteType === type && Age === age)?.Count ?? 0,
          filter: { Status: AGEING_STATUSES, DaysInStatus: age },
        }))}
      />
    </HomeCard>
  );
}
