import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { ToneChip } from '#web/status/ToneChip';

/** Whether an agent or agency can be chosen for new groups, users and agents. */
export const ActiveChip = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <ToneChip size="small" look={['success', ActiveIcon]} label="Active" />
  ) : (
    <ToneChip size="small" look={['secondary', InactiveIcon]} label="Not active" />
  );
