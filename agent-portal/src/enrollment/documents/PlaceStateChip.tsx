import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { type Look, ToneChip } from '../../components/ToneChip.tsx';
import type { PlaceState } from './document-places.ts';

const LOOKS: Record<PlaceState, Look> = {
  Uploaded: ['success', CheckCircleIcon],
  Missing: ['warning', ErrorIcon],
  Optional: ['secondary', CircleIcon],
};

/** Whether a document is there: icon, word and colour. */
export const PlaceStateChip = ({ state }: { state: PlaceState }) => (
  <ToneChip size="small" look={LOOKS[state]} label={state} />
);
