import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Collapse, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConsentState, needsFile, STATE_LABELS, WAY_LABELS } from '#shared/consents/consent-codes';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { errorMessage } from '#web/http/api-error';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifyError, notifySuccess } from '../../app/notifications/notify.ts';
import { TechnicalDetails } from '../TechnicalDetails.tsx';
import { AgreedText } from './AgreedText.tsx';
import { attachProof, proofPath, refreshConsents } from './consents-queries.ts';
import { ProofFile } from './ProofFile.tsx';
import { REVOKE_LABELS, RevokeConsentDialog } from './RevokeConsentDialog.tsx';

const LOOKS: Record<ConsentState, Look> = {
  Valid: ['success', CheckCircleIcon],
  ProofMissing: ['warning', UploadFileIcon],
  Outdated: ['warning', SyncProblemIcon],
  Expired: ['secondary', EventBusyIcon],
  Revoked: ['error', BlockIcon],
};

/** A recorded consent or review: what it is worth now, its text, its proof and its end. */
export function ConsentLine({ consent, mayRevoke }: { consent: ConsentResponse; mayRevoke: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isRevoking, setRevoking] = useState(false);
  const given = formatInstant(consent.GivenAt);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToneChip size="small" look={LOOKS[consent.State]} label={STATE_LABELS[consent.State]} />
        <Typography variant="body2" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {summaryOf(consent)}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} text of ${given}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide text' : 'Show text'}
        </Button>
        <Proof consent={consent} />
        {mayRevoke && consent.Revocation === null && (
          <Button
            size="small"
            color="error"
            aria-label={`${REVOKE_LABELS[consent.Kind]} of ${given}`}
            onClick={() => setRevoking(true)}
          >
            {REVOKE_LABELS[consent.Kind]}
          </Button>
        )}
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {detailsOf(consent)}
      </Typography>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <AgreedText title={`What was agreed to on ${given}`} text={consent.Text} />
          <TechnicalDetails>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              Version {consent.TextVersion} · SHA-256 {consent.Sha256}
            </Typography>
          </TechnicalDetails>
        </Box>
      </Collapse>
      {isRevoking && <RevokeConsentDialog consent={consent} onClose={() => setRevoking(false)} />}
    </Box>
  );
}

const summaryOf = ({ GivenAt, RepresentativeName, ConsumerName, Way, Until }: ConsentResponse): string =>
  [
    `${formatInstant(GivenAt)}, ${RepresentativeName ? `${RepresentativeName} for ${ConsumerName}` : ConsumerName}`,
    WAY_LABELS[Way],
    ...(Until === null ? [] : [`through ${formatDay(Until)}`]),
  ].join(' · ');

const detailsOf = (consent: ConsentResponse): string =>
  [
    `To ${consent.AgentName}, ${consent.AgencyName}`,
    ...(consent.Recording === null ? [] : [`Recording: ${consent.Recording}`]),
    ...(consent.Revocation === null
      ? []
      : [`Revoked ${formatInstant(consent.Revocation.RevokedAt)} by ${consent.Revocation.RevokedBy}`]),
    `Recorded ${formatInstant(consent.RecordedAt)} by ${consent.RecordedBy}`,
    `Kept until ${formatDay(consent.RetainUntil)}`,
  ].join(' · ');

function Proof({ consent: { Id, Way, Proof: proof, GivenAt, IsOwn } }: { consent: ConsentResponse }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => attachProof(Id, file),
    onSuccess: () => notifySuccess('Proof uploaded.'),
    onError: (error) => notifyError({ text: errorMessage(error), fields: {} }),
    onSettled: refreshConsents,
  });
  if (proof) {
    return (
      <Link
        href={proofPath(Id)}
        target="_blank"
        rel="noopener"
        variant="body2"
        sx={{ overflowWrap: 'anywhere', px: 0.5 }}
      >
        {proof.FileName}
      </Link>
    );
  }
  return needsFile(Way) && IsOwn ? (
    <ProofFile
      label="Upload proof"
      name={`Upload proof of ${formatInstant(GivenAt)}`}
      busy={isPending}
      onChosen={(file, problem) => (file ? mutate(file) : notifyError({ text: problem ?? '', fields: {} }))}
    />
  ) : null;
}
