import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import type { GroupStanding } from '#shared/book-of-business/group-standing';
import { type Look, ToneChip } from '../components/ToneChip.tsx';

const LOOKS: Record<GroupStanding, Look> = {
  Active: ['success', CheckCircleIcon],
  Inactive: ['secondary', PauseCircleIcon],
  Termed: ['error', BlockIcon],
};

/** How a group stands with the insurer: icon, text and colour, so that colour never stands alone. */
export const StandingChip = ({ standing }: { standing: GroupStanding }) => (
  <ToneChip look={LOOKS[standing]} label={standing} />
);
