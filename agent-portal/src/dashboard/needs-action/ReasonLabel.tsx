import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Stack, Typography, type SvgIcon } from '@mui/material';
import { ACTION_LABELS, type ActionReason } from '#shared/quotes/needs-action';

const LOOKS: Record<ActionReason, readonly [tone: 'warning' | 'error' | 'info', icon: typeof SvgIcon]> = {
  signature: ['warning', DrawIcon],
  failed: ['error', ErrorIcon],
  pended: ['warning', HourglassIcon],
  documents: ['warning', UploadFileIcon],
  effectiveSoon: ['warning', EventIcon],
  renewalDue: ['info', AutorenewIcon],
};

/** Why a row needs something: icon and words, so that colour never stands alone. */
export function ReasonLabel({ reason }: { reason: ActionReason }) {
  const [tone, Icon] = LOOKS[reason];
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: `${tone}.main` }}>
      <Icon fontSize="small" aria-hidden />
      <Typography component="span" variant="subtitle2">
        {ACTION_LABELS[reason]}
      </Typography>
    </Stack>
  );
}
