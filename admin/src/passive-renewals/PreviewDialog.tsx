import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { counted } from '#shared/formats/text';
import { PASSIVE_RENEWALS as RENEWAL_CALLS } from '#shared/renewals/renewals.calls';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { useIsBelow } from '#web/theme/use-is-below';
import { PASSIVE_RENEWALS, useRenewalActions } from './passive-renewal-calls.ts';
import { PreviewList, PreviewSummary } from './PreviewResult.tsx';
import { reviewPercentQuery } from './renewal-facts.ts';

interface PreviewDialogProps {
  groupIds: readonly number[];
  onClose: () => void;
  onStarted: (runId: number) => void;
}

const MOST_PERCENT = 100;
/** The dialog keeps its size when the result arrives. */
const STEADY = { sm: 520 };

/** What will happen to the selected groups, with the button that submits them. */
export function PreviewDialog({ groupIds, onClose, onStarted }: PreviewDialogProps) {
  const id = useId();
  const isPhone = useIsBelow('sm');
  const { previews, isDone, error, retry } = usePreview(groupIds);
  const { data: limit } = useQuery(reviewPercentQuery);
  const { withFailing, setWithFailing, submitted, submission } = useSubmission(previews, onStarted);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={submission.isPending ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Submit {counted(groupIds.length, 'group')} for passive renewal</DialogTitle>
      <DialogContent dividers sx={{ height: STEADY }}>
        {error && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            {error.message}
          </Alert>
        )}
        {!isDone && !error && <Looking done={previews.length} total={groupIds.length} />}
        {isDone && (
          <>
            <PreviewSummary
              previews={previews}
              limit={limit}
              withFailing={withFailing}
              onWithFailing={setWithFailing}
            />
            <PreviewList previews={previews} limit={limit} />
          </>
        )}
      </DialogContent>
      {submission.error && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {submission.error.message}
        </Alert>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={submission.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={submission.isPending}
          disabled={!isDone || submitted.length === 0}
          onClick={() => submission.mutate()}
        >
          {isDone ? `Submit ${counted(submitted.length, 'group')}` : 'Submit'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Submits those that renew, and on demand those that would fail, too. */
function useSubmission(previews: readonly RenewalPreview[], onStarted: (runId: number) => void) {
  const [withFailing, setWithFailing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { submitGroups } = useRenewalActions();
  const submitted = previews.filter(({ Outcome }) => Outcome === 'Renews' || (withFailing && Outcome === 'Fails'));
  const submission = useMutation({
    // A different selection is a different submission.
    mutationFn: () =>
      submitGroups(
        submitted.map(({ GroupId }) => GroupId),
        'PassiveRenewal',
        `${key}-${withFailing}`,
      ),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
  });
  return { withFailing, setWithFailing, submitted, submission };
}

const Looking = ({ done, total }: { done: number; total: number }) => (
  <>
    <Typography role="status" sx={{ mb: 1 }}>
      Checking what will happen…
    </Typography>
    <LinearProgress variant="determinate" value={(done / total) * MOST_PERCENT} aria-label="Groups checked" />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      {done} of {counted(total, 'group')}
    </Typography>
  </>
);

/** Groups per request: small enough that the progress bar moves and other users are not blocked. */
const CHUNK = 50;

interface PreviewState {
  previews: readonly RenewalPreview[];
  isDone: boolean;
  error: Error | null;
  retry: () => void;
}

/** Previews these groups in batches; stops when the screen is left. */
function usePreview(groupIds: readonly number[]): PreviewState {
  const [ids] = useState(groupIds);
  const query = useInfiniteQuery({
    // Every dialog asks again.
    queryKey: [PASSIVE_RENEWALS, 'preview', useId(), ids],
    queryFn: ({ pageParam: first, signal }) =>
      call(RENEWAL_CALLS.preview, { body: { groupIds: ids.slice(first, first + CHUNK) } }, { ...WITH_NOTICE, signal }),
    initialPageParam: 0,
    getNextPageParam: (_page, _pages, first) => (first + CHUNK < ids.length ? first + CHUNK : null),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) {
      void fetchNextPage();
    }
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const previews = data?.pages.flat() ?? [];
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
  return { previews, isDone: previews.length >= ids.length, error, retry };
}
