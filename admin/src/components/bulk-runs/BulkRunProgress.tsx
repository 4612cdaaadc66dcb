import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { Instant } from '../Instant.tsx';
import { percentDone, progressWords, runHeading, type RunWords } from './run-words.ts';
import { RunOutcomes } from './RunOutcomes.tsx';
import { useBulkRun } from './use-bulk-run.ts';

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
