import { counted } from '#shared/formats/text';
import { Button } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { marked, type ErrorReport } from './report.ts';
import { useReportRuns } from './report-runs.ts';
import { SelectionBar } from '../work-table/SelectionBar.tsx';

/** The server's maximum per request. */
const MOST_ROWS = 500;

/** Resubmits the selected rows, or marks them as handled. */
export function ReportSelection({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<RaRecord>();
  const { isRunning, resubmit, resolve } = useReportRuns();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !rows.some((row) => row.id === id));
  const count = selectedIds.length;
  const { canResubmit = () => true, resolve: resolution } = report.repairs;
  const again = rows.filter(canResubmit);
  const subject = count === 1 && rows[0] ? report.nameOf(rows[0]) : counted(count, ...report.subject);
  const begin = (work: () => unknown) => {
    onUnselectItems();
    void work();
  };
  return (
    <SelectionBar label="Selected rows" most={MOST_ROWS}>
      {report.repairs.resubmit && (
        <Button
          size="small"
          variant="contained"
          disabled={isRunning || again.length + elsewhere.length === 0}
          onClick={() => begin(() => resubmit(again, elsewhere))}
        >
          Resubmit{count > 0 && ` ${again.length + elsewhere.length}`}
        </Button>
      )}
      {resolution && (
        <Button
          size="small"
          variant="outlined"
          title={resolution.hint}
          disabled={isRunning || count === 0}
          onClick={() => begin(() => resolve(rows, elsewhere, marked(subject, resolution)))}
        >
          {resolution.label}
        </Button>
      )}
    </SelectionBar>
  );
}
