import { Typography } from '@mui/material';
import type { ErrorCount } from '#shared/sales-home/home.record';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { formatDay } from '#shared/formats/auto-date';
import { HomeCard } from '../components/HomeCard.tsx';
import { today } from '#web/inputs/today';
import { BarTable } from './BarTable.tsx';
import { reportAddress } from './list-address.ts';
import { ERROR } from './series-looks.ts';

/** By risk: people without coverage first, then money, then what can still be fixed by hand in time. */
const KINDS = [
  ['group', 'Groups', 'groups'],
  ['group-member', 'Members', 'members'],
  ['individual', 'Individuals', 'applications'],
  ['ffm', 'Marketplace', 'applications'],
  ['payment', 'Payments', 'payments'],
  ['passive-renewal', 'Failed renewals', 'quotes'],
] as const satisfies (readonly [ErrorReportName, string, string])[];

const SERIES = [{ label: 'Waiting', look: ERROR }];

/** Open errors by kind. */
export function ErrorsCard({ errors }: { errors: readonly ErrorCount[] }) {
  const lines = KINDS.flatMap(([report, label, things]) => {
    const found = errors.find(({ Report }) => Report === report);
    return found ? [{ label, parts: [partOf(found, label, things)] }] : [];
  });
  const total = errors.reduce((sum, { Count }) => sum + Count, 0);
  const oldest = errors.flatMap(({ Since }) => Since ?? []).sort()[0];
  return (
    <HomeCard title="Errors" nothing={total === 0 && 'Nothing has failed.'}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`The oldest is from ${formatDay(oldest)}.`}
      </Typography>
      <BarTable label="Errors by kind" heading="Kind" series={SERIES} lines={lines} />
    </HomeCard>
  );
}

const partOf = (error: ErrorCount, label: string, things: string) => ({
  to: reportAddress(error, today()),
  name: `${label}: ${error.Count} ${things}`,
  count: error.Count,
});
