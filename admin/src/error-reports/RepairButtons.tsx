import { Button, Tooltip } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useOptimisticRows } from '../components/OptimisticRows.tsx';
import { useErrorActions, useReportRefresh } from './error-report-calls.ts';
import { marked, type ReportRepairs } from './report.ts';
import { useSentRows } from './SentRows.tsx';

interface RepairButtonsProps {
  row: RaRecord;
  /** Names the row, for notifications and screen readers. */
  name: string;
  repairs: ReportRepairs<RaRecord>;
}

/** Resubmits the row to the other system, or records that it was handled there manually. */
export function RepairButtons({ row, name, repairs }: RepairButtonsProps) {
  const { resubmit, canResubmit = () => true, resubmitProblem = () => null, resolve } = repairs;
  const { leave } = useOptimisticRows();
  const { send, isSending } = useSentRows();
  const { repairError } = useErrorActions();
  const refresh = useReportRefresh();
  if (isSending(row)) {
    return null;
  }
  const markResolved = (address: string) =>
    leave([row], {
      message: marked(name, resolve!),
      send: async (isLeaving) => {
        await repairError(address, isLeaving);
        refresh();
      },
    });
  return (
    <>
      {resubmit && <RefusedButton name={name} problem={resubmitProblem(row)} />}
      {resubmit && canResubmit(row) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void send(row, () => repairError(resubmit(row)))}
          aria-label={`Resubmit ${name}`}
        >
          Resubmit
        </Button>
      )}
      {resolve?.address && (
        <Button
          size="small"
          title={resolve.hint}
          onClick={() => markResolved(resolve.address!(row))}
          aria-label={`${resolve.label}: ${name}`}
        >
          {resolve.label}
        </Button>
      )}
    </>
  );
}

/** Can be focused, so that everyone can read why. */
const RefusedButton = ({ name, problem }: { name: string; problem: string | null }) =>
  problem && (
    <Tooltip title={problem} describeChild>
      <Button
        size="small"
        variant="outlined"
        aria-disabled
        disableRipple
        aria-label={`Resubmit ${name}`}
        sx={{ color: 'text.disabled', borderColor: 'action.disabledBackground', cursor: 'not-allowed' }}
      >
        Resubmit
      </Button>
    </Tooltip>
  );
