import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOptimisticRows } from '../components/optimistic-rows.ts';
import type { ReportRepairs, ResolveRepair } from './report.ts';
import { useSentRows } from './sent-rows.ts';
import { useReportRefresh } from './use-report-refresh.ts';

interface RepairButtonsProps {
  row: RaRecord;
  /** Whom it is about, for the question and for screen readers. */
  name: string;
  repairs: ReportRepairs<RaRecord>;
}

/** Sends it to the other system again, or notes that somebody has dealt with it there by hand. */
export function RepairButtons({ row, name, repairs }: RepairButtonsProps) {
  const { resubmit, canResubmit = () => true, resolve } = repairs;
  const { act } = useOptimisticRows();
  const { send, isSending } = useSentRows();
  const refresh = useReportRefresh();
  if (isSending(row)) {
    return null;
  }
  const markResolved = (work: (row: RaRecord) => Promise<unknown>) =>
    act(row, async () => {
      await work(row);
      refresh();
    });
  return (
    <>
      {resubmit && canResubmit(row) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void send(row, () => resubmit(row))}
          aria-label={`Resubmit ${name}`}
        >
          Resubmit
        </Button>
      )}
      {resolve && <ResolveButton name={name} resolve={resolve} onConfirm={() => void markResolved(resolve.run)} />}
    </>
  );
}

interface ResolveButtonProps {
  name: string;
  resolve: ResolveRepair<RaRecord>;
  onConfirm: () => void;
}

function ResolveButton({ name, resolve: { label, question, consequence }, onConfirm }: ResolveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={label.replace('Mark', `Mark ${name}`)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={label}
        cancelLabel="Cancel"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {name} {consequence}
      </ConfirmDialog>
    </>
  );
}
