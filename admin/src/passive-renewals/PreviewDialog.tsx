import SkippedIcon from '@mui/icons-material/BlockOutlined';
import RenewsIcon from '@mui/icons-material/CheckCircleOutlined';
import FailsIcon from '@mui/icons-material/ErrorOutlined';
import ReviewIcon from '@mui/icons-material/TrendingUp';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  List,
  ListItem,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import { PASSIVE_RENEWALS as RENEWAL_CALLS } from '#shared/renewals/renewals.calls';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useIsBelow } from '#web/theme/use-is-below';
import { PASSIVE_RENEWALS, useRenewalActions } from './passive-renewal-calls.ts';
import { exceptionsFirst, needsReview, previewTotals } from './preview-totals.ts';
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
  const isPhone = useIsBelow('sm');
  const { previews, isDone, error, retry } = usePreview(groupIds);
  const { data: limit } = useQuery(reviewPercentQuery);
  const { withFailing, setWithFailing, submitted, submission } = useSubmission(previews, onStarted);
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={submission.isPending ? undefined : onClose}>
      <DialogTitle>Submit {counted(groupIds.length, 'group')} for passive renewal</DialogTitle>
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

interface PreviewSummaryProps {
  previews: readonly RenewalPreview[];
  /** The premium increase, in percent, above which a group is marked. */
  limit: number | undefined;
  withFailing: boolean;
  onWithFailing: (withFailing: boolean) => void;
}

/** How many renew and their total premium; how many would fail, and whether to submit those too. */
function PreviewSummary({ previews, limit, withFailing, onWithFailing }: PreviewSummaryProps) {
  const { renew, fail, left, steep, premiumNow, premiumThen } = previewTotals(previews, limit);
  return (
    <Stack spacing={1.5} role="status">
      {renew === 0 ? (
        <Alert severity="info">None of these groups would be renewed.</Alert>
      ) : (
        <Box>
          <Typography variant="figure">{percentChangeText(premiumNow, premiumThen)}</Typography>
          <Typography>
            {counted(renew, 'group renews', 'groups renew')}: {formatDollars(premiumNow)}/month now,{' '}
            {formatDollars(premiumThen)}/month after renewal
          </Typography>
        </Box>
      )}
      {steep > 0 && (
        <Alert severity="warning" icon={<ReviewIcon />}>
          {counted(steep, 'group')} would pay more than {formatPercent(limit!)} more. Review{' '}
          {steep === 1 ? 'it' : 'them'} before you submit.
        </Alert>
      )}
      {fail > 0 && (
        <Alert severity="warning">
          {counted(fail, 'group')} can’t renew.
          <FormControlLabel
            control={<Switch size="small" checked={withFailing} onChange={(_, isOn) => onWithFailing(isOn)} />}
            label="Submit anyway; they will appear in the error report"
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ display: 'flex', mt: 0.5, ml: 0 }}
          />
        </Alert>
      )}
      {left > 0 && <Typography variant="body2">{counted(left, 'group is skipped', 'groups are skipped')}.</Typography>}
    </Stack>
  );
}

const MORE = 50;
const LABELS: Record<RenewalPreview['Outcome'], string> = { Renews: 'Renews', Fails: 'Can’t renew', Left: 'Skipped' };
const LOOKS: Record<RenewalPreview['Outcome'], Look> = {
  Renews: ['success', RenewsIcon],
  Fails: ['error', FailsIcon],
  Left: ['secondary', SkippedIcon],
};

/** Group by group, exceptions first. */
function PreviewList({ previews, limit }: { previews: readonly RenewalPreview[]; limit: number | undefined }) {
  const [count, setCount] = useState(MORE);
  const rows = exceptionsFirst(previews, limit);
  return (
    <>
      <List disablePadding aria-label="What will happen to each group" sx={{ mt: 1.5 }}>
        {rows.slice(0, count).map((row) => (
          <Row key={row.GroupId} row={row} isSteep={needsReview(row, limit)} />
        ))}
      </List>
      {rows.length > count && (
        <Button size="small" onClick={() => setCount(count + MORE)} sx={{ mt: 1 }}>
          Show more ({rows.length - count} left)
        </Button>
      )}
    </>
  );
}

const Row = ({ row, isSteep }: { row: RenewalPreview; isSteep: boolean }) => (
  <ListItem disableGutters divider sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
    <Box sx={{ minWidth: 104 }}>
      <ToneChip size="small" look={LOOKS[row.Outcome]} label={LABELS[row.Outcome]} />
    </Box>
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {row.GroupName}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {row.Outcome === 'Renews' ? row.Plans.join(', ') : row.Message}
      </Typography>
    </Box>
    {row.PremiumNow !== null && row.PremiumThen !== null && (
      <Box sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {isSteep ? (
          <ToneChip
            size="small"
            look={['warning', ReviewIcon]}
            label={`Review: ${percentChangeText(row.PremiumNow, row.PremiumThen)}`}
          />
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
            {percentChangeText(row.PremiumNow, row.PremiumThen)}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {formatDollars(row.PremiumNow)} → {formatDollars(row.PremiumThen)}
        </Typography>
      </Box>
    )}
  </ListItem>
);
