import { Box, Typography } from '@mui/material';
import type { IsoDate } from '#shared/dates/iso-date';
import { GroupName } from '../rows/GroupName.tsx';
import { NextStepButton } from '../rows/NextStepButton.tsx';
import { deadlineText, type ActionRow } from './action-rows.ts';
import { ReasonLabel } from './ReasonLabel.tsx';

interface NeedsActionListProps {
  rows: readonly ActionRow[];
  labelledBy: string;
  today: IsoDate;
}

/** Why, who, until when, and the step that settles it: one line each, stacked on a phone. */
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
          <NextStepButton row={row} forRenewal={action.reason === 'renewalDue'} />
        </Box>
      </Box>
    ))}
  </Box>
);

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr) 260px 200px' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
