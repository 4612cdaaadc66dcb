import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { counted } from '#shared/formats/text';
import { SURVEY_QUESTION } from '#shared/renewals/renewal-state';
import type { UpcomingFilter } from '#shared/renewals/upcoming-renewal.record';
import { SelectionBar } from '../work-table/SelectionBar.tsx';
import { listMatchingIds, type UpcomingRecord, useRenewalActions } from './passive-renewal-calls.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { renewalWindowQuery, windowProblem } from './renewal-facts.ts';
import { useStandingCounts } from './RenewalFilters.tsx';

const NOTHING_SELECTED = 'Select a group first.';

interface Asked {
  what: 'preview' | 'ask';
  /** As they were selected then: whichever rows leave the list meanwhile, the question stays what it was. */
  groupIds: readonly number[];
}

export function RenewalActions({ onStarted }: { onStarted: (runId: number) => void }) {
  const { selectedIds, onUnselectItems, filterValues } = useListContext<UpcomingRecord>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: window } = useQuery(renewalWindowQuery);
  const ready = useReadyCount(filterValues as UpcomingFilter);
  const isNone = selectedIds.length === 0;
  const closed = windowProblem(window);
  const reason = closed ?? (isNone ? NOTHING_SELECTED : null);
  const ask = (what: Asked['what']) => setAsked({ what, groupIds: selectedIds.map(Number) });
  const Question = asked?.what === 'preview' ? PreviewDialog : AskDialog;
  const started = (runId: number) => {
    setAsked(null);
    onUnselectItems();
    onStarted(runId);
  };
  return (
    <>
      <SelectionBar label="Selected groups" listAll={listMatchingIds} all={{ count: ready, of: 'ready' }}>
        <Box sx={ROW}>
          {reason && (
            <Typography id="why-not-submit" variant="body2" color="textSecondary">
              {reason}
            </Typography>
          )}
          <Button variant="outlined" disabled={isNone} onClick={() => ask('ask')}>
            Ask agents
          </Button>
          <Button
            variant="contained"
            disabled={reason !== null}
            aria-describedby={reason ? 'why-not-submit' : undefined}
            onClick={() => ask('preview')}
          >
            Submit
          </Button>
        </Box>
      </SelectionBar>
      {asked && <Question groupIds={asked.groupIds} onClose={() => setAsked(null)} onStarted={started} />}
    </>
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

interface AskDialogProps {
  groupIds: readonly number[];
  onClose: () => void;
  onStarted: (runId: number) => void;
}

/** Asks the agents of the selected groups whether they intend to renew. */
function AskDialog({ groupIds, onClose, onStarted }: AskDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { submitGroups } = useRenewalActions();
  const asking = useMutation({
    mutationFn: () => submitGroups(groupIds, 'Survey', key),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
  });
  return (
    <Dialog open onClose={asking.isPending ? undefined : onClose} maxWidth="xs">
      <DialogTitle>Ask the agents of {counted(groupIds.length, 'group')}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          The page of each group will ask its agent: “{SURVEY_QUESTION}” The answers appear in this list. Nothing is
          renewed.
        </DialogContentText>
        {asking.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {asking.error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={asking.isPending}>
          Cancel
        </Button>
        <Button variant="contained" loading={asking.isPending} onClick={() => asking.mutate()} autoFocus>
          Ask
        </Button>
      </DialogActions>
    </Dialog>
  );
}
