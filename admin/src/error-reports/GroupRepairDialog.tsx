import { Box, Skeleton, Typography } from '@mui/material';
import { type RaRecord, useGetList } from 'react-admin';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import type { ErrorReport } from './report.ts';

/** One action for all errors with one message. */
export interface GroupRepair {
  label: string;
  title: string;
  /** What it means, and what it leaves out. */
  about?: string;
  isDisabled: boolean;
  begin: () => void;
}

interface GroupRepairDialogProps {
  report: ErrorReport<RaRecord>;
  filter: ErrorReportFilter;
  repair: GroupRepair;
  onClose: () => void;
}

const NAMED = 5;

/** Shows what an action would take before it begins: the message, and whom it concerns. */
export function GroupRepairDialog({ report, filter, repair, onClose }: GroupRepairDialogProps) {
  const { data, total = 0 } = useGetList<RaRecord>(report.resource, {
    filter,
    pagination: { page: 1, perPage: NAMED },
    sort: report.sort,
  });
  const confirm = () => {
    onClose();
    repair.begin();
  };
  return (
    <ConfirmDialog
      open
      title={repair.title}
      confirmLabel={repair.label}
      isCareful
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {filter.Message}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5, minHeight: `${NAMED * 1.5}rem`, overflowWrap: 'anywhere' }}>
        {data?.map((row) => <li key={row.id}>{report.nameOf(row)}</li>) ?? <Skeleton component="li" width={180} />}
        {data && total > data.length && <li>and {(total - data.length).toLocaleString('en-US')} more</li>}
      </Box>
      {repair.about}
    </ConfirmDialog>
  );
}
