import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type {
  EmployerLinkResponse,
  EmployerSignatureResponse,
  NewEmployerLinkRequest,
} from '#shared/enrollment/employer-signature.record';
import { employerNameProblem, type EmployerSignatureState } from '#shared/enrollment/employer-signing';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { formatInstant } from '#shared/formats/instant';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { linkHistory, STATE_LABELS } from '#web/decisions/employer-words';
import { errorMessage } from '#web/http/api-error';
import { call, WITH_NOTICE } from '#web/http/calls';
import { CopyLink } from '#web/inputs/CopyLink';
import { PlainField } from '#web/inputs/PlainField';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { employerSignaturesQuery, refreshEmployerSignatures } from './employer-signature-queries.ts';

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

interface RequestSignatureDialogProps {
  quoteId: number;
  onClose: () => void;
}

/** Makes a link with its code, and shows both once. */
function RequestSignatureDialog({ quoteId, onClose }: RequestSignatureDialogProps) {
  const id = useId();
  const fields = useLinkFields();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (request: NewEmployerLinkRequest) => call(EMPLOYER_SIGNATURE_CALLS.request, { quoteId, body: request }),
    onSuccess: () => refreshEmployerSignatures(quoteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = fields.check();
    if (request && !isPending) {
      mutate(request);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Request the employer’s signature</DialogTitle>
        <DialogContent>
          {data ? <IssuedLink link={data} /> : <LinkFields fields={fields} failure={error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{data ? 'Done' : 'Cancel'}</Button>
          {!data && (
            <Button type="submit" variant="contained" loading={isPending}>
              Create link
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Who signs and how long the link is valid, and what is wrong about them once they were sent. */
function useLinkFields() {
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(DEFAULT_SHARE_DAYS));
  const [problems, setProblems] = useState<Record<'name' | 'days', string | null>>({ name: null, days: null });
  /** null: something is wrong. */
  const check = (): NewEmployerLinkRequest | null => {
    const ExpiresInDays = days.trim() === '' ? NaN : Number(days);
    const found = { name: employerNameProblem(name), days: shareDaysProblem(ExpiresInDays) };
    setProblems(found);
    return (found.name ?? found.days) ? null : { EmployerName: name.trim(), ExpiresInDays };
  };
  return { name, setName, days, setDays, problems, check };
}

interface LinkFieldsProps {
  fields: ReturnType<typeof useLinkFields>;
  failure: Error | null;
}

const LinkFields = ({ fields: { name, setName, days, setDays, problems }, failure }: LinkFieldsProps) => (
  <Stack spacing={2} sx={{ pt: 1 }}>
    <Typography variant="body2" color="textSecondary">
      You get a link and a code to pass on. The employer needs both to read and sign the application. A new link ends an
      earlier one.
    </Typography>
    <PlainField label="Who signs for the employer" value={name} onChange={setName} problem={problems.name} autoFocus />
    <PlainField
      label="Link expires after (days)"
      type="number"
      value={days}
      onChange={setDays}
      problem={problems.days}
    />
    {failure && <Alert severity="error">{errorMessage(failure)}</Alert>}
  </Stack>
);

const IssuedLink = ({ link: { Url, Code, Signature } }: { link: EmployerLinkResponse }) => (
  <Stack spacing={2}>
    <CopyLink label={`Link for ${Signature.EmployerName}`} address={Url} />
    <div>
      <Typography variant="body2" color="textSecondary">
        Code
      </Typography>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
        {Code}
      </Typography>
    </div>
    <Typography variant="body2">Valid until {formatInstant(Signature.ExpiresAt)}.</Typography>
    <Alert severity="info">
      Send the link by email and give the code by phone; never send both together. Note them now: for security neither
      is stored.
    </Alert>
  </Stack>
);

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
