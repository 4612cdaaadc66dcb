import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { UpcomingFilter } from '#shared/renewals/upcoming-renewal.record';
import { SelectionBar } from '../work-table/SelectionBar.tsx';
import { AskDialog } from './AskDialog.tsx';
import { listMatchingIds, type UpcomingRecord } from './passive-renewal-calls.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useStandingCounts } from './StandingFilter.tsx';
import { renewalWindowQuery, windowProblem } from './renewal-window.ts';

const NOTHING_SELECTED = 'Select a group first.';

export function RenewalActions({ onStarted }: { onStarted: (runId: number) => void }) {
  const { selectedIds, onUnselectItems, filterValues } = useListContext<UpcomingRecord>();
  const [dialog, setDialog] = useState<'preview' | 'ask' | null>(null);
  const { data: window } = useQuery(renewalWindowQuery);
  const ready = useReadyCount(filterValues as UpcomingFilter);
  const groupIds = selectedIds.map(Number);
  const isNone = groupIds.length === 0;
  const closed = windowProblem(window);
  const reason = closed ?? (isNone ? NOTHING_SELECTED : null);
  const started = (runId: number) => {
    setDialog(null);
    onUnselectItems();
    onStarted(runId);
  };
  return (
    <SelectionBar label="Selected groups" listAll={listMatchingIds} all={{ count: ready, of: 'ready' }}>
      <Box sx={ROW}>
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
    </SelectionBar>
  );
}

/** How many "Select all" takes: none in a view without groups that are ready. */
function useReadyCount({ Standing = [] }: UpcomingFilter): number {
  const counts = useStandingCounts();
  return Standing.length === 0 || Standing.includes('Ready') ? (counts?.Ready ?? 0) : 0;
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  rowGap: 1,
  ml: 'auto',
} as const;
