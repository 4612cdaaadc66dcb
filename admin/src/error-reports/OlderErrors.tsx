import { Alert, Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import type { ErrorReport } from './report.ts';
import { useOlderErrors } from './use-older-errors.ts';

/** The report shows some days: what waits from before them is said, and one click away. */
export function OlderErrors({ report }: { report: ErrorReport<RaRecord> }) {
  const older = useOlderErrors(report);
  return (
    older && (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" size="small" onClick={older.show}>
            {older.Count === 1 ? 'Show it' : 'Show them'}
          </Button>
        }
      >
        {older.Count.toLocaleString('en-US')} older open {older.Count === 1 ? 'error' : 'errors'} since{' '}
        {formatDayWithoutZeros(older.Since)}
      </Alert>
    )
  );
}
