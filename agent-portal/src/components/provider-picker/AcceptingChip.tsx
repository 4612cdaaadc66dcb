import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useReading } from '#web/shell/reading';

const ACCEPTS: Look = ['success', CheckCircleIcon];
const ACCEPTS_NOT: Look = ['warning', BlockIcon];

/** Whether a provider accepts new patients. */
export function AcceptingChip({ accepting }: { accepting: boolean }) {
  const { text } = useReading();
  const label = text(accepting ? 'Accepting new patients' : 'Not accepting new patients');
  return <ToneChip size="small" look={accepting ? ACCEPTS : ACCEPTS_NOT} label={label} />;
}
