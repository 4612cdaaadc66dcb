import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import { wholeDollars } from '#shared/plans/yearly-cost-words';
import type { FirstDay } from '#shared/quotes/first-days.record';
import { FIRST_DAY_CALLS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage } from '#web/http/api-error';
import { query } from '#web/http/calls';
import { PlainSelect } from '../components/PlainSelect.tsx';

interface FirstDaysProps {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
  busy: boolean;
  onUse: (day: IsoDate) => void;
}

/** What a year costs by its first day, in one plan: asked only while it is open, because it prices every day. */
export function FirstDays({ quote, members, busy, onUse }: FirstDaysProps) {
  const [planId, setPlanId] = useState<number | null>(null);
  // What is asked changes with the people, whose versions are not the quote's.
  const people = members.map(({ Id, Version }) => `${Id}.${Version}`).join();
  const { data, error } = useQuery({
    ...query(FIRST_DAY_CALLS.compare, { quoteId: quote.Id, query: { planId } }),
    queryKey: ['first-days', quote.Id, quote.Version, people, planId],
    gcTime: 0,
  });
  if (error) {
    return <Typography variant="body2">{errorMessage(error)}</Typography>;
  }
  if (!data) {
    return (
      <Typography variant="body2" role="status">
        Pricing every first day…
      </Typography>
    );
  }
  if (data.PlanId === null) {
    return (
      <Typography variant="body2">
        No medical plan can be priced on {formatDay(quote.EffectiveDate)}, or nobody enrolls in medical.
      </Typography>
    );
  }
  return (
    <Box component="section" aria-label="A year by its first day">
      <PlainSelect
        label="Priced with"
        value={String(data.PlanId)}
        onChange={(id) => setPlanId(Number(id))}
        options={data.Plans.map(({ PlanId, PlanDisplayName }) => ({ value: String(PlanId), label: PlanDisplayName }))}
      />
      <DaysTable days={data.Days} {...{ quote, busy, onUse }} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Twelve months of premium for everyone who enrolls in medical. The rates in force and the ages on the first day
        hold for the whole plan year (45 CFR 156.80(d)(3), 147.102(a)(1)(iii)). Months before the first day, and people
        who join or leave, are not counted.
      </Typography>
    </Box>
  );
}

type DaysTableProps = Omit<FirstDaysProps, 'members'> & { days: readonly FirstDay[] };

function DaysTable({ days, quote, busy, onUse }: DaysTableProps) {
  const [open, setOpen] = useState<IsoDate | null>(null);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Cost of a year by first day">
      <Table size="small" sx={CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>First day</TableCell>
            <TableCell align="right">A year</TableCell>
            <TableCell align="right">Difference</TableCell>
            <TableCell align="right">By rates</TableCell>
            <TableCell align="right">By birthdays</TableCell>
            <TableCell>Next step</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day) => (
            <DayRows
              key={day.EffectiveDate}
              {...{ day, quote, busy, onUse }}
              isOpen={open === day.EffectiveDate}
              onOpen={(isOpen) => setOpen(isOpen ? day.EffectiveDate : null)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface DayRowsProps extends Omit<FirstDaysProps, 'members'> {
  day: FirstDay;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A first day, and below it the employees. */
function DayRows({ day, quote, busy, onUse, isOpen, onOpen }: DayRowsProps) {
  const id = useId();
  const { EffectiveDate } = day;
  const isNow = EffectiveDate === quote.EffectiveDate;
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          {formatDay(EffectiveDate)}
          {day.IsLowest && (
            <Typography variant="caption" component="div">
              Lowest
            </Typography>
          )}
        </TableCell>
        <TableCell align="right">{day.YearlyRate === null ? day.Message : whole(day.YearlyRate)}</TableCell>
        <TableCell align="right">{isNow ? 'Now' : signed(day.Difference)}</TableCell>
        <TableCell align="right">{signed(day.FromRates)}</TableCell>
        <TableCell align="right">{signed(day.FromBirthdays)}</TableCell>
        <TableCell>
          {day.Employees.length > 0 && (
            <Button
              size="small"
              aria-label={`By employee, ${formatDay(EffectiveDate)}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => onOpen(!isOpen)}
            >
              By employee
            </Button>
          )}
          {!isNow && quote.AllowedEffectiveDates.includes(EffectiveDate) && (
            <Button
              size="small"
              disabled={busy}
              aria-label={`Use this date, ${formatDay(EffectiveDate)}`}
              onClick={() => onUse(EffectiveDate)}
            >
              Use this date
            </Button>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={6} id={id}>
            <Employees day={day} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Who gains or loses most first. */
function Employees({ day: { EffectiveDate, Employees: employees } }: { day: FirstDay }) {
  const sorted = [...employees].sort(
    (one, other) =>
      Math.abs(other.Difference ?? 0) - Math.abs(one.Difference ?? 0) || one.EmployeeNumber - other.EmployeeNumber,
  );
  return (
    <Box
      component="ul"
      aria-label={`${counted(employees.length, 'employee')} from ${formatDay(EffectiveDate)}`}
      sx={LIST}
    >
      {sorted.map(({ EmployeeNumber, Name, YearlyRate, Difference }) => (
        <li key={EmployeeNumber}>
          {Name === '' ? `Employee ${EmployeeNumber}` : Name}: {formatDollars(YearlyRate)} a year
          {Difference !== null && Difference !== 0 && ` (${signed(Difference)})`}
        </li>
      ))}
    </Box>
  );
}

const whole = (dollars: number): string => wholeDollars(centsFromDollars(dollars));

/** "+$120", "−$120", "—" where it is not known. */
const signed = (dollars: number | null): string =>
  dollars === null ? '—' : `${dollars > 0 ? '+' : dollars < 0 ? '−' : ''}${whole(Math.abs(dollars))}`;

const CELLS = {
  '& td, & th': { px: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
const LIST = {
  m: 0,
  pl: 2.5,
  typography: 'body2',
  columnGap: 3,
  columns: { xs: 1, sm: 2 },
  whiteSpace: 'normal',
} as const;
