import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { parseIsoDate } from '#shared/dates/iso-date';
import { type ErrorReportName, reportDays } from '#shared/error-reports/error-reports';
import { reportWindow } from '#shared/error-reports/report-window';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { DayInput } from '../components/DayInput.tsx';
import { today } from '../components/today.ts';

/** Wide enough for a day and the button of the calendar. */
const LOOK = { width: { xs: '100%', sm: 172 }, '& .MuiTextField-root': { width: '100%' } } as const;

interface DayFilterProps {
  source: 'fromDate' | 'toDate';
  label: string;
  report: ErrorReportName;
  /** react-admin hands each filter whether it is always shown. */
  alwaysOn: boolean;
}

/** The first or the last day of a report. While none is chosen it shows the day that the server takes. */
export function DayFilter({ source, label, report }: DayFilterProps) {
  const chosen = useWatch<{ fromDate?: string; toDate?: string }>();
  const [from, to] = [chosen.fromDate, chosen.toDate].map((day) => parseIsoDate(day ?? '') ?? undefined);
  const window = reportWindow({ from, to }, today(), reportDays(report));
  return (
    <Box sx={LOOK}>
      <DayInput
        source={source}
        label={label}
        placeholder={formatDayWithoutZeros(source === 'fromDate' ? window.from : window.to)}
      />
    </Box>
  );
}
