import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Button, Tooltip } from '@mui/material';

/** Long enough to read the note, and the phone number in it. */
const AFTER_TOUCH_MS = 15_000;

/**
 * Says that current plans are of two kinds; what to do about it shows on hover, focus and tap.
 * Source: spec 002 section 8, "Mixed ACA and non-ACA current plans give a hover note".
 */
export const MixedAcaNote = ({ note }: { note: string }) => (
  <Tooltip title={note} describeChild enterTouchDelay={0} leaveTouchDelay={AFTER_TOUCH_MS}>
    <Button
      size="small"
      variant="outlined"
      color="warning"
      startIcon={<WarningIcon />}
      sx={{ alignSelf: 'flex-start', cursor: 'help' }}
    >
      ACA and non-ACA plans
    </Button>
  </Tooltip>
);
