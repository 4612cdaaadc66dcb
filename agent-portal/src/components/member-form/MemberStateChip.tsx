import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { memberState } from '#shared/enrollment/members/member-problems';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useReading } from '#web/shell/reading';

const LOOKS: Record<'Complete' | 'Incomplete' | 'Waives', Look> = {
  Complete: ['success', CheckCircleIcon],
  Incomplete: ['warning', ErrorIcon],
  Waives: ['secondary', RemoveIcon],
};

interface MemberStateChipProps {
  enrolls: boolean;
  problems: readonly EnrollmentProblem[];
}

/** A member's progress: icon, words and color. */
export function MemberStateChip({ enrolls, problems }: MemberStateChipProps) {
  const { text } = useReading();
  const label = enrolls ? memberState(problems) : 'Waives';
  return <ToneChip size="small" look={LOOKS[label]} label={text(label)} />;
}
