import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import AnswerIcon from '@mui/icons-material/MarkChatUnreadOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Stack, type SvgIcon, Typography } from '@mui/material';
import type { IsoDate } from '#shared/dates/iso-date';
import { ACTION_LABELS, type ActionReason } from '#shared/quotes/needs-action';
import { GroupName } from './rows/GroupName.tsx';
import { NextStepButton } from './rows/NextStepButton.tsx';
import { type ActionRow, deadlineText } from './action-rows.ts';

interface NeedsActionListProps {
  rows: readonly ActionRow[];
  labelledBy: string;
  today: IsoDate;
}

/** Why, who, by when, and the step that resolves it: one line each, stacked on a phone. */
export const NeedsActionList = ({ rows, labelledBy, today }: NeedsActionListProps) => (
  <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map(({ row, action }) => (
      <Box component="li" key={row.G.Id} sx={LINE}>
        <ReasonLabel reason={action.reason} />
        <GroupName row={row} />
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {deadlineText(action, today)}
        </Typography>
        <Box sx={{ justifySelf: { md: 'end' } }}>
          <NextStepButton row={row} reason={action.reason} />
        </Box>
      </Box>
    ))}
  </Box>
);

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '10fr 20fr 13fr minmax(max-content, 10fr)' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const LOOKS: Record<ActionReason, readonly [tone: 'warning' | 'error' | 'info', icon: typeof SvgIcon]> = {
  answered: ['info', AnswerIcon],
  signature: ['warning', DrawIcon],
  failed: ['error', ErrorIcon],
  pended: ['warning', HourglassIcon],
  documents: ['warning', UploadFileIcon],
  effectiveSoon: ['warning', EventIcon],
  renewalDue: ['info', AutorenewIcon],
};

/** Why a row needs action: icon and words, so that color is never the only cue. */
function ReasonLabel({ reason }: { reason: ActionReason }) {
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
