import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { subjects } from '../components/bulk-runs/run-words.ts';
import { AskDialog } from './AskDialog.tsx';
import { listMatchingIds, type UpcomingRecord } from './passive-renewals.api.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { renewalWindowQuery, windowProblem } from './renewal-window.ts';

const NOBODY_CHOSEN = 'Choose at least one group.';

/** What can be done with the groups that are chosen: stands above them, so that it is seen before the first is. */
export function RenewalActions({ onStarted }: { onStarted: (runId: number) => void }) {
  const { selectedIds, onUnselectItems } = useListContext<UpcomingRecord>();
  const [dialog, setDialog] = useState<'preview' | 'ask' | null>(null);
  const { data: window } = useQuery(renewalWindowQuery);
  const groupIds = selectedIds.map(Number);
  const isNone = groupIds.length === 0;
  const closed = windowProblem(window);
  const reason = closed ?? (isNone ? NOBODY_CHOSEN : null);
  const started = (runId: number) => {
    setDialog(null);
    onUnselectItems();
    onStarted(runId);
  };
  return (
    <Box role="group" aria-label="Chosen groups" sx={BAR}>
      <Chosen />
      <Box sx={{ ...ROW, justifyContent: 'flex-end' }}>
        {reason && (
          <Typography id="why-not-submit" variant="body2" color="textSecondary">
            {reason}
          </Typography>
        )}
        <Button variant="outlined" disabled={isNone} onClick={() => setDialog('ask')}>
          Ask agents
        </Button>
        <Button
          variant="contained"
          disabled={reason !== null}
          aria-describedby={reason ? 'why-not-submit' : undefined}
          onClick={() => setDialog('preview')}
        >
          Submit
        </Button>
      </Box>
      {dialog === 'preview' && (
        <PreviewDialog groupIds={groupIds} onClose={() => setDialog(null)} onStarted={started} />
      )}
      {dialog === 'ask' && <AskDialog groupIds={groupIds} onClose={() => setDialog(null)} onStarted={started} />}
    </Box>
  );
}

/** How many are chosen, and choosing all that match or none. */
function Chosen() {
  const { selectedIds, onSelect, onUnselectItems, filterValues, total } = useListContext<UpcomingRecord>();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const chooseAll = async () => {
    setBusy(true);
    try {
      onSelect(await listMatchingIds(filterValues as object));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box sx={ROW}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {selectedIds.length === 0 ? 'None chosen' : `${subjects(selectedIds.length, ['group', 'groups'])} chosen`}
      </Typography>
      <Button size="small" loading={isBusy} disabled={!total} onClick={() => void chooseAll()}>
        Choose all that match
      </Button>
      {selectedIds.length > 0 && (
        <Button size="small" onClick={() => onUnselectItems()}>
          Choose none
        </Button>
      )}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 } as const;
const BAR = {
  ...ROW,
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
