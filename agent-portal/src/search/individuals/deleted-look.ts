import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { Look } from '#web/status/ToneChip';

export const DELETED: Look = ['secondary', DeleteIcon];
