import ResubmitIcon from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import type { ErrorReport } from './report.ts';
import { useReportRuns } from './report-runs.ts';

/** Resubmits everything that matches the filters, on all pages, in a background run with a progress bar. */
export function ResubmitAllButton({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], total = 0, filterValues } = useListContext<RaRecord>();
  const { isRunning, resubmitAll } = useReportRuns();
  const [isAsking, setAsking] = useState(false);
  const { canResubmit, skipped } = report.repairs;
  const [one, many] = report.subject;
  const confirm = () => {
    setAsking(false);
    void resubmitAll(canResubmit ? data.filter(canResubmit) : data, filterValues as ErrorReportFilter);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ResubmitIcon />}
        disabled={total === 0 || isRunning}
        onClick={() => setAsking(true)}
      >
        Resubmit all that match
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Resubmit ${total === 1 ? `1 ${one}` : `all ${total.toLocaleString('en-US')} ${many}`}?`}
        confirmLabel="Resubmit"
        isCareful
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        Everything that matches these filters is resent, on all pages. {skipped}
      </ConfirmDialog>
    </>
  );
}
