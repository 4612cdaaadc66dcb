import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { Look } from '../../components/ToneChip.tsx';

export const DELETED: Look = ['secondary', DeleteIcon];
