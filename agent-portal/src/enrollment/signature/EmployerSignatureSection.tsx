import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmployerSignatureResponse } from '#shared/enrollment/employer-signature.record';
import type { EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { formatInstant } from '#shared/formats/instant';
import { emailWords } from '#shared/proposals/email-words';
import { linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { employerSignaturesQuery, refreshEmployerSignatures } from './employer-signature-queries.ts';
import { RequestSignatureDialog } from './RequestSignatureDialog.tsx';

/** The employer's own signature, given from afar with a link, once it can be asked for. The agent's, which submits, is not replaced. */
export function EmployerSignatureSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(employerSignaturesQuery(quoteId));
  const [isAsking, setAsking] = useState(false);
  if (!data && !error) {
    return null;
  }
  if (data?.LinkProblem != null && data.Signatures.length === 0) {
    return null;
  }
  return (
    <OverviewSection title="Employer’s signature">
      {data ? (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            {data.LinkProblem ??
              'Optional: the employer reads and signs this application on a phone or computer, without an account. You still sign and submit.'}
          </Typography>
          {data.Signatures.length > 0 && (
            <Stack
              component="ul"
              aria-label="Links for the employer"
              sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}
            >
              {data.Signatures.map((signature) => (
                <EmployerSignatureLine key={signature.Id} quoteId={quoteId} signature={signature} />
              ))}
            </Stack>
          )}
          {data.LinkProblem === null && (
            <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={() => setAsking(true)}>
              Request signature
            </Button>
          )}
        </Stack>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
      {isAsking && <RequestSignatureDialog quoteId={quoteId} onClose={() => setAsking(false)} />}
    </OverviewSection>
  );
}

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
function EmployerSignatureLine({ quoteId, signature }: EmployerSignatureLineProps) {
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
      {signature.Email && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {emailWords(signature.Email)}
        </Typography>
      )}
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

interface RevokeLinkButtonProps {
  quoteId: number;
  signature: EmployerSignatureResponse;
}

/** Takes a link back, or closes one that was answered: the answer stays. */
function RevokeLinkButton({ quoteId, signature }: RevokeLinkButtonProps) {
  const { Id, CreatedAt, SignedAt, DeclinedAt } = signature;
  const [verb, whatThen] = (SignedAt ?? DeclinedAt) ? CLOSING : WITHDRAWING;
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(EMPLOYER_SIGNATURE_CALLS.revoke, { linkId: Id }, WITH_NOTICE),
    onSettled: async () => {
      setAsked(false);
      await refreshEmployerSignatures(quoteId);
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`${verb} link of ${formatInstant(CreatedAt)}`}
        onClick={() => setAsked(true)}
      >
        {verb} link
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${verb} this link?`}
        confirmLabel={`${verb} link`}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {whatThen}
      </ConfirmDialog>
    </>
  );
}

const WITHDRAWING = [
  'Withdraw',
  'The employer can no longer read or sign the application with it. You can make another link.',
] as const;
const CLOSING = ['Close', 'The employer can no longer open what was answered with it. The answer stays.'] as const;
