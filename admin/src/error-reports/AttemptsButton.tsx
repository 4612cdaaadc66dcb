import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import ReportedIcon from '@mui/icons-material/CampaignOutlined';
import SilentIcon from '@mui/icons-material/CloudOffOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  List,
  ListItem,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ErrorAttempt } from '#shared/error-reports/error-reports.record';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useIsBelow } from '#web/theme/use-is-below';
import { Instant } from '../components/Instant.tsx';
import { type AttemptsAbout, errorAttemptsQuery } from './error-report-calls.ts';

interface AskedAttempts {
  about: AttemptsAbout;
  /** The group, member or applicant that the calls are about. */
  name: string;
}

const Ask = createContext<(asked: AskedAttempts) => void>(() => undefined);

/** Around a report's rows: what is read about one stays when it leaves the list. */
export function AttemptsOfRows({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedAttempts | null>(null);
  return (
    <Ask value={setAsked}>
      {children}
      {asked && <AttemptsDialog {...asked} onClose={() => setAsked(null)} />}
    </Ask>
  );
}

interface AttemptsButtonProps extends AskedAttempts {
  /** How many calls there were. */
  count?: number;
}

/** Opens all calls behind an error. Within `AttemptsOfRows`. */
export function AttemptsButton({ name, about, count }: AttemptsButtonProps) {
  const ask = useContext(Ask);
  const label = count === undefined ? 'Attempts' : `Attempts (${count})`;
  return (
    <Link
      component="button"
      type="button"
      underline="always"
      variant="inherit"
      aria-label={`${label}: ${name}`}
      onClick={() => ask({ name, about })}
      sx={{ minHeight: 24 }}
    >
      {label}
    </Link>
  );
}

interface AttemptsDialogProps extends AskedAttempts {
  onClose: () => void;
}

/** All calls to the other system about a group, member or household, newest first. */
function AttemptsDialog({ about, name, onClose }: AttemptsDialogProps) {
  const isPhone = useIsBelow('sm');
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>Attempts: {name}</DialogTitle>
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

const OUTCOMES = {
  Installed: { label: 'Installed', look: ['success', DoneIcon] },
  Refused: { label: 'Refused', look: ['error', RefusedIcon] },
  Unavailable: { label: 'No answer', look: ['warning', SilentIcon] },
  Reported: { label: 'Reported by the agent', look: ['info', ReportedIcon] },
} as const satisfies Record<AttemptOutcome, { label: string; look: Look }>;

interface AttemptItemProps {
  attempt: ErrorAttempt;
  /** The attempts are about different people: each names its own. */
  isNamed: boolean;
}

/** One call: when, about whom, and its result; the carrier's verbatim answer shows on demand. */
const AttemptItem = ({ attempt, isNamed }: AttemptItemProps) => (
  <ListItem divider disableGutters sx={{ display: 'block', py: 1.5 }}>
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ToneChip size="small" {...OUTCOMES[attempt.Outcome]} />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Instant at={attempt.At} />
      </Typography>
      {isNamed && (
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {attempt.MemberName || 'The group itself'}
        </Typography>
      )}
    </Stack>
    {attempt.Message && (
      <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {attempt.Message}
      </Typography>
    )}
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        Details
      </Typography>
      <Typography
        component="pre"
        variant="body2"
        sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {`Transaction ${attempt.EwsTransactionId}\n${attempt.Detail}`}
      </Typography>
    </Box>
  </ListItem>
);
