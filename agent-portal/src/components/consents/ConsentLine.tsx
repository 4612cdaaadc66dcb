import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Collapse, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CONSENT_WAYS,
  type ConsentKind,
  type ConsentState,
  type RecordedWay,
  needsFile,
  REVOKED_WAY_LABELS,
  STATE_LABELS,
  WAY_LABELS,
} from '#shared/consents/consent-codes';
import { type ConsentResponse, NAME_LIMIT } from '#shared/consents/consent.record';
import { CONSENT_CALLS } from '#shared/consents/consents.calls';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { languageNote } from '#shared/languages/language';
import { nameProblem } from '#shared/formats/person-name';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useRecordForm } from '#web/records/use-record-form';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifyError, notifySuccess } from '../../app/notify.ts';
import { TechnicalDetails } from '../TechnicalDetails.tsx';
import { AgreedText } from './AgreedText.tsx';
import { ProofFile } from './ProofFile.tsx';
import { WhenFields } from './WhenFields.tsx';
import { instantOf, NOW, type WhenForm } from './consent-form.ts';
import { attachProof, proofPath, refreshConsents } from './consents-queries.ts';

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
              {consent.Answered && ` · ${consent.Answered.Address} · ${consent.Answered.Browser}`}
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
    consent.Answered === null
      ? `Recorded ${formatInstant(consent.RecordedAt)} by ${consent.RecordedBy}`
      : `Answered online by ${consent.Answered.SignedByName}${consent.Answered.SentTo === null ? '' : `, asked at ${consent.Answered.SentTo}`}${languageNote(consent.Answered.Language, true)}`,
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

interface RevokeForm extends WhenForm {
  Way: RecordedWay;
  RevokedBy: string;
}

const REVOKE_LABELS: Record<ConsentKind, string> = { Consent: 'Revoke consent', Review: 'Withdraw review' };
const EFFECTS: Record<ConsentKind, string> = {
  Consent:
    'From then on you may do nothing more for the client at the marketplace. Earlier consents for this quote end too. The record stays, with ' +
    'the revocation.',
  Review: 'Nothing can be submitted until the client has reviewed the application again. The record stays.',
};
const REVOKED: Record<ConsentKind, string> = { Consent: 'Consent revoked.', Review: 'Review withdrawn.' };
const WAYS = CONSENT_WAYS.map((value) => ({ value, label: REVOKED_WAY_LABELS[value] }));

interface RevokeConsentDialogProps {
  consent: ConsentResponse;
  onClose: () => void;
}

/** Records that the client has revoked a consent, or withdrawn a review. */
function RevokeConsentDialog({ consent, onClose }: RevokeConsentDialogProps) {
  const { Id, Kind, ConsumerName, RepresentativeName } = consent;
  const editing = useRecordForm<RevokeForm, { Version: number }>({
    noun: 'record',
    start: { ...NOW, Way: 'Call', RevokedBy: RepresentativeName ?? ConsumerName },
    version: null,
    save: async (form) => {
      await call(CONSENT_CALLS.revoke, {
        id: Id,
        body: { Way: form.Way, RevokedBy: form.RevokedBy, RevokedAt: instantOf(form) },
      });
      return { Version: 1 };
    },
    onSaved: async () => {
      notifySuccess(REVOKED[Kind]);
      await refreshConsents();
      onClose();
    },
  });
  return (
    <RecordFormDialog
      editing={editing}
      title={`${REVOKE_LABELS[Kind]}?`}
      saveLabel={REVOKE_LABELS[Kind]}
      maxWidth="sm"
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{EFFECTS[Kind]}</Typography>
        <SelectInput<RevokeForm, RecordedWay> name="Way" label="How the client told you" required options={WAYS} />
        <TextInput<RevokeForm>
          name="RevokedBy"
          label="Who told you"
          required
          check={nameProblem}
          maxLength={NAME_LIMIT}
        />
        <WhenFields label="When" />
      </Stack>
    </RecordFormDialog>
  );
}
