import SkippedIcon from '@mui/icons-material/BlockOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { BulkItemState, BulkRunItemRow, BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { ToneChip } from '#web/status/ToneChip';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { useChange } from '../../providers/use-change.ts';
import { Instant } from '../Instant.tsx';
import { bulkRunQuery, runItemsQuery, useBulkRunActions } from './bulk-runs-queries.ts';
import { percentDone, progressWords, runHeading, type RunWords } from './run-words.ts';

/** The minimum progress between screen reader announcements, in percent. */
const SPOKEN_STEP_PERCENT = 10;

interface BulkRunProgressProps {
  id: number;
  words: RunWords;
  /** Called once when the run has finished, so that lists can refetch. */
  onFinished?: () => void;
  /** Dismisses a finished run; without it there is no such button. */
  onClose?: () => void;
  /** What can be done about a finished run. */
  after?: ReactNode;
  /** One line above the rows that it is about, which tell the rest. */
  isSlim?: boolean;
}

/** A run's progress, results, and a button to stop it. Survives a reload: only the id is needed. */
export function BulkRunProgress({ id, words, onFinished, onClose, after, isSlim = false }: BulkRunProgressProps) {
  const { run, error, refetch, isFinished, cancel, isCancelling } = useBulkRun(id, onFinished);
  const headingId = useId();
  if (!run) {
    return error ? (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={isSlim ? 44 : 132} role="status" aria-label="Loading" />
    );
  }
  const close = onClose && <Button onClick={onClose}>Close</Button>;
  const cancelRest = run.Counts.Waiting > 0 && !run.CancelledAt && <Cancel {...{ isCancelling, cancel }} />;
  if (isSlim) {
    return <SlimRun run={run} words={words} error={error} action={isFinished ? close : cancelRest} />;
  }
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent sx={{ p: 2.5, '&:last-child': { pb: 2.5 } }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2" id={headingId}>
              {runHeading(run, words)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Started by {run.RequestedBy}, <Instant at={run.RequestedAt} />
            </Typography>
          </Box>
          {isFinished && close}
          {cancelRest}
        </Stack>
        <Box sx={{ mt: 2 }}>
          {isFinished ? <Result run={run} words={words} /> : <Bar run={run} words={words} />}
          {error && <Alert severity="warning">Not updated at the moment: {error.message} The run continues.</Alert>}
        </Box>
        <Spoken run={run} words={words} />
        {isFinished && after && <Box sx={{ mt: 1.5 }}>{after}</Box>}
        <RunOutcomes run={run} />
      </CardContent>
    </Card>
  );
}

interface SlimRunProps {
  run: BulkRunRow;
  words: RunWords;
  error: Error | null;
  action: ReactNode;
}

function SlimRun({ run, words, error, action }: SlimRunProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Alert severity={outcomeOf(run)} role="presentation" action={action} sx={SLIM}>
        <Typography variant="subtitle2" component="h2" id={headingId}>
          {runHeading(run, words)}
        </Typography>
        <span>{progressWords(run, words)}</span>
        {error && <span>Not updated at the moment: {error.message} The run continues.</span>}
      </Alert>
      {!run.FinishedAt && <LinearProgress variant="determinate" value={percentDone(run)} aria-label={words.title} />}
      <Spoken run={run} words={words} />
    </Box>
  );
}

const Spoken = ({ run, words }: { run: BulkRunRow; words: RunWords }) => (
  <Box role="status" sx={HIDDEN_TEXT}>
    {run.FinishedAt ? `${runHeading(run, words)}: ${progressWords(run, words)}` : `${spokenPercent(run)} percent done`}
  </Box>
);

const Bar = ({ run, words }: { run: BulkRunRow; words: RunWords }) => (
  <>
    <LinearProgress
      variant="determinate"
      value={percentDone(run)}
      aria-label={words.title}
      sx={{ height: 8, borderRadius: 1 }}
    />
    <Typography variant="body2" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      {progressWords(run, words)}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      You can leave this page; the run continues.
    </Typography>
  </>
);

