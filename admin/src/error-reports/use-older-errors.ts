import { useQuery } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'react-admin';
import { parseIsoDate } from '#shared/dates/iso-date';
import { reportDays, reportWindow } from '#shared/error-reports/error-reports';
import type { OlderErrors } from '#shared/error-reports/error-reports.record';
import { today } from '#web/inputs/today';
import { olderErrorsQuery } from './error-report-calls.ts';
import type { ErrorReport } from './report.ts';

interface ShownFilter {
  fromDate?: string;
  toDate?: string;
  IsShowOpenErrors?: boolean;
}

/** The number of open errors from before the report's period; null while unknown, if there are none, or if closed ones are shown. */
export function useOlderErrors({ name }: ErrorReport<RaRecord>): (OlderErrors & { show: () => void }) | null {
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const { fromDate, toDate, IsShowOpenErrors } = filterValues as ShownFilter;
  const day = (text: string | undefined) => parseIsoDate(text ?? '') ?? undefined;
  const { from } = reportWindow({ from: day(fromDate), to: day(toDate) }, today(), reportDays(name));
  const { data } = useQuery({ ...olderErrorsQuery(name, from), enabled: IsShowOpenErrors !== false });
  if (!data || data.Count === 0 || IsShowOpenErrors === false) {
    return null;
  }
  return { ...data, show: () => setFilters({ ...filterValues, fromDate: data.Since }) };
}
