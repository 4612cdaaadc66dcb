import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { PcpChangeStatus } from '#shared/book-of-business/individuals/pcp-change';
import { type Look, ToneChip } from '#web/status/ToneChip';

const LOOKS: Record<PcpChangeStatus, Look> = {
  Requested: ['info', ScheduleIcon],
  Changed: ['success', CheckCircleIcon],
  Refused: ['error', ErrorIcon],
  Unanswered: ['warning', ErrorIcon],
};

/** What became of a change of a PCP. */
export const PcpStatus = ({ status }: { status: PcpChangeStatus }) => (
  <ToneChip size="small" look={LOOKS[status]} label={status} />
);