const Result = ({ run, words }: { run: BulkRunRow; words: RunWords }) => (
  <Alert severity={outcomeOf(run)}>
    <AlertTitle sx={{ mb: 0 }}>{progressWords(run, words)}</AlertTitle>
    Finished <Instant at={run.FinishedAt} />
  </Alert>
);

/** Nothing done is no success. */
const outcomeOf = ({ Counts, CancelledAt, FinishedAt }: BulkRunRow) =>
  Counts.Failed > 0 || CancelledAt ? 'warning' : FinishedAt && Counts.Done > 0 ? 'success' : 'info';

const SLIM = {
  borderRadius: 0,
  py: 0,
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
} as const;

function Cancel({ isCancelling, cancel }: { isCancelling: boolean; cancel: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    cancel();
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isCancelling}
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start', flexShrink: 0 }}
      >
        Cancel the rest
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel the rest?"
        confirmLabel="Cancel the rest"
        cancelLabel="Keep running"
        destructive
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        What is done stays done. Nothing more is started.
      </ConfirmDialog>
    </>
  );
}

const spokenPercent = (run: BulkRunRow): number =>
  Math.floor(percentDone(run) / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT;

/**
 * Polls an active run, and cancels it.
 *
 * @param onFinished called once, when the run has finished: a short one may finish before the first poll
 */
function useBulkRun(id: number, onFinished?: () => void) {
  const { data: run, error, refetch } = useQuery(bulkRunQuery(id));
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { cancelBulkRun } = useBulkRunActions();
  const toldOf = useRef<number | null>(null);
  const isFinished = Boolean(run?.FinishedAt);

  useEffect(() => {
    if (isFinished && toldOf.current !== id) {
      toldOf.current = id;
      onFinished?.();
    }
  }, [id, isFinished, onFinished]);

  const { mutate: cancel, isPending: isCancelling } = useChange({
    mutationFn: () => cancelBulkRun(id),
    onSuccess: (canceled) => queryClient.setQueryData(bulkRunQuery(id).queryKey, canceled),
    onError: async ({ message }) => {
      notify(message, { type: 'error' });
      await refetch();
    },
  });
  return { run, error, refetch, isFinished, cancel, isCancelling };
}

const FIRST = 5;
const MORE = 20;
/** The server's maximum per request; the error report lists all failures. */
const MOST = 100;
const TOLD: readonly BulkItemState[] = ['Failed', 'Skipped'];

/** The first failures of a run, with reasons. Refetches when there are more. */
function RunOutcomes({ run: { Id, Counts } }: { run: BulkRunRow }) {
  const [count, setCount] = useState(FIRST);
  const headingId = useId();
  const told = Counts.Failed + Counts.Skipped;
  const { queryKey, ...query } = runItemsQuery(Id, TOLD, count);
  const { data } = useQuery({
    ...query,
    queryKey: [...queryKey, told],
    enabled: told > 0,
    placeholderData: keepPreviousData,
  });
  if (told === 0 || !data) {
    return null;
  }
  const left = data.total - data.rows.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" id={headingId}>
        Not done
      </Typography>
      <List dense disablePadding aria-labelledby={headingId}>
        {data.rows.map((item) => (
          <Outcome key={item.SubjectId} item={item} />
        ))}
      </List>
      {left > 0 && count < MOST && (
        <Button size="small" onClick={() => setCount(Math.min(count + MORE, MOST))}>
          Show more ({left} left)
        </Button>
      )}
      {left > 0 && count >= MOST && (
        <Typography variant="body2" color="textSecondary">
          And {left} more.
        </Typography>
      )}
    </Box>
  );
}

const Outcome = ({ item: { SubjectId, Name, State, Message } }: { item: BulkRunItemRow }) => (
  <ListItem disableGutters divider sx={{ alignItems: 'flex-start', gap: 1.5 }}>
    <Box sx={{ mt: 0.5, minWidth: 88 }}>
      <ToneChip
        size="small"
        look={State === 'Failed' ? ['error', FailedIcon] : ['secondary', SkippedIcon]}
        label={State}
      />
    </Box>
    <ListItemText primary={Name || `No. ${SubjectId}`} secondary={Message} sx={{ overflowWrap: 'anywhere' }} />
  </ListItem>
);
