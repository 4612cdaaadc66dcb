import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { type Look, ToneChip } from '#web/status/ToneChip';

const ACCEPTS: Look = ['success', CheckCircleIcon];
const ACCEPTS_NOT: Look = ['warning', BlockIcon];

/** Whether a provider accepts new patients. */
export const AcceptingChip = ({ accepting }: { accepting: boolean }) => (
  <ToneChip
    size="small"
    look={accepting ? ACCEPTS : ACCEPTS_NOT}
    label={accepting ? 'Accepting new patients' : 'Not accepting new patients'}
  />
);
