import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import type { EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { isSignerOf } from '#shared/enrollment/signing';
import { linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { FactList } from '../../../components/FactList.tsx';
import { TechnicalDetails } from '../../../components/TechnicalDetails.tsx';
import { RevokeLinkButton } from './RevokeLinkButton.tsx';

const LOOKS: Record<EmployerSignatureState, Look> = {
  Created: ['info', LinkIcon],
  Opened: ['info', DraftsIcon],
  Signed: ['success', CheckCircleIcon],
  Declined: ['error', BlockIcon],
  Withdrawn: ['warning', SyncProblemIcon],
  Locked: ['error', LockIcon],
  Expired: ['secondary', EventBusyIcon],
  Revoked: ['secondary', LinkOffIcon],
};

interface EmployerSignatureLineProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** A link: whose, what became of it and when, and the evidence once it is signed. */
export function EmployerSignatureLine({ quoteId, signature }: EmployerSignatureLineProps) {
  const { State, EmployerName, SignedByName, DeclineReason, Withdrawn, ConsentVersion, Sha256 } = signature;
  return (
    <Box component="li" sx={LINE}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToneChip size="small" look={LOOKS[State]} label={STATE_LABELS[State]} />
        <Typography variant="subtitle2" component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {SignedByName ?? EmployerName}
        </Typography>
        {signature.RevokedAt === null && State !== 'Expired' && (
          <RevokeLinkButton quoteId={quoteId} signature={signature} />
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {linkHistory(signature)}
      </Typography>
      {State === 'Locked' && (
        <Typography variant="body2">The code was wrong too many times. Make another link.</Typography>
      )}
      {DeclineReason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Reason: {DeclineReason}
        </Typography>
      )}
      {Withdrawn && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {Withdrawn}
        </Alert>
      )}
      {SignedByName !== null && !isSignerOf(SignedByName, EmployerName) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Signed as “{SignedByName}”; the link was made for {EmployerName}.
        </Alert>
      )}
      {Sha256 !== null && (
        <TechnicalDetails>
          <FactList
            facts={[
              ['Version of the consent', ConsentVersion],
              ['Digest of what was signed (SHA-256)', Sha256],
            ]}
          />
        </TechnicalDetails>
      )}
    </Box>
  );
}

const LINE = { py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } } as const;
