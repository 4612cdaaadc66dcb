import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { StateChip } from './StateChip.tsx';

/** Whether an agent or agency can be chosen for new groups, users and agents. */
export const ActiveChip = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <StateChip label="Active" icon={<ActiveIcon />} color="success" />
  ) : (
    <StateChip label="Not active" icon={<InactiveIcon />} color="default" />
  );
