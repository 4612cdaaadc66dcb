import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { formatDay, formatMonth } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPE_LABELS, type GroupQuoteType } from '#shared/quotes/quote-type';
import { AGE_BUCKETS, AGE_LABELS, AGEING_STATUSES, FIRST_DAY } from '#shared/sales-home/ageing';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import { today } from '#web/inputs/today';
import { HomeCard } from '../components/HomeCard.tsx';
import { rulesQuery } from '../providers/parameters-query.ts';
import { BarTable } from './BarTable.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { individualsAddress, queueAddress, renewalsAddress, reportAddress } from './list-address.ts';
import { DONE, ERROR, HOLLOW, SOLID, STRIPED } from './series-looks.ts';

/** By risk: people without coverage first, then money, then what can still be fixed by hand in time. */
const REPORTS: Record<ErrorReportName, readonly [label: string, things: string]> = {
  group: ['Groups', 'groups'],
  'group-member': ['Members', 'members'],
  individual: ['Individuals', 'applications'],
  ffm: ['Marketplace', 'applications'],
  payment: ['Payments', 'payments'],
  'passive-renewal': ['Failed renewals', 'quotes'],
};

/** Open errors by kind. */
export function ErrorsCard({ errors }: { errors: SalesHomeResponse['Errors'] }) {
  const open = Object.entries(REPORTS).map(([report, [label, things]]) => ({
    ...{ label, things },
    error: errors.find(({ Report }) => Report === report) ?? {
      Report: report as ErrorReportName,
      Count: 0,
      Since: null,
    },
  }));
  const oldest = errors.flatMap(({ Since }) => Since ?? []).sort()[0];
  return (
    <HomeCard title="Errors" nothing={!open.some(({ error }) => error.Count > 0) && 'Nothing has failed.'}>
      <Note>{`Target: none open. The oldest is from ${formatDay(oldest)}.`}</Note>
      <BarTable
        label="Errors by kind"
        heading="Kind"
        series={[{ label: 'Open', look: ERROR }]}
        lines={open.map(({ label, things, error }) => ({
          label,
          parts: [
            { to: reportAddress(error, today()), name: `${label}: ${error.Count} ${things}`, count: error.Count },
          ],
        }))}
      />
    </HomeCard>
  );
}

/** How long quotes of groups in Sales Review or pended have been waiting, and which of individuals wait. */
export function WaitingCard({ home: { Ageing, Individuals } }: { home: SalesHomeResponse }) {
  const { data: rules } = useQuery(rulesQuery);
  const allowed = rules?.SalesReviewDaysAllowed || Infinity;
  const firstLate = AGE_BUCKETS.find((age) => FIRST_DAY[age] > allowed);
  return (
    <HomeCard
      title="Waiting for staff"
      nothing={Ageing.length === 0 && Individuals.length === 0 && 'No quotes are waiting for staff.'}
    >
      {Ageing.length > 0 && (
        <>
          <Note>
            Group quotes in Sales Review or Pended, by days in that status.
            {rules && firstLate && ` Target, at the line: at most ${counted(allowed, 'day')} in Sales Review.`}
          </Note>
          <ColumnTable
            label="Quotes waiting for staff, by age"
            heading="Waiting"
            series={QUOTE_SERIES}
            columns={AGE_BUCKETS.map((age) => ({
              ...{ label: AGE_LABELS[age], to: null, isLate: age === firstLate },
              parts: quoteParts({
                label: AGE_LABELS[age],
                count: (type) => Ageing.find(({ QuoteType, Age }) => QuoteType === type && Age === age)?.Count,
                filter: { Status: AGEING_STATUSES, DaysInStatus: age },
              }),
            }))}
          />
        </>
      )}
      {Individuals.length > 0 && (
        <Box sx={{ mt: Ageing.length > 0 ? 2 : 0 }}>
          <BarTable
            label="Individual quotes waiting, by status"
            heading="Individuals"
            series={[{ label: 'Quotes', look: SOLID }]}
            lines={WAITING_INDIVIDUAL_STATUSES.map((status) => {
              const label = individualStatusLabel(status, 'sales');
              const count = Individuals.find(({ Status }) => Status === status)?.Count ?? 0;
              const name = `${label}, individuals: ${counted(count, 'quote')}`;
              return { label, parts: [{ to: individualsAddress({ Status: [status] }), name, count }] };
            })}
          />
        </Box>
      )}
    </HomeCard>
  );
}

/** Open group quotes by stage. */
export const PipelineCard = ({ stages }: { stages: SalesHomeResponse['Pipeline'] }) => (
  <HomeCard title="Pipeline" nothing={stages.length === 0 && 'No group quote is open.'}>
    <Note>Open group quotes by status.</Note>
    <BarTable
      label="Open group quotes by status"
      heading="Status"
      series={QUOTE_SERIES}
      lines={PIPELINE_STATUSES.map((status) => {
        const label = groupStatusLabel(status, 'internal');
        const count = (type: GroupQuoteType) =>
          stages.find(({ QuoteType, Status }) => QuoteType === type && Status === status)?.Count;
        return { label, parts: quoteParts({ label, count, filter: { Status: [status] } }) };
      })}
    />
  </HomeCard>
);

const RENEWAL_SERIES = [
  { label: 'Renewed', look: DONE },
  { label: 'Pending', look: STRIPED },
  { label: 'Open', look: HOLLOW },
] as const;

/** Groups by renewal month, and the progress of their renewals. */
export function RenewalsCard({ months }: { months: SalesHomeResponse['Renewals'] }) {
  const hasAny = months.some(({ Open, Pending, Renewed }) => Open + Pending + Renewed > 0);
  // The list of upcoming renewals ends where the period for quoting ends.
  const last = lastUpcomingRenewal(today(), 'internal');
  return (
    <HomeCard title="Renewals by month" nothing={!hasAny && 'No groups renew in the next twelve months.'}>
      <Note>
        Groups by renewal date. Pending: being enrolled or decided. Open: nothing submitted yet. Target: none open in
        the{' '}
        <MuiLink component={Link} to={renewalsAddress(months[1]?.Month ?? today())}>
          coming month
        </MuiLink>
        .
      </Note>
      <ColumnTable
        label="Groups by renewal month"
        heading="Month"
        series={RENEWAL_SERIES}
        columns={months.map((month) => ({
          label: formatMonth(month.Month),
          to: month.Month <= last ? renewalsAddress(month.Month) : null,
          parts: RENEWAL_SERIES.map(({ label }) => ({ to: null, name: label, count: month[label] })),
        }))}
      />
    </HomeCard>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
    {children}
  </Typography>
);

/** The queue's tabs, in their order. */
const TYPES: readonly GroupQuoteType[] = ['SmallGroupNewBusiness', 'SmallGroupRenewal'];
const QUOTE_SERIES = [
  { label: 'New business', look: SOLID },
  { label: 'Renewals', look: STRIPED },
];

interface QuoteLine {
  label: string;
  count: (type: GroupQuoteType) => number | undefined;
  /** Link to the queue, filtered to exactly the quotes counted. */
  filter: object;
}

const quoteParts = ({ label, count, filter }: QuoteLine) =>
  TYPES.map((type) => ({
    to: queueAddress(type, filter),
    name: `${label}, ${GROUP_QUOTE_TYPE_LABELS[type].toLowerCase()}: ${counted(count(type) ?? 0, 'quote')}`,
    count: count(type) ?? 0,
  }));
