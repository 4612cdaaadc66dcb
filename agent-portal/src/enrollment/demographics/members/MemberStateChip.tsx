import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { memberState } from '#shared/enrollment/members/member-problems';
import { type Look, ToneChip } from '../../../components/ToneChip.tsx';
import type { MemberRow } from '../member-rows.ts';

const LOOKS: Record<'Complete' | 'Incomplete' | 'Waives', Look> = {
  Complete: ['success', CheckCircleIcon],
  Incomplete: ['warning', ErrorIcon],
  Waives: ['secondary', RemoveIcon],
};

/** How far a member is: icon, words and colour. */
export function MemberStateChip({ row: { enrolls, problems } }: { row: MemberRow }) {
  const label = enrolls ? memberState(problems) : 'Waives';
  return <ToneChip size="small" look={LOOKS[label]} label={label} />;
}
