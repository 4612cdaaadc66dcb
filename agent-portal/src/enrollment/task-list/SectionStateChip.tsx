import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { type EnrollmentSection, sectionLabel, type SectionState } from '#shared/enrollment/enrollment-sections';
import { type Look, ToneChip } from '../../components/ToneChip.tsx';

const LOOKS: Record<SectionState, Look> = {
  Completed: ['success', CheckCircleIcon],
  Incomplete: ['warning', ErrorIcon],
  NotStarted: ['info', CircleIcon],
  CannotStart: ['secondary', LockIcon],
};

/** How far a part of the enrollment is: icon, words and colour. */
export const SectionStateChip = ({ section }: { section: EnrollmentSection }) => (
  <ToneChip size="small" look={LOOKS[section.State]} label={sectionLabel(section)} />
);
