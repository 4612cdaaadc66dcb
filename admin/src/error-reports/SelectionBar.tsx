import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { ErrorReport } from './report.ts';
import { useReportRuns } from './report-runs.ts';

/** What can be done with the rows that are ticked. */
export function SelectionBar({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<RaRecord>();
  const { isRunning, resubmit, resolve } = useReportRuns();
  const [isAsking, setAsking] = useState(false);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !rows.some((row) => row.id === id));
  const count = selectedIds.length;
  if (count === 0 || !report.repairs) {
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
    <Stack
      role="group"
      aria-label="Selected rows"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', px: 2, py: 1, bgcolor: 'action.selected' }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1, fontWeight: 600 }}>
        {count} selected
      </Typography>
      {report.repairs.resubmit && (
        <Button
          size="small"
          variant="contained"
          disabled={isRunning || again.length + elsewhere.length === 0}
          onClick={() => begin(resubmit(again, elsewhere))}
        >
          Resubmit {again.length + elsewhere.length}
        </Button>
      )}
      {resolution && (
        <Button size="small" variant="outlined" disabled={isRunning} onClick={() => setAsking(true)}>
          {resolution.label}
        </Button>
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        Clear
      </Button>
      {resolution && (
        <ConfirmDialog
          open={isAsking}
          title={resolution.question}
          confirmLabel={resolution.label}
          cancelLabel="Cancel"
          onConfirm={() => begin(resolve(rows, elsewhere))}
          onCancel={() => setAsking(false)}
        >
          {count === 1 && rows[0] ? report.nameOf(rows[0]) : `Each of the ${count} ${report.subject[1]}`}{' '}
          {resolution.consequence}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
