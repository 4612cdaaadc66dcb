import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { type Look, ToneChip } from '#web/status/ToneChip';

const LOOKS: Record<Panel['State'], Look> = {
  Completed: ['success', CheckCircleIcon],
  Incomplete: ['warning', ErrorIcon],
  'Not started': ['info', CircleIcon],
};

const OPTIONAL: Look = ['info', CircleIcon];

interface PanelStateProps {
  panel: Pick<Panel, 'State' | 'Missing'>;
  /** It asks for nothing, and has nothing: complete without anybody having done it. */
  isOptional?: boolean;
}

/** How far a panel is, with icon, words and color, and how much is missing. */
export const PanelState = ({ panel: { State, Missing }, isOptional = false }: PanelStateProps) => (
  <>
    <ToneChip size="small" look={isOptional ? OPTIONAL : LOOKS[State]} label={isOptional ? 'Optional' : State} />
    {Missing > 0 && ` ${Missing} missing`}
  </>
);
