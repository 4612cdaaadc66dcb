import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { INSTALLATION_LABELS, type InstallationStatus } from '#shared/installation/installation-status';
import { type Look, ToneChip } from '../../components/ToneChip.tsx';

const LOOKS: Record<InstallationStatus, Look> = {
  Waiting: ['info', HourglassIcon],
  Installed: ['success', CheckCircleIcon],
  Failed: ['error', ErrorIcon],
  Resolved: ['success', CheckCircleIcon],
};

/** How far a group is in the carrier system. */
export const InstallationChip = ({ status }: { status: InstallationStatus }) => (
  <ToneChip look={LOOKS[status]} label={INSTALLATION_LABELS[status]} />
);
