import { Alert, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { RateDraftDetails } from '#shared/rate-drafts/rate-draft.record';
import { Screen } from '#web/shell/Screen';
import { BulkRunProgress } from '../components/bulk-runs/BulkRunProgress.tsx';
import type { RunWords } from '../components/bulk-runs/run-words.ts';
import { HomeCard } from '../components/HomeCard.tsx';
import { Instant } from '../components/Instant.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftGroups } from './DraftGroups.tsx';
import { draftQuery, periodWords, RATE_DRAFTS } from './rate-draft-calls.ts';
import { Rehearsed } from './Rehearsed.tsx';

const CRUMBS = [{ label: 'Rate files', to: `/${RATE_DRAFTS}` }];
const PRICING: RunWords = { title: 'Pricing of the book', subject: ['group', 'groups'], done: 'priced' };

/** /sales/rate-drafts/{id}: what a rate file does to the book, and the decision about it. */
export function RateDraftScreen() {
  const id = Number(useParams()['id']);
  const { data: draft, error, refetch } = useQuery(draftQuery(id));
  const refresh = useRefresh(id);
  if (!draft) {
    return (
      <Screen title="Rate file" breadcrumbs={CRUMBS} error={error} onRetry={() => void refetch()} pending>
        {null}
      </Screen>
    );
  }
  const { Problem, Result, RunId, State } = draft;
  return (
    <Screen
      title={draft.FileName}
      subtitle={<Facts draft={draft} />}
      breadcrumbs={CRUMBS}
      actions={State === 'Draft' && <DraftActions draft={draft} onChanged={refresh} />}
    >
      <Stack spacing={2}>
        {Problem !== null && (
          <Alert severity={State === 'Published' ? 'success' : 'info'}>
            {Problem}
            {draft.DecidedBy && (
              <>
                {' '}
                {draft.DecidedBy}, <Instant at={draft.DecidedAt} />
              </>
            )}
          </Alert>
        )}
        {RunId !== null && State === 'Draft' && (
          <BulkRunProgress key={RunId} id={RunId} words={PRICING} onFinished={refresh} />
        )}
        {Result && <Rehearsed draft={draft} result={Result} />}
        {Result && State !== 'Discarded' && (
          <HomeCard title="Groups">
            <DraftGroups draft={draft} />
          </HomeCard>
        )}
      </Stack>
    </Screen>
  );
}

/** The draft again, and with it the lists. */
function useRefresh(id: number): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: draftQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: [RATE_DRAFTS] });
  }, [id, queryClient]);
}

const Facts = ({ draft }: { draft: RateDraftDetails }) => (
  <>
    {periodWords(draft)}: {draft.Rates.toLocaleString('en-US')} rates of {draft.Plans.toLocaleString('en-US')} plans.
    Loaded by {draft.LoadedBy}, <Instant at={draft.LoadedAt} />
    <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
      SHA-256 {draft.Sha256}
    </Typography>
  </>
);
