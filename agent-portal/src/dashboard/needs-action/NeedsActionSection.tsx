import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { ACTION_LABELS, type ActionReason } from '#shared/quotes/needs-action';
import { today } from '#web/inputs/today';
import { FilterPills } from '../FilterPills.tsx';
import { countByReason } from './action-rows.ts';
import { NeedsActionList } from './NeedsActionList.tsx';
import { useActionRows } from './use-action-rows.ts';

/** Rows shown initially: the rest is one click away, so that the quotes below stay on screen. */
const SHOWN_FIRST = 5;

/** What needs action now, by risk and deadline; the counts are filters. Absent if there is nothing. Source: ux 12. */
export function NeedsActionSection({ rows }: { rows: readonly GroupDashboardRow[] }) {
  const [reason, setReason] = useState<ActionReason | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  const listId = useId();
  const urgent = useActionRows(rows);
  const counts = countByReason(urgent);
  if (urgent.length === 0) {
    return null;
  }
  // The selected reason may have been resolved in the meantime.
  const chosen = counts.some((each) => each.reason === reason) ? reason : null;
  const found = chosen ? urgent.filter(({ action }) => action.reason === chosen) : urgent;
  const shown = showsAll ? found : found.slice(0, SHOWN_FIRST);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          Needs action
        </Typography>
        <FilterPills
          label="Reason"
          value={chosen}
          onChange={setReason}
          total={urgent.length}
          options={counts.map(({ reason: value, count }) => ({ value, label: ACTION_LABELS[value], count }))}
        />
      </Box>
      <div id={listId}>
        <NeedsActionList rows={shown} labelledBy={headingId} today={today()} />
      </div>
      {found.length > SHOWN_FIRST && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" aria-expanded={showsAll} aria-controls={listId} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${found.length}`}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
