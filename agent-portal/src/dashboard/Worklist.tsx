import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import AnswerIcon from '@mui/icons-material/MarkChatUnreadOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Stack, type SvgIcon, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { ACTION_LABELS, type ActionReason } from '#shared/quotes/needs-action';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { RecordName } from '../components/RecordName.tsx';
import { RowPremium } from '../components/RowPremium.tsx';
import { FilterPills } from './FilterPills.tsx';
import { ListSection } from './ListSection.tsx';
import { type ActionRow, countByReason, deadlineText, premiumOf } from './action-rows.ts';
import { isGroupRow } from './dashboard-rows.ts';
import { kindOf, nameOf, pathOf } from './individual-rows.ts';
import { GroupName } from './rows/GroupName.tsx';
import { NextStepButton } from './rows/NextStepButton.tsx';
import { IndividualNextStep, IndividualPremium } from './rows/individual-cells.tsx';

/** Rows shown initially: the rest is one click away, so that the quotes below stay near. */
const SHOWN_FIRST = 8;

/** Groups and households that need action now, by deadline; the counts are filters. Absent if there are none. Source: ux 12. */
export function Worklist({ rows }: { rows: readonly ActionRow[] }) {
  const [reason, setReason] = useState<ActionReason | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const counts = countByReason(rows);
  if (rows.length === 0) {
    return null;
  }
  // The selected reason may have been resolved in the meantime.
  const chosen = counts.some((each) => each.reason === reason) ? reason : null;
  const found = chosen ? rows.filter(({ action }) => action.reason === chosen) : rows;
  return (
    <ListSection
      title="Needs action"
      tools={
        <FilterPills
          label="Reason"
          value={chosen}
          onChange={setReason}
          total={rows.length}
          options={counts.map(({ reason: value, count }) => ({ value, label: ACTION_LABELS[value], count }))}
        />
      }
    >
      {(headingId) => (
        <>
          <Box id={listId} component="ul" aria-labelledby={headingId} sx={LINES}>
            {(showsAll ? found : found.slice(0, SHOWN_FIRST)).map((line) => (
              <Line key={line.row.G ? `group ${line.row.G.Id}` : `quote ${line.row.LQID}`} {...line} />
            ))}
          </Box>
          {found.length > SHOWN_FIRST && (
            <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
              <Button
                size="small"
                aria-expanded={showsAll}
                aria-controls={listId}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show fewer' : `Show all ${found.length}`}
              </Button>
            </Box>
          )}
        </>
      )}
    </ListSection>
  );
}

/** Why and by when, who, what it is worth, and the step that resolves it. */
const Line = ({ row, action }: ActionRow) => (
  <Box component="li" sx={LINE}>
    <Box sx={{ minWidth: 0 }}>
      <ReasonLabel reason={action.reason} />
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {deadlineText(action, today())}
      </Typography>
    </Box>
    {isGroupRow(row) ? <GroupName row={row} /> : <HouseholdName row={row as IndividualDashboardRow} />}
    <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
      {isGroupRow(row) ? (
        <RowPremium premium={premiumOf({ row, action })} />
      ) : (
        <IndividualPremium row={row as IndividualDashboardRow} />
      )}
    </Box>
    <Box sx={{ justifySelf: { sm: 'end' } }}>
      {isGroupRow(row) ? (
        <NextStepButton row={row} reason={action.reason} />
      ) : (
        <IndividualNextStep row={row as IndividualDashboardRow} reason={action.reason} />
      )}
    </Box>
  </Box>
);

const HouseholdName = ({ row }: { row: IndividualDashboardRow }) => (
  <Box sx={{ minWidth: 0 }}>
    <RecordName name={nameOf(row)} to={pathOf(row)} />
    <Typography variant="caption" component="div" color="textSecondary">
      {`${kindOf(row)}, ${counted(row.Members, 'person', 'people')}`}
    </Typography>
  </Box>
);

const LINES = { listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' } as const;

/** In columns where they fit: the list may stand beside the figures, and the text may be large. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 36rem)': {
    gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 13fr) minmax(0, 8fr) minmax(max-content, 10fr)',
  },
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
  payment: ['warning', PaymentsIcon],
  documents: ['warning', UploadFileIcon],
  selectSoon: ['warning', EventIcon],
  datePassed: ['error', EventBusyIcon],
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
