import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  Skeleton,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ErrorAttempt } from '#shared/error-reports/error-reports.record';
import { useIsBelow } from '#web/theme/use-is-below';
import { AttemptItem } from './AttemptItem.tsx';
import { type AttemptsAbout, errorAttemptsQuery } from './error-report-calls.ts';

interface AttemptsDialogProps {
  about: AttemptsAbout;
  name: string;
  onClose: () => void;
}

/** All calls to the other system about a group, member or household, newest first. */
export function AttemptsDialog({ about, name, onClose }: AttemptsDialogProps) {
  const isPhone = useIsBelow('sm');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        Attempts: {name}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Attempts about={about} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Attempts({ about }: Pick<AttemptsDialogProps, 'about'>) {
  const { data: attempts, error, refetch } = useQuery(errorAttemptsQuery(about));
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!attempts) {
    return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />;
  }
  return attempts.length === 0 ? (
    <Typography>No call has been made yet.</Typography>
  ) : (
    <AttemptList attempts={attempts} isNamed={isAboutSeveral(about)} />
  );
}

const isAboutSeveral = (about: AttemptsAbout): boolean =>
  'groupInstallId' in about && about.censusMemberId === undefined;

/** Initially shows only failures: for a large group most calls succeeded. */
function AttemptList({ attempts, isNamed }: { attempts: readonly ErrorAttempt[]; isNamed: boolean }) {
  const failed = attempts.filter(({ Outcome }) => Outcome !== 'Installed');
  const [isAll, setAll] = useState(failed.length === 0);
  const shown = isAll ? attempts : failed;
  return (
    <>
      <List disablePadding aria-label="Newest first">
        {shown.map((attempt) => (
          <AttemptItem key={attempt.EwsTransactionId} attempt={attempt} isNamed={isNamed} />
        ))}
      </List>
      {shown.length < attempts.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Show all {attempts.length} attempts
        </Button>
      )}
    </>
  );
}
