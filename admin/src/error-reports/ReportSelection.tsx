import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { subjects } from '../components/bulk-runs/run-words.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { ErrorReport } from './report.ts';
import { useReportRuns } from './report-runs.ts';
import { SelectionBar } from '../work-table/SelectionBar.tsx';

/** As the server takes them at a time. */
const MOST_ROWS = 500;

/** Resubmits the selected rows, or marks them as dealt with. */
export function ReportSelection({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<RaRecord>();
  const { isRunning, resubmit, resolve } = useReportRuns();
  const [isAsking, setAsking] = useState(false);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !rows.some((row) => row.id === id));
  const count = selectedIds.length;
  if (!report.repairs) {
    return null;
  }
  const { canResubmit = () => true, resolve: resolution } = report.repairs;
  const again = rows.filter(canResubmit);
  const begin = (work: Promise<void>) => {
    setAsking(false);
    onUnselectItems();
    void work;
  };
  return (
    <>
      <SelectionBar label="Selected rows" most={MOST_ROWS}>
        {report.repairs.resubmit && (
          <Button
            size="small"
            variant="contained"
            disabled={isRunning || again.length + elsewhere.length === 0}
            onClick={() => begin(resubmit(again, elsewhere))}
          >
            Resubmit{count > 0 && ` ${again.length + elsewhere.length}`}
          </Button>
        )}
        {resolution && (
          <Button size="small" variant="outlined" disabled={isRunning || count === 0} onClick={() => setAsking(true)}>
            {resolution.label}
          </Button>
        )}
      </SelectionBar>
      {resolution && (
        <ConfirmDialog
          open={isAsking}
          title={resolution.question}
          confirmLabel={resolution.label}
          cancelLabel="Cancel"
          onConfirm={() => begin(resolve(rows, elsewhere))}
          onCancel={() => setAsking(false)}
        >
          {count === 1 && rows[0] ? report.nameOf(rows[0]) : `Each of the ${subjects(count, report.subject)}`}{' '}
          {resolution.consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
