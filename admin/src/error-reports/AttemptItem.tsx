import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RefusedIcon from '@mui/icons-material/ErrorOutlined';
import ReportedIcon from '@mui/icons-material/CampaignOutlined';
import SilentIcon from '@mui/icons-material/CloudOffOutlined';
import { Box, ListItem, Stack, Typography } from '@mui/material';
import type { ErrorAttempt } from '#shared/error-reports/error-reports.record';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../components/Instant.tsx';

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
export const AttemptItem = ({ attempt, isNamed }: AttemptItemProps) => (
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
